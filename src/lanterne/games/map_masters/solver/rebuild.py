"""From the runs of a path to its steps. The search knows pools only; here each payment gets its source: items first, then
tokens, then books, SB-8 last (MM-SOLVE-02). Every step is taken on a real Walk, which refuses what is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from lanterne.games.map_masters.kinds import BOOK_FOR, SLOTS, TOOL_FOR, TRAPDOOR
from lanterne.games.map_masters.solver.runs import BARREL, CIRCLE, LEAP, STOP, Move, Run
from lanterne.games.map_masters.solver.sheet import Sheet
from lanterne.games.map_masters.solver.task import ACROSS, Task
from lanterne.games.map_masters.solver.tracer import Leg
from lanterne.games.map_masters.steps import FAIRY, ITEM, Step
from lanterne.games.map_masters.tableau import Spot, Tableau
from lanterne.games.map_masters.walk import Walk
from lanterne.games.map_masters.ways import why_not


class Rebuilder:
    """A walk that writes down its steps."""

    def __init__(self, task: Task, tableau: Tableau) -> None:
        self.task = task
        self.walk = Walk(tableau, task.tokens, dict.fromkeys(task.books, True))
        self.steps: list[Step] = []

    def follow(self, legs: Sequence[Leg]) -> Spot:
        """Take all runs; gives where the path starts."""
        start = ("", "")
        before: Run | None = None
        for card, run, wrap in legs:
            name, sheet = self.task.names[card], self.task.sheets[card]
            if before is None:
                start = (name, SLOTS[run.entry])
                self.walk.start(*start)
            else:
                self.cross_over(before, wrap, name, sheet, run)
            for move in run.moves:
                self.move(move)
            if self.walk.pending and (run.end != STOP or self.is_paid(sheet, run)):
                self.pay()
            before = run
        return start

    def is_paid(self, sheet: Sheet, run: Run) -> bool:
        """Whether the obstacle at which a path stops counts: else it stops there because it cannot overcome it."""
        _, node = self.walk.here()
        if sheet.card.nodes[node].is_room():
            return bool(run.rooms >> sheet.plan.rooms.index(node) & 1)
        return bool(run.gains >> sheet.plan.place[node] & 1)

    def cross_over(self, before: Run, wrap: int, name: str, sheet: Sheet, run: Run) -> None:
        """From the end of a run to the beginning of the next."""
        plan = sheet.plan
        if before.end < len(SLOTS):
            self.take(Step("wrap", by="SB-12" if wrap == ACROSS else "SB-13") if wrap else Step("link"))
        elif before.end == LEAP:
            self.take(Step("tele-monster", plan.monsters[run.entry - plan.first_monster], name, "SB-3"))
        elif before.end >= BARREL:
            self.take(Step("tele-barrel", plan.barrels[run.entry - plan.first_barrel], name, "SB-5"))
        else:
            here, _ = self.walk.here()
            source = self.task.sheets[self.task.names.index(here)].plan.circles[before.end - CIRCLE]
            circle = plan.circles[run.entry - plan.first_circle]
            self.take(Step("teleport", circle, name, self.source("scroll", "SB-6"), source))

    def move(self, move: Move) -> None:
        verb, name, edge = move
        if self.walk.pending and not (verb == "fall" and self.walk.pending == TRAPDOOR):
            self.pay()
        if verb == "fall":
            self.take(Step("fall", name))
        elif verb == "climb":
            self.take(Step("climb", name, by="SB-4"))
        else:
            card, here = self.walk.here()
            several = len(self.walk.tableau.cards[card].between(here, name)) > 1
            step = Step("go", name, by=edge if several else "")
            if self.task.cross:
                misstep = why_not(self.walk, step)
                if misstep is not None and misstep.code == "CROSSES_PATH":
                    self.take(Step("cross", by="SB-7"))
            self.take(step)

    def pay(self) -> None:
        while self.walk.pending:
            kind = self.walk.pending
            self.take(Step("pay", by=self.source(TOOL_FOR[kind], BOOK_FOR[kind])))

    def source(self, tool: str, book: str) -> str:
        """What to pay with; the wildcard becomes a token on the spot."""
        if self.walk.items[tool]:
            return ITEM
        if not self.walk.tokens[tool]:
            if self.walk.books.get(book):
                return book
            self.take(Step("sacrifice", tool, by="SB-8"))
        return FAIRY

    def take(self, step: Step) -> None:
        self.walk.take(step)
        self.steps.append(step)
