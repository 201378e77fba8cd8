"""The collector of garbage rests while something is sought, is as it was afterwards, and has nothing to do then."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from lanterne.games.map_masters.solver.collector import undisturbed
from lanterne.games.map_masters.solver.fixed import solve_tableau
from lanterne.games.map_masters.solver.hand import solve_hand
from tests.games.map_masters.solver.hands import designs, laid, some_cards, some_weights


def test_the_collector_rests_meanwhile() -> None:
    assert gc.isenabled()
    assert undisturbed(gc.isenabled) is False
    assert gc.isenabled()


def test_it_goes_on_after_an_error() -> None:
    def fail() -> None:
        raise ValueError("no answer")

    with pytest.raises(ValueError, match="no answer"):
        undisturbed(fail)
    assert gc.isenabled()


def test_a_collector_that_rested_before_is_left_alone() -> None:
    gc.disable()
    try:
        assert undisturbed(lambda: undisturbed(gc.isenabled)) is False
        assert not gc.isenabled()
    finally:
        gc.enable()


@contextmanager
def left_over() -> Iterator[list[str]]:
    """The kinds of things made by the solver that only the collector could do away with."""
    found: list[str] = []
    designs()
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        found += [type(thing).__name__ for thing in gc.garbage if type(thing).__module__.startswith("lanterne.")]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize("books", [[], ["SB-3", "SB-12"], ["SB-5", "SB-8", "SB-13"]], ids="+".join)
def test_nothing_is_left_for_it_to_do(books: list[str]) -> None:
    random = Random(5)
    hand, weights = some_cards(random, 5, 3, 4, 5), some_weights(random)
    with left_over() as found:
        assert solve_tableau(designs(), laid(hand, random), {}, books, weights).proven
        assert solve_hand(designs(), hand, {}, books, weights, most_nodes=5000).value > 0
    assert found == []
