"""What objectives count and what it is worth: MM-OBJ, MM-RULING-20, 62, 72, 73, seen from the score board."""

from __future__ import annotations

import pytest

from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.state import Atlas
from lanterne.kernel.asks import Json, Together
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import Hand
from lanterne.kernel.match import Match
from tests.games.map_masters.sketches import BOX, corridor, draw, finds, hall, refusal, sketch

# Two cards, two levels: coin 5, barrel 2, sword 2, key 1, scroll 1, monster 1, room 2, trap 1, circle 1, stairs 1.
LONG = ("lay S-1 0,0; lay D5-01 1,0; start S-1.L1; go a1; go A; go b1; go R1; link; go a1; go A; pay item; go j1; go t1; fall; "
        "go h1; go s1; go b1; go R2")  # fmt: skip
# The key of S-1 in the lock of D5-01.
LOCKED = ("lay S-1 0,0; lay D5-01 1,0; start S-1.L1; go a1; go A; go b1; go R1; link; go a1; go A; pay item; go k1; pay item; "
          "go R1")  # fmt: skip
# A lone room with a rope: D5-02 by way of its locks.
ROPED = "lay D5-02 0,0; start D5-02.T; go a1; go b1; go c1; go k2; pay item; go A"


def blue(objective: str, path: str, tokens: Json = None) -> int:
    """The first number in the blue column, after a path of somebody who holds S-1, D5-01 and D5-02."""
    given: dict[str, Json] = {
        "phase": "explore", "primary": f"{objective}-2", "amber.zone": ["S-1", "D5-01", "D5-02"],
        "amber.tokens": tokens or [0, 0, 0, 0],
    }  # fmt: skip
    options = GAME.options(1)
    match = Match(GAME, options, Hand(), base=GAME.arrange(options, given))
    together = match.ask
    assert isinstance(together, Together)
    (ask,) = together.asks
    assert isinstance(ask, Compose)
    match.answer(ask.craft.edit(None, path), 0)
    state = match.state
    assert isinstance(state, Atlas)
    return state.mappers[0].primary[0]


@pytest.mark.rule("MM-OBJ-01")
def test_a_barrel_is_worth_1() -> None:
    assert blue("barrel", LONG) == 2 * 1


@pytest.mark.rule("MM-OBJ-02")
def test_a_sword_is_worth_1() -> None:
    assert blue("sword", LONG) == 2 * 1


@pytest.mark.rule("MM-OBJ-03")
def test_a_scroll_is_worth_1() -> None:
    assert blue("scroll", LONG) == 1 * 1


@pytest.mark.rule("MM-OBJ-04")
def test_a_coin_is_worth_1() -> None:
    assert blue("coin", LONG) == 5 * 1


@pytest.mark.rule("MM-OBJ-05")
def test_a_key_is_worth_2() -> None:
    assert blue("key", LONG) == 1 * 2


@pytest.mark.rule("MM-OBJ-06")
def test_a_rope_is_worth_3() -> None:
    assert blue("rope", ROPED) == 1 * 3


@pytest.mark.rule("MM-OBJ-07")
def test_a_monster_is_worth_3() -> None:
    assert blue("monster", LONG) == 1 * 3


@pytest.mark.rule("MM-OBJ-08")
def test_a_lock_is_worth_3() -> None:
    assert blue("lock", LOCKED) == 1 * 3
    assert blue("lock", LONG) == 0


@pytest.mark.rule("MM-OBJ-09")
def test_a_trap_is_worth_3() -> None:
    """Trapdoor or lava."""
    assert blue("trap", LONG) == 1 * 3
    assert finds(draw(corridor("rope", "lava"), "L1 n1 n2; pay item")) == {"rope": 1, "trap": 1}


@pytest.mark.rule("MM-OBJ-10")
def test_a_circle_is_worth_2() -> None:
    assert blue("circle", LONG) == 1 * 2


@pytest.mark.rule("MM-OBJ-11")
def test_a_room_is_worth_1() -> None:
    assert blue("room", LONG) == 2 * 1


@pytest.mark.rule("MM-OBJ-12")
def test_stairs_are_worth_1() -> None:
    assert blue("stairs", LONG) == 1 * 1


TWINS = sketch("exits L1 R1; room A U 2,6 2x2 : monster; room C U 6,6 2x2 : ; node n U 4,9 : ; edge L1 A; edge A C; edge A n; "
               "edge n C; edge C R1; doors A : C n L1; doors C : R1 n A")  # fmt: skip


@pytest.mark.rule("MM-OBJ-13")
def test_a_room_counts_once() -> None:
    walk = draw(TWINS, "L1 A; pay fairy; C n A", sword=1)
    assert finds(walk) == {"monster": 1, "room": 2}
    again = draw(TWINS, "R1 C A; pay fairy; n C", sword=1)
    assert finds(again) == {"monster": 1, "room": 2}


