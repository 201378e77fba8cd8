"""Teleporters, and the books that carry a path elsewhere: MM-TELE, MM-SB-03, 05, 06, 12, 13, MM-RULING-30 to 34, 48, 50, 54."""

from __future__ import annotations

import pytest

from tests.games.map_masters.sketches import ALL_BOOKS, BOX, corridor, draw, finds, hall, refusal, sketch, ways_on

# Circles c, d and e in corridors of their own, with scrolls at the start.
RING = sketch("exits L1 R1 R2 B; node n U 1,3 : scroll*2; circle c U 2,3; circle d U 4,3; circle e U 6,3; node m U 7,3 : coin; "
              "edge L1 n; edge n c; edge c R2; edge d e; edge e m; edge m R1; edge d B")  # fmt: skip
# A circle in the corridor, and two in a room behind a monster.
DEN = sketch("exits L1 R1; node n U 1,3 : scroll*2; circle c U 2,3; room A U 5,3 2x2 : monster circle=d circle=e coin; "
             "edge L1 n; edge n c; edge c A; edge A R1; doors A : R1 c")  # fmt: skip


@pytest.mark.rule("MM-TELE-01", "MM-OBJ-15")
def test_a_circle_counts_even_if_it_is_not_used() -> None:
    assert finds(draw(RING, "L1 n c R2")) == {"scroll": 2, "circle": 1, "exit": 1}


@pytest.mark.rule("MM-TELE-02")
def test_from_a_reached_circle_to_any_other() -> None:
    walk = draw(RING, "L1 n c", "SB-6", scroll=1)
    to = {f"teleport c > X.{circle} with {payment}" for circle in "de" for payment in ("item", "fairy", "SB-6")}
    assert ways_on(walk) == {"go R2"} | to
    assert refusal(RING, "L1 n; teleport > X.d with item") == "NOT_ON_CIRCLE"
    assert refusal(RING, "L1 n c; teleport > X.c with item") == "SAME_CIRCLE"
    without = sketch("exits L1; circle c U 2,3; circle d U 4,3; edge L1 c")
    assert ways_on(draw(without, "L1 c", "SB-1", sword=1)) == set()


@pytest.mark.rule("MM-TELE-03")
def test_both_circles_are_crossed_out_and_the_path_goes_on() -> None:
    walk = draw(RING, "L1 n c; teleport > X.d with item")
    assert walk.circles == {("X", "c"), ("X", "d")}
    assert walk.at == ("X", "d")
    assert finds(draw(RING, "L1 n c; teleport > X.d with item; B")) == {"scroll": 2, "circle": 2, "exit": 1}


@pytest.mark.rule("MM-TELE-04", "MM-RULING-33")
def test_a_crossed_out_circle_is_not_used_again() -> None:
    there = "L1 n c; teleport > X.d with item"
    assert refusal(RING, f"{there}; teleport > X.e with item") == "CIRCLE_USED", "not from where it arrived"
    assert refusal(RING, f"{there}; e; teleport > X.c with item") == "CIRCLE_USED", "not back to the first"
    study = hall("L1", "circle=c circle=d circle=e")
    for used in "cd":
        path = f"L1 A; teleport c > X.d with fairy; teleport {used} > X.e with fairy"
        assert refusal(study, path, scroll=2) == "CIRCLE_USED", "not in a room either"


@pytest.mark.rule("MM-TELE-05")
def test_the_circles_may_lie_on_different_cards() -> None:
    other = sketch("exits L1 R1; circle q U 4,3; edge L1 q; edge q R1", id="Y")
    cards = [RING, other]
    walk = draw(cards, "lay X 0,0; lay Y 1,1; X.L1 n c; teleport > Y.q with item; R1")
    assert finds(walk) == {"scroll": 2, "circle": 2, "exit": 1}
    assert refusal(cards, "lay X 0,0; X.L1 n c; teleport > Y.q with item") == "TARGET_NOT_PLACED"


