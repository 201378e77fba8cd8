"""The runs of one card, sorted for the search, and its shapes. Made once per design and set of books."""

from __future__ import annotations

from functools import lru_cache

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import COUNTED_AS, COUNTERS, SLOTS, STAIRS, TOOL_FOR, TOOLS
from lanterne.games.map_masters.solver.runs import BARREL, FIELD, LEAP, STOP, Books, Run, runs_of
from lanterne.games.map_masters.solver.systems import Shape, Systems

# What a shape is: from slot to slot, with a teleport at an end, with the end of the path, or with a leap by a book. Leaps are
# too many for tables of systems, and as a path has few of them bounds count them one by one.
THROUGH, JUMPING, STOPPING, LEAPING = 0, 1, 2, 3


class Sheet:
    """A shape is what is left of runs when direction and exact needs are forgotten: they use up and gain the same things.
    Bounds are made of shapes, paths of runs."""

    def __init__(self, card: Card, books: Books) -> None:
        self.card = card
        self.plan, self.runs = runs_of(card, books)
        self.cross = books.cross
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
            kind = STOPPING if run.end == STOP else THROUGH if len(slots) == 2 else JUMPING
            run.arrives = run.entry >= self.plan.first_monster
            run.departs = run.end == LEAP or run.end >= BARREL
            if run.arrives or run.departs:
                kind = LEAPING
            mask = sum(1 << slot for slot in slots)
            grouped.setdefault((kind, mask, run.take, run.gains, run.rooms, run.chords, run.crossed), []).append(run)
        shapes = []
        for number, ((kind, slots_used, take, gains, rooms, chords, crossed), runs) in enumerate(grouped.items()):
            for run in runs:
                run.shape = number
            for place, room in enumerate(self.plan.rooms):
                if rooms >> place & 1:
                    gains |= 1 << self.plan.place[room]
            tools = least([need for run in runs for need in run.needs])
            shapes.append(Shape(number, kind, slots_used, take, gains, chords, crossed, tools))
        return shapes

    def systems(self, teleports: bool, lacking: int) -> Systems:
        """The systems of the card in a hand where teleports are possible or not, and some tools (bits of TOOLS) are nowhere."""
        if (teleports, lacking) not in self.known:
            kinds = (THROUGH, JUMPING, STOPPING) if teleports else (THROUGH, STOPPING)
            shapes = [shape for shape in self.shapes if not shape.tools & lacking and shape.kind in kinds]
            everything = (1 << len(self.plan.nodes)) - 1
            self.known[teleports, lacking] = Systems(shapes, STOPPING, not self.cross, everything)
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
