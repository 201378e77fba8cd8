"""What tools are worth to a hand: prices that make bounds tight.

A path may not use more tools than it has. If every tool has a price, which is paid for using it and got for bringing it, then
what cards give at these prices, together with the price of the pool, is never less than what a path is really worth; and with
prices that are well chosen not much more. Any prices do, so they are sought in few steps.
"""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.map_masters.solver.tools import POOLED

STEPS = 30
SLOWER = 0.85  # the next step by this one

Offer = tuple[int, list[int]]  # what a system is worth, and what it leaves of each tool


def at_prices(prices: Sequence[int], numbers: list[int]) -> int:
    return sum([price * number for price, number in zip(prices, numbers, strict=True)])


def fair_prices(cards: list[list[Offer]], pool: list[int], first: int) -> list[int]:
    """The prices of tools by which the best offers of all cards come to the least, or nearly so. `first`: how far prices go in
    the first step. What is short becomes dearer, what is left over cheaper."""
    prices = best = [0] * len(POOLED)
    least = 1 << 60
    step = float(first)
    for _ in range(STEPS):
        total = at_prices(prices, pool)
        left = pool
        for offers in cards:
            worths = [value + at_prices(prices, leaves) for value, leaves in offers]
            most = max(worths)
            total += most
            left = [have + number for have, number in zip(left, offers[worths.index(most)][1], strict=True)]
        if total < least:
            best, least = prices, total
        if all(number == 0 or (number > 0 and price == 0) for number, price in zip(left, prices, strict=True)):
            break
        prices = [max(0, price - int(step * number)) for price, number in zip(prices, left, strict=True)]
        step *= SLOWER
    return best


def worth_having(offers: list[Offer]) -> list[Offer]:
    """Those that no other beats in everything."""
    kept: list[Offer] = []
    for value, leaves in sorted(offers, key=lambda offer: (-offer[0], [-number for number in offer[1]])):
        for _, others in kept:
            if all(have >= number for have, number in zip(others, leaves, strict=True)):
                break
        else:
            kept.append((value, leaves))
    return kept
