"""Rooms: MM-ROOM, MM-MODEL-17, 18, 21, 23 to 25, 28, 29, MM-RULING-25 to 29, 51, 77."""

from __future__ import annotations

from itertools import combinations, permutations
from math import cos, pi, sin

import pytest

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.steps import read_step
from lanterne.games.map_masters.walk import INSIDE, Visits
from lanterne.kernel.faults import Fault
from tests.games.map_masters.sketches import ALL_BOOKS, draw, finds, hall, refusal, sketch, ways_on


def looped(middle: str, doors: str = "") -> Card:
    """Something in the middle, A, with L1 and R1, and a corridor that leads out of it by n and back by m."""
    return sketch(f"exits L1 R1; {middle}; node n U 2,9 : ; node m U 6,9 : ; edge L1 A; edge A n; edge n m; edge m A; "
                  f"edge A R1; {doors}")  # fmt: skip


def visited(content: str, doors: str = "R1 m n L1") -> Card:
    return looped(f"room A U 4,3 2x2 : {content}", f"doors A : {doors}")


# A monster room behind a place with two swords.
LAIR = sketch("exits L1 R1; node n U 2,3 : sword*2; room A U 5,3 2x2 : monster*2 coin*2 circle=c trapdoor=t>g sword scroll; "
              "node g D 5,5 : barrel; node h U 6,9 : ; edge L1 n; edge n A; edge A R1; edge A h; doors A : R1 h n")  # fmt: skip


@pytest.mark.rule("MM-ROOM-01")
def test_rooms_and_corridors_are_two_kinds_of_places() -> None:
    """The same map with a crossing and with a room in the middle: only the room is passed twice."""
    crossing, room = looped("node A U 4,3 : coin"), visited("coin")
    assert refusal(crossing, "L1 A n m A") == "CORRIDOR_USED"
    assert finds(draw(room, "L1 A n m A R1")) == {"coin": 1, "room": 1, "exit": 1}


@pytest.mark.rule("MM-ROOM-02")
def test_no_entrance_twice_and_no_crossing() -> None:
    assert refusal(visited(""), "L1 A n m A n") == "DOOR_USED"
    assert refusal(visited(""), "L1 A n m A L1") == "DOOR_USED"
    assert refusal(visited("", "R1 n m L1"), "L1 A n m A R1") == "CROSSES_PATH"


@pytest.mark.rule("MM-ROOM-03")
def test_a_room_is_emptied_once() -> None:
    walk = draw(visited("coin*2 key"), "L1 A n m A R1")
    assert finds(walk) == {"coin": 2, "key": 1, "room": 1, "exit": 1}
    assert walk.items["key"] == 1


@pytest.mark.rule("MM-ROOM-04")
def test_every_monster_must_be_defeated_on_entering() -> None:
    assert refusal(LAIR, "L1 n A R1") == "MONSTERS_LEFT"
    assert refusal(LAIR, "L1 n A; pay item; R1") == "MONSTERS_LEFT"
    assert draw(LAIR, "L1 n A; pay item; pay item; R1").ended


@pytest.mark.rule("MM-ROOM-05")
@pytest.mark.parametrize("step", ["teleport c > X.c with item", "fall t", "go h"])
def test_until_then_nothing_of_the_room_is_collected_or_used(step: str) -> None:
    walk = draw(LAIR, "L1 n A; pay item")
    assert finds(walk) == {"sword": 2}
    assert walk.items == {"sword": 1, "scroll": 0, "key": 0, "rope": 0}
    assert refusal(LAIR, f"L1 n A; pay item; {step}") == "MONSTERS_LEFT"


PIT = sketch("exits L1 R1; room A U 4,3 2x2 : trapdoor=t>g; node g D 4,6 : coin; edge L1 A; edge A R1; doors A : R1 L1")


@pytest.mark.rule("MM-ROOM-06")
def test_a_path_may_go_round_a_trapdoor_in_a_room() -> None:
    assert draw(PIT, "L1 A R1").ended


@pytest.mark.rule("MM-ROOM-07")
def test_a_fall_from_a_room_is_chosen() -> None:
    assert draw(PIT, "L1 A").at == ("X", "A")
    assert ways_on(draw(PIT, "L1 A")) == {"go R1", "fall t"}
    assert finds(draw(PIT, "L1 A; fall t")) == {"room": 1, "trap": 1, "coin": 1}


@pytest.mark.rule("MM-ROOM-08")
def test_a_trapdoor_in_a_room_is_met_by_entering() -> None:
    assert finds(draw(PIT, "L1 A")) == {"room": 1, "trap": 1}
    assert finds(draw(PIT, "L1 A; fall"))["trap"] == 1, "falling does not count it again"


