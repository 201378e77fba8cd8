"""What the shipped cards are worth to somebody who plays them as well as can be. MM-CONTENT-09."""

from __future__ import annotations

from itertools import combinations

import pytest

from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.kinds import OBJECTIVES
from lanterne.games.map_masters.solver.hand import solve_hand

EVERY = 6  # of the 126 starting hands, one in six
NODES = 3_000
WITHOUT = ("rope", "trap", "circle")  # of which starting cards have none (MM-SETUP-08)


@pytest.mark.rule("MM-CONTENT-09")
def test_a_starting_hand_brings_three_to_five_points_and_four_to_five_coins_on_average() -> None:
    kinds = [kind for kind in OBJECTIVES if kind not in WITHOUT]
    hands = list(combinations(GAME.content.start, 5))[::EVERY]
    points = coins = 0
    for hand in hands:
        for kind in kinds:
            found = solve_hand(GAME.content.cards, hand, {}, [], {kind: OBJECTIVES[kind]}, most_nodes=NODES)
            points += found.counts[kind] * OBJECTIVES[kind]
            coins += found.counts["coin"]
    assert len(kinds) == 9
    assert 3 <= points / (len(hands) * len(kinds)) <= 5
    assert 4 <= coins / (len(hands) * len(kinds)) <= 5
