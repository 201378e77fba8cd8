"""The exact search in one tableau: its mosaics from the most valuable down, each traced from its start. MM-SOLVE-02."""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.solver.budget import Budget
from lanterne.games.map_masters.solver.ground import Ground
from lanterne.games.map_masters.solver.links import Offers
from lanterne.games.map_masters.solver.mosaics import Mosaics
from lanterne.games.map_masters.solver.task import NO_END
from lanterne.games.map_masters.solver.tracer import Leg, Tracer

FIRST = 64  # the part of a bound by which it is lowered at first; then by twice as much each time
HARD = 500  # nodes after which a tableau is hard: then a good path is looked for before the bound is lowered further


class Search:
    """One search after the other for the same task; the best value and path are kept from one tableau to the next."""

    def __init__(self, offers: Offers, stop: Callable[[], bool] | None = None) -> None:
        self.task = offers.task
        self.budget = Budget(stop)
        self.tracer = Tracer(offers.task, self.budget)
        self.mosaics = Mosaics(offers, self.budget, self.tracer)

    @property
    def best(self) -> int:
        return self.tracer.best

    @property
    def path(self) -> list[Leg]:
        return self.tracer.path

    @property
    def bar(self) -> int:
        """What is worth no more than this is no better than the best so far."""
        return self.tracer.bar

    def settle(self, ground: Ground, bound: int, most: int) -> int:
        """Lower the bound of a tableau until there is nothing better in it: at first by little, and in a hard one, once a good
        path is known, all the way."""
        self.take(ground)
        step = max(self.task.grain, bound // FIRST)
        self.budget.allow(most)
        hard = self.budget.nodes + HARD
        while bound > self.bar and not self.budget.is_over:
            bound = self.lower(bound, bound - step, most)
            step *= 2
            if self.budget.nodes >= hard:
                hard = NO_END
                self.mosaics.taste(max(bound // 2, self.bar), bound)
                if self.best > bound // 2:
                    step = bound
        return bound if bound > self.bar else self.best

    def take(self, ground: Ground) -> None:
        """From now on search in this tableau."""
        self.mosaics.take(ground)

    def lower(self, bound: int, floor: int, most: int) -> int:
        """Look at everything in the tableau that might be worth more than `floor` and than the best so far, and no more than
        `bound`. What it can be worth afterwards, if more than the best; the same as before where the search was cut off: once
        there are `most` nodes, in all tableaux together, or at the wish of `stop`."""
        self.budget.allow(most)
        floor = max(floor, self.bar)
        self.mosaics.between(floor, bound)
        return bound if self.budget.is_over else max(floor, self.best)
