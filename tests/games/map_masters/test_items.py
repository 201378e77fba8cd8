"""Items, obstacles, tokens and books that stand for items: MM-ITEM, MM-OBST, MM-FAIRY-01, MM-SPELL-01, 02, 04, MM-OPT-01,
MM-SB-01, 08, 10, MM-RULING-20, 35, 36, 52, 62."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.games.map_masters.kinds import BOOK_FOR, COUNTED_AS, ITEMS, TOOL_FOR
from tests.games.map_masters.phases import Table, exploring
from tests.games.map_masters.sketches import ALL_BOOKS, corridor, draw, finds, hall, refusal, sketch, ways_on

OBSTACLES = [("monster", "sword"), ("lock", "key"), ("lava", "rope")]


def tokens(tool: str, count: int = 1) -> Any:
    """Fairy tokens of one kind, as `draw` and `refusal` take them."""
    return {tool: count}


@pytest.mark.rule("MM-ITEM-01")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_that_the_path_meets_is_collected(item: str) -> None:
    assert finds(draw(corridor("", f"{item}*2"), "L1 n1")) == {}
    assert finds(draw(corridor("", f"{item}*2"), "L1 n1 n2")) == {item: 2}
    assert finds(draw(hall("L1", item), "L1 A")) == {item: 1, "room": 1}


@pytest.mark.rule("MM-ITEM-02")
@pytest.mark.parametrize(("obstacle", "tool"), OBSTACLES)
def test_an_item_is_used_once(obstacle: str, tool: str) -> None:
    card = corridor(tool, obstacle, obstacle)
    walk = draw(card, "L1 n1 n2; pay item")
    assert walk.items[tool] == 0
    assert refusal(card, "L1 n1 n2; pay item; n3; pay item") == "NO_ITEM"
    assert draw(corridor(f"{tool}*2", obstacle, obstacle), "L1 n1 n2; pay item; n3; pay item; R1").ended


@pytest.mark.rule("MM-ITEM-03")
@pytest.mark.parametrize(("obstacle", "tool"), OBSTACLES)
def test_only_what_was_collected_before_can_be_used(obstacle: str, tool: str) -> None:
    assert refusal(corridor(obstacle, tool), "L1 n1; pay item") == "NO_ITEM"
    assert draw(corridor(tool, obstacle), "L1 n1 n2; pay item; R1").ended


@pytest.mark.rule("MM-ITEM-04", "MM-ITEM-05")
@pytest.mark.parametrize("item", ["coin*5", "barrel*5"])
def test_coins_and_barrels_overcome_nothing(item: str) -> None:
    for obstacle, _ in OBSTACLES:
        walk = draw(corridor(item, obstacle), "L1 n1 n2")
        assert ways_on(walk) == set()
        assert refusal(corridor(item, obstacle), f"L1 n1 n2; pay {item[:-2]}") == "WRONG_RESOURCE"
    assert ways_on(draw(corridor(item, "circle", "coin"), "L1 n1 n2")) == {"go n3"}


@pytest.mark.rule("MM-ITEM-06", "MM-OBJ-17")
def test_a_sword_defeats_one_monster() -> None:
    """In a corridor or in a room; both are crossed out and count."""
    assert finds(draw(corridor("sword", "monster"), "L1 n1 n2; pay item; R1")) == {"sword": 1, "monster": 1, "exit": 1}
    lair = sketch("exits L1 R1; node n U 2,3 : sword; room A U 4,3 2x2 : monster; edge L1 n; edge n A; edge A R1; "
                  "doors A : R1 n")  # fmt: skip
    assert finds(draw(lair, "L1 n A; pay item; R1")) == {"sword": 1, "monster": 1, "room": 1, "exit": 1}
    assert TOOL_FOR["monster"] == "sword"


@pytest.mark.rule("MM-ITEM-07")
def test_a_key_opens_one_lock() -> None:
    assert finds(draw(corridor("key", "lock"), "L1 n1 n2; pay item; R1")) == {"key": 1, "lock": 1, "exit": 1}


@pytest.mark.rule("MM-ITEM-08")
def test_a_scroll_activates_one_circle() -> None:
    circles = sketch("exits L1; node n U 1,3 : scroll; circle c U 2,3; circle d U 4,3; circle e U 6,3; circle f U 6,6; "
                     "edge L1 n; edge n c; edge d e")  # fmt: skip
    walk = draw(circles, "L1 n c; teleport > X.d with item")
    assert finds(walk) == {"scroll": 1, "circle": 2}
    assert walk.items["scroll"] == 0
    assert refusal(circles, "L1 n c; teleport > X.d with item; e; teleport > X.f with item") == "NO_ITEM"


@pytest.mark.rule("MM-ITEM-09")
def test_a_rope_crosses_one_lava() -> None:
    assert finds(draw(corridor("rope", "lava"), "L1 n1 n2; pay item; R1")) == {"rope": 1, "trap": 1, "exit": 1}


# --- obstacles -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OBST-01")
def test_monsters_traps_and_locks_are_the_obstacles() -> None:
    assert COUNTED_AS == {"monster": "monster", "lock": "lock", "lava": "trap", "trapdoor": "trap"}
    for thing in ("circle", *ITEMS):
        assert not draw(corridor(thing), "L1 n1").pending
    for obstacle, _ in OBSTACLES:
        assert draw(corridor(obstacle), "L1 n1").pending == obstacle


@pytest.mark.rule("MM-OBST-02")
@pytest.mark.parametrize(("obstacle", "tool"), OBSTACLES)
def test_the_path_goes_on_only_once_the_obstacle_is_overcome(obstacle: str, tool: str) -> None:
    card = corridor(tool, obstacle, "coin")
    assert refusal(card, "L1 n1 n2 n3") == "OBSTACLE_PENDING"
    assert finds(draw(card, "L1 n1 n2; pay item; n3"))["coin"] == 1


@pytest.mark.rule("MM-OBST-03")
@pytest.mark.parametrize(("obstacle", "tool"), OBSTACLES)
def test_overcome_by_an_item_a_token_or_a_book(obstacle: str, tool: str) -> None:
    card = corridor(tool, obstacle)
    for payment in ("item", "fairy", BOOK_FOR[obstacle]):
        assert draw(card, f"L1 n1 n2; pay {payment}; R1", ALL_BOOKS, **tokens(tool)).ended
    wrong = [book for book in ("SB-1", "SB-2", "SB-10") if book != BOOK_FOR[obstacle]]
    for book in wrong:
        assert refusal(card, f"L1 n1 n2; pay {book}", ALL_BOOKS) == "WRONG_RESOURCE"
    for _, other in OBSTACLES:
        if other != tool:
            assert refusal(card, "L1 n1 n2; pay fairy", scroll=3, **tokens(other, 3)) == "NO_FAIRY"


@pytest.mark.rule("MM-OBST-04")
def test_lava_without_a_rope_is_a_dead_end() -> None:
    walk = draw(corridor("sword key scroll", "lava", "coin"), "L1 n1 n2")
    assert ways_on(walk) == set()
    assert refusal(corridor("", "lava", "coin"), "L1 n1 n2; fall") == "NO_SUCH_EDGE", "nobody falls into lava"


@pytest.mark.rule("MM-OBST-09", "MM-RULING-20")
@pytest.mark.parametrize("obstacle", ["monster", "lock", "lava"])
def test_an_obstacle_that_stops_the_path_does_not_count(obstacle: str) -> None:
    assert finds(draw(corridor("coin", obstacle), "L1 n1 n2")) == {"coin": 1}
    assert finds(draw(hall("L1", "monster"), "L1 A")) == {}


@pytest.mark.rule("MM-RULING-20")
def test_a_trapdoor_that_the_path_stops_on_does_not_count() -> None:
    assert finds(draw(sketch("exits L1; trapdoor t U 4,3 > g; node g D 4,6 : ; edge L1 t"), "L1 t")) == {}


# --- tokens and books ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-FAIRY-01")
@pytest.mark.parametrize(("obstacle", "tool"), OBSTACLES)
def test_a_token_stands_for_one_item(obstacle: str, tool: str) -> None:
    card = corridor(obstacle, obstacle)
    walk = draw(card, "L1 n1; pay fairy", **tokens(tool))
    assert walk.tokens[tool] == 0
    assert refusal(card, "L1 n1; pay fairy; n2; pay fairy", **tokens(tool)) == "NO_FAIRY"
    assert draw(card, "L1 n1; pay fairy; n2; pay fairy; R1", **tokens(tool, 2)).ended


@pytest.mark.rule("MM-FAIRY-01")
def test_a_scroll_token_opens_a_circle() -> None:
    circles = sketch("exits L1; circle c U 2,3; circle d U 4,3; edge L1 c")
    assert draw(circles, "L1 c; teleport > X.d with fairy", scroll=1).tokens["scroll"] == 0
    assert refusal(circles, "L1 c; teleport > X.d with fairy", sword=1, key=1, rope=1) == "NO_FAIRY"


@pytest.mark.rule("MM-OBJ-18")
def test_tokens_count_for_no_objective() -> None:
    walk = draw(corridor("monster", "lock", "lava"), "L1 n1; pay fairy; n2; pay fairy; n3; pay fairy", sword=5, key=5, rope=5)
    assert finds(walk) == {"monster": 1, "lock": 1, "trap": 1}
    assert finds(draw(corridor("coin"), "L1 n1", scroll=5, sword=5)) == {"coin": 1}


@pytest.mark.rule("MM-RULING-35")
def test_tokens_serve_from_the_first_step() -> None:
    assert draw(corridor("lock"), "L1 n1; pay fairy; R1", key=1).ended


@pytest.mark.rule("MM-SPELL-01", "MM-SPELL-02")
def test_a_book_serves_once_and_is_turned_down() -> None:
    card = corridor("monster", "monster")
    walk = draw(card, "L1 n1; pay SB-1", "SB-1 SB-10")
    assert walk.books == {"SB-1": False, "SB-10": True}
    assert walk.spent == ["SB-1"]
    assert refusal(card, "L1 n1; pay SB-1; n2; pay SB-1", "SB-1") == "SPELL_USED"
    assert refusal(card, "L1 n1; pay SB-1", used="SB-1") == "SPELL_USED", "it lay face down before"


@pytest.mark.rule("MM-SPELL-04")
@pytest.mark.parametrize(("book", "obstacle"), [("SB-1", "monster"), ("SB-2", "lava"), ("SB-10", "lock")])
def test_a_book_stands_for_the_item_that_it_names(book: str, obstacle: str) -> None:
    for other, _ in OBSTACLES:
        if other == obstacle:
            assert draw(corridor(other), f"L1 n1; pay {book}; R1", book).ended
        else:
            assert refusal(corridor(other), f"L1 n1; pay {book}", book) == "WRONG_RESOURCE"


@pytest.mark.rule("MM-SB-01")
def test_sb_1_defeats_a_monster_without_a_sword() -> None:
    assert finds(draw(corridor("monster"), "L1 n1; pay SB-1; R1", "SB-1")) == {"monster": 1, "exit": 1}
    assert finds(draw(hall("L1 R1", "monster coin"), "L1 A; pay SB-1; R1", "SB-1")) == {
        "monster": 1, "coin": 1, "room": 1, "exit": 1,
    }  # fmt: skip
    assert draw(hall("L1", "monster*2"), "L1 A; pay SB-1", "SB-1").pending == "monster", "one of two"
    assert refusal(hall("L1", "monster*2"), "L1 A; pay SB-1; pay SB-1", "SB-1") == "SPELL_USED"


@pytest.mark.rule("MM-SB-10")
def test_sb_10_opens_a_lock_without_a_key() -> None:
    assert finds(draw(corridor("lock"), "L1 n1; pay SB-10; R1", "SB-10")) == {"lock": 1, "exit": 1}
    assert refusal(corridor("lock", "lock"), "L1 n1; pay SB-10; n2; pay SB-10", "SB-10") == "SPELL_USED", "one lock"


@pytest.mark.rule("MM-SB-08")
@pytest.mark.parametrize(("obstacle", "tool"), OBSTACLES)
def test_sb_8_is_given_up_for_a_token_of_any_type(obstacle: str, tool: str) -> None:
    walk = draw(corridor(obstacle), f"L1 n1; sacrifice {tool} with SB-8", "SB-8")
    assert (walk.tokens[tool], walk.spent) == (1, ["SB-8"])
    assert draw(corridor(obstacle), f"L1 n1; sacrifice {tool} with SB-8; pay fairy; R1", "SB-8").ended
    assert refusal(corridor(obstacle), f"L1 n1; sacrifice {tool} with SB-8; sacrifice key with SB-8", "SB-8") == "SPELL_USED"


@pytest.mark.rule("MM-RULING-52")
def test_the_token_of_sb_8_is_a_fairy_token() -> None:
    """It is no item of the path, and counts for no objective."""
    card = corridor("monster")
    assert refusal(card, "L1 n1; sacrifice sword with SB-8; pay item", "SB-8") == "NO_ITEM"
    assert finds(draw(card, "L1 n1; sacrifice sword with SB-8; pay fairy", "SB-8")) == {"monster": 1}
    walk = draw(corridor("", "circle"), "L1 n1; sacrifice scroll with SB-8", "SB-8")
    assert walk.tokens == {"sword": 0, "scroll": 1, "key": 0, "rope": 0}


@pytest.mark.rule("MM-RULING-52")
def test_giving_up_sb_8_binds_only_when_all_are_done() -> None:
    given = exploring(amber__zone=["S-2"], amber__books=["SB-8"], amber__ready=[True])
    giving = "lay S-2 0,0; start S-2.T; go A; sacrifice sword with SB-8; pay fairy"
    table = Table(given).answer(0, giving)
    assert table.amber.books == ("SB-8",)
    table.match.undo(0)
    table.answer(0, "lay S-2 0,0; start S-2.T; go A").answer(1, "")
    assert (table.amber.books, table.amber.ready) == (("SB-8",), (True,)), "the second thought counts"
    assert Table(given).draw(giving, "").amber.books == ()


# --- coins and optimizers --------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-36")
def test_each_coin_icon_is_one_coin_and_several_may_stand_together() -> None:
    assert finds(draw(corridor("coin*3", "coin"), "L1 n1")) == {"coin": 3}
    assert finds(draw(corridor("coin*3", "coin"), "L1 n1 n2")) == {"coin": 4}


@pytest.mark.rule("MM-RULING-36")
def test_the_bank_never_runs_out() -> None:
    """Though the box holds coins for 75."""
    given = exploring(amber__zone=["S-1"], amber__coins=1000, azure__coins=1000)
    table = Table(given).draw("lay S-1 0,0; start S-1.L1; go a1", "")
    assert (table.amber.coins, table.azure.coins) == (1001, 1000)


@pytest.mark.rule("MM-OPT-01")
def test_an_optimizer_is_circled_when_the_path_meets_it() -> None:
    assert finds(draw(corridor("recycle", "scissors*2"), "L1 n1 n2")) == {"recycle": 1, "scissors": 2}
    assert finds(draw(corridor("recycle", "scissors*2"), "L1 n1")) == {"recycle": 1}
    assert ways_on(draw(corridor("recycle"), "L1 n1")) == {"go R1"}, "nothing is done with it now"


@pytest.mark.rule("MM-RULING-62")
def test_optimizers_of_an_uncleared_room_and_of_a_dead_end() -> None:
    assert finds(draw(hall("L1", "monster recycle"), "L1 A")) == {}
    assert finds(draw(hall("L1", "recycle scissors"), "L1 A")) == {"recycle": 1, "scissors": 1, "room": 1}
