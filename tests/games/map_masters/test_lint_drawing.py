"""The drawing of a card: MM-CONTENT-02, MM-MODEL-16, 17. What is on one level lies apart, things of two levels never meet."""

from __future__ import annotations

import pytest

from lanterne.games.map_masters.kinds import LEVELS, LOWER, UPPER
from lanterne.games.map_masters.lint import lint
from tests.games.map_masters.sketches import findings, sketch

ENDS = "node a {0} 2,6 : ; node b {0} 6,6 :"
WAY = f"{ENDS}; edge a b"


def clashes_on(lines: str) -> str:
    found = [fault for fault in lint(sketch(f"exits L1; {lines}")) if fault.message == "lint-drawing"]
    return ", ".join(str(fault.args_by_name["got"]) for fault in found)


@pytest.mark.rule("MM-CONTENT-02", "MM-MODEL-16")
@pytest.mark.parametrize(("here", "there"), [(UPPER, LOWER), (LOWER, UPPER)])
@pytest.mark.parametrize(
    ("lines", "clash"),
    [
        ("node a {0} 4,6 : ; node b {1} 4,6 :", "node:a node:b"),
        ("room A {0} 4,6 2x2 : ; doors A : ; node a {1} 4,6 :", "room:A node:a"),
        ("room A {0} 4,6 2x2 : ; doors A : ; node a {1} 5,6 :", "room:A node:a"),
        ("room A {0} 4,6 2x2 : ; doors A : ; room C {1} 5,7 2x2 : ; doors C :", "room:A room:C"),
        ("room A {0} 4,6 2x2 : ; doors A : ; room C {1} 6,6 2x2 : ; doors C :", "room:A room:C"),
        (f"{WAY}; room C {{1}} 4,6 2x2 : ; doors C :", "edge:a-b room:C"),
        (f"{WAY}; room C {{1}} 4,7 2x2 : ; doors C :", "edge:a-b room:C"),
        (f"{WAY}; node c {{1}} 4,6 :", "edge:a-b node:c"),
        (f"{WAY}; node c {{1}} 4,4 : ; node d {{1}} 4,8 : ; edge c d", "edge:a-b edge:c-d"),
        (f"{WAY}; node c {{1}} 4,4 : ; node d {{1}} 6,4 : ; edge c d via 4,6", "edge:a-b edge:c-d"),
    ],
)
def test_two_things_in_one_place(lines: str, clash: str, here: str, there: str) -> None:
    """They overlap, cross or only touch; on different levels they do not meet."""
    assert clashes_on(lines.format(here, here)) == clash
    assert clashes_on(lines.format(here, there)) == ""


@pytest.mark.rule("MM-CONTENT-02", "MM-MODEL-16")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("lines", "clash"),
    [
        ("stairs a 4,6; node b {0} 4,6 :", "node:a node:b"),
        (f"{WAY}; stairs c 4,6", "edge:a-b node:c"),
        (f"{WAY}; node c {{0}} 4,4 : ; edge a c", ""),
        (f"{WAY}; node c {{0}} 4,4 : ; edge a c via 2,8 4,8", "edge:a-b edge:a-c"),
        (f"{WAY}; edge long = a b via 1,6 1,8 6,8", ""),
        (f"{WAY}; edge long = a b via 7,6 7,8", "edge:a-b edge:long, edge:long edge:long"),
        (f"{ENDS}; edge a b via 4,6 4,4 3,4 3,8", "edge:a-b edge:a-b"),
        (f"{ENDS}; edge a b via 8,6", "edge:a-b edge:a-b"),
        ("room A {0} 4,6 2x2 : ; node b {0} 7,4 : ; edge A b via 4,3 1,3 1,7 7,7; doors A : b", "edge:A-b room:A"),
        ("room A {0} 4,6 2x2 : ; node b {0} 7,4 : ; edge A b via 4,3 1,3 1,8 7,8; doors A : b", ""),
        ("room A {0} 4,6 2x2 : ; doors A : ; node a {0} 6,6 : ; room C {0} 4,9 2x2 : ; doors C :", ""),
    ],
)
def test_corridors_meet_at_their_ends_only(lines: str, clash: str, level: str) -> None:
    assert clashes_on(lines.format(level)) == clash


@pytest.mark.rule("MM-CONTENT-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("at", "big"), [("1,6", "3x2"), ("7,6", "3x2"), ("4,1", "2x3"), ("4,11", "2x3")])
def test_rooms_lie_on_the_card(at: str, big: str, level: str) -> None:
    assert clashes_on(f"room A {level} {at} 2x2 : ; doors A :") == ""
    assert clashes_on(f"room A {level} {at} {big} : ; doors A :") == "room:A card:X"


@pytest.mark.rule("MM-CONTENT-02", "MM-MODEL-17")
@pytest.mark.parametrize("winding", ["A p via 4,3 7,3 7,10", "p A via 7,10 7,3 4,3"])
def test_a_door_lies_where_its_corridor_leaves(winding: str) -> None:
    """The corridor leaves the room at the top, winds around a place on the right and ends below."""
    lines = f"exits L1; room A U 4,6 2x2 : ; node q U 6,6 : ; node p U 4,10 : ; edge A q; edge {winding}; edge L1 A; doors A :"
    assert "MM-CONTENT-02 lint-clockwise" not in findings(sketch(f"{lines} p q L1"))
    assert "MM-CONTENT-02 lint-clockwise" in findings(sketch(f"{lines} q p L1"))
