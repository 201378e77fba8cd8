"""Prices of tools: what cards come to at any prices bounds what they can really give together."""

from __future__ import annotations

from itertools import product
from random import Random

from lanterne.games.map_masters.solver.prices import Offer, at_prices, fair_prices, worth_having
from lanterne.games.map_masters.solver.tools import POOLED

FREE = [0] * len(POOLED)  # the price or the number of everything


def some_offers(random: Random) -> list[Offer]:
    count = random.choice((1, 3, 8))
    return [(0, FREE)] + [
        (random.randrange(0, 12) * 100, [random.randrange(-2, 3) for _ in POOLED]) for _ in range(count)
    ]


def best_together(cards: list[list[Offer]], pool: list[int]) -> int:
    """One offer of each card, with no tool short in the end."""
    best = 0
    for chosen in product(*cards):
        left = [sum(numbers) for numbers in zip(pool, *(leaves for _, leaves in chosen), strict=True)]
        if min(left) >= 0:
            best = max(best, sum(value for value, _ in chosen))
    return best


def at_most(cards: list[list[Offer]], pool: list[int], prices: list[int]) -> int:
    return at_prices(prices, pool) + sum(
        max(value + at_prices(prices, leaves) for value, leaves in offers) for offers in cards
    )


def test_fair_prices_bound_what_can_be_had_and_no_worse_than_without() -> None:
    random = Random(1)
    tighter = 0
    for _ in range(60):
        cards = [some_offers(random) for _ in range(3)]
        pool = [random.randrange(0, 2) for _ in POOLED]
        prices = fair_prices(cards, pool, 1200)
        assert min(prices) >= 0
        bound, free = at_most(cards, pool, prices), at_most(cards, pool, FREE)
        assert best_together(cards, pool) <= bound <= free
        tighter += bound < free
    assert tighter > 20


def test_offers_that_another_beats_in_everything_are_left_out() -> None:
    one, debt = [1, *FREE[1:]], [-1, *FREE[1:]]
    offers: list[Offer] = [(5, FREE), (5, FREE), (4, FREE), (4, one), (6, debt)]
    assert worth_having(offers) == [(6, debt), (5, FREE), (4, one)]


def test_the_best_is_never_left_out() -> None:
    random = Random(2)
    for _ in range(40):
        cards = [some_offers(random) for _ in range(3)]
        pool = [random.randrange(0, 2) for _ in POOLED]
        assert best_together([worth_having(offers) for offers in cards], pool) == best_together(cards, pool)
