"""What the search is told about a position."""

from __future__ import annotations

import pytest

from lanterne.games.kinfire_delve.game import GAME
from lanterne.games.kinfire_delve.outlook import chance_to_win
from lanterne.games.kinfire_delve.state import Delve
from lanterne.kernel.asks import Json


@pytest.mark.parametrize("given", [{}, {"gauntlet": "sea_of_dreams"}, {"gauntlet": "danse_macabre"}], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_exhaustion_card_that_can_be_borne_lowers_the_chance(seats: int, given: dict[str, Json]) -> None:
    """Also the first one where many can be borne: a search that finds it free gives in too readily."""
    chances = []
    for count in range(GAME.content.breath[seats - 1] + 1):
        cards: list[Json] = [*[*GAME.content.exhaustion][:count]]
        state = GAME.arrange(GAME.options(seats, {}), {**given, "exhausted": cards})
        assert isinstance(state, Delve)
        chances.append(chance_to_win(state))
    assert sorted(set(chances), reverse=True) == chances


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_forecasts_keep_the_order_of_estimates_and_what_is_certain(seats: int) -> None:
    outlook = GAME.outlook()
    told = [outlook.forecast(value / 20, seats) for value in range(21)]
    assert told == sorted(set(told))
    assert (told[0], told[-1]) == (0.0, 1.0)


def test_alone_the_search_wins_more_often_than_it_estimates() -> None:
    assert GAME.outlook().forecast(0.25, 1) > 0.4
