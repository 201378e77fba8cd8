"""The best path in a tableau that lies: exact. MM-SOLVE-02, MM-SOLVE-03."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.solver.collector import undisturbed
from lanterne.games.map_masters.solver.ground import ground_of
from lanterne.games.map_masters.solver.links import Offers, bound_of
from lanterne.games.map_masters.solver.search import Search
from lanterne.games.map_masters.solver.solution import Solution, solution_of
from lanterne.games.map_masters.solver.task import NO_END, Task
from lanterne.games.map_masters.tableau import Placement, lay


def solve_tableau(
    designs: Mapping[str, Card], placements: Sequence[Placement], tokens: Mapping[str, int], books: Collection[str],
    weights: Mapping[str, float], wild_cost: float = 0.0, most_nodes: int | None = None,
    stop: Callable[[], bool] | None = None,
) -> Solution:  # fmt: skip
    """The exploration of most weight in a legal tableau. `most_nodes` and `stop` end the search early: the answer is then
    the best so far, with a bound that is honest and not proven. With nodes alone it is the same on every machine."""
    def answer() -> Solution:
        task = Task(designs, [placement.card for placement in placements], tokens, books, weights, wild_cost)
        ground = ground_of(task.names, lay(placements, designs))
        offers = Offers(task)
        search = Search(offers, stop)
        bound = search.settle(ground, bound_of(offers, ground, 0), NO_END if most_nodes is None else most_nodes)
        return solution_of(task, designs, placements, search.path, bound, search.budget.nodes)

    return undisturbed(answer)
