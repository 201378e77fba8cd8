"""Cards, hands and tableaux for the tests of the solver."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random

from lanterne.games.map_masters import card_format
from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.exploration_check import Kit, check, fitting
from lanterne.games.map_masters.kinds import COUNTERS, TOOLS
from lanterne.games.map_masters.solver.solution import Solution
from lanterne.games.map_masters.tableau import Placement

CONTENT = Path(card_format.__file__).parent / "content"

# A card for the books: a landing under a trapdoor in a room, barrels in a room and in a corridor, a monster behind lava.
WORKSHOP = """
card X-1 tier 0
name en "Workshop" fr "Atelier"
exits L1 L2 R1 R2 T
room A U 4,3 3x2 : barrel*2 trapdoor=t1>g1 coin
node a1 U 2,3 : barrel
lava v1 U 6,3
monster m1 U 6,6
node e1 U 6,9 : coin*3
node g1 D 2,9 : key
stairs s1 2,11
node b1 U 4,11 :
edge L1 a1
edge a1 A
edge T A
edge A v1
edge v1 R1
edge A m1
edge m1 e1
edge e1 R2
edge g1 s1
edge s1 b1
edge b1 L2
edge b1 e1
doors A : T v1 m1 a1
"""

# Cards with few ways each, so that every path over several of them can be tried: things to fetch that something else bars.
SMALL = """
card X-2 tier 0
name en "Den" fr "Tanière"
exits L1 L2 R1
node a1 U 2,3 : barrel
monster m1 U 4,3
node b1 U 6,3 : coin*2
node c1 U 4,9 : sword
edge L1 a1
edge a1 m1
edge m1 b1
edge b1 R1
edge a1 c1
edge c1 L2

card X-3 tier 0
name en "Vault" fr "Coffre"
exits L2 R1 R2
room A U 4,3 3x2 : monster barrel coin*3
lock k1 U 6,9
node a1 U 3,9 : key
node b1 U 4,9 : scroll
edge L2 a1
edge a1 A
edge A R1
edge a1 b1
edge b1 k1
edge k1 R2
doors A : R1 a1

card X-4 tier 0
name en "Twin Rings" fr "Cercles jumeaux"
exits L1 T B
circle o1 U 2,3
circle o2 U 4,9
node a1 U 4,3 : scroll
node b1 U 4,6 : barrel*2
node c1 U 6,9 : key
edge L1 o1
edge T a1
edge a1 b1
edge o2 B
edge o2 c1

card X-5 tier 0
name en "Forge" fr "Forge"
exits R2 T B
lava v1 U 4,3
circle o1 U 6,6
monster m1 U 4,9
node a1 U 4,6 : rope
node b1 U 6,9 : coin
edge T v1
edge v1 a1
edge a1 o1
edge a1 m1
edge m1 B
edge o1 b1
edge b1 R2
"""
SMALL_CARDS = ("X-2", "X-3", "X-4", "X-5")


@cache
def designs() -> dict[str, Card]:
    cards = {}
    for file in sorted(CONTENT.glob("*.cards")):
        for card in card_format.read_cards(file.read_text(encoding="utf-8"), file.name):
            cards[card.id] = card
    for card in card_format.read_cards(WORKSHOP + SMALL, "made for tests"):
        cards[card.id] = card
    return cards


def some_cards(random: Random, count: int, *tiers: int) -> list[str]:
    return random.sample([card.id for card in designs().values() if card.tier in tiers], count)


def laid(hand: Sequence[str], random: Random) -> list[Placement]:
    """A legal tableau of all cards of a hand."""
    kit = Kit(designs(), hand, {}, {})
    while True:
        placements: list[Placement] = []
        for card in random.sample(list(hand), len(hand)):
            fits = fitting(kit, placements, card)
            if fits:
                placements.append(random.choice(fits))
        if len(placements) == len(hand):
            return placements


def every_tableau(hand: Sequence[str]) -> list[list[Placement]]:
    """All legal tableaux of a hand, of fewer cards too, found card by card; each once but for where it lies."""
    kit = Kit(designs(), hand, {}, {})
    seen = set()
    found = []
    todo = [[Placement(card, 0, 0, rot)] for card in hand for rot in (0, 180)]
    while todo:
        placements = todo.pop()
        left, top = min(p.x for p in placements), min(p.y for p in placements)
        key = frozenset((p.card, p.x - left, p.y - top, p.rot) for p in placements)
        if key not in seen:
            seen.add(key)
            found.append(placements)
            lying = {placement.card for placement in placements}
            todo += [[*placements, fit] for card in hand if card not in lying for fit in fitting(kit, placements, card)]
    return found


def some_weights(random: Random) -> dict[str, float]:
    if random.random() < 0.3:
        return {random.choice(COUNTERS): 1}
    return {counter: random.choice((0, 0.25, 1, 2, 3)) for counter in COUNTERS}


def some_tokens(random: Random) -> dict[str, int]:
    return {tool: random.choice((0, 0, 0, 1)) for tool in TOOLS}


def is_valid(found: Solution, hand: Sequence[str], tokens: Mapping[str, int], books: Sequence[str]) -> bool:
    return check(Kit(designs(), hand, tokens, dict.fromkeys(books, True)), found.exploration.dump()) is None


def weighed(found: Solution, weights: Mapping[str, float]) -> float:
    """What the counters of a solution weigh."""
    return sum(weights.get(counter, 0) * count for counter, count in found.counts.items())
