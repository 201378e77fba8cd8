"""Estimates of the chance to win: how those of a weaker player are read by a stronger one."""

from __future__ import annotations

from math import exp, log
from typing import Final

SURE: Final = 1e-9  # no estimate is surer than that


def moved(chance: float, slope: float, shift: float) -> float:
    """A chance moved on the logistic scale. What is certain stays so, and the order of two chances is kept."""
    if chance <= 0.0 or chance >= 1.0:
        return min(1.0, max(0.0, chance))
    chance = min(1 - SURE, max(SURE, chance))
    return 1 / (1 + exp(-(slope * log(chance / (1 - chance)) + shift)))
