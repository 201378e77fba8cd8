"""What can lie on one card of a tableau: its systems as *pieces* of a mosaic, most valuable first."""

from __future__ import annotations

from functools import reduce
from operator import or_

from lanterne.games.map_masters.solver.lines import Drawings
from lanterne.games.map_masters.solver.profiles import Key, Profile, profiles_of
from lanterne.games.map_masters.solver.runs import STOP
from lanterne.games.map_masters.solver.sheet import NO_WAY
from lanterne.games.map_masters.solver.systems import FINISH, ONLY_OUT, System, bits
from lanterne.games.map_masters.solver.task import NEVER, Valued, Worth
from lanterne.games.map_masters.solver.tools import GUARD, larger, packed, smaller, unpacked

MANY = 20  # sets of shapes, too many to look at each
UNDRAWN = -1


class Piece:
    """The systems of one card that are the same to a mosaic: they are worth the same, leave the same tools, and have the same
    slots of one way. `ends`: if the path ends here, the ends of a run with which it may."""

    __slots__ = ("drawing", "due", "ends", "left", "lost", "members", "sets", "sieve", "spare", "value", "ways", "worth")

    def __init__(self, worth: Worth, value: int, left: int, ways: int, ends: int, sieve: Sieve) -> None:
        self.worth = worth
        self.value = value
        self.sieve = sieve
        self.left = left
        self.ways = ways
        self.ends = ends
        self.members: list[System] = []
        self.sets: list[int] = []  # of shapes, that come to one of its systems and are of use, once it is drawn
        self.drawing = UNDRAWN
        self.lost = 0  # tools of the card that it does not bring
        self.due = 0  # what there must be of tools at some time, together with those that it brings
        self.spare = 0  # what must be left of tools when the path has ended here, as far as that was looked at

    def drawn(self, drawings: Drawings) -> int:
        """The number of its choice of lines, UNDRAWN where it is of no use: then there are never tools enough. That is looked
        for only when a whole mosaic needs the lines."""
        if self.drawing == UNDRAWN and self.spare != NO_WAY:
            self.sets = [shapes for system in self.members for shapes in self.worth.systems.sets_of(system)]
            if len(self.sets) <= MANY:
                self.sift()
            if not self.sets:
                self.spare = NO_WAY
                return UNDRAWN
            self.drawing = drawings.number(frozenset([self.lines_of(shapes, drawings) for shapes in self.sets]))
            if self.ends:
                shapes = bits(reduce(or_, self.sets))
                spares = [self.worth.spare(shape.bit_length() - 1, self.ends) for shape in shapes]
                self.spare = packed([max(0, min(numbers)) for numbers in zip(*spares, strict=True)])
        return self.drawing

    def lines_of(self, shapes: int, drawings: Drawings) -> int:
        """The lines of some shapes, as bits of their numbers."""
        known, found = self.sieve.lines, 0
        for bit in bits(shapes):
            line = known.get(bit, 0)
            if not line:
                line = known[bit] = drawings.bit_of(self.worth.lines.of(bit.bit_length() - 1))
            found = drawings.beside(found, line)
        return found

    def sift(self) -> None:
        """Keep the sets that are of use, and what is known of all of them."""
        sieve, worth = self.sieve, self.worth
        self.sets = []
        asks, lends, comes, goes = NO_WAY, 0, 0, 0
        for system in self.members:
            for shapes in worth.systems.sets_of(system):
                alone = worth.loner.of(shapes, sieve.free & system[0], sieve.with_start)
                if alone.asks != NO_WAY and sieve.keeps(self.value, system, shapes):
                    self.sets.append(shapes)
                    asks, lends = smaller(asks, alone.asks), larger(lends, alone.lends)
                    comes, goes = comes | alone.comes, goes | alone.goes
        self.ways = sieve.used & ~goes | (sieve.used & ~comes) << ONLY_OUT
        self.lost = worth.items - lends
        self.due = asks + lends


class Sieve:
    """For the pieces of one card that use the same links, and have the same ends: holds back what others serve for. `free`: the
    slots by which the path can start and leave."""

    def __init__(self, worth: Worth, used: int, free: int, with_start: bool) -> None:
        self.worth = worth
        self.used = used
        self.free = free
        self.with_start = with_start
        self.through: dict[Key, list[tuple[int, Profile]]] = {}
        self.lines: dict[int, int] = {}  # by shape, as bits

    def keeps(self, value: int, system: System, shapes: int) -> bool:
        """Whether a set of shapes that comes to a system is of use: no other that is worth as much serves for it."""
        profiles = profiles_of(self.worth.sheet)
        roles = self.roles(system[0] & ~self.used)
        passes = [self.passes(value, profiles.of(shapes, start, leave)) for start, leave in roles]
        return any(passes)

    def roles(self, free: int) -> list[tuple[int, int]]:
        """By which of some free slots the path can start, and by which it can leave."""
        slots = [bit.bit_length() - 1 for bit in bits(free)]
        if not self.with_start:
            return [(-1, slots[0] if slots else -1)]
        one, two = slots if len(slots) > 1 else (slots[0], -1)
        return [(one, two), (two, one)] if two >= 0 else [(one, two)]

    def passes(self, value: int, profile: Profile | None) -> bool:
        if profile is None:
            return False
        others = self.through.setdefault(profile.key, [])
        for worth, other in others:
            if worth >= value and other.serves_for(profile):
                return False
        others.append((value, profile))
        return True


