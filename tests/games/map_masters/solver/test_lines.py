"""Which cards matter where lines do not join to one path."""

from __future__ import annotations

from lanterne.games.map_masters.solver.lines import WHOLE, Drawings, Line
from lanterne.games.map_masters.solver.runs import CIRCLE, STOP

IN_AND_STOP: Line = ((0, STOP),)
THROUGH: Line = ((0, 1), (1, 0))
RING: Line = ((CIRCLE, CIRCLE),)
# Three cards in a row: slot 1 of one leads to slot 0 of the next.
LEAD = [-1, 6, -1, -1, -1, -1, 1, 12, -1, -1, -1, -1, 7, -1, -1, -1, -1, -1]


def fails_at(*cards: list[Line]) -> int:
    """Where the path fails that starts on the first card."""
    drawings = Drawings()
    numbers = [drawings.number(frozenset([drawings.set_of(lines)])) for lines in cards]
    return drawings.fails_at(0, LEAD, [0, 1, 2], numbers)


def test_lines_that_join_are_a_path() -> None:
    assert fails_at([THROUGH], [THROUGH], [IN_AND_STOP]) == WHOLE
    assert fails_at([IN_AND_STOP], [], []) == WHOLE


def test_cards_that_the_path_does_not_come_to_do_not_matter() -> None:
    assert fails_at([THROUGH], [], [IN_AND_STOP]) == 1


def test_what_a_path_leaves_matters() -> None:
    """With nothing on the last card it would be a path."""
    assert fails_at([IN_AND_STOP], [], [RING]) == 2
    assert fails_at([THROUGH], [IN_AND_STOP], [RING]) == 2


def test_any_card_might_have_a_circle() -> None:
    assert fails_at([((0, CIRCLE), (CIRCLE, 0))], [], []) == 2