@pytest.mark.rule("MM-TELE-06")
def test_some_books_teleport_without_circles() -> None:
    far = corridor("barrel", "coin", "monster", "coin", "barrel")
    assert ways_on(draw(far, "L1 n1", ALL_BOOKS)) >= {"tele-monster X.n3 with SB-3", "tele-barrel X.n5 with SB-5"}
    assert draw(far, "L1 n1; tele-barrel X.n5 with SB-5; R1", "SB-5").ended
    assert draw(far, "L1; tele-monster X.n3 with SB-3", "SB-3").at == ("X", "n3")


@pytest.mark.rule("MM-TELE-06")
@pytest.mark.parametrize("step", [
    pytest.param("tele-monster Y.n2 with SB-3", marks=pytest.mark.rule("MM-SB-03", "MM-RULING-48")),
    pytest.param("tele-barrel Y.n2 with SB-5", marks=pytest.mark.rule("MM-SB-05", "MM-RULING-50")),
])  # fmt: skip
def test_they_do_so_from_card_to_card(step: str) -> None:
    there = "monster" if "monster" in step else "barrel"
    cards = [corridor("barrel"), corridor("", there, id="Y")]
    assert draw(cards, f"lay X 0,0; lay Y 1,0; X.L1 n1; {step}", ALL_BOOKS).at == ("Y", "n2")


# --- rulings on circles ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-30")
def test_a_teleport_into_a_room_with_monsters() -> None:
    """The path ends there if they stand; the arrival does not count, departure and payment stay used."""
    walk = draw(DEN, "L1 n c; teleport > X.d with item")
    assert (walk.pending, walk.items["scroll"], walk.circles) == ("monster", 1, {("X", "c"), ("X", "d")})
    assert finds(walk) == {"scroll": 2, "circle": 1}
    won = draw(DEN, "L1 n c; teleport > X.d with item; pay fairy; R1", sword=1)
    assert finds(won) == {"scroll": 2, "circle": 3, "monster": 1, "coin": 1, "room": 1, "exit": 1}


@pytest.mark.rule("MM-RULING-31")
def test_no_arrival_where_the_corridor_was_used() -> None:
    passed = sketch("exits L1; circle c U 2,3; circle d U 4,3; edge L1 c; edge c d")
    assert refusal(passed, "L1 c d; teleport > X.c with fairy", scroll=1) == "TARGET_VISITED"


@pytest.mark.rule("MM-RULING-32", "MM-MODEL-25")
def test_a_teleport_between_two_circles_of_one_room() -> None:
    walk = draw(DEN, "L1 n c A; pay fairy; teleport d > X.e with item; R1", sword=1)
    assert finds(walk) == {"scroll": 2, "circle": 3, "monster": 1, "coin": 1, "room": 1, "exit": 1}
    assert walk.rooms["X", "A"].strands == (), "both lines end inside"


@pytest.mark.rule("MM-RULING-34")
def test_one_scroll_pays_for_both_circles() -> None:
    assert draw(RING, "L1 n c; teleport > X.d with item").items["scroll"] == 1


@pytest.mark.rule("MM-SB-06")
def test_sb_6_activates_a_circle_without_a_scroll() -> None:
    circles = sketch("exits L1 R1; circle c U 2,3; circle d U 4,3; edge L1 c; edge d R1")
    assert finds(draw(circles, "L1 c; teleport > X.d with SB-6; R1", "SB-6")) == {"circle": 2, "exit": 1}
    assert refusal(circles, "L1 c; teleport > X.d with SB-1", "SB-1") == "WRONG_RESOURCE"
    assert refusal(corridor("monster"), "L1 n1; pay SB-6", "SB-6") == "WRONG_RESOURCE"
    there = "L1 n c; teleport > X.d with SB-6; e; teleport > X.f with SB-6"
    more = sketch("exits L1; node n U 1,3 : ; circle c U 2,3; circle d U 4,3; circle e U 6,3; circle f U 6,6; edge L1 n; "
                  "edge n c; edge d e")  # fmt: skip
    assert refusal(more, there, "SB-6") == "SPELL_USED", "one circle"


