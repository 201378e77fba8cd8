"""Explorations at random for tests: kits from the box, paths that fit, paths that somebody spoilt, and nonsense."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from lanterne.games.map_masters.exploration_check import Exploration, Kit, read_exploration, sample
from lanterne.games.map_masters.kinds import BOOKS, EXPLORATION_BOOKS, SLOTS, TOOLS
from lanterne.games.map_masters.steps import FAIRY, ITEM, PAYMENTS, Step
from lanterne.games.map_masters.walk import Walk
from lanterne.kernel.asks import Json
from tests.games.map_masters.sketches import BOX


class Drawn(NamedTuple):
    """A kit and an exploration made with it."""

    kit: Kit
    data: Json

    @property
    def exploration(self) -> Exploration:
        return read_exploration(self.data)


@st.composite
def kits(draw: st.DrawFn, most: int = 5, every: bool = False) -> Kit:
    """A hand of the box, perhaps with tokens and any books; all those of the exploration if told, or by chance."""
    hand = draw(st.lists(st.sampled_from(list(BOX)), min_size=1, max_size=most, unique=True))
    tokens = draw(st.fixed_dictionaries({tool: st.integers(0, 2) for tool in TOOLS}))
    books = draw(st.dictionaries(st.sampled_from(BOOKS), st.booleans(), max_size=4))
    if every or draw(st.booleans()):
        books = dict.fromkeys(EXPLORATION_BOOKS, True) | ({} if every else books)
    return Kit(BOX, hand, tokens, books)


def chance_of(draw: st.DrawFn) -> Random:
    """Hypothesis picks the seed only: whole paths shrink badly."""
    return Random(draw(st.integers(0, 10**6)))


@st.composite
def samples(draw: st.DrawFn, most: int = 5, every: bool = False) -> Drawn:
    kit = draw(kits(most, every))
    return Drawn(kit, sample(kit, chance_of(draw).randrange))


def steps_to_try(walk: Walk) -> list[Step]:
    """Every step that has a name on this tableau, sensible or not."""
    found = [Step("link"), *(Step("pay", by=payment) for payment in (*PAYMENTS, "SB-9", "SB-3"))]
    found += [Step("wrap", by=book) for book in ("SB-12", "SB-13")]
    found += [Step("sacrifice", tool, by="SB-8") for tool in TOOLS]
    for card, design in walk.tableau.cards.items():
        found += [Step("tele-monster", node, card, "SB-3") for node in design.nodes]
        found += [Step("tele-barrel", node, card, "SB-5") for node in design.nodes]
    if walk.at is None:
        return found
    design = walk.tableau.cards[walk.at[0]]
    found += [Step("fall", door) for door in design.trapdoors]
    found += [Step("climb", door, by="SB-4") for door in design.trapdoors]
    for node in design.nodes:
        edges = design.between(walk.at[1], node)
        found += [Step("go", node, by=edge.id if len(edges) > 1 else "") for edge in edges] or [Step("go", node)]
    for source in walk.node(walk.at).circles:
        for card, other in walk.tableau.cards.items():
            for circle in other.circles:
                found += [Step("teleport", circle, card, payment, source) for payment in (ITEM, FAIRY, "SB-6", "SB-1")]
    return found


WORDS = st.sampled_from([
    "go A", "go a1", "go R1", "go L2", "link", "pay item", "pay fairy", "pay SB-1", "pay SB-9", "fall", "fall t1",
    "cross with SB-7", "climb t1 with SB-4", "wrap with SB-12", "wrap with SB-13", "sacrifice rope with SB-8",
    "teleport > D5-01.c1 with item", "tele-monster S-2.A with SB-3", "tele-barrel S-1.A with SB-5",
    "", "go", "jump", "go A#x", "teleport with item", "pay", "\n",
])  # fmt: skip


def spoil(chance: Random, data: Json, words: Callable[[], str]) -> Json:
    """One thing of an exploration is changed."""
    assert isinstance(data, dict)
    tableau, steps, start = [*as_list(data["tableau"])], [*as_list(data["steps"])], data["start"]
    what = chance.randrange(8)
    place = chance.randrange(len(steps) + 1)
    if what == 0:
        steps.insert(place, words())
    elif what == 1:
        del steps[place : place + 1]
    elif what == 2 and len(steps) > 1:
        one, other = chance.randrange(len(steps)), chance.randrange(len(steps))
        steps[one], steps[other] = steps[other], steps[one]
    elif what == 3 and tableau:
        moved = tableau[chance.randrange(len(tableau))]
        assert isinstance(moved, dict)
        key = chance.choice(["x", "y", "rot", "card"])
        tableau[tableau.index(moved)] = {**moved, key: chance.choice([0, 1, -1, 2, 180, 90, "S-1", None, 0.5])}
    elif what == 4 and tableau:
        tableau.pop(chance.randrange(len(tableau)))
    elif what == 5:
        starts: list[Json] = [None, {"card": chance.choice(list(BOX)), "slot": chance.choice(SLOTS)}, {"card": 3}, "S-1.L1"]
        start = chance.choice(starts)
    elif what == 6 and tableau:
        tableau.append(tableau[0])
    else:
        steps = [*steps[:place], *steps]
    return {"tableau": tableau, "start": start, "steps": steps}


def as_list(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data


@st.composite
def spoilt(draw: st.DrawFn) -> Drawn:
    """A path that fits, after one to three changes."""
    kit, data = draw(samples(3))
    chance = chance_of(draw)
    for _ in range(draw(st.integers(1, 3))):
        data = spoil(chance, data, lambda: draw(WORDS))
    return Drawn(kit, data)


LEAVES = st.none() | st.booleans() | st.integers(-300, 300) | st.floats(allow_nan=False) | st.text(max_size=12) | WORDS
JSONS: st.SearchStrategy[Json] = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
PLACED = (
    st.fixed_dictionaries({"card": st.sampled_from(["S-1", "D5-01"]) | JSONS, "x": JSONS, "y": JSONS, "rot": JSONS}) | JSONS
)
SHAPED: st.SearchStrategy[Json] = st.fixed_dictionaries({
    "tableau": st.lists(PLACED, max_size=3) | JSONS,
    "start": st.fixed_dictionaries({"card": JSONS, "slot": st.sampled_from(SLOTS) | JSONS}) | JSONS,
    "steps": st.lists(WORDS | JSONS, max_size=4) | JSONS,
})  # fmt: skip
NONSENSE: st.SearchStrategy[Json] = JSONS | SHAPED
