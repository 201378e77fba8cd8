"""The best exploration of a whole hand: every tableau gets a bound, and is searched only if that promises enough. MM-SOLVE-01,
MM-SOLVE-02.

Tableaux of fewer cards are met too. A card more never makes a path worse, except where it covers the edge on which the path
starts or ends, or moves the border that a wrap needs; they are few, so there is no need to argue when that is so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.solver.collector import undisturbed
from lanterne.games.map_masters.solver.laying import Layer
from lanterne.games.map_masters.solver.links import Offers
from lanterne.games.map_masters.solver.outlines import Lies, Outline, outlines
from lanterne.games.map_masters.solver.search import Search
from lanterne.games.map_masters.solver.solution import Solution, solution_of
from lanterne.games.map_masters.solver.task import NO_END, Task
from lanterne.games.map_masters.tableau import Placement

FIRST = 256  # the part of the ceiling by which the floor is lowered at first; then by twice as much each time
TASTED = 6  # tableaux that are searched for whatever they have, for a good value early
TASTE = 400  # nodes on each of them
ENOUGH = 0.75  # of what a tableau promises


class HandSearch:
    """The search for the best exploration of a hand, in small pieces. It goes through all outlines, looks in each tableau for
    what is worth more than `floor`, and if there is nothing in any of them lowers the floor and begins anew. What all cards
    give at their best is often possible, or nearly, so this is soon over."""

    def __init__(self, task: Task, stop: Callable[[], bool] | None = None) -> None:
        self.task = task
        self.layer = Layer(Offers(task))
        self.search = Search(self.layer.offers, stop)
        self.outlines = outlines(len(task.names)) if task.names else []
        self.won: list[Placement] = []
        self.searched = 0
        self.ceiling = self.layer.offers.ceiling()  # what no tableau can exceed
        self.step = max(task.grain, self.ceiling // FIRST)
        self.floor = self.ceiling - self.step
        self.place = 0  # of the next outline
        self.most = 0

    def go_on(self, most: int) -> bool:
        """Look at one more outline; whether all is done."""
        if self.bound <= self.search.best:
            return True
        if self.place == len(self.outlines):
            self.ceiling = max(self.floor, self.search.best)
            self.step *= 2
            self.floor = self.ceiling - self.step
            self.place = 0
            return False
        self.most = most
        undisturbed(lambda: self.layer.meet(self.outlines[self.place], max(self.floor, self.search.bar), self.look))
        if not self.search.budget.is_over:
            self.place += 1
        return False

    def look(self, bound: int, outline: Outline, lies: Lies) -> int:
        """Look in a tableau for something better; what is worth no more than the answer is no use."""
        best = self.search.best
        self.searched += 1
        ground = outline.ground(lies, self.layer.opens, self.task.flags)
        most = self.most - self.layer.met
        if self.searched <= TASTED:
            self.search.settle(ground, bound, min(most, self.search.budget.nodes + TASTE))
            if self.search.best < bound * ENOUGH:  # what promised most cannot be had: take anything that is better
                self.search.lower(bound, 0, min(most, self.search.budget.nodes + TASTE))
        else:
            self.search.take(ground)
        self.search.lower(min(bound, self.ceiling), self.floor, most)
        if self.search.best > best:
            self.won = outline.placements(lies, self.task.names)
        return NO_END if self.search.budget.is_over else max(self.floor, self.search.bar)

    @property
    def bound(self) -> int:
        """No exploration of the hand is worth more."""
        return self.search.best if self.ceiling <= self.search.bar else self.ceiling

    @property
    def nodes(self) -> int:
        """What was done so far: tableaux met, and what was tried in them."""
        return self.layer.met + self.search.budget.nodes


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

    done = False
    while not done and not is_over():
        done = search.go_on(most)
    return solution_of(task, designs, search.won, search.search.path, search.bound, search.nodes, search.searched)
