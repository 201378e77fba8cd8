"""Dice against brute force: every figure is what counting all rolls gives."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.asks import Die
from lanterne.kernel.odds import Spread
from lanterne.parts.dice import any_chance, figure, mixture, spread_of

spreads = st.dictionaries(st.integers(0, 6), st.integers(1, 3), min_size=1, max_size=3).map(Spread)


def sides(spread: Spread) -> list[int]:
    return [value for value, weight in spread.weights.items() for _ in range(weight)]


def test_a_die_shows_each_face_as_often_as_it_has_sides() -> None:
    die = Die("odd", ("none", "one", "two", "also two"), (0, 1, 2, 2), (3, 1, 1, 1))
    assert spread_of(die).weights == {0: 3, 1: 1, 2: 2}


@given(st.lists(spreads, min_size=1, max_size=3))
def test_the_best_counts_twice(dice: list[Spread]) -> None:
    rolled = Counter(sum(roll) + max(roll) for roll in product(*map(sides, dice)))
    assert figure(dice, lambda roll: sum(roll) + max(roll)).same_as(Spread(dict(rolled)))


@given(st.lists(spreads, min_size=1, max_size=3))
def test_a_sum_is_a_figure_too(dice: list[Spread]) -> None:
    total = Spread({0: 1})
    for die in dice:
        total = total.plus(die)
    assert figure(dice, sum).same_as(total)


@given(spreads, st.integers(1, 3), st.integers(0, 6))
def test_one_success_is_enough(die: Spread, count: int, least: int) -> None:
    rolls = list(product(sides(die), repeat=count))
    wanted = Fraction(sum(max(roll) >= least for roll in rolls), len(rolls))
    assert any_chance(die, count, lambda value: value >= least) == wanted


@given(spreads, spreads, st.integers(0, 6))
def test_one_of_two_cases(a: Spread, b: Spread, sixths: int) -> None:
    """A die decides which of two others is rolled."""
    share = Fraction(sixths, 6)
    mixed = mixture([(share, a), (1 - share, b)])
    for value in range(7):
        assert chance_of(mixed, value) == share * chance_of(a, value) + (1 - share) * chance_of(b, value)
    assert all(weight > 0 for weight in mixed.weights.values())


def chance_of(spread: Spread, value: int) -> Fraction:
    return spread.chance(lambda other: other == value)
