"""Phase E, reward: MM-REWARD, MM-FAIRY-02, 03, MM-RULING-76."""

from __future__ import annotations

import pytest

from tests.games.map_masters.phases import BEAR, KEYS, NOTHING, OUT, SHORT, Table, exploring

BEAR_CARDS = ["S-7", "S-1"]


@pytest.mark.rule("MM-REWARD-01", "MM-FAIRY-02", "MM-FAIRY-03")
def test_reward_01_used_or_not_all_tokens_go_back_first() -> None:
    path = "lay S-7 0,0; start S-7.R1; go b1; go C; pay fairy; go R2"
    table = Table(exploring(amber__zone=BEAR_CARDS, amber__tokens=[1, 1, 0, 2], azure__tokens=[0, 0, 1, 0], stock=[4, 4, 4, 3]))
    table.draw(path, OUT)
    assert table.amber.count("monster") == 1, "one was used"
    assert table.asked == "secondary", "before anything else is scored"
    assert table.atlas.stock == [5, 5, 5, 5]
    assert [mapper.tokens for mapper in table.atlas.mappers] == [[0, 0, 0, 0], [0, 0, 0, 0]]


@pytest.mark.rule("MM-FAIRY-03")
def test_fairy_03_a_token_serves_one_round_only() -> None:
    table = Table(exploring(amber__tokens=[1, 0, 0, 0], stock=[4, 5, 5, 5])).draw(NOTHING, NOTHING).play("key-2", "rope-2")
    assert table.asked == "market"
    assert (table.amber.tokens, table.atlas.stock) == ([0, 0, 0, 0], [5, 5, 5, 5])


@pytest.mark.rule("MM-REWARD-02")
def test_reward_02_as_many_coins_as_the_path_collected() -> None:
    two = "lay S-1 0,0; start S-1.L1; go a1; go A; go c1; go R2"
    table = Table(exploring(amber__coins=2, azure__coins=0)).draw(two, KEYS)
    assert (table.amber.coins, table.azure.coins) == (4, 0)
    assert table.values("earned") == [("amber", 2)]


@pytest.mark.rule("MM-REWARD-03")
@pytest.mark.parametrize(
    ("primary", "points"), [("monster-2", 3), ("sword-2", 1), ("room-2", 1), ("coin-2", 1), ("key-2", 0), ("stairs-2", 0)]
)
@pytest.mark.parametrize("round", [1, 4])
def test_reward_03_matching_discoveries_times_their_points_in_the_row_of_the_round(
    primary: str, points: int, round: int
) -> None:  # fmt: skip
    table = Table(exploring(amber__zone=BEAR_CARDS, primary=primary, round=round)).draw(BEAR, NOTHING)
    assert table.amber.primary == [points if row == round - 1 else 0 for row in range(6)]


@pytest.mark.rule("MM-REWARD-04")
def test_reward_04_what_was_used_up_counts_and_what_was_not_met_does_not() -> None:
    table = Table(exploring(amber__zone=BEAR_CARDS, primary="sword-2")).draw(BEAR, NOTHING)
    assert table.amber.primary[0] == 1, "the sword that the bear cost"
    table = Table(exploring(amber__zone=BEAR_CARDS, primary="barrel-2")).draw(BEAR, NOTHING)
    assert table.amber.primary[0] == 0, "the barrel that lies on another way"


@pytest.mark.rule("MM-REWARD-05")
def test_reward_05_what_the_path_ends_on_unresolved_does_not_count() -> None:
    stopped = "lay S-9 0,0; start S-9.L1; go j1; go m1"
    table = Table(exploring(amber__zone=["S-9"], primary="monster-2")).draw(stopped, NOTHING)
    assert table.amber.primary[0] == 0
    beaten = Table(exploring(amber__zone=["S-9"], primary="monster-2", amber__tokens=[1, 0, 0, 0]))
    assert beaten.draw(f"{stopped}; pay fairy", NOTHING).amber.primary[0] == 3


@pytest.mark.rule("MM-REWARD-06")
@pytest.mark.parametrize(
    ("primary", "left", "cleared"), [("coin-2", 0, 1), ("room-2", 0, 1), ("monster-2", 0, 3), ("sword-2", 1, 1)]
)
def test_reward_06_the_room_at_the_end_counts_only_without_monsters(primary: str, left: int, cleared: int) -> None:
    ends = "lay S-7 0,0; start S-7.L1; go a1; go m1; go C"
    table = Table(exploring(amber__zone=["S-7"], azure__zone=["S-7"], primary=primary)).draw(ends, f"{ends}; pay item")
    assert (table.amber.primary[0], table.azure.primary[0]) == (left, cleared)


@pytest.mark.rule("MM-REWARD-07")
def test_reward_07_the_bonus_stands_in_the_green_column_of_the_round() -> None:
    table = Table(exploring(primary="coin-1", round=3), time_bonus=True).answer(1, OUT).answer(0, OUT)
    assert table.azure.bonus == [0, 0, 2, 0, 0, 0]
    assert table.amber.bonus == [0] * 6
    assert table.asked == "secondary", "before the secondary objective is drawn"


@pytest.mark.rule("MM-REWARD-08", "MM-RESET-12")
def test_reward_08_the_secondary_is_drawn_after_coins_and_primary() -> None:
    table = Table(exploring(objectives=["key-1", "key-2", "rope-1"], shown=["coin-2"])).draw(OUT, SHORT)
    assert table.pool == ["key-1", "key-2", "rope-1"]
    assert (table.amber.coins, table.amber.primary[0]) == (7, 1)
    assert table.atlas.secondary == ""
    table.play("rope-1")
    assert table.atlas.secondary == "rope-1"


@pytest.mark.rule("MM-REWARD-09")
@pytest.mark.parametrize(("secondary", "amber", "azure"), [("monster-2", 3, 0), ("sword-2", 1, 1), ("key-2", 0, 2)])
def test_reward_09_the_secondary_is_written_undivided(secondary: str, amber: int, azure: int) -> None:
    table = Table(exploring(amber__zone=BEAR_CARDS, round=2)).draw(BEAR, KEYS).play(secondary)
    assert (table.amber.secondary, table.azure.secondary) == ([0, amber, 0, 0, 0, 0], [0, azure, 0, 0, 0, 0])


@pytest.mark.rule("MM-REWARD-10", "MM-RULING-76")
def test_reward_10_who_left_the_dungeon_ticks_the_red_box() -> None:
    table = Table(exploring(round=2)).draw(OUT, SHORT).play("key-2")
    assert (table.amber.exits, table.azure.exits) == ([0, 1, 0, 0, 0, 0], [0] * 6)
    assert "left" in table.kinds
    assert "dead_end" in table.kinds


@pytest.mark.rule("MM-RULING-76")
def test_ruling_76_nobody_is_asked_about_the_tick() -> None:
    table = Table(exploring()).draw(OUT, OUT)
    assert table.asked == "secondary"
    table.play("key-2")
    assert table.asked == "primary", "chance, and then the next round"
    assert [mapper.exits[0] for mapper in table.atlas.mappers] == [1, 1]
