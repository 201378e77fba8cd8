"""What can lie on one card of a tableau: its systems as *pieces* of a mosaic, most valuable first."""

from __future__ import annotations

from lanterne.games.map_masters.solver.lines import Drawings
from lanterne.games.map_masters.solver.runs import STOP
from lanterne.games.map_masters.solver.systems import FINISH, ONLY_OUT, System, bits
from lanterne.games.map_masters.solver.task import NEVER, Valued, Worth
from lanterne.games.map_masters.solver.tools import GUARD, packed, unpacked


class Piece:
    """The systems of one card that are the same to a mosaic: they are worth the same, leave the same tools, and have the same
    slots of one way. `ends`: if the path ends here, the ends of a run with which it may."""

    def __init__(self, worth: Worth, left: int, ways: int, ends: int) -> None:
        self.worth = worth
        self.left = left
        self.ways = ways
        self.ends = ends
        self.members: list[System] = []
        self.known: list[int] = []
        self.drawing = -1
        self.spare = 0  # what must be left of tools when the path has ended here, as far as that was looked at

    def sets(self) -> list[int]:
        """The sets of shapes that come to one of its systems."""
        if not self.known:
            self.known = [shapes for system in self.members for shapes in self.worth.systems.sets_of(system)]
        return self.known

    def drawn(self, drawings: Drawings) -> int:
        """The number of its choice of lines."""
        if self.drawing < 0:
            line = self.worth.line
            sets = [drawings.set_of([line(bit.bit_length() - 1) for bit in bits(shapes)]) for shapes in self.sets()]
            self.drawing = drawings.number(frozenset(sets))
            if self.ends:
                shapes = {bit.bit_length() - 1 for shapes in self.sets() for bit in bits(shapes)}
                spares = [self.worth.spare(shape, self.ends) for shape in sorted(shapes)]
                self.spare = packed([max(0, min(numbers)) for numbers in zip(*spares, strict=True)])
        return self.drawing


Row = tuple[int, int, int, Piece]  # what a piece is worth at fair prices and really, and what it leaves of tools
ByEnds = list[tuple[int, list[Row]]]  # by the ends of the path that lie on the card, most valuable first


class Rows:
    """The pieces of a card by which some of its links are used: those with the start, and those without it; and the most that
    they leave of each tool."""

    def __init__(self, worth: Worth, leave: int, free: int, used: int) -> None:
        self.starting = rows_by_ends(worth, starting(worth, leave, free, used), free | 1 << STOP)
        self.passing = rows_by_ends(worth, passing(worth, leave, free, used), free | 1 << STOP)
        self.fair = [NEVER] * (worth.ends + 1)  # the best of those without the start, by ends, at fair prices and really
        self.real = [NEVER] * (worth.ends + 1)
        for ends, rows in self.passing:
            self.fair[ends] = rows[0][0]
            self.real[ends] = max([value for _, value, _, _ in rows])
        self.groups: list[tuple[int, list[tuple[int, int]]]] = []
        leaves = {left for _, rows in self.starting + self.passing for _, _, left, _ in rows}
        self.leaves = packed([max(numbers) for numbers in zip(*map(unpacked, leaves), strict=True)])

    def by_value(self) -> list[tuple[int, list[tuple[int, int]]]]:
        """What those without the start are worth really and leave, by ends."""
        if not self.groups:
            self.groups = [
                (ends, sorted({(value, left) for _, value, left, _ in rows}, reverse=True)) for ends, rows in self.passing
            ]
        return self.groups


def rows_by_ends(worth: Worth, found: dict[int, list[Valued]], last: int) -> ByEnds:
    by_ends = []
    for ends, valued in found.items():
        pieces: dict[tuple[int, int, int], Piece] = {}
        for value, system in valued:
            key = (value, system[3], system[4])
            if key not in pieces:
                pieces[key] = Piece(worth, system[3], system[4], last if ends & FINISH else 0)
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
    """The last cards of a mosaic, without the start: the most that they can give with the tools that there are."""

    def __init__(self, rows: Rows, then: Tail | None, missing: list[list[int]]) -> None:
        self.rows = rows
        self.then = then
        self.missing = missing
        self.most: int = max(rows.real) + (then.most if then else 0)
        self.known: dict[tuple[int, int], int] = {}

    def best(self, ends: int, tools: int) -> int:
        """By the ends that lie on the cards before, and what there is of tools, with GUARD."""
        found = self.known.get((ends, tools))
        if found is None:
            found = NEVER
            for lying, group in self.rows.by_value():
                if not lying & ends and (self.then or lying in self.missing[ends]):
                    found = max(found, self.best_of(group, found, ends | lying, tools))
            self.known[ends, tools] = found
        return found

    def best_of(self, group: list[tuple[int, int]], above: int, ends: int, tools: int) -> int:
        then = self.then
        for value, left in group:
            if then is None:
                if (tools + left) & GUARD == GUARD:
                    return value
            elif value + then.most <= above:
                break
            else:
                above = max(above, value + then.best(ends, tools + left))
        return above if then else NEVER
