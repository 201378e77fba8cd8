"""The best exploration of a whole hand: every tableau gets a bound, those of the highest bounds are searched first, until none
can be better. MM-SOLVE-01, MM-SOLVE-02.

Tableaux of fewer cards are met too. A card more never makes a path worse, except where it covers the edge on which the path
starts or ends, or moves the border that a wrap needs; they are few, so there is no need to argue when that is so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.solver.fixed import NO_END
from lanterne.games.map_masters.solver.laying import Found, Layer
from lanterne.games.map_masters.solver.links import Offers
from lanterne.games.map_masters.solver.outlines import outlines
from lanterne.games.map_masters.solver.search import Search
from lanterne.games.map_masters.solver.solution import Solution, solution_of
from lanterne.games.map_masters.solver.task import Task
from lanterne.games.map_masters.tableau import Placement

TASTED = 2  # tableaux of an outline that are searched at once, for a good value early: the better it is, the fewer are met
TASTE = 1_500  # nodes on each of them


class HandSearch:
    """The search for the best exploration of a hand, in small pieces: first `survey` until all outlines are met, then `go_on`
    through the tableaux that they promise."""

    def __init__(self, task: Task, stop: Callable[[], bool] | None = None) -> None:
        self.task = task
        self.layer = Layer(Offers(task))
        self.search = Search(task, stop)
        self.outlines = outlines(len(task.names)) if task.names else []
        self.surveyed = 0
        self.found: list[Found] = []
        self.won: list[Placement] = []
        self.searched = 0
        self.ceiling = self.layer.offers.ceiling()  # what no tableau can exceed

    @property
    def is_surveyed(self) -> bool:
        return self.surveyed == len(self.outlines) or self.search.best >= self.ceiling

    def survey(self, most: int) -> None:
        """Meet one more outline and taste the best of it."""
        found = self.layer.meet(self.outlines[self.surveyed], self.search.best)
        found.sort(key=bound_first)
        for tableau in found[:TASTED]:
            self.try_one(tableau, min(most, self.nodes + TASTE))
        self.found += found
        self.surveyed += 1
        if self.is_surveyed:
            best = self.search.best
            self.found = sorted([tableau for tableau in self.found if tableau[0] > best], key=bound_first, reverse=True)

    def go_on(self, most: int) -> bool:
        """Search the most promising tableau that is left; whether none is."""
        if not self.found or self.found[-1][0] <= self.search.best:
            self.found = []
            return True
        if self.try_one(self.found[-1], most):
            self.found.pop()
        return False

    def try_one(self, tableau: Found, most: int) -> bool:
        bound, outline, lies = tableau
        best = self.search.best
        if bound <= best:
            return True
        self.searched += 1
        done = self.search.run(outline.ground(lies, self.layer.opens, self.task.flags), most - self.layer.met, bound)
        if self.search.best > best:
            self.won = outline.placements(lies, self.task.names)
        return done

    @property
    def bound(self) -> int:
        """No exploration of the hand is worth more."""
        if not self.is_surveyed:
            return self.ceiling
        return max(self.search.best, self.found[-1][0] if self.found else 0)

    @property
    def nodes(self) -> int:
        """What was done so far: tableaux met and runs tried."""
        return self.layer.met + self.search.nodes


def bound_first(tableau: Found) -> int:
    return -tableau[0]


def solve_hand(
    designs: Mapping[str, Card], hand: Sequence[str], tokens: Mapping[str, int], books: Collection[str],
    weights: Mapping[str, float], wild_cost: float = 0.0, most_nodes: int | None = None,
    stop: Callable[[], bool] | None = None,
) -> Solution:  # fmt: skip
    """The exploration of most weight for a hand. `most_nodes` and `stop` end the search early: the answer is then the best so
    far, with a bound that is honest and not proven. With nodes alone it is the same on every machine."""
    task = Task(designs, hand, tokens, books, weights, wild_cost)
    search = HandSearch(task, stop)
    most = NO_END if most_nodes is None else most_nodes

    def is_over() -> bool:
        return search.nodes >= most or (stop is not None and stop())

    while not search.is_surveyed and not is_over():
        search.survey(most)
    done = not search.is_surveyed
    while not done and not is_over():
        done = search.go_on(most)
    return solution_of(task, designs, search.won, search.search.path, search.bound, search.nodes, search.searched)