# --- onto a monster --------------------------------------------------------------------------------------------------

PREY = sketch("exits L1 R1 B; node n U 1,3 : sword*2; room A U 4,3 2x2 : coin; monster m U 6,3; "
              "room C U 6,9 2x2 : monster barrel; edge L1 n; edge n A; edge A m; edge m R1; edge C B; edge A C; "
              "doors A : m C n; doors C : B A")  # fmt: skip


@pytest.mark.rule("MM-SB-03")
def test_sb_3_carries_the_path_onto_a_monster_that_must_be_defeated() -> None:
    walk = draw(PREY, "L1 n; tele-monster X.m with SB-3", "SB-3")
    assert (walk.at, walk.pending, finds(walk)) == (("X", "m"), "monster", {"sword": 2})
    assert refusal(PREY, "L1 n; tele-monster X.m with SB-3; R1", "SB-3") == "OBSTACLE_PENDING"
    assert finds(draw(PREY, "L1 n; tele-monster X.m with SB-3; pay item; R1", "SB-3")) == {"sword": 2, "monster": 1, "exit": 1}
    assert finds(draw(PREY, "L1 n; tele-monster X.C with SB-3; pay item; B", "SB-3")) == {
        "sword": 2, "monster": 1, "room": 1, "barrel": 1, "exit": 1,
    }  # fmt: skip


@pytest.mark.rule("MM-RULING-48")
def test_sb_3_from_anywhere_but_not_after_an_exit_nor_while_something_waits() -> None:
    for path in ("L1", "L1 n", "L1 n A"):
        assert draw(PREY, f"{path}; tele-monster X.C with SB-3", "SB-3").at == ("X", "C")
    assert refusal(PREY, "L1 n A m; tele-monster X.C with SB-3", "SB-3") == "OBSTACLE_PENDING"
    assert refusal(PREY, "L1 n A m; pay item; R1; tele-monster X.C with SB-3", "SB-3") == "PATH_ENDED"


@pytest.mark.rule("MM-RULING-48")
def test_sb_3_needs_an_undefeated_monster_on_a_placed_card() -> None:
    assert refusal(PREY, "L1 n; tele-monster X.A with SB-3", "SB-3") == "NO_MONSTER_THERE"
    assert refusal(PREY, "L1 n A C; pay item; tele-monster X.C with SB-3", "SB-3") == "NO_MONSTER_THERE"
    assert refusal(PREY, "L1 n; tele-monster Y.m with SB-3", "SB-3") == "TARGET_NOT_PLACED"


@pytest.mark.rule("MM-RULING-48")
def test_sb_3_and_a_monster_that_stands() -> None:
    walk = draw(PREY, "L1; tele-monster X.C with SB-3", "SB-3")
    assert ways_on(walk) == set(), "the path ends there"
    assert finds(walk) == {}, "and nothing counts"


@pytest.mark.rule("MM-RULING-48")
def test_sb_3_ends_the_strand_inside_the_room_it_leaves() -> None:
    walk = draw(PREY, "L1 n A; tele-monster X.C with SB-3; pay item; A m", "SB-3")
    assert walk.rooms["X", "A"].strands == ((1, 0),), "only from C to m"


# --- from barrel to barrel -------------------------------------------------------------------------------------------

CELLARS = sketch("exits L1 R1 B; node n U 1,3 : barrel; room A U 4,3 2x2 : barrel*2; node m U 6,3 : barrel; "
                 "node q U 6,9 : coin; room C U 4,9 2x2 : barrel; edge L1 n; edge n A; edge A m; edge m q; edge q R1; "
                 "edge A C; edge C B; doors A : m C n; doors C : A B")  # fmt: skip


