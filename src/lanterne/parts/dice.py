"""Dice and their exact distributions: one die, any figure of several, one of several cases."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import product
from math import lcm

from lanterne.kernel.asks import Die
from lanterne.kernel.odds import Spread


def spread_of(die: Die) -> Spread:
    """The numbers that a die shows, each as often as it has sides for it."""
    return Spread.of(zip(die.values, die.sides, strict=True))


def figure(dice: list[Spread], of: Callable[[tuple[int, ...]], int]) -> Spread:
    """Any figure of several dice, such as the sum with the best counted twice. Plain sums are faster by `plus`."""
    pairs: list[tuple[int, int]] = []
    for roll in product(*(die.weights.items() for die in dice)):
        weight = 1
        for _, part in roll:
            weight *= part
        pairs.append((of(tuple(value for value, _ in roll)), weight))
    return Spread.of(pairs)


def any_chance(die: Spread, count: int, test: Callable[[int], bool]) -> Fraction:
    """The chance that at least one of some equal dice passes a test."""
    return 1 - (1 - die.chance(test)) ** count


def mixture(cases: Iterable[tuple[Fraction, Spread]]) -> Spread:
    """One of several cases, each with its share; shares add up to 1."""
    parts = [(share / case.total(), case) for share, case in cases if share]
    scale = lcm(*(share.denominator for share, _ in parts))
    return Spread.of(
        (value, int(share * scale) * weight) for share, case in parts for value, weight in case.weights.items()
    )
