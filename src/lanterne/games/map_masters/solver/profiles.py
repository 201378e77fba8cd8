"""What a set of runs on one card means to the rest of a path: where it leads, and what it asks and leaves of tools.

Where a path uses one set of runs, it could as well use another that leads the same ways, asks no more and leaves no less. If
that is worth no less either, the first is of no use.
"""

from __future__ import annotations

from functools import cache, lru_cache

from lanterne.games.map_masters.solver.runs import BARREL, CIRCLE, STOP, Run
from lanterne.games.map_masters.solver.sheet import MOST_SHEETS, NO_WAY, Sheet
from lanterne.games.map_masters.solver.systems import bits
from lanterne.games.map_masters.solver.tools import FIELD, GUARD, POOLED, packed

START = BARREL + 1  # the joint (see `lines`) where a path starts, by whatever slot
NOTHING_LEFT = packed([64] * len(POOLED))  # tools left are counted from here, so that no number is negative
WIDTH = FIELD * len(POOLED)

Key = tuple[tuple[int, int, int], ...]  # for each run its two joints, and the rooms that it shares with others of the set
Ways = dict[tuple[int, int], list[Run]]  # runs by the joints from and to which they lead


class Profile:
    """`key`: sets that have the same lead the same ways. `numbers`: way by way, what is asked and left of tools at best; the
    higher the better, each number for itself. `is_sure`: there are runs that ask and leave just that, whatever was before."""

    __slots__ = ("guard", "is_sure", "key", "numbers")

    def __init__(self, key: Key, numbers: int, long: int, is_sure: bool) -> None:
        self.key = key
        self.numbers = numbers
        self.guard = guard_of(long)
        self.is_sure = is_sure

    def serves_for(self, other: Profile) -> bool:
        """Whether every path that uses another set of this key could use this one."""
        return self.is_sure and ((self.numbers | self.guard) - other.numbers) & self.guard == self.guard


class Profiles:
    """Of one card. `start` and `leave` are the slots by which a path starts and leaves there, or -1."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.by_shape: dict[int, list[Run]] = {}
        for run in sheet.runs:
            self.by_shape.setdefault(run.shape, []).append(run)
        self.known: dict[tuple[int, int, int], Profile | None] = {}
        self.ways: dict[tuple[int, int, int], Ways] = {}

    def of(self, shapes: int, start: int, leave: int) -> Profile | None:
        """None where no path can use the whole set."""
        if (shapes, start, leave) not in self.known:
            self.known[shapes, start, leave] = self.made(shapes, start, leave)
        return self.known[shapes, start, leave]

    def made(self, shapes: int, start: int, leave: int) -> Profile | None:
        runs = [self.by_shape[bit.bit_length() - 1][0] for bit in bits(shapes)]
        found = []
        for run in runs:
            ways = self.ways_of(run.shape, start, leave)
            if not ways:
                return None
            others = 0
            for other in runs:
                others |= 0 if other is run else other.rooms
            shared = run.rooms & others & self.sheet.plan.telling
            low, high = min(map(min, ways)), max(map(max, ways))
            found.append(((low, high, shared), *stroke(ways, low, high, shared)))
        found.sort()
        numbers = long = 0
        for _, stroke_numbers, stroke_long, _ in found:
            numbers |= stroke_numbers << WIDTH * long
            long += stroke_long
        is_sure = all(sure for _, _, _, sure in found) and not self.is_doubtful(runs)
        return Profile(tuple([key for key, _, _, _ in found]), numbers, long, is_sure)

    def ways_of(self, shape: int, start: int, leave: int) -> Ways:
        found = self.ways.get((shape, start, leave))
        if found is None:
            found = self.ways[shape, start, leave] = {}
            for run in self.by_shape[shape]:
                if run.entry != leave and run.end != start:
                    entry = START if run.entry == start else self.sheet.joint(run.entry)
                    end = STOP if run.end == leave else BARREL if run.end >= BARREL else min(run.end, CIRCLE)
                    found.setdefault((entry, end), []).append(run)
        return found

    def is_doubtful(self, runs: list[Run]) -> bool:
        """Whether something besides tools may stand in the way: chords that cross (SB-7), a barrel to leap to (SB-5) that might
        be the one from which the leap departs."""
        if any(run.entry >= self.sheet.plan.first_barrel for run in runs) and any(run.end >= BARREL for run in runs):
            return True
        chords = 0
        for run in runs:
            if run.crossings or run.crossed & chords:
                return True
            chords |= run.chords
        return False


def stroke(ways: Ways, low: int, high: int, shared: int) -> tuple[int, int, bool]:
    """What runs ask and leave, there and back, by what was cleared before of the rooms that are shared; how many times WIDTH
    that is long, and whether one run of each way has the best of all of it."""
    long = 2 << shared.bit_count()
    numbers = 0
    is_sure = True
    for place, way in enumerate([(low, high), (high, low)] if low < high else [(low, high)]):
        each = [numbers_of(run, shared) for run in ways.get(way, ())]
        best = each[0] if each else 0
        for found in each[1:]:
            best = highest(best, found, guard_of(long))
        is_sure = is_sure and (not each or best in each)
        numbers |= best << WIDTH * long * place
    return numbers, long * (2 if low < high else 1), is_sure


def numbers_of(run: Run, shared: int) -> int:
    found = 0
    cleared = shared
    while True:  # every part of what is shared
        asked = NO_WAY if run.fresh & cleared else run.needs[cleared]
        found = found << 2 * WIDTH | NO_WAY - asked << WIDTH | NOTHING_LEFT + run.deltas[cleared]
        if not cleared:
            return found
        cleared = (cleared - 1) & shared


def highest(one: int, other: int, guard: int) -> int:
    """Of each number."""
    more = other + guard - one
    held = more & guard
    return one + (more & held - (held >> FIELD - 1))


@cache
def guard_of(long: int) -> int:
    """Above each number of so many times WIDTH."""
    return sum([GUARD << WIDTH * place for place in range(long)])


@lru_cache(maxsize=MOST_SHEETS)
def profiles_of(sheet: Sheet) -> Profiles:
    return Profiles(sheet)
