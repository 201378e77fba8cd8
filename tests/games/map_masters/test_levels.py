"""Two levels, trapdoors and stairs: MM-LEVEL, MM-OBST-05 to 08, MM-MODEL-19, 30, 31, MM-SB-02, 04, MM-RULING-21 to 23, 47, 49,
72, 73."""

from __future__ import annotations

import pytest

from lanterne.games.map_masters.exploration_check import check
from lanterne.kernel.faults import Fault
from tests.games.map_masters.sketches import BOX, corridor, draw, finds, kit_of, refusal, sketch, typed, ways_on

# A trapdoor in the corridor from L1 to R1; below, g and h, and stairs that come up at B.
SHAFT = sketch("exits L1 R1 B; node n U 1,3 : rope; trapdoor t U 4,3 > g; node g D 4,6 : coin; node h D 4,8 : barrel; "
               "stairs s 4,10; edge L1 n; edge n t; edge t R1; edge g h; edge h s; edge s B")  # fmt: skip
# Two trapdoors above one landing.
DOUBLE = sketch("exits L1 R1 B; trapdoor t U 2,3 > g; trapdoor u U 6,3 > g; node g D 4,6 : ; stairs s 4,9; edge L1 t; "
                "edge t u; edge u R1; edge g s; edge s B")  # fmt: skip


@pytest.mark.rule("MM-LEVEL-01")
def test_there_are_two_levels() -> None:
    assert {node.level for card in BOX.values() for node in card.nodes.values() if node.kind != "stairs"} == {"U", "D"}
    with pytest.raises(Fault):
        sketch("exits L1; node n M 4,4 : ; edge L1 n")


@pytest.mark.rule("MM-LEVEL-02", "MM-OBST-06")
def test_a_trapdoor_drops_the_path_to_the_lower_level_where_it_goes_on() -> None:
    walk = draw(SHAFT, "L1 n t; fall")
    assert walk.at == ("X", "g")
    assert not walk.pending
    assert finds(draw(SHAFT, "L1 n t; fall; h s B")) == {
        "rope": 1, "trap": 1, "coin": 1, "barrel": 1, "stairs": 1, "exit": 1,
    }  # fmt: skip
    assert "go t" not in ways_on(walk), "it is a one-way drop"


@pytest.mark.rule("MM-LEVEL-03")
def test_stairs_lead_down_and_up() -> None:
    assert finds(draw(SHAFT, "B s h g")) == {"stairs": 1, "barrel": 1, "coin": 1}
    assert finds(draw(SHAFT, "L1 n t; fall; h s B"))["stairs"] == 1


@pytest.mark.rule("MM-LEVEL-04", "MM-TELE-05")
def test_a_teleport_may_change_level() -> None:
    deep = sketch("exits L1 R1; circle c U 2,3; circle d D 6,3; node n D 6,6 : coin; edge L1 c; edge c R1; edge d n")
    assert finds(draw(deep, "L1 c; teleport > X.d with fairy; n", scroll=1)) == {"circle": 2, "coin": 1}
    up = sketch("exits L1 R1; stairs s 2,3; circle c D 4,6; circle d U 6,3; edge L1 s; edge s c; edge d R1")
    assert finds(draw(up, "L1 s c; teleport > X.d with fairy; R1", scroll=1)) == {"stairs": 1, "circle": 2, "exit": 1}


@pytest.mark.rule("MM-OBST-05", "MM-ITEM-09")
def test_at_a_corridor_trapdoor_fall_or_use_a_rope() -> None:
    assert refusal(SHAFT, "L1 n t R1") == "TRAPDOOR_PENDING"
    assert ways_on(draw(SHAFT, "L1 n t", "SB-2")) == {"fall t", "pay item", "pay SB-2"}
    assert finds(draw(SHAFT, "L1 n t; pay item; R1")) == {"rope": 1, "trap": 1, "exit": 1}
    assert refusal(SHAFT, "L1 n t; pay item; fall") == "TRAPDOOR_USED", "whoever uses a rope stays above"


