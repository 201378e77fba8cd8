"""The exact search in one tableau: depth first over runs, from every free edge, bounded by what the cards can still give.

A path is a chain of runs: after one that ends at a linked slot the next begins at the slot facing it, after one that ends at a
circle it begins at any other circle, and so on. MM-SOLVE-02.
"""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.solver.ground import ABSENT, FREE, Ground
from lanterne.games.map_masters.solver.links import SPLITS
from lanterne.games.map_masters.solver.runs import BARREL as BARREL_END
from lanterne.games.map_masters.solver.runs import CIRCLE as CIRCLE_END
from lanterne.games.map_masters.solver.runs import LEAP as LEAP_END
from lanterne.games.map_masters.solver.runs import STOP, Run
from lanterne.games.map_masters.solver.systems import FINISH
from lanterne.games.map_masters.solver.task import ACROSS, BARREL, CLIMB, DOWN, LEAP, Rest, Task

GUARD = 0x80808080  # above each tool of a packed pool: what is missing borrows from it
MOST_SEEN = 200_000  # places that are remembered
ASK = 4096  # nodes between two questions whether to stop

Leg = tuple[int, Run, int]  # a card, a run over it, and the book (a flag) that led there, if it was a wrap


class Search:
    """One search after the other for the same task; the best value and path are kept from one tableau to the next."""

    def __init__(self, task: Task, stop: Callable[[], bool] | None = None) -> None:
        self.task = task
        self.stop = stop
        self.best = 0
        self.path: list[Leg] = []
        self.nodes = 0  # runs that fitted
        self.ask_at = ASK
        self.is_cut = False
        count = len(task.names)
        self.cards = list(range(count))
        # Marks on the cards: what is used up, rooms cleared, chords drawn, slots that lead on, what can still be gained there
        self.used = [0] * count
        self.cleared = [0] * count
        self.chords = [0] * count
        self.linked = [0] * count
        self.rest: list[Rest] = [()] * count

    def run(self, ground: Ground, most: int, enough: int, slack: int = 0) -> bool:
        """Search a tableau for something better than the best so far. Whether the search is complete: it is cut off once it has
        met `most` nodes, in all tableaux together, or at the wish of `stop`; and there is no need to go on at `enough`. With
        `slack` it follows only what promises that much more: a quick look for a good value, which proves nothing."""
        task = self.task
        self.ground = ground
        self.most = most
        self.enough = enough
        self.slack = slack
        self.is_cut = False
        self.seen: dict[tuple[int, ...], int] = {}
        for card in self.cards:
            self.used[card] = self.cleared[card] = self.chords[card] = 0
            self.linked[card] = ground.linked(card, task.flags)
            lies = ground.facing[card * 6] != ABSENT
            self.rest[card] = task.worths[card].whole(self.linked[card]) if lies else (0,) * (task.open_ends(task.flags) + 1)
        self.score = 0
        self.tools = task.pool
        self.wild = task.wild
        self.flags = task.flags
        self.cross = task.cross
        self.legs: list[Leg] = []
        for place, far in enumerate(ground.facing):
            if far == FREE:
                self.enter(place // 6, place % 6, 0)
        return not self.is_cut

    def enter(self, card: int, point: int, wrap: int) -> None:
        """Every run from here. What a run changes is changed back at the end."""
        if self.enough < 0 or self.is_cut or self.was_here(card, point):
            return
        task = self.task
        worth = task.worths[card]
        rooms = worth.rooms
        used, cleared, chords = self.used[card], self.cleared[card], self.chords[card]
        before = self.rest[card]
        score, tools, wild, flags, cross = self.score, self.tools, self.wild, self.flags, self.cross
        linked, facing = self.linked[card], self.ground.facing
        open_ends = task.open_ends(flags)
        others = self.others(card, open_ends)
        for base, run in worth.by_point[point]:
            if run.block & used or run.fresh & cleared:
                continue
            need = run.needs[cleared]
            now, still = tools, wild
            gain = base + rooms[run.rooms & ~cleared]
            if ((tools | GUARD) - need) & GUARD != GUARD:
                lacking = missing(tools, need)
                if not wild or not is_one(lacking):
                    continue
                now += lacking
                still = 0
                gain -= task.wild_cost
            if run.climbs and not flags & CLIMB:
                continue
            crossing = run.crossings
            if run.crossed & chords:
                crossing += (run.crossed & chords).bit_count() + (run.crossed_twice & chords).bit_count()
            if crossing > cross:
                continue
            self.nodes += 1
            reached = score + gain
            out = run.end
            exits = out < STOP and facing[card * 6 + out] == FREE
            total = reached + task.leave if exits else reached
            if total > self.best:
                self.best = total
                self.path = [*self.legs, (card, run, wrap)]
                if total >= self.enough:
                    self.enough = -1
                    return
            if out == STOP or (CIRCLE_END <= out < BARREL_END and not task.teleports):
                continue
            if exits and not flags & (ACROSS | DOWN):
                continue
            # What can still be gained
            ends = open_ends & ~run.ends
            limit = self.best + self.slack - reached
            rest = worth.after(run.shape, linked)
            if self.legs:  # the start is no part of what a card was said to give
                rest = within(rest, before, run.ends, gain)
            if others[ends] + rest[ends] <= limit or most_of(others, rest, ends) <= limit:
                continue
            self.used[card] = used | run.take
            self.cleared[card] = cleared | run.rooms
            self.chords[card] = chords | run.chords
            self.rest[card] = rest
            self.score = reached
            self.tools = now + run.deltas[cleared]
            self.wild = still
            self.cross = cross - crossing
            if run.climbs:
                self.flags = flags & ~CLIMB
            self.legs.append((card, run, wrap))
            self.go_on(card, out)
            self.legs.pop()
            self.flags = flags
            if self.enough < 0 or self.is_over():
                break
        self.used[card], self.cleared[card], self.chords[card] = used, cleared, chords
        self.rest[card] = before
        self.score, self.tools, self.wild, self.flags, self.cross = score, tools, wild, flags, cross

    def others(self, card: int, ends: int) -> Rest:
        """What can still be gained on all other cards."""
        if ends == FINISH:
            stay = extra = 0
            for other, rest in enumerate(self.rest):
                if other != card:
                    stay += rest[0]
                    if rest[FINISH] - rest[0] > extra:
                        extra = rest[FINISH] - rest[0]
            return stay, stay + extra
        sums: Rest = (0,) * (ends + 1)
        for other, rest in enumerate(self.rest):
            if other != card:
                sums = tuple([most_of(sums, rest, part) for part in range(ends + 1)])
        return sums

    def was_here(self, card: int, point: int) -> bool:
        """Whether the path has come to this place before with the same things used up, and with no less gained: whatever can
        follow has been looked at."""
        state = (
            card << 8 | point, self.tools, self.wild, self.flags, self.cross, *self.used, *self.cleared, *self.chords,
        )  # fmt: skip
        before = self.seen.get(state, -1)
        if before >= self.score:
            return True
        if len(self.seen) < MOST_SEEN:
            self.seen[state] = self.score
        return False

    def is_over(self) -> bool:
        if self.nodes >= self.most:
            self.is_cut = True
        elif self.stop is not None and self.nodes >= self.ask_at:
            self.ask_at = self.nodes + ASK
            self.is_cut = self.is_cut or self.stop()
        return self.is_cut

    def go_on(self, card: int, out: int) -> None:
        """From the end of a run to every place where the next may begin."""
        task, facing, flags = self.task, self.ground.facing, self.flags
        if out < STOP:
            far = facing[card * 6 + out]
            if far >= 0:
                if not self.used[far // 6] & task.sheets[far // 6].slot_bits[far % 6]:
                    self.enter(far // 6, far % 6, 0)
                return
            for book, wraps in ((ACROSS, self.ground.across), (DOWN, self.ground.down)):
                far = wraps[card * 6 + out]
                if flags & book and far >= 0:
                    self.flags = flags & ~book
                    self.enter(far // 6, far % 6, book)
            self.flags = flags
        elif out == LEAP_END:
            if flags & LEAP:
                self.flags = flags & ~LEAP
                for target, point in task.monsters:
                    if facing[target * 6] != ABSENT:
                        self.enter(target, point, 0)
                self.flags = flags
        elif out >= BARREL_END:
            if flags & BARREL:
                self.flags = flags & ~BARREL
                for target, point in task.barrels:
                    if facing[target * 6] != ABSENT and self.is_other_barrel(card, out - BARREL_END, target, point):
                        self.enter(target, point, 0)
                self.flags = flags
        elif out >= CIRCLE_END:
            for target, point in task.circles:
                if facing[target * 6] != ABSENT:
                    self.enter(target, point, 0)

    def is_other_barrel(self, card: int, spot: int, target: int, point: int) -> bool:
        """MM-RULING-50: within one room it takes two."""
        plan = self.task.sheets[target].plan
        there = point - plan.first_barrel
        return card != target or spot != there or plan.card.nodes[plan.barrels[there]].items["barrel"] > 1


def within(rest: Rest, before: Rest, ends: int, gain: int) -> Rest:
    """What a card can still give after a run, and with it no more than before."""
    return tuple([min(value, before[place | ends] - gain) for place, value in enumerate(rest)])


def most_of(one: Rest, other: Rest, ends: int) -> int:
    """What two can still give together: some of the ends lie on the one, the rest of them on the other."""
    return max([one[part] + other[left] for part, left in SPLITS[ends]])


def missing(tools: int, need: int) -> int:
    """What a pool lacks of a need, packed."""
    lacking = 0
    for place in (0, 8, 16, 24):
        short = (need >> place & 255) - (tools >> place & 255)
        if short > 0:
            lacking |= short << place
    return lacking


def is_one(packed: int) -> bool:
    """Whether it is a single piece of a single tool: the wildcard stands for no more."""
    return packed in (1, 1 << 8, 1 << 16, 1 << 24)