@pytest.mark.rule("MM-OBJ-14")
def test_a_room_counts_when_it_is_entered_and_all_its_monsters_are_defeated() -> None:
    assert finds(draw(TWINS, "R1 C")) == {"room": 1}
    assert finds(draw(TWINS, "R1 C n")) == {"room": 1}, "the other one was not entered"
    assert finds(draw(TWINS, "R1 C A")) == {"room": 1}
    assert finds(draw(TWINS, "R1 C A; pay fairy", sword=1)) == {"room": 2, "monster": 1}


@pytest.mark.rule("MM-OBJ-15")
def test_a_circle_that_was_passed_counts() -> None:
    assert blue("circle", "lay D5-01 0,0; start D5-01.L1; go a1; go A; pay item; go T") == 2
    assert finds(draw(corridor("circle", "circle"), "L1 n1 n2 R1"))["circle"] == 2


SHAFT = sketch("exits L1 R1; trapdoor t U 4,3 > g; node g D 4,6 : ; edge L1 t; edge t R1")


@pytest.mark.rule("MM-OBJ-16")
def test_a_trapdoor_crossed_with_a_rope_counts_like_one_fallen_through() -> None:
    assert finds(draw(SHAFT, "L1 t; pay fairy; R1", rope=1)) == {"trap": 1, "exit": 1}
    assert finds(draw(SHAFT, "L1 t; fall", rope=1)) == {"trap": 1}


@pytest.mark.rule("MM-OBJ-17")
def test_an_item_counts_whether_or_not_it_was_used() -> None:
    assert blue("sword", "lay D5-01 0,0; start D5-01.L1; go a1") == 1
    assert blue("sword", "lay D5-01 0,0; start D5-01.L1; go a1; go A; pay item") == 1
    assert blue("key", ROPED) == blue("key", ROPED.partition("; go k2")[0]) == 2


@pytest.mark.rule("MM-OBJ-18")
def test_fairy_tokens_count_nothing() -> None:
    tokens: Json = [2, 2, 2, 2]  # swords, scrolls, keys, ropes
    path = "lay D5-01 0,0; start D5-01.T; go A; pay fairy"
    assert blue("sword", path, tokens) == 0
    assert blue("monster", path, tokens) == 3
    for objective in ("scroll", "key", "rope"):
        assert blue(objective, "lay S-1 0,0; start S-1.L1; go a1", tokens) == 0


@pytest.mark.rule("MM-OBJ-19")
def test_an_objective_may_name_what_is_no_icon_to_collect() -> None:
    """Rooms visited, traps met, stairs used: what is done counts, not what is printed."""
    assert blue("room", "lay S-1 0,0; start S-1.L1; go a1") == 0
    assert blue("room", "lay S-1 0,0; start S-1.L1; go a1; go A") == 1
    assert blue("stairs", "lay D5-01 0,0; start D5-01.R2; go b1; go s1") == 0
    assert blue("stairs", "lay D5-01 0,0; start D5-01.R2; go b1; go s1; go h1") == 1
    assert blue("trap", "lay D5-01 0,0; start D5-01.L2; go t1") == 0
    assert blue("trap", "lay D5-01 0,0; start D5-01.L2; go t1; fall") == 3


@pytest.mark.rule("MM-RULING-20")
def test_what_stops_the_path_scores_nothing() -> None:
    assert blue("monster", "lay D5-01 0,0; start D5-01.T; go A") == 0
    assert blue("lock", "lay D5-01 0,0; start D5-01.R1; go k1") == 0
    assert blue("room", "lay D5-01 0,0; start D5-01.T; go A") == 0


@pytest.mark.rule("MM-RULING-72")
def test_each_staircase_counts_once_however_it_is_taken() -> None:
    card = BOX["S-3"]
    down_and_up = finds(draw(card, "L1 a1 s1 d1 s2 e1 B"))
    assert down_and_up == {"key": 1, "stairs": 2, "exit": 1}
    assert finds(draw(card, "B e1 s2 d1 s1 a1 L1")) == down_and_up
    assert finds(draw(card, "L1 a1 s1")) == {}, "ending on the stairs is no use"


@pytest.mark.rule("MM-RULING-73")
def test_a_lower_room_of_the_box_counts() -> None:
    assert finds(draw(BOX["S-6"], "L1 a1 s1 G s2 e1 B")) == {
        "coin": 1, "key": 1, "scroll": 1, "stairs": 2, "room": 1, "exit": 1,
    }  # fmt: skip


@pytest.mark.rule("MM-RULING-62")
def test_optimizers_of_a_guarded_room() -> None:
    assert finds(draw(BOX["S-7"], "R1 b1 C")) == {}
    assert finds(draw(BOX["S-7"], "R1 b1 C; pay fairy", sword=1))["recycle"] == 1
    assert refusal(BOX["S-7"], "R1 b1 C; pay item") == "NO_ITEM"
    assert finds(draw(hall("L1", "scissors"), "L1 A"))["scissors"] == 1
