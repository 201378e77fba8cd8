"""What bots look for. MM-SOLVE-04."""

from __future__ import annotations

from time import process_time

import pytest

from lanterne.games.map_masters.kinds import OBJECTIVES
from lanterne.games.map_masters.solver.bench import bench
from lanterne.games.map_masters.solver.weights import COPIES, default_weights
from tests.games.map_masters.solver.hands import designs


@pytest.mark.rule("MM-SOLVE-04")
def test_the_primary_counts_in_full_and_the_secondary_by_half_of_its_average() -> None:
    weights = default_weights("key", ["key"], 1)
    assert sum(COPIES.values()) == 27
    assert weights["barrel"] == pytest.approx(1 * 3 / 26 / 2)
    assert weights["rope"] == pytest.approx(3 * 2 / 26 / 2)
    assert weights["key"] == pytest.approx(2 + 2 * 1 / 26 / 2)


@pytest.mark.rule("MM-SOLVE-04")
def test_coins_the_exit_and_optimizers_have_their_worth() -> None:
    weights = default_weights("key", ["key"], 5)
    assert weights["coin"] == pytest.approx(1 * 2 / 26 / 2 + 0.4)
    assert weights["exit"] == 0.5
    assert weights["recycle"] == weights["scissors"] == 0.7


@pytest.mark.rule("MM-SOLVE-04")
def test_optimizers_are_worth_nothing_in_the_last_round() -> None:
    weights = default_weights("key", ["key"], 6)
    assert weights["recycle"] == weights["scissors"] == 0


def test_a_kind_that_was_seen_in_all_copies_can_be_no_secondary() -> None:
    assert default_weights("key", ["key", "rope", "rope"], 2)["rope"] == 0


def test_with_no_objective_left_only_the_primary_counts() -> None:
    seen = [kind for kind, copies in COPIES.items() for _ in range(copies)]
    weights = default_weights("rope", seen, 6)
    assert {kind: weights[kind] for kind in OBJECTIVES if weights[kind]} == {"rope": 3, "coin": 0.4}


def test_the_benchmark_gives_figures_of_tableaux_and_hands() -> None:
    figures = bench({id: card for id, card in designs().items() if card.tier == 3}, 0.01, process_time)
    assert figures["not_proven"] == {"count": 0}
    tableaux = {"tableau_all", "tableau_one", "tableau_leap"}
    assert set(figures) == tableaux | {"near_all", "near_one", "proof_all", "proof_one", "not_proven"}
    assert all(set(row) == {"count", "median", "p90", "p99"} for name, row in figures.items() if name != "not_proven")
