"""The exact search in one tableau: depth first over runs, from every free edge, bounded by what the cards can still give.

A path is a chain of runs: after one that ends at a linked slot the next begins at the slot facing it, after one that ends at a
circle it begins at any other circle, and so on. MM-SOLVE-02.
"""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.kinds import SLOTS, TOOLS
from lanterne.games.map_masters.solver.ground import ABSENT, FREE, Ground
from lanterne.games.map_masters.solver.joint import Block, Joint, block_of, most_of, together
from lanterne.games.map_masters.solver.runs import BARREL as BARREL_END
from lanterne.games.map_masters.solver.runs import CIRCLE as CIRCLE_END
from lanterne.games.map_masters.solver.runs import FIELD, STOP, Run
from lanterne.games.map_masters.solver.runs import LEAP as LEAP_END
from lanterne.games.map_masters.solver.sheet import GUARD
from lanterne.games.map_masters.solver.systems import FINISH
from lanterne.games.map_masters.solver.task import ACROSS, BARREL, CLIMB, DOWN, LEAP, Rest, Task

ONES = 0x01010101
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
        self.last = [-1] * count  # shape of the last run, -1 before the first
        self.entries = [0] * count  # runs that a path may come to, as in `choices`
        self.left = [0] * count
        self.gives = [0] * count
        self.known: list[dict[tuple[int, int, int], tuple[int, int]]] = [{} for _ in self.cards]

    def run(self, ground: Ground, most: int, enough: int, slack: int = 0, closely: bool = False) -> bool:
        """Search a tableau for something better than the best so far. Whether the search is complete: it is cut off once it has
        met `most` nodes, in all tableaux together, or at the wish of `stop`; and there is no need to go on at `enough`. With
        `slack` it follows only what promises that much more: a quick look for a good value, which proves nothing. `closely`:
        after the first run see what the cards can give together, which takes time and saves more of it in long searches."""
        task = self.task
        self.ground = ground
        self.most = most
        self.enough = enough
        self.slack = slack
        self.closely = closely and not task.flags & (ACROSS | DOWN)  # it knows links, and no wraps
        self.blocks: dict[tuple[int, ...], Block] = {}
        self.is_cut = False
        self.seen: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        self.lacking = task.lacking
        prospects = task.prospects(task.lacking)
        for card in self.cards:
            self.used[card] = self.cleared[card] = self.chords[card] = 0
            self.linked[card] = ground.linked(card, task.flags)
            self.entries[card] = self.entries_of(card)
            self.known[card].clear()
            self.left[card], self.gives[card] = self.choices(card)
            lies = ground.facing[card * 6] != ABSENT
            self.last[card] = -1
            self.rest[card] = prospects[card].whole(self.linked[card]) if lies else (0,) * (task.open_ends(task.flags) + 1)
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

    def entries_of(self, card: int) -> int:
        """The runs by which a path may come back to a card: from a link, or with a jump."""
        sheet = self.task.sheets[card]
        entries = 0
        for point, runs in enumerate(sheet.choices.by_point):
            if point >= len(SLOTS) or self.linked[card] >> point & 1:
                entries |= runs
        return entries

    def enter(self, card: int, point: int, wrap: int) -> None:
        """The path goes on from here."""
        if self.enough < 0 or self.is_cut:
            return
        lacking = self.lacking | self.missed()
        if self.was_here(card, point):
            return
        if lacking == self.lacking:
            self.follow(card, point, wrap)
            return
        rest, before = self.rest, self.lacking
        self.rest = [self.without(other, lacking) for other in self.cards]
        self.lacking = lacking
        self.follow(card, point, wrap)
        self.rest, self.lacking = rest, before

    def follow(self, card: int, point: int, wrap: int) -> None:
        """Every run from here. What a run changes is changed back at the end."""
        task = self.task
        limit = self.best + self.slack - self.score
        if self.closely and len(self.legs) == 1 and self.joint(card, point).bound(limit) <= limit:
            return
        worth = task.worths[card]
        prospect = worth.prospect(self.lacking)
        last, left, gives = self.last[card], self.left[card], self.gives[card]
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
                if not wild:
                    continue
                lacking = missing(tools, need)
                if not is_one(lacking):
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
            rest = prospect.after(run.shape, linked)
            if self.legs:  # the start is no part of what a card was said to give
                rest = within(rest, before, run.ends, gain)
            if others[ends] + rest[ends] <= limit or most_of(others, rest, ends) <= limit:
                continue
            self.used[card] = used | run.take
            self.cleared[card] = cleared | run.rooms
            self.chords[card] = chords | run.chords
            self.rest[card] = rest
            self.last[card] = run.shape
            self.left[card], self.gives[card] = self.choices(card)
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
        self.last[card] = last
        self.left[card], self.gives[card] = left, gives
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
                sums = together(sums, rest, ends)
        return sums

    def missed(self) -> int:
        """Tools that are not in hand and that no run can bring."""
        missed = GUARD & ~((self.tools | GUARD) - ONES)
        if not missed or self.wild:
            return 0
        for gives in self.gives:
            missed &= ~gives
        return sum([1 << tool for tool in range(len(TOOLS)) if missed >> FIELD * tool & 0xFF]) if missed else 0

    def without(self, card: int, lacking: int) -> Rest:
        """What can still be gained on a card without some tools."""
        if self.ground.facing[card * 6] == ABSENT:
            return self.rest[card]
        prospect, linked, last = self.task.worths[card].prospect(lacking), self.linked[card], self.last[card]
        rest = prospect.whole(linked) if last < 0 else prospect.after(last, linked)
        return tuple(map(min, rest, self.rest[card]))

    def joint(self, here: int, point: int) -> Joint:
        """What all cards can still give together."""
        sheets, facing = self.task.sheets, self.ground.facing
        lead = [-1] * len(facing)
        for at, far in enumerate(facing):
            if far >= 0:
                card, other = at // 6, far // 6
                gone = self.used[card] & sheets[card].slot_bits[at % 6] or self.used[other] & sheets[other].slot_bits[far % 6]
                if not gone:
                    lead[at] = far
        if point < STOP:  # the link that is being crossed
            lead[here * 6 + point] = -1
        ends = self.task.open_ends(self.flags) | sheets[here].arrival(point)
        blocks = []
        for card in self.cards:
            if facing[card * 6] != ABSENT:
                must = 1 << point if card == here and point < STOP else 0
                links = free = 0
                for slot in range(6):
                    if lead[card * 6 + slot] >= 0:
                        links |= 1 << slot
                    elif facing[card * 6 + slot] == FREE and not self.used[card] & sheets[card].slot_bits[slot]:
                        free |= 1 << slot
                key = (card, self.last[card], self.lacking, links, free, must)
                if key not in self.blocks:
                    prospect = self.task.worths[card].prospect(self.lacking)
                    self.blocks[key] = block_of(prospect, self.last[card], links, free, must)
                if not self.blocks[key]:
                    return Joint([], lead, 0)
                blocks.append((card, self.blocks[key]))
        return Joint(blocks, lead, ends)

    def was_here(self, card: int, point: int) -> bool:
        """Whether the path has come to this place before with the same choices left, and with no less gained and in hand:
        whatever can follow has been looked at."""
        state = (card << 8 | point, self.wild, self.flags, self.cross, *self.left)
        if self.task.cross:
            state += tuple(self.chords)
        score, tools = self.score, self.tools
        met = self.seen.get(state)
        if met is None:
            if len(self.seen) < MOST_SEEN:
                self.seen[state] = [(score, tools)]
            return False
        for before, had in met:
            if before >= score and ((had | GUARD) - tools) & GUARD == GUARD:
                return True
        met.append((score, tools))
        return False

    def choices(self, card: int) -> tuple[int, int]:
        """What a path can still do on a card: all that matters of what was done there."""
        used, cleared, chords = self.used[card], self.cleared[card], 0 if self.task.cross else self.chords[card]
        key = (used, cleared, chords)
        found = self.known[card].get(key)
        if found is None:
            found = self.known[card][key] = self.task.sheets[card].choices.left(used, cleared, chords, self.entries[card])
        return found

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
