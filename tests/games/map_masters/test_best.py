"""The best that a hand could do: most points for the objective, and of such paths one that brings more besides."""

from __future__ import annotations

from typing import Any

from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.kinds import OBJECTIVES
from lanterne.games.map_masters.solver.hand import solve_hand
from tests.games.map_masters.phases import START, Table, exploring


def best(table: Table) -> dict[str, Any]:
    found = GAME.solve(table.match.view(0), 0, lambda: False)
    assert isinstance(found, dict)
    return found


def test_of_all_paths_with_most_points_the_best_brings_most_coins() -> None:
    table = Table(exploring(primary="barrel-1", amber__zone=START[:2]))
    kind = "barrel"
    alone = solve_hand(GAME.content.cards, START[:2], {}, [], {kind: 1})
    richest = solve_hand(GAME.content.cards, START[:2], {}, [], {kind: 1000, "coin": 1})
    found = best(table)
    counts = found["exploration"]["counts"]
    assert counts[kind] == alone.counts[kind] == richest.counts[kind] > 0
    assert counts["coin"] == richest.counts["coin"] > alone.counts["coin"]


def test_what_is_found_besides_is_worth_no_points() -> None:
    table = Table(exploring(primary="barrel-1", amber__zone=START[:2]))
    told = best(table)
    assert told["value"] == told["bound"] == OBJECTIVES["barrel"] * told["exploration"]["counts"]["barrel"]
    assert told["proven"]
    assert told["mine"] is None