# A room with a circle that is passed early; then a corridor with a scroll and a circle of its own.
GALLERY = ("exits L1 R1 R2; room A U 4,3 2x2 : circle=c; node n U 6,3 : scroll*2; circle d U 6,6; {more} "
           "edge L1 A; edge A n; edge n d; edge d R2; ")  # fmt: skip


@pytest.mark.rule("MM-ROOM-09")
def test_a_circle_of_a_visited_room_serves_later_as_arrival() -> None:
    card = sketch(GALLERY.format(more="") + "edge A R1; doors A : R1 n L1")
    walk = draw(card, "L1 A n d; teleport > X.c with item; R1")
    assert finds(walk) == {"room": 1, "circle": 2, "scroll": 2, "exit": 1}


@pytest.mark.rule("MM-ROOM-09")
def test_a_circle_of_a_visited_room_serves_later_as_departure() -> None:
    card = sketch("exits L1 R1; room A U 4,3 2x2 : circle=c; node n U 2,9 : scroll; node m U 6,9 : ; circle d U 6,6; "
                  "edge L1 A; edge A n; edge n m; edge m A; edge d R1; doors A : m n L1")  # fmt: skip
    assert refusal(card, "L1 A; teleport c > X.d with item") == "NO_ITEM"
    assert draw(card, "L1 A n m A; teleport c > X.d with item; R1").ended


@pytest.mark.rule("MM-ROOM-10")
def test_without_an_unused_door_that_room_is_a_dead_end() -> None:
    card = sketch(GALLERY.format(more="") + "doors A : n L1")
    walk = draw(card, "L1 A n d; teleport > X.c with item")
    assert ways_on(walk) == set()
    assert "exit" not in finds(walk)


# --- the model -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MODEL-17")
def test_doors_are_listed_clockwise_each_once() -> None:
    assert visited("").doors["A"] == ("A-R1", "m-A", "A-n", "L1-A")
    for wrong, fault in (("R1 m n", "card-doors"), ("R1 m n n", "card-door"), ("R1 m n L2", "card-door")):
        with pytest.raises(Fault) as caught:
            visited("", wrong)
        assert caught.value.message == fault
    with pytest.raises(Fault) as caught:
        looped("room A U 4,3 2x2 :")
    assert caught.value.message == "card-missing"


@pytest.mark.rule("MM-MODEL-17")
def test_the_order_of_the_doors_decides_what_crosses() -> None:
    assert refusal(visited("", "L1 m n R1"), "L1 A n m A R1") == "CROSSES_PATH"
    assert draw(visited("", "L1 n m R1"), "L1 A n m A R1").ended


@pytest.mark.rule("MM-MODEL-18")
def test_what_a_room_may_hold() -> None:
    room = LAIR.nodes["A"]
    assert (room.monsters, room.circles, dict(room.items)) == (2, ("c",), {"coin": 2, "sword": 1, "scroll": 1})
    assert [(door.id, door.node, door.landing) for door in room.trapdoors] == [("t", "A", "g")]
    cellar = sketch("exits L1; room A U 4,3 2x2 : barrel*2 monster; node n U 6,6 : barrel; edge L1 n; edge n A; doors A : n")
    assert draw(cellar, "L1 n; tele-barrel X.A with SB-5", "SB-5").at == ("X", "A")
    assert draw(cellar, "L1; tele-monster X.A with SB-3", "SB-3").pending == "monster"


@pytest.mark.rule("MM-MODEL-21")
def test_a_path_and_its_copy_go_their_own_ways() -> None:
    """The copy falls through the trapdoor; another leaves by a door."""
    walk = draw(LAIR, "L1 n A; pay item", ALL_BOOKS, sword=1, scroll=1)
    twin = walk.copy()
    before = (walk.at, walk.pending, walk.rooms["X", "A"].left, dict(walk.items), dict(walk.tokens), dict(walk.books))
    kept = (set(walk.visited), set(walk.used), dict(walk.counts), dict(walk.fates), set(walk.circles), list(walk.spent))
    for step in ("sacrifice key with SB-8", "pay item", "fall t"):
        twin.take(read_step(step))
    assert before == (walk.at, walk.pending, walk.rooms["X", "A"].left, walk.items, walk.tokens, walk.books)
    assert kept == (walk.visited, walk.used, walk.counts, walk.fates, walk.circles, walk.spent)
    assert (twin.at, twin.fates, twin.spent) == (("X", "g"), {("X", "t"): "fallen"}, ["SB-8"])
    other = draw(LAIR, "L1 n A; pay item; pay item")
    other.copy().take(read_step("go R1"))
    assert (other.used, other.rooms["X", "A"].strands, other.ended) == ({("X", "L1-n"), ("X", "n-A")}, (), False)


