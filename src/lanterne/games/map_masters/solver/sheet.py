"""The runs of one card, sorted for the search, and its shapes. Made once per design and set of books."""

from __future__ import annotations

from functools import lru_cache

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import COUNTED_AS, COUNTERS, SLOTS, STAIRS, TOOL_FOR, TOOLS
from lanterne.games.map_masters.solver.runs import BARREL, CIRCLE, FIELD, LEAP, MOST_ROOMS, STOP, Books, Plan, Run, runs_of
from lanterne.games.map_masters.solver.systems import FINISH, Shape, Systems, bits

GUARD = 0x80808080  # above each tool of a packed pool: what is missing borrows from it


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
        self.by_point: list[list[Run]] = [[] for _ in range(self.plan.points)]
        for run in self.runs:
            self.by_point[run.entry].append(run)
        self.slot_bits = [self.plan.bit.get(("node", slot), 0) for slot in SLOTS]
        self.open = sum(1 << place for place, slot in enumerate(SLOTS) if slot in card.exits)
        self.counts = [self.counts_of(node) for node in self.plan.nodes]
        self.items = {tool: sum(node.items.get(tool, 0) for node in card.nodes.values()) for tool in TOOLS}
        self.shapes = self.make_shapes()
        self.needs = 0  # tools that some shapes cannot do without
        for shape in self.shapes:
            self.needs |= shape.tools
        self.choices = Choices(self.plan, self.runs)
        self.known: dict[tuple[bool, int], Systems] = {}

    def make_shapes(self) -> list[Shape]:
        grouped: dict[tuple[int, ...], list[Run]] = {}
        for run in self.runs:
            slots = [end for end in (run.entry, run.end) if end < len(SLOTS)]
            teleports = int(len(SLOTS) <= run.entry < self.plan.first_monster or CIRCLE <= run.end < BARREL)
            run.ends = self.ends_of(run)
            mask = sum(1 << slot for slot in slots)
            what = (run.ends, teleports, mask, run.take, run.gains, run.rooms, run.chords, run.crossed)
            grouped.setdefault(what, []).append(run)
        shapes = []
        for number, ((ends, teleports, slots_used, take, gains, rooms, chords, crossed), runs) in enumerate(grouped.items()):
            for run in runs:
                run.shape = number
            for place, room in enumerate(self.plan.rooms):
                if rooms >> place & 1:
                    gains |= 1 << self.plan.place[room]
            tools = least([need for run in runs for need in run.needs])
            shapes.append(Shape(number, ends, bool(teleports), slots_used, take, gains, chords, crossed, tools))
        return shapes

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

    def systems(self, teleports: bool, lacking: int) -> Systems:
        """The systems of the card where teleports are possible or not, and some tools (bits of TOOLS) are not to be had."""
        lacking &= self.needs
        if (teleports, lacking) not in self.known:
            shapes = [shape for shape in self.shapes if teleports or not shape.teleports]
            everything = (1 << len(self.plan.nodes)) - 1
            self.known[teleports, lacking] = Systems(shapes, not self.cross, everything, self.ends, lacking)
        return self.known[teleports, lacking]

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


class Choices:
    """What is left to do on a card when something of it is used up, as a mask over its rooms that are cleared, where that still
    matters, and above them over its runs."""

    def __init__(self, plan: Plan, runs: list[Run]) -> None:
        self.by_bit: dict[int, int] = {}  # runs that something used up excludes, a chord drawn, a room cleared
        self.by_chord: dict[int, int] = {}
        self.by_fresh: dict[int, int] = {}
        self.by_room: dict[int, int] = {}  # runs that come by a room
        self.by_point = [0] * plan.points  # runs that begin at a point
        self.giving = [0] * len(TOOLS)  # runs that leave one tool more and need none
        for place, run in enumerate(runs, MOST_ROOMS):
            self.by_point[run.entry] |= 1 << place
            for masks, mask in (
                (self.by_bit, run.block), (self.by_chord, run.crossed), (self.by_fresh, run.fresh), (self.by_room, run.rooms)
            ):  # fmt: skip
                for bit in bits(mask):
                    masks[bit] = masks.get(bit, 0) | 1 << place
            for tool in range(len(TOOLS)):
                pairs = [(field(need, tool), field(delta, tool)) for need, delta in zip(run.needs, run.deltas, strict=True)]
                if any(not need and change > 0 for need, change in pairs):
                    self.giving[tool] |= 1 << place

    def left(self, used: int, cleared: int, chords: int, entries: int) -> tuple[int, int]:
        """What is left of some entries, and which tools (as GUARD has them) a path without them can get."""
        gone = 0
        for masks, mask in ((self.by_bit, used), (self.by_fresh, cleared), (self.by_chord, chords)):
            for bit in bits(mask):
                gone |= masks.get(bit, 0)
        left = entries & ~gone
        gives = sum([GUARD & 0xFF << FIELD * tool for tool, runs in enumerate(self.giving) if runs & left])
        return left | sum([bit for bit in bits(cleared) if self.by_room[bit] & left]), gives


def field(packed: int, tool: int) -> int:
    """What is said of one tool, which may be negative."""
    return (packed + GUARD >> FIELD * tool & 0xFF) - 0x80


def least(needs: list[int]) -> int:
    """The tools, as bits, that every one of some packed needs asks for."""
    found = 0
    for place in range(len(TOOLS)):
        if all(need >> FIELD * place & 0xFF for need in needs):
            found |= 1 << place
    return found


@lru_cache(maxsize=1024)
def sheet_of(card: Card, leap: bool, climb: bool, barrel: bool, cross: bool) -> Sheet:
    return Sheet(card, Books(leap, climb, barrel, cross))
