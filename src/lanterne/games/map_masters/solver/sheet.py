"""The runs of one card, sorted for the search, and its shapes. Made once per design and set of books."""

from __future__ import annotations

from functools import lru_cache

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import COUNTED_AS, COUNTERS, SLOTS, STAIRS, TOOL_FOR
from lanterne.games.map_masters.solver.lines import Line, Stretch
from lanterne.games.map_masters.solver.runs import BARREL, CIRCLE, LEAP, STOP, Books, Run, runs_of
from lanterne.games.map_masters.solver.systems import FINISH, ONLY_OUT, Shape, Systems
from lanterne.games.map_masters.solver.tools import GUARD, PLENTY, POOLED, SCROLL, larger, packed, smaller, unpacked

MOST_SHEETS = 256  # that are kept: what some tables at once need, in about a quarter of a gigabyte
NO_WAY = packed([100] * len(POOLED))  # more than there ever is


class Sheet:
    """A shape is what is left of runs when direction and exact needs are forgotten: they use up and gain the same things.
    Bounds are made of shapes, paths of runs."""

    def __init__(self, card: Card, books: Books) -> None:
        self.card = card
        self.plan, self.runs = runs_of(card, books)
        self.cross = books.cross
        self.leap = FINISH << 1 if books.leap else 0  # the departure by SB-3 and by SB-5 among the ends; then their arrivals
        self.barrel = (FINISH << 3 if books.leap else FINISH << 1) if books.barrel else 0
        self.ends = FINISH | self.leap | self.leap << 1 | self.barrel | self.barrel << 1
        self.open = sum(1 << place for place, slot in enumerate(SLOTS) if slot in card.exits)
        self.counts = [self.counts_of(node) for node in self.plan.nodes]
        self.items = {tool: sum(node.items.get(tool, 0) for node in card.nodes.values()) for tool in POOLED}
        for shape, runs in enumerate(self.by_shape().values()):
            for run in runs:
                run.shape = shape
        self.runs.sort(key=lambda run: (run.entry, run.shape))
        self.begin: list[dict[int, tuple[int, int]]] = [{} for _ in range(self.plan.points)]
        for place, run in enumerate(self.runs):
            first, _ = self.begin[run.entry].get(run.shape, (place, place))
            self.begin[run.entry][run.shape] = (first, place + 1)
        self.at_point = [sum([1 << shape for shape in begin]) for begin in self.begin]  # shapes of which a run starts there
        self.known: dict[bool, Systems] = {}

    def by_shape(self) -> dict[tuple[int, ...], list[Run]]:
        grouped: dict[tuple[int, ...], list[Run]] = {}
        for run in self.runs:
            slots = sum(1 << end for end in (run.entry, run.end) if end < len(SLOTS))
            run.ends = self.ends_of(run)
            what = (run.ends, self.circles_of(run), slots, run.take, run.gains, run.rooms, run.chords, run.crossed)
            grouped.setdefault(what, []).append(run)
        return grouped

    def shapes(self) -> list[Shape]:
        """By what they take: so those that exclude each other lie together, and `Sums` has less to go through."""
        found = []
        for (ends, circles, slots, take, gains, rooms, chords, crossed), runs in self.by_shape().items():
            for place, room in enumerate(self.plan.rooms):
                if rooms >> place & 1:
                    gains |= 1 << self.plan.place[room]
            leaves = packed([max(numbers) for numbers in zip(*map(self.leaves_of, runs), strict=True)])
            ways = 0 if ends else one_way(slots, runs)  # where a line ends anyway it is not worth knowing
            found.append(Shape(runs[0].shape, (slots, ends, gains, leaves, ways), circles > 0, take, chords, crossed))
        return sorted(found, key=lambda shape: shape.take)

    def line_of(self, shape: int, supply: int) -> Line:
        """Where the runs of a shape lead, see `lines`, as far as there can be tools for them: `supply` is what there is in hand
        and on all cards. Of several runs what is best counts."""
        found: dict[int, Stretch] = {}
        for point, begin in enumerate(self.begin):
            for run in self.starting(point, shape) if shape in begin else ():
                end = BARREL if run.end >= BARREL else CIRCLE if run.end >= CIRCLE else run.end
                before = [cleared & run.rooms for cleared in range(len(run.needs))]
                possible = {cleared: self.is_possible(run, cleared, supply) for cleared in {*before}}
                needs = [run.needs[cleared] if possible[cleared] else NO_WAY for cleared in before]
                joint = self.joint(point)
                _, _, least, most = found.get(joint, (0, 0, needs, run.deltas))
                found[joint] = (end, run.rooms, tuple(map(smaller, least, needs)), tuple(map(larger, most, run.deltas)))
        return tuple(sorted(found.items()))

    def is_possible(self, run: Run, cleared: int, supply: int) -> bool:
        """Whether there can be tools for a run where some rooms were cleared before. Those that lie on it are not yet there."""
        nodes = [node for place, node in enumerate(self.plan.nodes) if run.gains >> place & 1]
        nodes += [room for place, room in enumerate(self.plan.rooms) if (run.rooms & ~cleared) >> place & 1]
        brought = [sum([self.card.nodes[node].items.get(tool, 0) for node in nodes]) for tool in POOLED]
        return not run.fresh & cleared and (supply + GUARD - run.needs[cleared] - packed(brought)) & GUARD == GUARD

    def spare(self, shape: int, ends: int) -> list[int]:
        """What must be left of each tool, at least, when a path has ended with a run of a shape: so that there was enough for
        it; scrolls in halves. `ends`: those with which a path may end, as bits."""
        found = [PLENTY] * len(POOLED)
        for point, begin in enumerate(self.begin):
            for run in self.starting(point, shape) if shape in begin else ():
                if run.end <= STOP and ends >> run.end & 1:
                    for need, change in zip(run.needs, run.deltas, strict=True):
                        found = list(map(min, found, unpacked(need + change)))
        found[SCROLL] *= 2
        return found

    def joint(self, point: int) -> int:
        """The joint of a point where runs begin."""
        if point < self.plan.first_circle:
            return point
        return CIRCLE if point < self.plan.first_monster else LEAP if point < self.plan.first_barrel else BARREL

    def starting(self, point: int, shape: int) -> list[Run]:
        """The runs of a shape from a point."""
        first, behind = self.begin[point][shape]
        return self.runs[first:behind]

    def circles_of(self, run: Run) -> int:
        """How many ends of a run are at circles."""
        return int(len(SLOTS) <= run.entry < self.plan.first_monster) + int(CIRCLE <= run.end < BARREL)

    def leaves_of(self, run: Run) -> list[int]:
        """What a run leaves of tools, what happens in rooms aside, and scrolls in halves."""
        found = unpacked(run.deltas[-1])  # all rooms were cleared before
        paid = int(CIRCLE <= run.end < BARREL)
        found[SCROLL] = 2 * (found[SCROLL] + paid) - self.circles_of(run)
        return found

    def arrival(self, point: int) -> int:
        """The end of a line that lies where a leap arrives."""
        if point < self.plan.first_monster:
            return 0
        return self.leap << 1 if point < self.plan.first_barrel else self.barrel << 1

    def ends_of(self, run: Run) -> int:
        ends = self.arrival(run.entry)
        if run.end == STOP:
            return ends | FINISH
        return ends | (self.leap if run.end == LEAP else self.barrel if run.end >= BARREL else 0)

    def systems(self, teleports: bool) -> Systems:
        """The systems of the card where teleports are possible, or where they are not."""
        if teleports not in self.known:
            shapes = [shape for shape in self.shapes() if teleports or not shape.teleports]
            in_rooms = {0: 0}
            for room in self.plan.rooms:
                node = self.card.nodes[room]
                numbers = [node.items.get(tool, 0) - (node.monsters if tool == "sword" else 0) for tool in POOLED]
                numbers[SCROLL] *= 2
                bit = 1 << self.plan.place[room]
                in_rooms |= {rooms | bit: leaves + packed(numbers) for rooms, leaves in in_rooms.items()}
            self.known[teleports] = Systems(shapes, not self.cross, max(in_rooms), in_rooms)
        return self.known[teleports]

    def counts_of(self, name: str) -> dict[str, int]:
        """What a node adds to the counters once it is resolved."""
        node = self.card.nodes[name]
        found = {item: count for item, count in node.items.items() if item in COUNTERS}
        found["circle"] = len(node.circles)
        if node.is_room():
            found |= {"room": 1, "monster": node.monsters, "trap": len(node.trapdoors)}
        elif node.kind in TOOL_FOR:
            found[COUNTED_AS[node.kind]] = 1
        elif node.kind == STAIRS:
            found["stairs"] = 1
        return found


class Lines:
    """The lines of one card by shape. `supply`: what there is of tools in hand and on all cards."""

    def __init__(self, sheet: Sheet, supply: int) -> None:
        self.sheet = sheet
        self.supply = supply
        self.known: dict[int, Line] = {}

    def of(self, shape: int) -> Line:
        found = self.known.get(shape)
        if found is None:
            found = self.known[shape] = self.sheet.line_of(shape, self.supply)
        return found


def one_way(slots: int, runs: list[Run]) -> int:
    """Of some slots those by which no run goes out, and above them those by which none comes in."""
    comes, goes = {run.entry for run in runs}, {run.end for run in runs}
    only_in = sum(1 << slot for slot in range(len(SLOTS)) if slots >> slot & 1 and slot not in goes)
    only_out = sum(1 << slot for slot in range(len(SLOTS)) if slots >> slot & 1 and slot not in comes)
    return only_in | only_out << ONLY_OUT


@lru_cache(maxsize=MOST_SHEETS)
def sheet_of(card: Card, leap: bool, climb: bool, barrel: bool, cross: bool) -> Sheet:
    return Sheet(card, Books(leap, climb, barrel, cross))
