"""Which cards matter where lines do not join to one path."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.map_masters.kinds import TOOLS
from lanterne.games.map_masters.solver.lines import ROOMS, WHOLE, Drawings, Line
from lanterne.games.map_masters.solver.runs import CIRCLE, STOP
from lanterne.games.map_masters.solver.tools import packed

NONE = (0, 0)  # tools, whether or not the room of a card was cleared
KEY, SWORD = [packed([int(tool == wanted) for tool in TOOLS]) for wanted in ("key", "sword")]
IN_AND_STOP: Line = ((0, (STOP, 0, NONE, NONE)),)
THROUGH: Line = ((0, (1, 0, NONE, NONE)), (1, (0, 0, NONE, NONE)))
RING: Line = ((CIRCLE, (CIRCLE, 0, NONE, NONE)),)
TO_A_CIRCLE: Line = ((0, (CIRCLE, 0, NONE, NONE)), (CIRCLE, (0, 0, NONE, NONE)))
BY_A_KEY: Line = ((0, (1, 0, NONE, (KEY, KEY))),)
BY_A_LOCK: Line = ((0, (1, 0, (KEY, KEY), (-KEY, -KEY))),)
BY_A_LOCK_AND_STOP: Line = ((0, (STOP, 0, (KEY, KEY), (-KEY, -KEY))),)
# Three cards in a row: slot 1 of one leads to slot 0 of the next.
LEAD = [-1, 6, -1, -1, -1, -1, 1, 12, -1, -1, -1, -1, 7, -1, -1, -1, -1, -1]


def fails_at(*cards: list[Line], pools: Sequence[int] = (0,), circles: int = 0b111, lead: list[int] = LEAD) -> int:
    """Where the path fails that starts on the first card."""
    drawings = Drawings(pools, circles)
    draw(drawings, *cards)
    return drawings.fails_at(lead, 0, list(range(len(cards))))


def draw(drawings: Drawings, *cards: list[Line]) -> None:
    drawings.drawn = [drawings.number(frozenset([sum(map(drawings.bit_of, lines))])) for lines in cards]


def test_lines_that_join_are_a_path() -> None:
    assert fails_at([THROUGH], [THROUGH], [IN_AND_STOP]) == WHOLE
    assert fails_at([IN_AND_STOP], [], []) == WHOLE


def test_cards_that_the_path_does_not_come_to_do_not_matter() -> None:
    assert fails_at([THROUGH], [], [IN_AND_STOP]) == 1


def test_what_a_path_leaves_matters() -> None:
    """With nothing on the last card it would be a path."""
    assert fails_at([IN_AND_STOP], [], [RING]) == 2
    assert fails_at([THROUGH], [IN_AND_STOP], [RING]) == 2


def test_of_all_that_a_path_leaves_the_first_is_enough_to_fail() -> None:
    assert fails_at([IN_AND_STOP], [RING], [RING]) == 1


def test_any_card_with_circles_might_be_next() -> None:
    assert fails_at([TO_A_CIRCLE], [], []) == 2
    assert fails_at([TO_A_CIRCLE], [], [], circles=0b011) == 1


def test_lines_in_a_ring_are_reason_enough() -> None:
    """The path goes on to the last card, but by two links the first two make a ring, whatever lies there."""
    there: Line = ((1, (2, 0, NONE, NONE)), (2, (1, 0, NONE, NONE)))
    back: Line = ((0, (2, 0, NONE, NONE)), (2, (0, 0, NONE, NONE)))
    to_the_last: Line = ((0, (3, 0, NONE, NONE)), (3, (0, 0, NONE, NONE)))
    lead = [-1] * 18
    for one, other in ((1, 6), (2, 8), (3, 12)):
        lead[one], lead[other] = other, one
    assert fails_at([to_the_last], [], [IN_AND_STOP], lead=lead) == WHOLE
    assert fails_at([to_the_last, there], [back], [IN_AND_STOP], lead=lead) == 1
    one_way: Line = ((0, (2, 0, NONE, NONE)),)
    assert fails_at([to_the_last, there], [one_way], [IN_AND_STOP], lead=lead) == 1


def test_a_key_must_come_before_the_lock() -> None:
    assert fails_at([BY_A_KEY], [BY_A_LOCK], [IN_AND_STOP]) == WHOLE
    assert fails_at([BY_A_LOCK], [BY_A_KEY], [IN_AND_STOP]) == 0
    assert fails_at([BY_A_LOCK], [BY_A_KEY], [IN_AND_STOP], pools=[KEY]) == WHOLE
    assert fails_at([BY_A_KEY], [BY_A_LOCK], [BY_A_LOCK_AND_STOP]) == 2


def test_the_wildcard_is_one_tool_or_another() -> None:
    by_a_monster: Line = ((0, (1, 0, (SWORD, SWORD), (-SWORD, -SWORD))),)
    assert fails_at([BY_A_LOCK], [THROUGH], [IN_AND_STOP], pools=[KEY, SWORD]) == WHOLE
    assert fails_at([by_a_monster], [THROUGH], [IN_AND_STOP], pools=[KEY, SWORD]) == WHOLE
    assert fails_at([by_a_monster], [BY_A_LOCK], [IN_AND_STOP], pools=[KEY, SWORD]) == 1


def test_a_room_gives_only_once() -> None:
    """On the second card both lines lead through the room with the key."""
    inwards: Line = ((0, (2, 1, NONE, (KEY, 0))),)
    back: Line = ((3, (1, 1, NONE, (KEY, 0))),)
    by_two_locks: Line = ((0, (STOP, 0, (2 * KEY, 2 * KEY), (-2 * KEY, -2 * KEY))),)
    lead = [*LEAD[:8], 9, 8, *LEAD[10:]]  # from slot 2 of the second card to its slot 3
    assert fails_at([THROUGH], [inwards, back], [BY_A_LOCK_AND_STOP], lead=lead) == WHOLE
    assert fails_at([THROUGH], [inwards, back], [by_two_locks], lead=lead) == 2
    assert fails_at([THROUGH], [inwards, back], [by_two_locks], lead=lead, pools=[KEY]) == WHOLE


def test_rooms_matter_as_long_as_a_line_leads_there() -> None:
    drawings = Drawings([0], 0)
    past: Line = ((2, (3, 0, NONE, NONE)),)
    inwards: Line = ((0, (1, 1, NONE, (KEY, 0))),)
    again: Line = ((4, (5, 1, NONE, (KEY, 0))),)
    draw(drawings, [inwards, past], [inwards, again])
    rooms = [drawings.ways_of(number << ROOMS, 0)[0][3] & (1 << ROOMS) - 1 for number in drawings.drawn]
    assert rooms == [0, 1]


def test_what_is_known_to_fail_need_not_be_looked_at_again() -> None:
    """Whatever lies on later cards."""
    drawings = Drawings([0], 0)
    drawings.forget(3)
    draw(drawings, [BY_A_LOCK], [BY_A_KEY], [IN_AND_STOP])
    drawings.fails_at(LEAD, 0, [0, 1, 2])
    assert drawings.failing_on(0, 0, 0, 0) == {drawings.drawn[0]}
    assert not drawings.failing_on(1, 0, 0, 0b001)  # another card
    assert not drawings.failing_on(0, 1, 0, 0)  # another network
    assert not drawings.failing_on(0, 0, 1, 0)  # from another card
    drawings.forget(3)
    assert not drawings.failing_on(0, 0, 0, 0)


def test_cards_between_those_that_matter_may_be_others() -> None:
    """From the first card to the last, and past the second."""
    lead = [-1, 12, *[-1] * 10, 1, *[-1] * 5]
    drawings = Drawings([0], 0)
    draw(drawings, [THROUGH], [BY_A_KEY], [BY_A_LOCK_AND_STOP])
    assert drawings.fails_at(lead, 0, [0, 1, 2]) == 2
    locked = drawings.drawn[2]
    draw(drawings, [THROUGH], [RING], [THROUGH])
    assert drawings.fails_at(lead, 0, [0, 1, 2]) == 2  # nothing leads to the ring
    assert drawings.failing_on(2, 0, 0, 0b011) == {locked, drawings.drawn[2]}
    draw(drawings, [THROUGH], [BY_A_LOCK], [])
    assert drawings.failing_on(2, 0, 0, 0b011) == {locked}
    assert not drawings.failing_on(2, 0, 0, 0b010)  # the first card is not drawn yet
    draw(drawings, [BY_A_KEY], [RING], [])
    assert not drawings.failing_on(2, 0, 0, 0b011)


def test_choices_on_the_last_card_fail_together_or_one_of_them_does_not() -> None:
    drawings = Drawings([0], 0)
    drawings.forget(3)
    lasts = {"lock": [BY_A_LOCK_AND_STOP], "two locks": [BY_A_LOCK, BY_A_LOCK_AND_STOP], "none": [IN_AND_STOP]}
    numbers = {}
    for name, lines in lasts.items():
        draw(drawings, [], [], lines)
        numbers[name] = drawings.drawn[2]
    order = [0, 1, 2]
    draw(drawings, [THROUGH], [THROUGH], [])
    assert drawings.all_fail_at(LEAD, 0, order, {numbers["lock"], numbers["none"]}) == WHOLE
    assert not drawings.failing_on(2, 0, 0, 0b011)
    assert drawings.all_fail_at(LEAD, 0, order, {numbers["lock"], numbers["two locks"]}) == 2
    assert drawings.failing_on(2, 0, 0, 0b011) == {numbers["lock"], numbers["two locks"]}
    draw(drawings, [THROUGH], [BY_A_LOCK], [])
    assert drawings.all_fail_at(LEAD, 0, order, {numbers["lock"], numbers["none"]}) == 1
    assert drawings.failing_on(1, 0, 0, 0b001) == {drawings.drawn[1]}