@pytest.mark.rule("MM-OBST-07")
def test_a_rope_need_not_be_used() -> None:
    walk = draw(SHAFT, "L1 n t; fall")
    assert walk.items["rope"] == 1


@pytest.mark.rule("MM-OBST-08")
def test_no_trapdoor_twice() -> None:
    """A room is left through its trapdoor, entered again, and the trapdoor is gone."""
    room = sketch("exits L1 R1; room A U 4,3 2x2 : trapdoor=t>G; room G D 4,6 2x2 : ; stairs s 6,8; node n U 6,5 : ; "
                  "edge L1 A; edge A R1; edge G s; edge s n; edge n A; doors A : R1 n L1; doors G : s")  # fmt: skip
    assert refusal(room, "L1 A; fall t; s n A; fall t") == "TRAPDOOR_USED"
    assert refusal(room, "L1 A; fall t; s n A; fall") == "TRAPDOOR_USED"
    assert draw(room, "L1 A; fall t; s n A R1").ended


@pytest.mark.rule("MM-STEP-05", "MM-OBST-08")
def test_of_two_trapdoors_in_a_room_the_one_that_is_left_needs_no_name() -> None:
    room = sketch("exits L1 R1 B; room A U 4,3 2x2 : trapdoor=t>G trapdoor=u>g; room G D 4,6 2x2 : ; stairs s 6,8; "
                  "node n U 6,5 : ; node g D 2,8 : coin; stairs r 2,10; edge L1 A; edge A R1; edge G s; edge s n; edge n A; "
                  "edge g r; edge r B; doors A : R1 n L1; doors G : s")  # fmt: skip
    assert refusal(room, "L1 A; fall") == "NO_SUCH_EDGE", "which one?"
    assert draw(room, "L1 A; fall t; s n A; fall").at == ("X", "g")
    assert draw(room, "L1 A; fall t; s n A; fall u").at == ("X", "g")


@pytest.mark.rule("MM-CHECK-01")
def test_the_refusal_of_a_used_trapdoor_says_where_it_is() -> None:
    refused = check(kit_of(SHAFT), typed(SHAFT, "L1 n t; pay item; fall"))
    assert refused is not None
    assert (refused.args_by_name["card"], refused.args_by_name["node"]) == ("X", "t")


@pytest.mark.rule("MM-MODEL-19")
def test_passing_a_landing_on_the_lower_level_does_not_meet_the_trapdoor() -> None:
    below = draw(SHAFT, "B s h g")
    assert "trap" not in finds(below)
    assert not below.pending


@pytest.mark.rule("MM-MODEL-19")
@pytest.mark.parametrize("landing", ["n", "k", "nowhere", "s"])
def test_a_landing_is_a_place_or_a_room_of_the_lower_level(landing: str) -> None:
    """Not an upper place, a lower lock, something that is not there, stairs."""
    with pytest.raises(Fault) as caught:
        sketch(f"exits L1; trapdoor t U 4,3 > {landing}; node n U 4,6 : ; lock k D 4,8; stairs s 4,10; edge L1 t")
    assert caught.value.message == "card-landing"


@pytest.mark.rule("MM-MODEL-30", "MM-RULING-72")
def test_stairs_count_when_the_path_leaves_them_on_the_other_level() -> None:
    assert "stairs" not in finds(draw(SHAFT, "B s")), "ending on the stairs is no use"
    assert finds(draw(SHAFT, "B s h"))["stairs"] == 1
    assert finds(draw(SHAFT, "L1 n t; fall; h s")) == {"rope": 1, "trap": 1, "coin": 1, "barrel": 1}
    assert finds(draw(SHAFT, "L1 n t; fall; h s B"))["stairs"] == 1, "whichever direction"


