"""Lazy decks against real ones: the chance of each card is what shuffling and dealing in every order gives."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from lanterne.parts.decks import Pool, one_of_rest, without


def chances(pool: Pool) -> dict[str, Fraction]:
    weights = pool.weights or (1,) * len(pool.cards)
    return {card: Fraction(weight, sum(weights)) for card, weight in zip(pool.cards, weights, strict=True)}


def dealt(known: tuple[str, ...], unseen: tuple[str, ...], elsewhere: int) -> dict[str, Fraction]:
    """Brute force: deal the hidden places in every order, then draw any card of what is left."""
    seen: Counter[str] = Counter()
    for order in permutations(unseen):
        seen.update((*known, *order[elsewhere:]))
    return {card: Fraction(count, seen.total()) for card, count in seen.items()}


@pytest.mark.parametrize("elsewhere", range(5))
@pytest.mark.parametrize("known", [("k",), ("k", "l", "m")])
def test_one_of_the_rest_is_as_likely_as_in_a_real_deck(known: tuple[str, ...], elsewhere: int) -> None:
    unseen = ("a", "b", "c", "d")
    assert chances(one_of_rest(known, unseen, elsewhere)) == dealt(known, unseen, elsewhere)


def test_a_deck_of_unseen_cards_alone() -> None:
    assert chances(one_of_rest((), ("a", "b", "c"), 2)) == dealt((), ("a", "b", "c"), 2)


def test_cards_leave_the_pool_one_at_a_time() -> None:
    assert without(("a", "b", "a"), "a") == ("b", "a")
    with pytest.raises(ValueError, match="index"):
        without(("a",), "b")
