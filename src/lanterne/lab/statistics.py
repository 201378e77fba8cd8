"""The few statistics that reports need."""

from __future__ import annotations

from math import sqrt

SIGMAS = 1.959964  # 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval of a rate at 95 %: honest for few games and near 0 and 1, where the usual one is not."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = SIGMAS * SIGMAS
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SIGMAS * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    low = 0.0 if wins == 0 else max(0.0, middle - half)
    high = 1.0 if wins == games else min(1.0, middle + half)
    return low, high
