"""Drawing the path: MM-PATH, MM-MODEL-20, 22, 27, 32 to 34, MM-RULING-17 to 19."""

from __future__ import annotations

import pytest

from lanterne.games.map_masters.exploration_check import check
from lanterne.games.map_masters.geometry import faults_of
from lanterne.games.map_masters.kinds import COUNTERS
from lanterne.games.map_masters.missteps import Misstep
from lanterne.games.map_masters.steps import read_step
from tests.games.map_masters.sketches import (
    ALL_BOOKS,
    BOX,
    corridor,
    draw,
    finds,
    hall,
    kit_of,
    refusal,
    sketch,
    typed,
    ways_on,
)

PAIR = [corridor("coin", id="X"), corridor("barrel", id="Y")]
SIDE_BY_SIDE = "lay X 0,0; lay Y 1,0"
# A crossing j between L1 and R1, and a ring from j by a and b back to it, which T joins.
CROSSING = sketch("exits L1 R1 T; node j U 4,6 : ; node a U 6,9 : coin; node b U 2,9 : sword; edge L1 j; edge R1 j; "
                  "edge T a; edge a j; edge j b; edge b a")  # fmt: skip
# Two rooms joined by two corridors, one of them with a place in it.
TWINS = sketch("exits L1 R1 R2 B; room A U 2,6 2x2 : coin; room C U 6,6 2x2 : barrel; node n U 4,9 : ; edge L1 A; edge A C; "
               "edge A n; edge n C; edge C R1; edge C R2; edge A B; doors A : C n B L1; doors C : R1 R2 n A")  # fmt: skip


@pytest.mark.rule("MM-PATH-01")
def test_the_path_starts_at_a_free_edge() -> None:
    assert draw(PAIR, f"{SIDE_BY_SIDE}; X.L1").at == ("X", "L1")
    assert draw(PAIR, f"{SIDE_BY_SIDE}; Y.R1").at == ("Y", "R1")
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.R1") == "START_NOT_FREE"
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.T") == "START_CLOSED"


