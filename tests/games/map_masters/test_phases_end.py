"""The end of the game: MM-END, MM-GOAL-01, MM-RULING-65 to 67."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.games.map_masters.ending import exit_awards
from lanterne.games.map_masters.game import GAME
from lanterne.kernel.game import Outcome
from tests.games.map_masters.phases import NOTHING, OUT, START, Table, exploring


def ended(seats: int = 2, paths: tuple[str, ...] = (NOTHING, NOTHING), **given: Any) -> Outcome:
    outcome = table_at_the_end(seats, paths, **given).match.outcome
    assert outcome is not None
    return outcome


def table_at_the_end(seats: int, paths: tuple[str, ...], **given: Any) -> Table:
    """A game after its sixth round. Nobody has a coin unless told, and the last objectives give nobody anything."""
    usual = exploring(round=6, primary="rope-2", amber__coins=0, azure__coins=0)
    for colour in ("jade", "ruby")[: seats - 2]:
        usual |= {f"{colour}.coins": 0, f"{colour}.zone": START[:5]}
    table = Table(usual | {name.replace("__", "."): value for name, value in given.items()}, seats)
    return table.draw(*paths, *[NOTHING] * (seats - len(paths))).play("lock-2")


@pytest.mark.rule("MM-END-01")
def test_end_01_the_blue_column() -> None:
    assert ended(amber__primary=[1, 2, 3, 4, 5, 0], azure__primary=[0, 0, 7, 0, 0, 0]).score == (15, 7)


@pytest.mark.rule("MM-END-02")
@pytest.mark.parametrize(
    ("column", "points"), [([1, 1, 1, 0, 0, 0], 1), ([1, 1, 1, 1, 1, 0], 2), ([4, 1, 2, 0, 4, 0], 5), ([1] * 6, 2)]
)
def test_end_02_half_the_sum_of_the_pink_column_rounded_down_once(column: list[int], points: int) -> None:
    assert ended(amber__secondary=column).score[0] == points, "the last row is written in the last round"


@pytest.mark.rule("MM-END-03")
def test_end_03_the_time_bonuses() -> None:
    assert ended(amber__bonus=[2, 0, 2, 0, 0, 0]).score == (4, 0)


@pytest.mark.rule("MM-END-04", "MM-END-05")
def test_end_04_two_for_most_exits_one_for_second_most() -> None:
    outcome = ended(3, amber__exits=[1, 0, 0, 0, 0, 0], azure__exits=[1, 1, 1, 0, 0, 0], jade__exits=[1, 1, 0, 0, 0, 0])
    assert outcome.score == (0, 2, 1)


@pytest.mark.rule("MM-END-04")
def test_end_04_the_tick_of_the_last_round_counts() -> None:
    assert ended(paths=(OUT, NOTHING)).score[0] == 2


@pytest.mark.rule("MM-END-06", "MM-RULING-65")
@pytest.mark.parametrize(
    ("ticks", "awards"),
    [
        ([4, 4, 2, 0], [2, 2, 1, 0]),
        ([0, 0], [0, 0]),
        ([3, 3, 3], [2, 2, 2]),
        ([5, 2, 2, 1], [2, 1, 1, 0]),
        ([1, 0, 0], [2, 0, 0]),
        ([6, 5, 4, 3, 2], [2, 1, 0, 0, 0]),
    ],
)
def test_ruling_65_by_number_of_ticks_all_alike_and_nothing_for_none(ticks: list[int], awards: list[int]) -> None:
    assert exit_awards(ticks) == awards


@pytest.mark.rule("MM-END-07", "MM-RULING-67")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (30, 10)])
def test_end_07_a_point_for_three_coins(coins: int, points: int) -> None:
    assert ended(amber__coins=coins).score == (points, 0)


@pytest.mark.rule("MM-RULING-67")
def test_ruling_67_the_coins_of_the_last_round_count() -> None:
    assert ended(paths=(OUT, NOTHING), amber__coins=2, azure__coins=2, amber__exits=[0] * 6).score == (1 + 2, 0)


@pytest.mark.rule("MM-END-08", "MM-GOAL-01")
def test_end_08_the_highest_total_wins() -> None:
    outcome = ended(3, amber__primary=[5, 0, 0, 0, 0, 0], azure__primary=[4, 0, 0, 0, 0, 0], azure__bonus=[2, 0, 0, 0, 0, 0])
    assert outcome.score == (5, 6, 0)
    assert (outcome.winners, outcome.cause) == ((1,), "points")


@pytest.mark.rule("MM-END-09", "MM-RULING-66")
def test_end_09_a_tie_is_broken_by_the_pink_sum_before_halving() -> None:
    outcome = ended(
        amber__primary=[25, 0, 0, 0, 0, 0], amber__secondary=[12, 0, 0, 0, 0, 0],
        azure__primary=[25, 0, 0, 0, 0, 0], azure__secondary=[13, 0, 0, 0, 0, 0],
    )  # fmt: skip
    assert outcome.score == (31, 31)
    assert (outcome.winners, outcome.cause) == ((1,), "pink")


@pytest.mark.rule("MM-END-10")
def test_end_10_still_tied_the_victory_is_shared() -> None:
    outcome = ended(3, amber__secondary=[4, 0, 0, 0, 0, 0], jade__secondary=[2, 2, 0, 0, 0, 0])
    assert outcome.score == (2, 0, 2)
    assert (outcome.winners, outcome.cause) == ((0, 2), "shared")


def test_the_story_in_numbers_tells_of_every_player() -> None:
    """Not of the winner alone, as simulations do."""
    blue = {"amber__primary": [5, 0, 0, 0, 0, 0], "azure__primary": [7, 0, 0, 0, 0, 0]}
    table = table_at_the_end(2, (NOTHING, NOTHING), amber__coins=4, **blue)
    told = GAME.summary(table.match.state)
    assert told == {"score": "6 / 7", "blue": "5 / 7", "pink": "0 / 0", "exits": "0 / 0", "coins": "4 / 0"}
    assert GAME.tallies(table.match.state) == {"score": 7, "blue": 7, "pink": 0, "exits": 0, "coins": 0}
