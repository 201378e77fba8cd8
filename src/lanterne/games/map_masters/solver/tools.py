"""Numbers of tools packed into one, a field of eight bits for each kind: two of them are added, or compared, at once. The one
climb of SB-4 counts like a tool.

What a system leaves of tools is packed too, and may be negative. Of scrolls it counts halves: a jump between circles takes one
scroll and has two ends, on cards that know nothing of each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.map_masters.kinds import TOOLS

POOLED = (*TOOLS, "climb")  # what a path has so much of, and no more
FIELD = 8
ONE = {tool: 1 << FIELD * place for place, tool in enumerate(POOLED)}
GUARD = 0x8080808080  # above each tool: what is missing borrows from it
SCROLL = TOOLS.index("scroll")
PLENTY = 40  # more than any path needs, and little enough to leave room in a field for what cards bring


def packed(numbers: Sequence[int]) -> int:
    return sum([number << FIELD * place for place, number in enumerate(numbers)])


def at_hand(numbers: Sequence[int]) -> list[int]:
    """Tools that are there, to be added to what systems leave."""
    return [min(number * (2 if place == SCROLL else 1), PLENTY) for place, number in enumerate(numbers)]


def unpacked(tools: int) -> list[int]:
    """The numbers, which may be negative."""
    return [(tools + GUARD >> FIELD * place & 0xFF) - 0x80 for place in range(len(POOLED))]


def positive(numbers: int) -> int:
    """Those that are not negative, and nothing for the others."""
    numbers += GUARD
    held = numbers & GUARD
    return numbers & held - (held >> FIELD - 1)


def larger(one: int, other: int) -> int:
    """Of each tool."""
    return one + positive(other - one)


def smaller(one: int, other: int) -> int:
    """Of each tool."""
    return one - positive(one - other)


def missing(tools: int, need: int) -> int:
    """What a pool lacks of a need, packed."""
    return positive(need - tools)


def is_one(lacking: int) -> bool:
    """Whether it is a single piece of a single tool: the wildcard stands for no more."""
    return lacking in (1, 1 << FIELD, 1 << 2 * FIELD, 1 << 3 * FIELD)
