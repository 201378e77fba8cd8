"""Phase B, who buys first: MM-MARKET-01 to 03, MM-RULING-04 to 06."""

from __future__ import annotations

import pytest

from tests.games.map_masters.phases import Given, Table, paths, unopened


def after_reset(seats: int = 3, first: int = 0, round: int = 2, **given: object) -> Table:
    """The market of a round, right after the reset of the one before. Coins differ from seat to seat unless told."""
    usual: Given = {"phase": "clean", "round": round, "first": first, "primary": "coin-2"}
    return Table(usual | paths(given), seats)


@pytest.mark.rule("MM-MARKET-01", "MM-RULING-04")
def test_market_01_in_the_first_round_the_setting_or_chance_decides() -> None:
    table = unopened(3, first="2")
    answer_until(table, "market")
    assert table.buyer == 1
    drawn = unopened(3)
    answer_until(drawn, "first")
    assert drawn.pool == ["amber", "azure", "jade"]
    assert drawn.play("jade").buyer == 2


def answer_until(table: Table, about: str) -> None:
    while table.asked != about:
        table.play(table.pool[0])


@pytest.mark.rule("MM-MARKET-02")
@pytest.mark.parametrize(("coins", "first"), [((5, 4, 6), 1), ((2, 4, 6), 0), ((5, 4, 1), 2)])
def test_market_02_fewest_coins_buy_first(coins: tuple[int, int, int], first: int) -> None:
    table = after_reset(amber__coins=coins[0], azure__coins=coins[1], jade__coins=coins[2])
    assert table.buyer == table.atlas.first == first


@pytest.mark.rule("MM-MARKET-02")
def test_market_02_more_points_do_not_help_against_fewer_coins() -> None:
    table = after_reset(amber__coins=3, azure__coins=4, jade__coins=4, amber__primary=[9, 0, 0, 0, 0, 0])
    assert table.buyer == 0


@pytest.mark.rule("MM-MARKET-01", "MM-MARKET-02")
def test_the_log_names_the_rule_by_which_somebody_buys_first() -> None:
    opened = unopened(3, first="2")
    answer_until(opened, "market")
    assert rules_told(opened, "opens", "first") == ["MM-MARKET-01"]
    assert rules_told(after_reset(), "opens", "first") == ["MM-MARKET-02"]


def rules_told(table: Table, *kinds: str) -> list[str]:
    return [event.kind.rule for event in table.told if event.kind.name in kinds]


@pytest.mark.rule("MM-MARKET-03")
def test_market_03_among_the_tied_fewest_points_of_the_last_round() -> None:
    table = after_reset(
        amber__coins=4, azure__coins=4, jade__coins=5, amber__primary=[1, 0, 0, 0, 0, 0], azure__primary=[2, 0, 0, 0, 0, 0]
    )
    assert table.buyer == 0, "azure would be next, and jade has no point but too many coins"


@pytest.mark.rule("MM-MARKET-03")
def test_market_03_earlier_rounds_do_not_count() -> None:
    table = after_reset(
        round=3, amber__coins=4, azure__coins=4, jade__coins=5, amber__primary=[9, 1, 0, 0, 0, 0],
        azure__primary=[0, 2, 0, 0, 0, 0],
    )  # fmt: skip
    assert table.buyer == 0


@pytest.mark.rule("MM-RULING-05")
@pytest.mark.parametrize(("before", "first"), [(0, 1), (1, 2), (2, 0)])
def test_ruling_05_still_tied_the_next_after_the_last_first_buyer(before: int, first: int) -> None:
    assert after_reset(first=before).buyer == first


@pytest.mark.rule("MM-RULING-05")
def test_ruling_05_the_next_of_those_who_are_tied() -> None:
    table = after_reset(seats=4, first=1, amber__coins=3, azure__coins=3, jade__coins=4, ruby__coins=4)
    assert table.buyer == 0, "jade and ruby come sooner round the table, and are not tied"


@pytest.mark.rule("MM-RULING-06")
@pytest.mark.parametrize(
    ("amber", "azure"),
    [
        ({"primary": 1, "secondary": 3}, {"primary": 3}),  # pink counts undivided: 4 against 3
        ({"primary": 1, "bonus": 2}, {"primary": 2}),  # green counts
        ({"primary": 2}, {"primary": 1, "exits": 1}),  # an exit is no point yet
    ],
)
def test_ruling_06_the_points_of_a_round_are_blue_pink_and_green(amber: dict[str, int], azure: dict[str, int]) -> None:
    given = {f"amber__{column}__0": points for column, points in amber.items()}
    given |= {f"azure__{column}__0": points for column, points in azure.items()}
    table = after_reset(seats=2, first=1, **given)
    assert table.buyer == 1, "amber scored more, though it would be next"
