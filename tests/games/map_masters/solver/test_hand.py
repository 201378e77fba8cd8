"""The best exploration of a whole hand: as all its tableaux one by one give it, proven, and cut short when asked."""

from __future__ import annotations

from random import Random

import pytest

from lanterne.games.map_masters.solver.fixed import solve_tableau
from lanterne.games.map_masters.solver.hand import solve_hand
from lanterne.games.map_masters.solver.outlines import shapes
from tests.games.map_masters.solver.hands import (
    designs,
    every_tableau,
    is_valid,
    some_cards,
    some_tokens,
    some_weights,
    weighed,
)  # fmt: skip

COUNTS = {"coin": 1.0, "key": 2.0, "monster": 3.0, "room": 1.0, "exit": 0.5}


def test_there_are_as_many_outlines_as_the_catalogue_says() -> None:
    """MM-MODEL-13."""
    assert [len(shapes(count)) for count in range(1, 6)] == [1, 4, 20, 110, 642]


@pytest.mark.rule("MM-SOLVE-01")
@pytest.mark.parametrize(
    ("count", "books"), [(1, []), (2, []), (2, ["SB-3"]), (2, ["SB-5"]), (2, ["SB-12", "SB-13"]), (2, ["SB-7"]), (3, [])]
)
def test_no_tableau_of_a_small_hand_holds_a_better_path(count: int, books: list[str]) -> None:
    random = Random(count)
    hand = some_cards(random, count, 0, 3, 4)
    tokens, weights = some_tokens(random), some_weights(random)
    found = solve_hand(designs(), hand, tokens, books, weights)
    best = max(solve_tableau(designs(), lies, tokens, books, weights).value for lies in every_tableau(hand))
    assert found.value == pytest.approx(best)
    assert found.proven
    assert is_valid(found, hand, tokens, books)


@pytest.mark.rule("MM-SOLVE-01")
def test_a_hand_of_five_is_proven_and_valid() -> None:
    random = Random(6)
    hand = some_cards(random, 5, 0)
    found = solve_hand(designs(), hand, {"key": 1}, ["SB-1"], COUNTS)
    assert found.proven
    assert found.bound == found.value == pytest.approx(weighed(found, COUNTS))
    assert is_valid(found, hand, {"key": 1}, ["SB-1"])


def test_a_shortage_of_tools_is_felt_before_tableaux_are_searched() -> None:
    """Four locks and three keys: without prices every tableau promises the fourth lock, and there are many thousands."""
    hand = ["D3-03", "D4-18", "D5-02", "D3-14", "D5-09"]
    found = solve_hand(designs(), hand, {}, [], {"lock": 3.0}, most_nodes=5_000)
    assert found.proven
    assert found.value == 9


def test_a_card_less_is_laid_where_it_would_be_in_the_way() -> None:
    """Fewer cards are allowed (MM-EXPLORE-04), so a hand is never worth less than a part of it."""
    random = Random(7)
    hand = some_cards(random, 3, 0)
    whole = solve_hand(designs(), hand, {}, [], COUNTS).value
    assert all(solve_hand(designs(), hand[:count], {}, [], COUNTS).value <= whole for count in (1, 2))


# --- being cut short -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-SOLVE-01")
def test_nodes_bound_the_search_and_it_is_the_same_every_time() -> None:
    random = Random(8)
    hand = some_cards(random, 5, 4)
    one, other = (solve_hand(designs(), hand, {}, [], COUNTS, most_nodes=200) for _ in range(2))
    assert one.exploration.dump() == other.exploration.dump()
    assert one.nodes == other.nodes
    assert one.nodes < 2_000  # an outline is met whole
    assert is_valid(one, hand, {}, [])
    assert one.proven == (one.value == one.bound)


@pytest.mark.rule("MM-SOLVE-01")
def test_a_search_that_is_stopped_at_once_claims_nothing() -> None:
    hand = some_cards(Random(9), 5, 5)
    found = solve_hand(designs(), hand, {}, [], COUNTS, stop=lambda: True)
    assert found.value == 0
    assert not found.proven
    assert found.bound > 0
    assert is_valid(found, hand, {}, [])


def test_more_nodes_are_never_worse_and_bounds_are_honest() -> None:
    hand = some_cards(Random(10), 5, 3)
    best = solve_hand(designs(), hand, {}, [], COUNTS)
    values = []
    for nodes in (50, 500, 5_000):
        cut = solve_hand(designs(), hand, {}, [], COUNTS, most_nodes=nodes)
        values.append(cut.value)
        assert cut.value <= best.value <= cut.bound
    assert values == sorted(values)


def test_an_empty_hand_has_an_empty_exploration() -> None:
    found = solve_hand(designs(), [], {}, [], COUNTS)
    assert found.exploration.dump() == {"tableau": [], "start": None, "steps": []}
    assert found.proven


@pytest.mark.rule("MM-SOLVE-01")
def test_there_is_a_good_answer_long_before_the_proof() -> None:
    """Nothing proves soon that seven rooms cannot be had; six are found at once."""
    hand = ["D4-12", "D4-05", "D5-01", "D3-09", "D5-03"]
    found = solve_hand(designs(), hand, {}, [], {"room": 1.0}, most_nodes=5_000)
    assert not found.proven
    assert found.value == 6
    assert found.bound == 7
