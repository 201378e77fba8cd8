"""The Wilson interval."""

from __future__ import annotations

import pytest

from lanterne.lab.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    """Newcombe (1998) gives 0.2553 to 0.3662 for 81 of 263."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_say_more() -> None:
    widths = [high - low for low, high in (wilson(games // 4, games) for games in (8, 80, 800, 8000))]
    assert widths == sorted(widths, reverse=True)