@pytest.mark.rule("MM-MODEL-31")
def test_when_traps_count() -> None:
    """A corridor trapdoor when paid, fallen through or climbed; never while it is pending."""
    assert "trap" not in finds(draw(SHAFT, "L1 n t"))
    assert finds(draw(SHAFT, "L1 n t; pay item"))["trap"] == 1
    assert finds(draw(SHAFT, "L1 n t; fall"))["trap"] == 1
    assert finds(draw(SHAFT, "B s h g; climb t with SB-4", "SB-4"))["trap"] == 1


@pytest.mark.rule("MM-MODEL-31")
@pytest.mark.parametrize(("obstacle", "tool", "counter"), [
    ("lava", "rope", "trap"), ("lock", "key", "lock"), ("monster", "sword", "monster"),
])  # fmt: skip
def test_when_obstacles_of_corridors_count(obstacle: str, tool: str, counter: str) -> None:
    card = corridor(tool, obstacle)
    assert finds(draw(card, "L1 n1 n2")) == {tool: 1}
    assert finds(draw(card, "L1 n1 n2; pay item")) == {tool: 1, counter: 1}


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-21")
def test_a_trapdoor_above_a_visited_landing_does_not_drop() -> None:
    card = sketch("exits L1 R1; stairs s 2,3; node g D 4,6 : ; stairs u 6,6; node n U 6,3 : ; trapdoor t U 4,3 > g; edge L1 s; "
                  "edge s g; edge g u; edge u n; edge n t; edge t R1")  # fmt: skip
    assert refusal(card, "L1 s g u n t; fall") == "LANDING_USED"
    stopped = draw(card, "L1 s g u n t")
    assert ways_on(stopped) == set()
    assert finds(stopped) == {"stairs": 2}, "and the trap does not count"
    assert draw(card, "L1 s g u n t; pay fairy; R1", rope=1).ended
    room = sketch("exits L1; stairs s 2,3; room G D 4,6 2x2 : ; stairs u 6,6; trapdoor t U 4,3 > G; edge L1 s; edge s G; "
                  "edge G u; edge u t; doors G : u s")  # fmt: skip
    assert draw(room, "L1 s G u t; fall").at == ("X", "G"), "a room may be fallen into again"


@pytest.mark.rule("MM-RULING-22")
def test_a_rope_at_the_end_of_a_corridor_leads_nowhere() -> None:
    card = sketch("exits L1; trapdoor t U 4,3 > g; node g D 4,6 : ; edge L1 t")
    assert ways_on(draw(card, "L1 t; pay fairy", rope=1)) == set()
    assert draw(card, "L1 t; fall", rope=1).at == ("X", "g")


@pytest.mark.rule("MM-RULING-23")
def test_falling_into_a_room_with_monsters() -> None:
    card = sketch("exits L1; trapdoor t U 4,3 > G; room G D 4,6 2x2 : monster coin; edge L1 t; doors G :")
    walk = draw(card, "L1 t; fall")
    assert (walk.pending, finds(walk)) == ("monster", {"trap": 1})
    assert finds(draw(card, "L1 t; fall; pay fairy", sword=1)) == {"trap": 1, "monster": 1, "room": 1, "coin": 1}


@pytest.mark.rule("MM-RULING-73", "MM-OBJ-11", "MM-MODEL-30", "MM-RULING-72")
def test_rooms_of_the_lower_level_count() -> None:
    card = sketch("exits L1; stairs s 2,3; room G D 4,6 2x2 : ; edge L1 s; edge s G; doors G : s")
    assert finds(draw(card, "L1 s G")) == {"stairs": 1, "room": 1}


@pytest.mark.rule("MM-RULING-73", "MM-OBJ-07", "MM-MODEL-28")
def test_every_monster_of_a_lower_room_counts() -> None:
    card = sketch("exits L1; stairs s 2,3; room G D 4,6 2x2 : monster*2; edge L1 s; edge s G; doors G : s")
    assert finds(draw(card, "L1 s G; pay fairy; pay fairy", sword=2)) == {"stairs": 1, "room": 1, "monster": 2}


