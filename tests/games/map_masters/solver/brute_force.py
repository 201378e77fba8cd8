"""A second opinion, slow and simple: every path that the rules of walking allow, tried to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.missteps import Misstep
from lanterne.games.map_masters.steps import Step
from lanterne.games.map_masters.tableau import Placement, Tableau, lay
from lanterne.games.map_masters.walk import Walk
from lanterne.games.map_masters.ways import proposals


class TooMany(Exception):
    """More paths than a test has time for."""


class Brute:
    def __init__(self, tableau: Tableau, weights: Mapping[str, float], wild_cost: float, most: int) -> None:
        self.tableau = tableau
        self.weights = weights
        self.wild_cost = wild_cost
        self.left = most
        self.best = 0.0

    def worth(self, walk: Walk) -> float:
        value = sum(self.weights.get(counter, 0) * count for counter, count in walk.counts.items())
        return value - (self.wild_cost if "SB-8" in walk.spent else 0)

    def go_on(self, walk: Walk) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMany
        self.best = max(self.best, self.worth(walk))
        steps = list(proposals(walk))
        if walk.books.get("SB-7") and not walk.crossing and not walk.ended:
            steps.append(Step("cross", by="SB-7"))
        for step in steps:
            after = walk.copy()
            try:
                after.take(step)
            except Misstep:
                continue
            self.go_on(after)


def best_path(
    designs: Mapping[str, Card], placements: Sequence[Placement], tokens: Mapping[str, int], books: Sequence[str],
    weights: Mapping[str, float], wild_cost: float = 0.0, most: int = 100_000,
) -> float:  # fmt: skip
    """What the best path of a tableau weighs."""
    tableau = lay(placements, designs)
    brute = Brute(tableau, weights, wild_cost, most)
    for card, slot in tableau.free_edges():
        walk = Walk(tableau, tokens, dict.fromkeys(books, True))
        walk.start(card, slot)
        brute.go_on(walk)
    return brute.best