@pytest.mark.rule("MM-SB-05")
def test_sb_5_carries_the_path_from_a_barrel_to_another() -> None:
    assert finds(draw(CELLARS, "L1 n; tele-barrel X.m with SB-5; q R1", "SB-5")) == {"barrel": 2, "coin": 1, "exit": 1}
    assert draw(CELLARS, "L1 n A; tele-barrel X.m with SB-5", "SB-5").at == ("X", "m"), "from a room too"
    assert refusal(CELLARS, "L1 n; tele-barrel X.m with SB-5; q; tele-barrel X.A with SB-5", "SB-5") == "SPELL_USED"
    assert refusal(CELLARS, "L1; tele-barrel X.m with SB-5", "SB-5") == "NO_BARREL_HERE"
    assert refusal(CELLARS, "L1 n; tele-barrel X.q with SB-5", "SB-5") == "NO_BARREL_THERE"


@pytest.mark.rule("MM-RULING-50")
def test_sb_5_departs_from_a_barrel_that_is_collected() -> None:
    guarded = sketch("exits L1; room A U 4,3 2x2 : monster barrel; node m U 6,6 : barrel; edge L1 A; edge A m; doors A : m L1")
    assert refusal(guarded, "L1 A; tele-barrel X.m with SB-5", "SB-5") == "MONSTERS_LEFT"
    assert draw(guarded, "L1 A; pay fairy; tele-barrel X.m with SB-5", "SB-5", sword=1).at == ("X", "m")


@pytest.mark.rule("MM-RULING-50")
def test_sb_5_arrives_at_a_collected_barrel_only_in_a_room() -> None:
    assert refusal(CELLARS, "L1 n A; tele-barrel X.n with SB-5", "SB-5") == "TARGET_VISITED"
    assert draw(CELLARS, "L1 n A C; tele-barrel X.A with SB-5; m", "SB-5").at == ("X", "m")
    assert finds(draw(CELLARS, "L1 n A C; tele-barrel X.A with SB-5", "SB-5"))["barrel"] == 4, "it is not collected again"


@pytest.mark.rule("MM-RULING-50")
def test_sb_5_within_one_room_needs_two_barrels() -> None:
    walk = draw(CELLARS, "L1 n A; tele-barrel X.A with SB-5; m", "SB-5")
    assert walk.rooms["X", "A"].strands == ()
    assert refusal(CELLARS, "L1 n A C; tele-barrel X.C with SB-5", "SB-5") == "NO_BARREL_THERE"


# --- round the edges -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SB-12")
def test_sb_12_from_the_right_edge_to_the_left_and_in_again() -> None:
    walk = draw(hall("L1 R1 B"), "B A R1; wrap with SB-12; A", "SB-12")
    assert walk.at == ("X", "A")
    assert finds(walk) == {"room": 1}, "the exit is cancelled"
    assert draw(hall("L1 R1 B"), "B A L1; wrap with SB-12", "SB-12").at == ("X", "R1"), "and the other way round"
    assert refusal(hall("L1 B T"), "L1 A T; wrap with SB-12", "SB-12") == "NOT_OUTERMOST", "not from top to bottom"


@pytest.mark.rule("MM-SB-13")
def test_sb_13_between_top_and_bottom() -> None:
    assert draw(hall("L1 T B"), "L1 A T; wrap with SB-13", "SB-13").at == ("X", "B")
    assert draw(hall("L1 T B"), "L1 A B; wrap with SB-13", "SB-13").at == ("X", "T")
    assert finds(draw(hall("L1 T B"), "L1 A T; wrap with SB-13; A", "SB-13")) == {"room": 1}, "the exit is cancelled"
    assert refusal(hall("L1 R1 B"), "B A R1; wrap with SB-13", "SB-13") == "NOT_OUTERMOST"


# X lies at 0,0 and Y at 1,1: the rows 0, 1 and 2 are as wide as their cards.
STEPPED = [hall(id="X"), hall(id="Y")]


@pytest.mark.rule("MM-RULING-54")
@pytest.mark.parametrize(
    ("leave", "arrive"),
    [("X.L1", ("X", "R1")), ("X.L2", ("Y", "R1")), ("Y.R1", ("X", "L2")), ("Y.L2", ("Y", "R2")), ("X.R1", ("X", "L1"))],
)
def test_the_exact_opposite_lies_in_the_same_row(leave: str, arrive: tuple[str, str]) -> None:
    """It may be the same card."""
    card, slot = leave.split(".")
    path = f"lay X 0,0; lay Y 1,1; {card}.T A {slot}; wrap with SB-12"
    assert draw(STEPPED, path, "SB-12").at == arrive