# --- crossing and climbing with books --------------------------------------------------------------------------------


@pytest.mark.rule("MM-SB-02")
def test_sb_2_crosses_a_trapdoor_or_lava() -> None:
    assert finds(draw(SHAFT, "L1 n t; pay SB-2; R1", "SB-2")) == {"rope": 1, "trap": 1, "exit": 1}
    assert finds(draw(corridor("lava"), "L1 n1; pay SB-2; R1", "SB-2")) == {"trap": 1, "exit": 1}
    assert refusal(corridor("lava", "lava"), "L1 n1; pay SB-2; n2; pay SB-2", "SB-2") == "SPELL_USED", "one trap"
    for other in ("lock", "monster"):
        assert refusal(corridor(other), "L1 n1; pay SB-2", "SB-2") == "WRONG_RESOURCE"


@pytest.mark.rule("MM-RULING-47")
def test_sb_2_is_pointless_at_a_trapdoor_in_a_room() -> None:
    room = sketch("exits L1; room A U 4,3 2x2 : trapdoor=t>g; node g D 4,6 : ; edge L1 A; doors A : L1")
    assert refusal(room, "L1 A; pay SB-2", "SB-2") == "NOTHING_TO_PAY"


@pytest.mark.rule("MM-SB-04", "MM-RULING-49")
def test_sb_4_climbs_through_an_unused_trapdoor() -> None:
    """No rope is needed to step off it, and it counts as met."""
    walk = draw(SHAFT, "B s h g; climb t with SB-4", "SB-4")
    assert (walk.at, walk.pending) == (("X", "t"), "")
    assert finds(draw(SHAFT, "B s h g; climb t with SB-4; R1", "SB-4")) == {
        "stairs": 1, "barrel": 1, "coin": 1, "trap": 1, "exit": 1,
    }  # fmt: skip


@pytest.mark.rule("MM-SB-04")
def test_sb_4_never_climbs_what_the_path_fell_through() -> None:
    assert refusal(SHAFT, "L1 n t; fall; climb t with SB-4", "SB-4") == "TRAPDOOR_USED"


@pytest.mark.rule("MM-RULING-49")
def test_sb_4_needs_the_landing_and_a_trapdoor_that_nothing_used() -> None:
    assert refusal(SHAFT, "B s h; climb t with SB-4", "SB-4") == "NOT_ON_LANDING"
    assert refusal(DOUBLE, "L1 t; pay fairy; u; fall; climb t with SB-4", "SB-4", rope=1) == "TRAPDOOR_USED", "it was paid"
    assert refusal(SHAFT, "B s h g; climb t with SB-4; fall", "SB-4") == "TRAPDOOR_USED", "it was climbed"


@pytest.mark.rule("MM-RULING-49")
def test_sb_4_climbs_into_a_room_whose_trapdoor_was_only_met() -> None:
    room = sketch("exits L1 R1 B; room A U 4,3 2x2 : trapdoor=t>g; stairs s 2,6; node g D 4,6 : ; edge L1 A; edge A s; "
                  "edge s g; edge A R1; doors A : R1 s L1")  # fmt: skip
    walk = draw(room, "L1 A s g; climb t with SB-4; R1", "SB-4")
    assert finds(walk) == {"room": 1, "trap": 1, "stairs": 1, "exit": 1}


@pytest.mark.rule("MM-ITEM-10")
def test_a_rope_never_brings_the_path_up() -> None:
    assert ways_on(draw(SHAFT, "B s h g", rope=2)) == set()
    assert refusal(SHAFT, "B s h g; climb t with item", rope=2) == "WRONG_RESOURCE"
    assert refusal(SHAFT, "B s h g; climb t with fairy", rope=2) == "WRONG_RESOURCE"
    assert refusal(SHAFT, "B s h g; climb t with SB-2", "SB-2") == "WRONG_RESOURCE"
