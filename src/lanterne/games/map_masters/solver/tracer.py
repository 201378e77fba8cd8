"""Whether the pieces of a mosaic are a path: its runs are tried from its start on. MM-SOLVE-02.

A path is a chain of runs: after one that ends at a linked slot the next begins at the slot facing it, after one that ends at a
circle it begins at any other circle, and so on. In a mosaic little is left to choose: which run of its systems, and where jumps
arrive.
"""

from __future__ import annotations

from lanterne.games.map_masters.solver.budget import Budget
from lanterne.games.map_masters.solver.ground import ABSENT, FREE, Ground
from lanterne.games.map_masters.solver.links import Network
from lanterne.games.map_masters.solver.pieces import Piece
from lanterne.games.map_masters.solver.runs import BARREL as BARREL_END
from lanterne.games.map_masters.solver.runs import CIRCLE as CIRCLE_END
from lanterne.games.map_masters.solver.runs import LEAP as LEAP_END
from lanterne.games.map_masters.solver.runs import STOP, Run
from lanterne.games.map_masters.solver.task import BARREL, LEAP, Task
from lanterne.games.map_masters.solver.tools import GUARD, is_one, missing

Leg = tuple[int, Run, int]  # a card, a run over it, and the book (a flag) that led there, if it was a wrap


class Tracer:
    """Keeps the best value and path, from one mosaic and one tableau to the next."""

    def __init__(self, task: Task, budget: Budget) -> None:
        self.task = task
        self.budget = budget
        self.best = 0
        self.path: list[Leg] = []
        count = len(task.names)
        # Marks on the cards: what is used up, rooms cleared, chords drawn, and for each way to make the system of the card the
        # shapes that are left of it
        self.used = [0] * count
        self.cleared = [0] * count
        self.chords = [0] * count
        self.left: list[list[int]] = [[]] * count
        self.done = [0] * count  # shapes that were used

    @property
    def bar(self) -> int:
        """What is worth no more than this is no better than the best so far."""
        return self.best + self.task.grain - 1

    def trace(self, ground: Ground, value: int, network: Network, cards: list[int], pieces: list[Piece]) -> int:
        """Look for a path by exactly the pieces of a mosaic, the first of which has its start; the last place that it came to,
        or the last of all where it was found."""
        task = self.task
        self.ground = ground
        self.network = network
        self.enough = value
        for card, piece in zip(cards, pieces, strict=True):
            self.used[card] = self.cleared[card] = self.chords[card] = self.done[card] = 0
            self.left[card] = piece.sets
        self.score = 0
        self.tools = task.pool
        self.wild = task.wild
        self.flags = task.flags
        self.cross = task.cross
        self.legs: list[Leg] = []
        self.entered = 0
        self.seen: set[tuple[int, ...]] = set()
        for slot in range(6):
            if self.ground.facing[cards[0] * 6 + slot] == FREE and network.lead[cards[0] * 6 + slot] < 0:
                self.enter(cards[0], slot, 0)
        if self.best >= value:
            return len(cards) - 1
        return max([place for place, card in enumerate(cards) if self.entered >> card & 1])

    def enter(self, card: int, point: int, wrap: int) -> None:
        """The path goes on from here, by every run that the system of the card has left. What a run changes is changed back
        at the end."""
        task = self.task
        self.entered |= 1 << card
        if point >= STOP and self.was_here(card, point):
            return
        sheet = task.sheets[card]
        rooms, of, budget = task.worths[card].rooms, task.worths[card].of, self.budget
        used, cleared, chords = self.used[card], self.cleared[card], self.chords[card]
        left, done = self.left[card], self.done[card]
        score, tools, wild, cross = self.score, self.tools, self.wild, self.cross
        wanted = self.fitting(card, point)
        while wanted:
            low = wanted & -wanted
            wanted ^= low
            for run in sheet.starting(point, low.bit_length() - 1):
                if run.block & used or run.fresh & cleared:
                    continue
                need = run.needs[cleared]
                now, still = tools, wild
                gain = of(run.gains) + rooms[run.rooms & ~cleared]
                if ((tools | GUARD) - need) & GUARD != GUARD:
                    lacking = missing(tools, need) if wild else 0
                    if not is_one(lacking):
                        continue
                    now += lacking
                    still = 0
                    gain -= task.wild_cost
                crossing = run.crossings
                if run.crossed & chords:
                    crossing += (run.crossed & chords).bit_count() + (run.crossed_twice & chords).bit_count()
                if crossing > cross:
                    continue
                budget.nodes += 1
                if self.best >= self.enough or (budget.nodes >= budget.look_at and budget.look()):
                    return  # nothing more is wanted of this mosaic
                self.legs.append((card, run, wrap))
                reached = score + gain
                exits = run.end < STOP and self.ground.facing[card * 6 + run.end] == FREE
                total = reached + task.leave if exits else reached
                if total > self.best:
                    self.best = total
                    self.path = self.legs.copy()
                self.used[card] = used | run.take
                self.cleared[card] = cleared | run.rooms
                self.chords[card] = chords | run.chords
                self.left[card] = [shapes ^ low for shapes in left if shapes & low]
                self.done[card] = done | low
                self.score = reached
                self.tools = now + run.deltas[cleared]
                self.wild = still
                self.cross = cross - crossing
                self.go_on(card, run.end)
                self.legs.pop()
        self.used[card], self.cleared[card], self.chords[card] = used, cleared, chords
        self.left[card], self.done[card] = left, done
        self.score, self.tools, self.wild, self.cross = score, tools, wild, cross

    def fitting(self, card: int, point: int) -> int:
        """The shapes left of which a run starts at a point."""
        fitting = 0
        for shapes in self.left[card]:
            fitting |= shapes
        return fitting & self.task.sheets[card].at_point[point]

    def was_here(self, card: int, point: int) -> bool:
        """Whether a jump has led here before when the same was done, in whatever order."""
        state = (card, point, self.tools, self.wild, self.flags, self.cross, *self.done)
        if state in self.seen:
            return True
        self.seen.add(state)
        return False

    def go_on(self, card: int, out: int) -> None:
        """From the end of a run to every place where the next may begin."""
        task, facing, flags = self.task, self.ground.facing, self.flags
        if out < STOP:
            far = self.network.lead[card * 6 + out]
            if far >= 0:
                book = self.network.wraps.get(card * 6 + out, 0)
                self.flags = flags & ~book
                self.enter(far // 6, far % 6, book)
                self.flags = flags
        elif out == LEAP_END:
            if flags & LEAP:
                self.flags = flags & ~LEAP
                for target, point in task.monsters:
                    if facing[target * 6] != ABSENT and self.fitting(target, point):
                        self.enter(target, point, 0)
                self.flags = flags
        elif out >= BARREL_END:
            if flags & BARREL:
                self.flags = flags & ~BARREL
                for target, point in task.barrels:
                    is_there = facing[target * 6] != ABSENT and self.fitting(target, point)
                    if is_there and self.is_other_barrel(card, out - BARREL_END, target, point):
                        self.enter(target, point, 0)
                self.flags = flags
        elif out >= CIRCLE_END:
            for target, point in task.circles:
                if facing[target * 6] != ABSENT:
                    self.entered |= 1 << target
                    if self.fitting(target, point):
                        self.enter(target, point, 0)

    def is_other_barrel(self, card: int, spot: int, target: int, point: int) -> bool:
        """MM-RULING-50: within one room it takes two."""
        plan = self.task.sheets[target].plan
        there = point - plan.first_barrel
        return card != target or spot != there or plan.card.nodes[plan.barrels[there]].items["barrel"] > 1