@pytest.mark.rule("MM-RULING-54")
@pytest.mark.parametrize(("leave", "arrive"), [("X.T", ("Y", "B")), ("Y.B", ("X", "T"))])
def test_the_exact_opposite_lies_in_the_same_column(leave: str, arrive: tuple[str, str]) -> None:
    card, slot = leave.split(".")
    assert draw(STEPPED, f"lay X 0,0; lay Y 0,2; {card}.L1 A {slot}; wrap with SB-13", "SB-13").at == arrive


@pytest.mark.rule("MM-RULING-54", "MM-STEP-11")
@pytest.mark.parametrize(("leave", "book", "arrive"), [
    pytest.param("X.L2", "SB-12", ("Y", "L2"), marks=pytest.mark.rule("MM-SB-12")),
    pytest.param("Y.L2", "SB-12", ("X", "L2"), marks=pytest.mark.rule("MM-SB-12")),
    pytest.param("Y.B", "SB-13", ("Y", "T"), marks=pytest.mark.rule("MM-SB-13")),
    pytest.param("Y.T", "SB-13", ("Y", "B"), marks=pytest.mark.rule("MM-SB-13")),
])  # fmt: skip
def test_the_exact_opposite_where_a_card_is_turned(leave: str, book: str, arrive: tuple[str, str]) -> None:
    """Y lies at 1,1 as before, but upside down: its printed L2 is on the right at the top."""
    card, slot = leave.split(".")
    start = "X.T" if card == "X" else "Y.R1"
    assert draw(STEPPED, f"lay X 0,0; lay Y 1,1 180; {start} A {slot}; wrap with {book}", book).at == arrive


@pytest.mark.rule("MM-RULING-54")
def test_no_way_round_to_a_closed_or_visited_slot_or_from_an_inner_gap() -> None:
    assert refusal(hall("L1 R2 B"), "L1 A R2; wrap with SB-12", "SB-12") == "OPPOSITE_CLOSED"
    assert refusal(hall("L1 R1"), "L1 A R1; wrap with SB-12", "SB-12") == "OPPOSITE_USED"
    cards = [hall(id=f"X{number}") for number in range(1, 6)]
    ground = "lay X1 0,0; lay X2 1,-1; lay X3 0,2; lay X4 1,2; lay X5 2,1"
    assert refusal(cards, f"{ground}; X1.L1 A R2; wrap with SB-12", "SB-12") == "NOT_OUTERMOST"
    assert refusal(cards, f"{ground}; X2.T A B; wrap with SB-13", "SB-13") == "NOT_OUTERMOST"


@pytest.mark.rule("MM-RULING-54")
def test_passing_through_is_no_exit() -> None:
    room = hall("L1 L2 R1 R2")
    assert finds(draw(room, "R2 A R1", "SB-12")) == {"room": 1, "exit": 1}
    assert finds(draw(room, "R2 A R1; wrap with SB-12; A", "SB-12")) == {"room": 1}
    assert finds(draw(room, "R2 A R1; wrap with SB-12; A L2", "SB-12")) == {"room": 1, "exit": 1}, "the next one is"


@pytest.mark.rule("MM-SB-12", "MM-SB-13")
def test_both_books_one_after_the_other() -> None:
    card = hall("L1 R1 T B R2")
    walk = draw(card, "R2 A B; wrap with SB-13; A L1; wrap with SB-12", "SB-12 SB-13")
    assert walk.at == ("X", "R1")
    assert walk.spent == ["SB-13", "SB-12"]


@pytest.mark.rule("MM-TELE-01")
def test_the_echo_well_has_its_circle_in_the_room() -> None:
    assert finds(draw(BOX["D5-01"], "T A; pay fairy", sword=1))["circle"] == 1
