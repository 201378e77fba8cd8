"""Small made-up cards, and paths drawn on them by typing: what the tests of maps have in common.

A path is written as somebody would point at it: `L1 n1 n2; pay item; n3 R1`. The first word is where it starts, words
that are no verb are nodes to go to, and semicolons stand before and after every other step. A single card need not be laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lanterne.games.map_masters.card_format import read_cards
from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.exploration_check import Kit, check, read_exploration, walk_of
from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.kinds import EXPLORATION_BOOKS, SLOTS
from lanterne.games.map_masters.lint import lint
from lanterne.games.map_masters.walk import Walk
from lanterne.games.map_masters.ways import allowed
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Refused

VERBS = (
    "go", "link", "pay", "fall", "climb", "teleport", "tele-monster", "tele-barrel", "cross", "wrap", "sacrifice",
)  # fmt: skip
CLOCKWISE = ("T", "R1", "R2", "B", "L2", "L1")
BOX = GAME.content.cards


def sketch(lines: str, id: str = "X", tier: int = 3) -> Card:
    """A card from the lines of its map, with semicolons between."""
    head = [f"card {id} tier {tier}", f'name en "{id}" fr "{id}"']
    (card,) = read_cards("\n".join([*head, *(line.strip() for line in lines.split(";"))]), "sketch")
    return card


def hall(exits: str = "L1 L2 R1 R2 T B", content: str = "", id: str = "X") -> Card:
    """One room, A, with a door to each open slot."""
    doors = [slot for slot in CLOCKWISE if slot in exits.split()]
    edges = "; ".join(f"edge {slot} A" for slot in exits.split())
    return sketch(f"exits {exits}; room A U 4,6 2x2 : {content}; {edges}; doors A : {' '.join(doors)}", id)


def corridor(*things: str, id: str = "X") -> Card:
    """A corridor from L1 to R1 with things one after the other: n1 to the last; several items may lie together."""
    lines = ["exits L1 R1"]
    for place, thing in enumerate(things, 1):
        obstacle = thing in ("lock", "lava", "monster", "circle")
        lines.append(f"{thing} n{place} U 1,3" if obstacle else f"node n{place} U 1,3 : {thing}")
    way = ["L1", *(f"n{place}" for place in range(1, len(things) + 1)), "R1"]
    lines += [f"edge {one} {other}" for one, other in pairwise(way)]
    return sketch("; ".join(lines), id)


def kit_of(cards: Card | Sequence[Card], books: str = "", used: str = "", **tokens: int) -> Kit:
    """A hand of one of each card (and a second copy), with books that are face up, used ones, and tokens."""
    several = [cards] if isinstance(cards, Card) else list(cards)
    hand = [name for card in several for name in (card.id, f"{card.id}/2")]
    owned = dict.fromkeys(books.split(), True) | dict.fromkeys(used.split(), False)
    return Kit({card.id: card for card in several}, hand, tokens, owned)


def typed(cards: Card | Sequence[Card], path: str) -> Json:
    """What is handed in."""
    lone = cards.id if isinstance(cards, Card) else ""
    tableau: list[Json] = []
    start: Json = None
    steps: list[Json] = []
    for part in path.split(";"):
        words = part.split()
        if words and words[0] == "lay":
            x, y = words[2].split(",")
            tableau.append({"card": words[1], "x": int(x), "y": int(y), "rot": int(words[3]) if words[3:] else 0})
        elif words and words[0] in VERBS:
            steps.append(" ".join(words))
        else:
            for word in words:
                if start is None:
                    card, _, slot = word.rpartition(".")
                    start = {"card": card or lone, "slot": slot}
                else:
                    steps.append(f"go {word}")
    if lone and not tableau:
        tableau.append({"card": lone, "x": 0, "y": 0, "rot": 0})
    return {"tableau": tableau, "start": start, "steps": steps}


def draw(cards: Card | Sequence[Card], path: str, books: str = "", used: str = "", **tokens: int) -> Walk:
    """The path as far as it is drawn; nothing about it is wrong."""
    kit, data = kit_of(cards, books, used, **tokens), typed(cards, path)
    assert check(kit, data) is None, check(kit, data)
    return walk_of(kit, read_exploration(data))


def refusal(cards: Card | Sequence[Card], path: str, books: str = "", used: str = "", **tokens: int) -> str:
    """The code with which a path is refused at its last step; what comes before is fine."""
    data = typed(cards, path)
    refused = check(kit_of(cards, books, used, **tokens), data)
    if refused is None:
        return "nothing is wrong"
    assert isinstance(data, dict)
    assert isinstance(data["steps"], list)
    assert refused.args_by_name["step"] == len(data["steps"]), f"an earlier step: {refused}"
    return code_of(refused)


def code_of(refused: Refused) -> str:
    return refused.message.removeprefix("check-").replace("-", "_").upper()


def finds(walk: Walk) -> dict[str, int]:
    """What a path counts, without what it did not find."""
    return {counter: count for counter, count in walk.counts.items() if count}


def ways_on(walk: Walk) -> set[str]:
    """Every step that may follow."""
    return {str(step) for step in allowed(walk)}


def findings(card: Card) -> list[str]:
    """What lint says about a card."""
    return [f"{fault.args_by_name['rule']} {fault.message}" for fault in lint(card)]


ALL_BOOKS = " ".join(EXPLORATION_BOOKS)
ALL_SLOTS = " ".join(SLOTS)
