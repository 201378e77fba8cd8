"""What the solver answers: an exploration that is valid, what it is worth, and how sure that is. MM-SOLVE-01."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.exploration_check import Exploration, Kit, walk_of
from lanterne.games.map_masters.solver.rebuild import Rebuilder
from lanterne.games.map_masters.solver.task import UNIT, Task
from lanterne.games.map_masters.solver.tracer import Leg
from lanterne.games.map_masters.tableau import Placement, lay


class Solution:
    """`value` is what the counters weigh, less the cost of SB-8 where it was given up; no exploration is worth more than
    `bound`; `proven` says that the two are one."""

    def __init__(
        self, exploration: Exploration, value: int, bound: int, counts: Mapping[str, int], nodes: int, tableaux: int
    ) -> None:
        self.exploration = exploration
        self.value = value / UNIT
        self.bound = max(value, bound) / UNIT
        self.proven = bound <= value
        self.counts = dict(counts)
        self.nodes = nodes  # runs that the search tried
        self.tableaux = tableaux  # that were searched

    def __repr__(self) -> str:
        return f"<Solution {self.value} of at most {self.bound}>"


def solution_of(
    task: Task, designs: Mapping[str, Card], placements: Sequence[Placement], legs: Sequence[Leg], bound: int, nodes: int,
    tableaux: int = 1,
) -> Solution:  # fmt: skip
    """The path of some runs as steps, and its worth by the one truth of legality: what the search believes counts nothing."""
    exploration = Exploration(placements, None, [])
    if legs:
        builder = Rebuilder(task, lay(placements, designs))
        exploration.start = builder.follow(legs)
        exploration.steps = builder.steps
    walk = walk_of(Kit(designs, task.names, task.tokens, dict.fromkeys(task.books, True)), exploration)
    value = sum(task.weights[counter] * count for counter, count in walk.counts.items())
    if "SB-8" in walk.spent:
        value -= task.wild_cost
    return Solution(exploration, value, bound, walk.counts, nodes, tableaux)
