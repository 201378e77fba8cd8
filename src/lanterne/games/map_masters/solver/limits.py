"""What a card may have at most so that the solver can take it: its sets are small numbers, and so are tools and what takes
them."""

from __future__ import annotations

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import TOOL_FOR, TOOLS

MOST_BITS = 62  # of a mask, so that it stays a small number
MOST_ROOMS = 5
MOST_OF_A_TOOL = 8  # and of what takes it: five cards and a full pool then fit in a field, see `tools`


def excess(card: Card) -> tuple[str, int, int] | None:
    """What a card has too many of, in the words of the card format; how many, and how many there may be."""
    nodes = list(card.nodes.values())
    icons = card.icons()
    rooms = [node.id for node in nodes if node.is_room()]
    doors = [len(card.doors[room]) for room in rooms]
    counts = [
        ("room", len(rooms), MOST_ROOMS),
        ("node", len(nodes) - len(rooms) + sum(doors) + len(card.trapdoors) + len(card.circles), MOST_BITS),
        ("doors", sum([count * (count - 1) // 2 for count in doors]), MOST_BITS),
    ]
    counts += [(tool, sum([node.items.get(tool, 0) for node in nodes]), MOST_OF_A_TOOL) for tool in TOOLS]
    counts += [(kind, icons.get(kind, 0), MOST_OF_A_TOOL) for kind in (*TOOL_FOR, "circle")]
    return next((found for found in counts if found[1] > found[2]), None)
