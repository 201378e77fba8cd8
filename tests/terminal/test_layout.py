"""The places on the screen: every part inside it, none over another, and the question always there."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanterne.terminal.layout import Box, Needs, Plan, board_room, plan

SIZES = st.tuples(st.integers(1, 220), st.integers(1, 70))
NEEDS = st.builds(
    Needs, note=st.integers(0, 4), faces=st.integers(0, 5), entry=st.integers(0, 1), choices=st.integers(0, 25)
)


def visible(places: Plan) -> list[Box]:
    return [box for box in vars(places).values() if box.width > 0 and box.height > 0]


def apart(one: Box, other: Box) -> bool:
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return beside or one.y + one.height <= other.y or other.y + other.height <= one.y


@given(size=SIZES, needs=NEEDS, share=st.integers(0, 100))
def test_parts_lie_apart_and_inside(size: tuple[int, int], needs: Needs, share: int) -> None:
    width, height = size
    needs.note, needs.faces = min(needs.note, height // 6), min(needs.faces, height // 4)
    room = board_room(width, height, needs)
    places = plan(width, height, needs, room[1] * share // 100)
    boxes = visible(places)
    if height >= 8:
        assert all(box.x >= 0 and box.y >= 0 for box in boxes)
        assert all(box.x + box.width <= width and box.y + box.height <= height for box in boxes)
        assert all(apart(one, other) for place, one in enumerate(boxes) for other in boxes[place + 1 :])


@given(size=st.tuples(st.integers(20, 220), st.integers(8, 70)), needs=NEEDS)
def test_the_question_and_some_options_are_always_there(size: tuple[int, int], needs: Needs) -> None:
    width, height = size
    needs.note, needs.faces = min(needs.note, height // 6), min(needs.faces, height // 4)
    places = plan(width, height, needs, board_room(width, height, needs)[1])
    assert places.question.y < height - 1
    assert places.choices.height == min(needs.choices, max(2, height // 3))
    assert places.footer == Box(0, height - 1, width, 1)


def test_a_usual_terminal_has_room_for_the_board_and_details() -> None:
    needs = Needs(0, 0, 0, 3)
    assert board_room(80, 24, needs) == (80, 16)
    places = plan(80, 24, needs, 13)
    assert (places.log.width, places.details.width, places.log.height) == (48, 32, 6)


def test_a_wide_terminal_has_details_at_its_side() -> None:
    places = plan(120, 40, Needs(0, 0, 0, 3), 19)
    assert places.details == Box(80, 0, 40, 39)
    assert places.log.width == 80
