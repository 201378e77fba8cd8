"""The runs of one card, sorted for the search, and its shapes. Made once per design and set of books."""

from __future__ import annotations

from functools import lru_cache

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import COUNTED_AS, COUNTERS, SLOTS, STAIRS, TOOL_FOR, TOOLS
from lanterne.games.map_masters.solver.runs import BARREL, CIRCLE, FIELD, LEAP, STOP, Books, Run, runs_of
from lanterne.games.map_masters.solver.systems import FINISH, Shape, Systems


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
        self.known: dict[tuple[bool, int], Systems] = {}

    def make_shapes(self) -> list[Shape]:
        grouped: dict[tuple[int, ...], list[Run]] = {}
        for run in self.runs:
            slots = [end for end in (run.entry, run.end) if end < len(SLOTS)]
            teleports = len(SLOTS) <= run.entry < self.plan.first_monster or CIRCLE <= run.end < BARREL
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

    def ends_of(self, run: Run) -> int:
        ends = 0
        if run.entry >= self.plan.first_monster:
            ends = self.leap << 1 if run.entry < self.plan.first_barrel else self.barrel << 1
        if run.end == STOP:
            return ends | FINISH
        return ends | (self.leap if run.end == LEAP else self.barrel if run.end >= BARREL else 0)

    def systems(self, teleports: bool, lacking: int) -> Systems:
        """The systems of the card in a hand where teleports are possible or not, and some tools (bits of TOOLS) are nowhere."""
        if (teleports, lacking) not in self.known:
            shapes = [shape for shape in self.shapes if not shape.tools & lacking and (teleports or not shape.teleports)]
            everything = (1 << len(self.plan.nodes)) - 1
            self.known[teleports, lacking] = Systems(shapes, not self.cross, everything, self.ends)
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
