"""Spreads against brute force: every operation gives what counting all outcomes gives, exactly."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.odds import Odds, Spread, read_odds

spreads = st.dictionaries(st.integers(-6, 6), st.integers(1, 5), min_size=1, max_size=4).map(Spread)


def sides(spread: Spread) -> list[int]:
    """A die with the sides of a spread: each value as often as its weight says."""
    return [value for value, weight in spread.weights.items() for _ in range(weight)]


def counted(values: list[int]) -> Spread:
    return Spread(dict(Counter(values)))


@given(spreads, spreads)
def test_plus_is_the_sum_of_two_dice(a: Spread, b: Spread) -> None:
    assert a.plus(b).same_as(counted([x + y for x, y in product(sides(a), sides(b))]))
    assert a.plus(b).total() == a.total() * b.total()


@given(spreads, st.integers(0, 3))
def test_times_is_the_sum_of_several_dice(a: Spread, count: int) -> None:
    assert a.times(count).same_as(counted([sum(roll) for roll in product(sides(a), repeat=count)]))


@given(spreads)
def test_map_changes_every_side(a: Spread) -> None:
    assert a.map(lambda value: value // 2).same_as(counted([value // 2 for value in sides(a)]))
    assert a.map(abs).total() == a.total()


@given(spreads, spreads, st.integers(-6, 6))
def test_reroll_replaces_some_results_by_another_roll(a: Spread, b: Spread, limit: int) -> None:
    """Brute force: roll both dice, and take the second where the first is below the limit."""
    rolled = [y if x < limit else x for x, y in product(sides(a), sides(b))]
    assert a.reroll(lambda x: x < limit, lambda x: b).same_as(counted(rolled))


@given(spreads, spreads)
def test_a_reroll_may_depend_on_what_was_rolled(a: Spread, b: Spread) -> None:
    """A critical hit adds another roll to a six; a miss is rolled with one less."""
    exact = a.reroll(lambda x: x % 2 == 0, lambda x: b.map(lambda y: x + y))
    assert exact.same_as(counted([x + y if x % 2 == 0 else x for x, y in product(sides(a), sides(b))]))


@given(spreads, st.integers(-6, 6))
def test_chance_and_mean_are_exact(a: Spread, limit: int) -> None:
    values = sides(a)
    assert a.chance(lambda value: value >= limit) == Fraction(sum(value >= limit for value in values), len(values))
    assert a.mean() == Fraction(sum(values), len(values))


@given(spreads, st.integers(1, 9))
def test_same_as_does_not_mind_the_total(a: Spread, factor: int) -> None:
    assert a.same_as(Spread({value: weight * factor for value, weight in a.weights.items()}))
    assert not a.same_as(a.plus(Spread({1: 1})))


def test_pairs_of_one_value_add_up() -> None:
    assert Spread.of([(1, 2), (2, 1), (1, 3)]).weights == {1: 5, 2: 1}


def test_the_classic_seven() -> None:
    die = Spread(dict.fromkeys(range(1, 7), 1))
    assert die.times(2).chance(lambda value: value == 7) == Fraction(1, 6)
    assert repr(die.map(lambda value: value % 2)) == "<spread {0: 3, 1: 3}>"


def test_nothing_has_no_chance() -> None:
    with pytest.raises(ZeroDivisionError):
        Spread({}).mean()


@given(st.dictionaries(st.text(), st.fractions(0, 1), max_size=3), st.dictionaries(st.text(), spreads, max_size=3))
def test_odds_come_back_exact_from_plain_data(chances: dict[str, Fraction], spread: dict[str, Spread]) -> None:
    back = read_odds(json.loads(json.dumps(Odds(chances, spread).dump())))
    assert back.chances == chances
    assert {name: one.weights for name, one in back.spreads.items()} == {name: one.weights for name, one in spread.items()}