Row = tuple[int, int, int, Piece]  # what a piece is worth at fair prices and really, and what it leaves of tools
ByEnds = list[tuple[int, list[Row]]]  # by the ends of the path that lie on the card, most valuable first


class Rows:
    """The pieces of a card by which some of its links are used: those with the start, and those without it; and the most that
    they leave of each tool."""

    def __init__(self, worth: Worth, leave: int, free: int, used: int) -> None:
        last = free | 1 << STOP
        self.starting = rows_by_ends(worth, starting(worth, leave, free, used), last, used, True)
        self.passing = rows_by_ends(worth, passing(worth, leave, free, used), last, used, False)
        self.count = sum([len(rows) for _, rows in self.passing])
        self.fair = [NEVER] * (worth.ends + 1)  # the best of those without the start, by ends, at fair prices and really
        self.real = [NEVER] * (worth.ends + 1)
        for ends, rows in self.passing:
            self.fair[ends] = rows[0][0]
            self.real[ends] = max([value for _, value, _, _ in rows])
        self.groups: list[tuple[int, list[tuple[int, int]]]] = []
        leaves = {left for _, rows in self.starting + self.passing for _, _, left, _ in rows}
        self.leaves = packed([max(numbers) for numbers in zip(*map(unpacked, leaves), strict=True)])

    def by_value(self) -> list[tuple[int, list[tuple[int, int]]]]:
        """What those without the start are worth really and leave, by ends, as far as no other is worth and leaves more."""
        if not self.groups:
            for ends, rows in self.passing:
                kept: list[tuple[int, int]] = []
                for value, left in sorted({(value, left) for _, value, left, _ in rows}, reverse=True):
                    if not any((more + GUARD - left) & GUARD == GUARD for _, more in kept):
                        kept.append((value, left))
                self.groups.append((ends, kept))
        return self.groups


def rows_by_ends(worth: Worth, found: dict[int, list[Valued]], last: int, used: int, with_start: bool) -> ByEnds:
    by_ends = []
    for ends, valued in found.items():
        sieve = Sieve(worth, used, last & 63, with_start)
        pieces: dict[tuple[int, int, int], Piece] = {}
        for value, system in valued:
            key = (value, system[3], system[4])
            if key not in pieces:
                pieces[key] = Piece(worth, value, system[3], system[4], last if ends & FINISH else 0, sieve)
            pieces[key].members.append(system)
        rows = [(value + worth.price(left), value, left, piece) for (value, left, _), piece in pieces.items()]
        rows.sort(key=most_first)
        by_ends.append((ends, rows))
    return by_ends


def most_first(row: Row) -> int:
    return -row[0]


def passing(worth: Worth, leave: int, free: int, used: int) -> dict[int, list[Valued]]:
    """The systems that use some links, by ends; the path may leave by a free slot."""
    found: dict[int, list[Valued]] = {}
    for value, system in worth.valued(used):
        found.setdefault(system[1], []).append((value, system))
    for one in bits(free):
        for value, system in worth.valued(used | one):
            if not system[1] & FINISH and not system[4] & one:
                found.setdefault(system[1] | FINISH, []).append((value + leave, system))
    return found


def starting(worth: Worth, leave: int, free: int, used: int) -> dict[int, list[Valued]]:
    """The same where the path starts by a free slot. By two it does both."""
    found: dict[int, list[Valued]] = {}
    for one in bits(free):
        for value, system in worth.valued(used | one):
            if not system[4] >> ONLY_OUT & one:
                found.setdefault(system[1], []).append((value, system))
        for two in bits(free & (one - 1)):
            for value, system in worth.valued(used | one | two):
                if not system[1] & FINISH:
                    found.setdefault(system[1] | FINISH, []).append((value + leave, system))
    return found


class Tail:
    """The last cards of a mosaic, without the start: what they can give with the tools that there are. `most`: with any, by the
    ends that lie on the cards before."""

    def __init__(self, rows: Rows, then: Tail | None, missing: list[list[int]], most: list[int]) -> None:
        self.rows = rows
        self.then = then
        self.missing = missing
        self.most = most
        self.floor: dict[tuple[int, int], int] = {}  # what is known, by ends and tools: they give so much at least
        self.roof: dict[tuple[int, int], int] = {}  # and so much at most

    def gives(self, more: int, ends: int, tools: int) -> bool:
        """Whether they give more than a value, by the ends that lie on the cards before, and what there is of tools, with
        GUARD."""
        key = (ends, tools)
        if self.roof.get(key, self.most[ends]) <= more:
            return False
        if self.floor.get(key, NEVER) > more:
            return True
        if self.then is None:
            found = self.floor[key] = self.roof[key] = self.last(ends, tools)
            return found > more
        if self.gives_with(self.then, more, ends, tools):
            self.floor[key] = more + 1
            return True
        self.roof[key] = more
        return False

    def disappoints(self, more: int, ends: int, tools: int) -> None:
        """They do not give more than a value: for some pieces more must be spare than was known."""
        self.roof[ends, tools] = more

    def gives_with(self, then: Tail, more: int, ends: int, tools: int) -> bool:
        for lying, group in self.rows.by_value():
            if not lying & ends:
                most = then.most[ends | lying]
                for value, left in group:
                    if value + most <= more:
                        break
                    if then.gives(more - value, ends | lying, tools + left):
                        return True
        return False

    def last(self, ends: int, tools: int) -> int:
        """What the last card gives."""
        found = NEVER
        for lying, group in self.rows.by_value():
            if lying in self.missing[ends]:
                found = max(found, next((value for value, left in group if (tools + left) & GUARD == GUARD), NEVER))
        return found