@pytest.mark.rule("MM-PATH-02")
def test_reaching_a_free_edge_ends_the_path_outside() -> None:
    walk = draw(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1 R1; link; n1 R1")
    assert walk.ended
    assert finds(walk) == {"coin": 1, "barrel": 1, "exit": 1}
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1 R1; link; n1 R1 n1") == "PATH_ENDED"


@pytest.mark.rule("MM-PATH-03")
@pytest.mark.parametrize("path", ["X.L1", "X.L1 n1", "X.L1 n1 R1", "X.L1 n1 R1; link; n1"])
def test_a_path_that_stops_elsewhere_is_no_exit(path: str) -> None:
    walk = draw(PAIR, f"{SIDE_BY_SIDE}; {path}")
    assert not walk.ended
    assert "exit" not in finds(walk)


@pytest.mark.rule("MM-PATH-04")
def test_the_exit_is_all_that_a_dead_end_loses() -> None:
    full = corridor("coin key", "lock", "barrel")
    out = finds(draw(full, "L1 n1 n2; pay item; n3 R1"))
    stopped = finds(draw(full, "L1 n1 n2; pay item; n3"))
    assert out == stopped | {"exit": 1}


@pytest.mark.rule("MM-PATH-05")
def test_no_corridor_twice() -> None:
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1 L1") == "CORRIDOR_USED"
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1 R1; link; link") == "CORRIDOR_USED", "back over the same link"
    assert refusal(TWINS, "L1 A C A") == "DOOR_USED", "between rooms too"
    assert finds(draw(TWINS, "L1 A C n A"))["room"] == 2, "by another way it is allowed"


@pytest.mark.rule("MM-PATH-06")
def test_the_path_does_not_cross_itself() -> None:
    """Clockwise L1, two, one, T, B: from L1 to one and in again by two, the line to B would cross the first."""
    room = sketch("exits L1 B T; room A U 4,6 2x2 : ; node a U 7,7 : ; edge L1 A; edge one = A a; edge two = a A; edge A B; "
                  "edge T A; doors A : L1 two one T B")  # fmt: skip
    assert refusal(room, "L1 A; go a#one; go A#two; B") == "CROSSES_PATH"
    assert finds(draw(room, "L1 A; go a#two; go A#one; B"))["exit"] == 1


@pytest.mark.rule("MM-PATH-07")
def test_a_room_may_be_entered_again() -> None:
    walk = draw(TWINS, "L1 A C n A B")
    assert walk.ended
    assert walk.rooms["X", "A"].strands == ((3, 0), (1, 2)), "L1 to C, then n to B"


@pytest.mark.rule("MM-PATH-08", "MM-MODEL-16")
def test_the_path_may_pass_under_itself_on_the_other_level() -> None:
    """The lower corridor from g to h runs under the upper one from a to b."""
    bridge = ("exits L1 R2; node a U 2,6 : ; node b U 6,6 : ; stairs s 6,3; node g {level} 4,3 : coin; node h {level} 4,9 : ; "
              "stairs t 6,9; edge L1 a; edge a b; edge b s; edge s g; edge g h; edge h t; edge t R2")  # fmt: skip
    assert finds(draw(sketch(bridge.format(level="D")), "L1 a b s g h t R2")) == {"coin": 1, "stairs": 2, "exit": 1}
    assert faults_of(sketch(bridge.format(level="D"))) == []
    assert faults_of(sketch(bridge.format(level="U"))) == ["edge:a-b edge:g-h"], "on one level corridors meet only at nodes"


@pytest.mark.rule("MM-PATH-09", "MM-MODEL-22", "MM-MODEL-26")
def test_a_crossing_is_corridor_and_passed_once() -> None:
    assert refusal(CROSSING, "T a b j a") == "CORRIDOR_USED"
    assert refusal(CROSSING, "L1 j b a j") == "CORRIDOR_USED", "by a corridor that is still unused"


@pytest.mark.rule("MM-MODEL-22")
def test_a_slot_is_passed_once() -> None:
    loop = hall("L1 R1 R2")
    ground = "lay X 0,0; lay X/2 1,0"
    there = f"{ground}; X.L1 A R1; link; A L2"
    with_left = [hall("L1 L2 R1 R2")]
    assert refusal(loop, "L1 A L1") == "DOOR_USED"
    assert draw(with_left, f"{there}; link; A").at == ("X", "A")
    assert refusal(with_left, f"{there}; link; A R2") == "DOOR_USED"


# --- dead ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-PATH-10")
def test_dead_end_where_every_corridor_is_used() -> None:
    walk = draw(CROSSING, "T a b j L1")
    assert walk.ended
    ring = sketch("exits L1; node j U 4,6 : ; node a U 6,9 : ; node b U 2,9 : coin; edge L1 j; edge j a; edge a b; edge b j")
    stuck = draw(ring, "L1 j a b")
    assert ways_on(stuck) == set()
    assert finds(stuck) == {"coin": 1}


@pytest.mark.rule("MM-PATH-11")
def test_dead_end_where_every_way_on_would_cross() -> None:
    room = sketch("exits L1 B; room A U 4,6 2x2 : coin; node a U 7,7 : ; edge L1 A; edge one = A a; edge two = a A; "
                  "edge A B; doors A : L1 two one B")  # fmt: skip
    walk = draw(room, "L1 A; go a#one; go A#two")
    assert ways_on(walk) == set()
    assert finds(walk) == {"coin": 1, "room": 1}


@pytest.mark.rule("MM-PATH-12")
@pytest.mark.parametrize("obstacle", ["monster", "lava", "lock"])
def test_dead_end_before_an_obstacle_that_cannot_be_overcome(obstacle: str) -> None:
    walk = draw(corridor("coin", obstacle, "barrel"), "L1 n1 n2")
    assert ways_on(walk) == set()
    assert finds(walk) == {"coin": 1}


@pytest.mark.rule("MM-PATH-13")
def test_dead_end_in_a_place_with_no_way_on() -> None:
    walk = draw(sketch("exits L1; node n U 4,6 : coin; edge L1 n"), "L1 n")
    assert ways_on(walk) == set()
    assert finds(walk) == {"coin": 1}


@pytest.mark.rule("MM-PATH-14")
def test_the_path_is_continuous() -> None:
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L1 R1") == "NO_SUCH_EDGE"
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L1; link") == "NO_SUCH_EDGE"
    assert refusal(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1; link") == "NO_SUCH_EDGE", "a link is taken at the edge of the card"
    assert refusal(BOX["D5-01"], "L1 a1 t1") == "NO_SUCH_EDGE"


@pytest.mark.rule("MM-PATH-14")
def test_only_teleportation_interrupts_it() -> None:
    circles = sketch("exits L1 R1; node a U 2,3 : scroll; circle c U 3,3; circle d U 6,3; edge L1 a; edge a c; edge d R1")
    assert refusal(circles, "L1 a c d") == "NO_SUCH_EDGE"
    assert draw(circles, "L1 a c; teleport > X.d with item; R1").ended


@pytest.mark.rule("MM-PATH-15")
def test_after_a_dead_end_discoveries_are_kept() -> None:
    assert finds(draw(corridor("coin*2", "rope recycle", "lock"), "L1 n1 n2 n3")) == {"coin": 2, "rope": 1, "recycle": 1}


@pytest.mark.rule("MM-PATH-16")
def test_a_room_that_is_the_dead_end_yields_everything_unless_a_monster_is_left() -> None:
    treasure = "coin*2 key"
    assert finds(draw(hall("L1", treasure), "L1 A")) == {"coin": 2, "key": 1, "room": 1}
    assert finds(draw(hall("L1", f"monster {treasure}"), "L1 A")) == {}
    assert finds(draw(hall("L1", f"monster {treasure}"), "L1 A; pay fairy", sword=1)) == {
        "coin": 2, "key": 1, "room": 1, "monster": 1,
    }  # fmt: skip


# --- arriving, ending ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MODEL-20")
def test_links_join_the_maps_of_all_cards() -> None:
    walk = draw(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1 R1; link; n1")
    assert finds(walk) == {"coin": 1, "barrel": 1}
    assert walk.visited == {("X", "L1"), ("X", "n1"), ("X", "R1"), ("Y", "L1"), ("Y", "n1")}


@pytest.mark.rule("MM-MODEL-27")
def test_arriving_in_a_corridor() -> None:
    """What lies there is collected, a circle is met, an obstacle waits."""
    card = corridor("coin*2 sword scissors", "circle", "monster")
    assert finds(draw(card, "L1 n1")) == {"coin": 2, "sword": 1, "scissors": 1}
    assert draw(card, "L1 n1").items["sword"] == 1
    assert finds(draw(card, "L1 n1 n2"))["circle"] == 1
    walk = draw(card, "L1 n1 n2 n3")
    assert (walk.pending, finds(walk).get("monster", 0)) == ("monster", 0)
    assert ("X", "n3") in walk.visited


@pytest.mark.rule("MM-MODEL-32")
def test_only_a_corridor_that_leads_to_a_free_edge_ends_the_path() -> None:
    assert not draw(PAIR, f"{SIDE_BY_SIDE}; X.L1").ended, "it starts there"
    assert not draw(PAIR, f"{SIDE_BY_SIDE}; X.L1 n1 R1").ended, "the edge is linked"
    ended = draw(PAIR, f"{SIDE_BY_SIDE}; Y.R1 n1 L1; link; n1 L1", ALL_BOOKS)
    assert ended.ended
    assert ways_on(ended) == set(), "the opposite edge was the start"
    other = draw(hall("L1 R1 B"), "B A R1", ALL_BOOKS)
    assert ways_on(other) == {"wrap with SB-12"}


@pytest.mark.rule("MM-MODEL-33", "MM-RULING-18")
def test_a_path_may_stop_after_any_step() -> None:
    card = corridor("sword key", "monster", "lock", "circle", "lava")
    steps = ["L1", "n1", "n2", "pay item", "go n3", "pay item", "go n4", "go n5"]
    for count in range(1, len(steps) + 1):
        data = typed(card, ";".join(steps[:count]))
        assert check(kit_of(card), data) is None
    assert finds(draw(card, ";".join(steps))) == {"sword": 1, "key": 1, "monster": 1, "lock": 1, "circle": 1}


@pytest.mark.rule("MM-MODEL-33")
def test_what_was_spent_on_an_uncleared_room_stays_spent() -> None:
    room = sketch("exits L1 R1; node n U 2,3 : sword; room A U 4,6 2x2 : monster*2 coin; edge L1 n; edge n A; edge A R1; "
                  "doors A : R1 n")  # fmt: skip
    walk = draw(room, "L1 n A; pay item")
    assert finds(walk) == {"sword": 1}
    assert walk.items["sword"] == 0


@pytest.mark.rule("MM-MODEL-34")
def test_what_a_path_counts() -> None:
    assert COUNTERS == (
        "barrel", "sword", "scroll", "coin", "key", "rope", "monster", "lock", "trap", "circle", "room", "stairs", "recycle",
        "scissors", "exit",
    )  # fmt: skip
    everything = "barrel*2 sword*3 scroll coin*4 key*2 rope*2 recycle scissors*2"
    first = draw(corridor(everything), "L1 n1")
    assert finds(first) == {
        "barrel": 2, "sword": 3, "scroll": 1, "coin": 4, "key": 2, "rope": 2, "recycle": 1, "scissors": 2,
    }  # fmt: skip
    both = draw([corridor(everything), hall("L1", everything, "Y")], "lay X 0,0; lay Y 1,0 0; X.L1 n1 R1; link; A")
    assert finds(both) == {counter: 2 * count for counter, count in finds(first).items()} | {"room": 1}


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-17")
def test_start_and_exit_are_not_the_same_slot() -> None:
    loop = sketch("exits L1; node j U 2,3 : ; node a U 4,2 : ; node b U 4,4 : ; edge L1 j; edge j a; edge a b; edge b j")
    assert refusal(loop, "L1 j L1") == "CORRIDOR_USED"
    assert refusal(hall("L1 R1"), "L1 A L1") == "DOOR_USED"
    assert refusal(hall("L1 R1"), "L1 A R1; wrap with SB-12", "SB-12") == "OPPOSITE_USED"


@pytest.mark.rule("MM-RULING-19")
def test_a_refused_step_changes_nothing() -> None:
    """The path is not void and not at its end: another step may be taken."""
    walk = draw(CROSSING, "L1 j", ALL_BOOKS, sword=1)
    before = (walk.at, set(walk.visited), set(walk.used), dict(walk.counts), dict(walk.books), walk.pending)
    steps = ["go L1", "go T", "link", "pay fairy", "pay SB-1", "fall", "climb t with SB-4", "cross with SB-7"]
    steps += ["tele-monster X.a with SB-3", "tele-barrel X.a with SB-5", "teleport > X.a with SB-6"]
    steps += ["wrap with SB-12", "wrap with SB-13"]
    for step in steps:
        with pytest.raises(Misstep):
            walk.take(read_step(step))
    assert before == (walk.at, walk.visited, walk.used, walk.counts, walk.books, walk.pending)
    assert finds(draw(CROSSING, "L1 j R1"))["exit"] == 1