@pytest.mark.rule("MM-MODEL-23")
def test_strands_join_doors_or_end_inside() -> None:
    assert draw(visited(""), "L1 A n m A R1").rooms["X", "A"].strands == ((3, 2), (1, 0))
    assert draw(visited(""), "L1 A n m A").rooms["X", "A"].strands == ((3, 2),), "the second is still open"
    fallen = draw(PIT, "L1 A; fall t")
    assert fallen.rooms["X", "A"].strands == ()
    landed = sketch("exits L1; trapdoor t U 2,3 > A; room A D 4,3 2x2 : ; node n D 6,6 : ; edge L1 t; edge A n; doors A : n")
    assert draw(landed, "L1 t; fall").rooms["X", "A"].entry == INSIDE
    assert draw(landed, "L1 t; fall; n").rooms["X", "A"].strands == ()


def chords_cross(size: int, first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Whether two straight lines between doors on a round wall meet inside: another way to say it."""
    points = [(cos(2 * pi * door / size), sin(2 * pi * door / size)) for door in range(size)]

    def side(line: tuple[int, int], door: int) -> bool:
        (ax, ay), (bx, by), (x, y) = points[line[0]], points[line[1]], points[door]
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0

    return side(first, second[0]) != side(first, second[1]) and side(second, first[0]) != side(second, first[1])


@pytest.mark.rule("MM-MODEL-24")
@pytest.mark.parametrize("size", [4, 5, 6])
def test_which_strands_cross(size: int) -> None:
    tried = 0
    for a, b, c, d in permutations(range(size), 4):
        crossed = Visits(0, True, ((a, b),), c).crossings(d)
        assert crossed == chords_cross(size, (a, b), (c, d)), (a, b, c, d)
        tried += 1
    assert tried >= 24


@pytest.mark.rule("MM-MODEL-24")
def test_every_earlier_strand_is_looked_at() -> None:
    strands = ((0, 1), (2, 5), (3, 6))
    for entry, door in permutations((4, 7), 2):
        assert Visits(0, True, strands, entry).crossings(door) == 2
    for one, other in combinations((7, 8), 2):
        assert Visits(0, True, strands, one).crossings(other) == 0


@pytest.mark.rule("MM-MODEL-25")
def test_a_strand_that_begins_or_ends_inside_crosses_nothing() -> None:
    """L1 to n crosses m to R1 here; not when the line comes from a circle or goes into one."""
    card = sketch("exits L1 R1; room A U 4,3 2x2 : circle=c circle=e; node n U 2,9 : scroll*2; node m U 6,9 : ; "
                  "circle d U 6,6; edge L1 A; edge A n; edge n m; edge m A; edge n d; edge A R1; "
                  "doors A : R1 n m L1")  # fmt: skip
    assert refusal(card, "L1 A n m A R1") == "CROSSES_PATH"
    assert draw(card, "L1 A n d; teleport > X.c with item; R1").ended, "begins inside"
    assert draw(card, "L1 A; teleport c > X.e with fairy; n m A R1", scroll=1).ended, "the first ended inside"


@pytest.mark.rule("MM-MODEL-25")
@pytest.mark.parametrize("doors", ["L1 n R1", "n R1 L1", "R1 L1 n"])
def test_from_inside_every_door_may_be_taken(doors: str) -> None:
    card = sketch(GALLERY.format(more="") + f"edge A R1; doors A : {doors}")
    assert draw(card, "L1 A n d; teleport > X.c with item; R1").ended


@pytest.mark.rule("MM-MODEL-28")
def test_a_room_is_cleared_in_one_instant() -> None:
    """The last monster gone, the room, its monsters, items, circles and trapdoors all count at once."""
    before = finds(draw(LAIR, "L1 n A; pay item"))
    after = finds(draw(LAIR, "L1 n A; pay item; pay item"))
    assert before == {"sword": 2}
    assert after == {"sword": 3, "room": 1, "monster": 2, "coin": 2, "scroll": 1, "circle": 1, "trap": 1}
    assert finds(draw(hall("L1", "coin circle=c"), "L1 A")) == {"room": 1, "coin": 1, "circle": 1}, "no monster, at once"


@pytest.mark.rule("MM-MODEL-29")
def test_what_is_pending_blocks_every_step_but_payment() -> None:
    walk = draw(LAIR, "L1 n A", ALL_BOOKS, scroll=1)
    giving = {f"sacrifice {tool} with SB-8" for tool in ("sword", "scroll", "key", "rope")}
    assert ways_on(walk) == {"pay item", "pay SB-1"} | giving
    shaft = sketch("exits L1 R1; trapdoor t U 4,3 > g; node g D 4,6 : ; edge L1 t; edge t R1")
    assert ways_on(draw(shaft, "L1 t", rope=1)) == {"pay fairy", "fall t"}


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-25", "MM-MODEL-29")
def test_a_sword_that_lies_with_the_monster_does_not_help() -> None:
    assert refusal(hall("L1 R1", "monster sword"), "L1 A; pay item") == "NO_ITEM"


@pytest.mark.rule("MM-RULING-26")
def test_two_monsters_and_one_sword() -> None:
    one = sketch("exits L1 R1; node n U 2,3 : sword; room A U 5,3 2x2 : monster*2 coin; edge L1 n; edge n A; edge A R1; "
                 "doors A : R1 n")  # fmt: skip
    walk = draw(one, "L1 n A; pay item")
    assert ways_on(walk) == set()
    assert finds(walk) == {"sword": 1}
    assert walk.items["sword"] == 0


@pytest.mark.rule("MM-RULING-27")
def test_a_monster_room_may_be_entered_without_a_sword() -> None:
    walk = draw(hall("L1 R1", "monster coin"), "L1 A")
    assert finds(walk) == {}
    assert ways_on(walk) == set(), "there is no way back either"


@pytest.mark.rule("MM-RULING-28")
def test_a_defeated_monster_does_not_come_back() -> None:
    card = visited("monster")
    walk = draw(card, "L1 A; pay fairy; n m A R1", sword=1)
    assert finds(walk) == {"monster": 1, "room": 1, "exit": 1}


@pytest.mark.rule("MM-RULING-29")
def test_circles_of_a_room_are_met_by_entering() -> None:
    assert finds(draw(hall("L1 R1", "circle=c circle=d"), "L1 A R1")) == {"room": 1, "circle": 2, "exit": 1}


@pytest.mark.rule("MM-RULING-77")
def test_a_corridor_may_lead_from_a_room_back_into_it() -> None:
    card = sketch("exits L1 R1; room A U 4,3 2x2 : ; node n U 4,9 : coin; edge L1 A; edge one = A n; edge two = A n; "
                  "edge A R1; doors A : R1 one two L1")  # fmt: skip
    walk = draw(card, "L1 A; go n#two; go A#one; R1")
    assert finds(walk) == {"coin": 1, "room": 1, "exit": 1}
    assert walk.used == {("X", edge) for edge in ("L1-A", "one", "two", "A-R1")}, "both of its doors are used"
    assert refusal(card, "L1 A; go n#two; go A#two") == "DOOR_USED"


# Two strands, L1 to one and two to three, and a third that comes in by four.
KNOT = ("exits L1 R1 R2; room A U 4,6 2x2 : ; node n U 2,2 : ; node m U 6,2 : ; edge L1 A; edge one = A n; edge two = n A; "
        "edge three = A m; edge four = m A; edge A R1; edge A R2; doors A : ")  # fmt: skip


@pytest.mark.rule("MM-RULING-51")
def test_one_use_of_the_book_is_one_crossing() -> None:
    path = "L1 A; go n#one; go A#two; go m#three; go A#four"
    once = sketch(KNOT + "L1 four one R1 two three R2")
    assert draw(once, f"{path}; cross with SB-7; R1", "SB-7").ended
    twice = sketch(KNOT + "L1 two four one three R1 R2")
    there = "L1 A; go n#one; go A#two; cross with SB-7; go m#three; go A#four"
    assert refusal(twice, f"{there}; R1", "SB-7") == "CROSSES_PATH"
    assert refusal(twice, f"{there}; cross with SB-7", "SB-7") == "SPELL_USED"


@pytest.mark.rule("MM-RULING-51", "MM-SB-07")
def test_the_line_that_crossed_is_not_crossed_for_nothing() -> None:
    """Two to three crosses the first with the book; four to R1 would cross only that one, four to R2 the first too."""
    card = sketch(KNOT + "L1 two one four three R1 R2")
    path = "L1 A; go n#one; go A#two; cross with SB-7; go m#three; go A#four"
    assert refusal(card, f"{path}; R1", "SB-7") == "CROSSES_PATH"


@pytest.mark.rule("MM-RULING-51")
def test_the_book_opens_no_corridor_crossing() -> None:
    crossing = looped("node A U 4,3 : ")
    assert refusal(crossing, "L1 A n m; cross with SB-7", "SB-7") == "CROSS_NOT_NEEDED"
    assert refusal(crossing, "L1 A n m A", "SB-7") == "CORRIDOR_USED"
