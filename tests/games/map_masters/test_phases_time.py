"""Time-bonus rounds: MM-TIME, MM-EXPLORE-06, MM-REWARD-07, MM-RULING-39, 40, 42."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.kernel.asks import Together
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Refused
from tests.games.map_masters.phases import KEYS, MAP, NO_STEP, NOTHING, OUT, SHORT, START, Table, exploring, market
from tests.games.map_masters.test_phases_exploration import OVERLAP, compose, typed


def timed(seats: int = 2, bonus: bool = True, **given: Any) -> Table:
    """The coin with the hourglass is the primary objective."""
    if seats > 2:
        given["jade__zone"] = START[:5]
    return Table(exploring(**({"primary": "coin-1"} | given)), seats, time_bonus=bonus)


def bonuses(table: Table) -> list[int]:
    return [mapper.bonus[0] for mapper in table.atlas.mappers]


@pytest.mark.rule("MM-TIME-01")
def test_time_01_only_an_objective_with_an_hourglass_makes_such_a_round() -> None:
    assert bonuses(timed().draw(OUT, OUT)) == [2, 0]
    assert bonuses(timed(primary="coin-2").draw(OUT, OUT)) == [0, 0]


@pytest.mark.rule("MM-TIME-01")
def test_time_01_it_is_announced_when_the_objective_is_drawn() -> None:
    given = exploring(phase="next", round=1, objectives=["coin-1", "key-2"])
    assert Table(given, time_bonus=True).play("coin-1").values("hourglass") == [(2,)]
    assert "hourglass" not in Table(given, time_bonus=True).play("key-2").kinds


@pytest.mark.rule("MM-TIME-02")
def test_time_02_all_see_their_hands_and_start_at_the_same_moment() -> None:
    table = Table(market(primary="coin-1"), dealer=Seeded(1), time_bonus=True).play("pass")
    assert table.values("hand") == []
    table.play("pass")
    assert [values[0] for values in table.values("hand")] == ["amber", "azure"], "one answer turns all of them up"
    assert table.match.asks_for(0) is not None
    assert table.match.asks_for(1) is not None


@pytest.mark.rule("MM-TIME-03", "MM-TIME-05", "MM-REWARD-07")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 1, 0)])
def test_time_03_the_first_who_is_done_wins_the_bonus_and_nobody_else(order: tuple[int, int, int]) -> None:
    table = timed(3)
    for seat in order:
        table.answer(seat, OUT)
    assert bonuses(table) == [2 if seat == order[0] else 0 for seat in range(3)]
    colour = ("amber", "azure", "jade")[order[0]]
    assert table.values("quickest") == [(colour, 2)]


@pytest.mark.rule("MM-TIME-05", "MM-REWARD-07")
def test_time_05_whoever_won_it_once_may_win_it_again() -> None:
    table = timed().draw(OUT, OUT).play("key-2", "barrel-1", "pass", "pass", *START[5:], "S-1", *START[5:], "S-1")
    table.draw(OUT, OUT)
    assert table.amber.bonus == [2, 2, 0, 0, 0, 0]
    assert table.values("quickest") == [("amber", 2)] * 2


@pytest.mark.rule("MM-TIME-04")
def test_time_04_a_path_that_is_drawn_but_not_handed_in_wins_nothing() -> None:
    assert bonuses(out_of_time(timed(), 0).answer(1, SHORT)) == [0, 2], "who says so is done"
    assert bonuses(out_of_time(out_of_time(timed(), 0), 1)) == [0, 0]


def out_of_time(table: Table, seat: int) -> Table:
    """A whole path is drawn when time is out, and nobody said "done"."""
    table.match.answer(compose(table, seat).lapse(typed(OUT)), seat)
    return table


@pytest.mark.rule("MM-TIME-06", "MM-RULING-40")
def test_time_06_the_others_go_on_without_disadvantage() -> None:
    table = timed(3).answer(1, SHORT)
    assert table.match.asks_for(0) is not None
    table.answer(2, SHORT)
    table.match.undo(2)
    table.answer(2, KEYS).answer(0, OUT).play("barrel-2")
    assert [mapper.primary[0] for mapper in table.atlas.mappers] == [1, 1, 0]
    assert [mapper.secondary[0] for mapper in table.atlas.mappers] == [1, 0, 1], "all that they found counts"
    assert [mapper.exits[0] for mapper in table.atlas.mappers] == [1, 0, 1]


@pytest.mark.rule("MM-EXPLORE-06", "MM-RULING-40")
def test_explore_06_the_first_may_change_nothing() -> None:
    table = timed(3).answer(1, SHORT).answer(0, SHORT)
    with pytest.raises(Refused) as refused:
        table.match.undo(1)
    assert refused.value.message == "undo-stands"
    assert table.match.undo(0) == 1, "anybody else may"
    table.answer(0, OUT).answer(2, OUT)
    assert bonuses(table) == [0, 2, 0]


@pytest.mark.rule("MM-EXPLORE-06")
def test_explore_06_in_another_round_the_first_may_change_all() -> None:
    table = timed(2, primary="coin-2").answer(1, SHORT)
    assert table.match.undo(1) == 1


@pytest.mark.rule("MM-RULING-39")
@pytest.mark.parametrize("path", [NO_STEP, NOTHING])
def test_ruling_39_first_is_who_goes_somewhere(path: str) -> None:
    table = timed().answer(0, path).answer(1, SHORT)
    assert bonuses(table) == [0, 2]
    assert bonuses(timed().answer(0, path).answer(1, path)) == [0, 0], "nobody was first"


@pytest.mark.rule("MM-RULING-39")
def test_ruling_39_to_give_up_a_book_is_to_go_nowhere() -> None:
    table = timed(amber__books=["SB-8"], amber__ready=[True])
    table.answer(0, f"{MAP}; sacrifice sword with SB-8").answer(1, SHORT)
    assert bonuses(table) == [0, 2]
    assert table.amber.books == (), "it is given up all the same"


@pytest.mark.rule("MM-RULING-39")
def test_ruling_39_who_went_nowhere_is_not_locked() -> None:
    table = timed(3).answer(0, NO_STEP).answer(1, SHORT)
    assert table.match.undo(0) == 1
    with pytest.raises(Refused):
        table.match.undo(1)


@pytest.mark.rule("MM-RULING-39")
def test_ruling_39_an_invalid_path_is_refused_and_locks_nothing() -> None:
    table = timed()
    with pytest.raises(Refused) as refused:
        table.match.answer(OVERLAP, 0)
    assert refused.value.rule == "MM-CHECK-04"
    table.answer(1, SHORT).answer(0, OUT)
    assert bonuses(table) == [0, 2]


@pytest.mark.rule("MM-RULING-42")
def test_ruling_42_at_a_table_without_real_time_hourglasses_are_absent() -> None:
    table = timed(bonus=False).answer(0, OUT)
    assert table.match.undo(0) == 1, "nobody is locked"
    table.answer(0, OUT).answer(1, OUT)
    assert bonuses(table) == [0, 0]
    given = exploring(phase="next", round=1, objectives=["coin-1", "key-2"])
    assert "hourglass" not in Table(given).play("coin-1").kinds, "that is so unless told otherwise"


@pytest.mark.rule("MM-RULING-42")
@pytest.mark.parametrize(("pace", "wait"), [("60-180", (60, 180)), ("20-60", (20, 60)), ("0", (0, 0))])
def test_ruling_42_bots_take_the_time_of_the_setting(pace: str, wait: tuple[int, int]) -> None:
    table = Table(exploring(primary="coin-1"), time_bonus=True, pace=pace)
    assert isinstance(table.match.ask, Together)
    assert table.match.ask.pace == wait
    assert exploring_pace(timed()) == (60, 180), "unless told otherwise"
    assert exploring_pace(timed(primary="coin-2")) is None, "only where being first counts"


def exploring_pace(table: Table) -> tuple[int, int] | None:
    assert isinstance(table.match.ask, Together)
    return table.match.ask.pace
