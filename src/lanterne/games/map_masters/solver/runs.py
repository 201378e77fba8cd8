"""What a path can do on one card between coming in and going out: its *runs*. A run depends on nothing but the design, so the
runs of a card are found once and serve every hand, every tableau and every weight.

A run begins at a slot or where a jump arrives, and ends at a slot, where a jump departs, or where the path stops. Tools are
taken to be at hand here: each run says what it needs and what it leaves. Rooms may be shared by several runs of one path and
give their discoveries only once; so needs and gains are told for every set of rooms that were cleared before.
"""

from __future__ import annotations

from collections.abc import Iterator

from lanterne.games.map_masters.cards import Card, Edge
from lanterne.games.map_masters.kinds import PLACE, SLOT, SLOTS, STAIRS, TOOL_FOR, TOOLS, TRAPDOOR
from lanterne.games.map_masters.solver.limits import excess
from lanterne.games.map_masters.solver.tools import ONE, POOLED, packed, smaller

# How a run ends: 0 to 5 are the slots, in the order of SLOTS
STOP = 6
LEAP = 7  # by SB-3, from anywhere
CIRCLE = 8  # and above: by the n-th circle of the card
BARREL = 40  # and above: by SB-5 from the n-th spot with a barrel

MOST_CARDS = 5  # of a tableau

Move = tuple[str, str, str]  # verb, node or trapdoor, edge
Event = tuple[int, int, int]  # the room that is entered, as a bit, or 0; tools that are taken, and those that are then brought


class Run:
    """One way over a card. Masks are over the bits of its Plan."""

    __slots__ = (
        "block", "chords", "crossed", "crossed_twice", "crossings", "deltas", "end", "ends", "entry", "fresh",
        "gains", "moves", "needs", "rooms", "shape", "take",
    )  # fmt: skip

    def __init__(self, entry: int, end: int, moves: tuple[Move, ...]) -> None:
        self.entry = entry  # a point of the plan
        self.end = end
        self.moves = moves
        self.take = 0  # what is used up: corridor nodes, doors, falls, circles
        self.block = 0  # what must not have been used up before
        self.rooms = 0
        self.fresh = 0  # a room that must not be cleared before: the one with the monster that SB-3 leads to
        self.gains = 0  # corridor nodes whose discoveries count
        self.chords = 0  # lines from door to door
        self.crossed = 0  # chords that cross one of these, and those that cross two
        self.crossed_twice = 0
        self.crossings = 0  # of the run with itself
        self.needs: tuple[int, ...] = ()  # by set of rooms cleared before: tools that must be there, packed
        self.deltas: tuple[int, ...] = ()  # and by how much the pool changes
        self.ends = 0  # ends of the path's lines on this run, see `sheet`
        self.shape = 0  # its number among the shapes of the card, see `sheet`


class Books:
    """The books that make new runs: SB-3, SB-4, SB-5, SB-7. The others only add to the pool or join slots."""

    __slots__ = ("barrel", "climb", "cross", "leap")

    def __init__(self, leap: bool = False, climb: bool = False, barrel: bool = False, cross: bool = False) -> None:
        self.leap = leap
        self.climb = climb
        self.barrel = barrel
        self.cross = cross


class Plan:
    """A card as numbers: its nodes in order, the bits of its masks, the points where a run may begin."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.nodes = list(card.nodes)
        self.place = {node: place for place, node in enumerate(self.nodes)}
        self.rooms = [node.id for node in card.nodes.values() if node.is_room()]
        self.circles = sorted(card.circles)
        self.brings = {
            node.id: packed([node.items.get(tool, 0) if tool in TOOLS else 0 for tool in POOLED])
            for node in card.nodes.values()
        }
        self.entered: dict[str, Event] = {
            room: (1 << place, ONE["sword"] * card.nodes[room].monsters, self.brings[room])
            for place, room in enumerate(self.rooms)
        }
        self.telling = sum(room for room, takes, brings in self.entered.values() if takes or brings)  # where tools come or go
        self.monsters = [node.id for node in card.nodes.values() if node.monsters or node.kind == "monster"]
        self.barrels = [node.id for node in card.nodes.values() if node.items.get("barrel")]
        names: list[tuple[str, str]] = [("node", node.id) for node in card.nodes.values() if not node.is_room()]
        names += [("door", edge.id) for edge in card.edges if any(card.nodes[end].is_room() for end in (edge.a, edge.b))]
        names += [("fall", door.id) for door in card.trapdoors.values()]
        names += [("circle", circle) for circle in self.circles]
        self.bit = {name: 1 << place for place, name in enumerate(names)}
        self.chord: dict[tuple[str, int, int], int] = {}
        for room in self.rooms:
            doors = len(card.doors[room])
            for low in range(doors):
                for high in range(low + 1, doors):
                    self.chord[room, low, high] = 1 << len(self.chord)
        if excess(card) is not None:
            raise ValueError(f"{card.id} is too large for the solver")
        if any(len(card.at[slot]) != 1 for slot in card.exits):
            raise ValueError(f"{card.id}: a slot has one corridor")
        self.crossing = {
            chord: sum(bit for other, bit in self.chord.items() if crosses(chord, other)) for chord in self.chord
        }
        # Points where a run begins: slots, then arrivals at circles, at monsters (SB-3), at barrels (SB-5)
        self.first_circle = len(SLOTS)
        self.first_monster = self.first_circle + len(self.circles)
        self.first_barrel = self.first_monster + len(self.monsters)
        self.points = self.first_barrel + len(self.barrels)


def crosses(one: tuple[str, int, int], other: tuple[str, int, int]) -> bool:
    """MM-MODEL-24."""
    room, low, high = one
    return room == other[0] and (low < other[1] < high) != (low < other[2] < high) and not {low, high} & {*other[1:]}


class Finder:
    """Walks a card in every way. Everything below is undone on the way back."""

    def __init__(self, plan: Plan, books: Books) -> None:
        self.plan = plan
        self.card = plan.card
        self.books = books
        self.found: dict[tuple[object, ...], Run] = {}
        self.entry = 0
        self.moves: list[Move] = []
        self.take = 0
        self.block = 0
        self.gains = 0
        self.rooms: list[str] = []
        self.chords: list[tuple[str, int, int]] = []
        self.events: list[Event] = []
        self.fresh = 0
        self.climbs = False
        self.crossings = 0

    def all(self) -> list[Run]:
        plan = self.plan
        for place, slot in enumerate(SLOTS):
            if slot in self.card.exits:
                self.entry = place
                self.take = plan.bit["node", slot]
                self.stand(slot, -1, True)
        for place, circle in enumerate(plan.circles):
            self.entry = plan.first_circle + place
            self.take = plan.bit["circle", circle]
            self.arrive(self.card.circles[circle], None)
        for place, node in enumerate(plan.monsters if self.books.leap else ()):
            self.entry = plan.first_monster + place
            self.take = 0
            self.fresh = 1 << plan.rooms.index(node) if node in plan.rooms else 0
            self.arrive(node, None)
            self.fresh = 0
        for place, node in enumerate(plan.barrels if self.books.barrel else ()):
            self.entry = plan.first_barrel + place
            self.take = 0
            self.arrive(node, None)
        return list(self.found.values())

    # --- walking -----------------------------------------------------------------------------------------------------

    def arrive(self, name: str, edge: Edge | None, gained: bool = False, climbed: bool = False) -> None:
        """Come to a node, along an edge or by a fall, a climb or a jump. `gained` says that the way here counted something,
        so that a path may be worth stopping even at an obstacle that it cannot overcome."""
        node = self.card.nodes[name]
        if node.is_room():
            door = self.card.doors[name].index(edge.id) if edge is not None else -1
            new = name not in self.rooms
            if new:
                if node.monsters and gained:
                    self.emit(STOP)
                self.rooms.append(name)
                self.events.append(self.plan.entered[name])
            self.stand(name, door, new or gained)
            if new:
                self.rooms.pop()
                self.events.pop()
            return
        bit = self.plan.bit["node", name]
        if self.take & bit:
            return
        take, gains, events = self.take, self.gains, len(self.events)
        self.take |= bit
        if node.kind == SLOT:
            self.emit(SLOTS.index(name))
            if gained:
                self.emit(STOP)
        elif node.kind == STAIRS:
            self.stand(name, -1, gained)
        else:
            if node.kind in TOOL_FOR and not climbed:
                if gained:
                    self.emit(STOP)
                self.gains |= 1 << self.plan.place[name]
                if node.kind == TRAPDOOR:
                    self.fall(name)
                self.events.append((0, ONE[TOOL_FOR[node.kind]], 0))
            self.gains |= 1 << self.plan.place[name]
            self.events.append((0, 0, self.plan.brings[name]))
            self.stand(name, -1, gained or node.kind != PLACE or bool(node.items))
        self.take, self.gains = take, gains
        del self.events[events:]

    def fall(self, name: str) -> None:
        bit = self.plan.bit["fall", name]
        if self.take & bit:
            return
        door = self.card.trapdoors[name]
        take = self.take
        self.take |= bit
        self.moves.append(("fall", name, ""))
        self.arrive(door.landing, None, gained=not self.card.nodes[door.node].is_room())
        self.moves.pop()
        self.take = take

    def stand(self, name: str, door: int, gained: bool) -> None:
        """At a node where nothing is pending: end the run here, or go on."""
        self.depart(name, gained)
        node = self.card.nodes[name]
        for edge in self.card.at[name]:
            self.go(name, door, edge)
        if node.is_room():
            for trapdoor in node.trapdoors:
                self.fall(trapdoor.id)
        if self.books.climb and not self.climbs:
            for trapdoor in self.card.trapdoors.values():
                bit = self.plan.bit["fall", trapdoor.id]
                if trapdoor.landing == name and not self.take & bit:
                    block = self.block
                    self.block |= bit
                    self.climbs = True
                    self.events.append((0, ONE["climb"], 0))
                    self.moves.append(("climb", trapdoor.id, ""))
                    self.arrive(trapdoor.node, None, climbed=True)
                    self.moves.pop()
                    self.events.pop()
                    self.climbs = False
                    self.block = block

    def go(self, name: str, door: int, edge: Edge) -> None:
        bit = self.plan.bit.get(("door", edge.id), 0)
        if self.take & bit:
            return
        take, gains, chords, crossings = self.take, self.gains, len(self.chords), self.crossings
        node = self.card.nodes[name]
        self.take |= bit
        if node.is_room() and door >= 0:
            out = self.card.doors[name].index(edge.id)
            chord = (name, min(door, out), max(door, out))
            self.crossings += sum(crosses(chord, other) for other in self.chords)
            self.chords.append(chord)
        if node.kind == STAIRS:
            self.gains |= 1 << self.plan.place[name]
        if self.crossings <= (1 if self.books.cross else 0):
            self.moves.append(("go", edge.other(name), edge.id))
            self.arrive(edge.other(name), edge, gained=node.kind == STAIRS)
            self.moves.pop()
        self.take, self.gains, self.crossings = take, gains, crossings
        del self.chords[chords:]

    # --- writing down ------------------------------------------------------------------------------------------------

    def depart(self, name: str, gained: bool) -> None:
        """Every way to end here but by a slot. A path that gained nothing in its last stretch need not stop, nor leap: it
        could have done so before."""
        plan, node = self.plan, self.card.nodes[name]
        for circle in node.circles:
            bit = plan.bit["circle", circle]
            if not self.take & bit:
                self.take |= bit
                self.events.append((0, ONE["scroll"], 0))
                self.emit(CIRCLE + plan.circles.index(circle))
                self.events.pop()
                self.take &= ~bit
        if self.books.barrel and self.entry < plan.first_barrel and node.items.get("barrel"):
            self.emit(BARREL + plan.barrels.index(name))
        if gained:
            if self.moves or self.entry >= len(SLOTS):
                self.emit(STOP)
            if self.books.leap and not plan.first_monster <= self.entry < plan.first_barrel:
                self.emit(LEAP)

    def emit(self, end: int) -> None:
        run = Run(self.entry, end, tuple(self.moves))
        run.take = self.take
        run.block = self.take | self.block
        run.gains = self.gains
        run.fresh = self.fresh
        run.crossings = self.crossings
        for room in self.rooms:
            run.rooms |= 1 << self.plan.rooms.index(room)
        for chord in self.chords:
            run.chords |= self.plan.chord[chord]
            run.crossed_twice |= run.crossed & self.plan.crossing[chord]
            run.crossed |= self.plan.crossing[chord]
        variants = list(self.variants(run.rooms))
        run.needs = tuple(need for need, _ in variants)
        run.deltas = tuple(delta for _, delta in variants)
        key = (run.entry, end, run.take, run.block, run.gains, run.rooms, run.chords, run.needs, run.deltas)
        self.found.setdefault(key, run)

    def variants(self, rooms: int) -> Iterator[tuple[int, int]]:
        """Needs and changes by set of rooms cleared before."""
        known: dict[int, tuple[int, int]] = {}
        for cleared in range(1 << len(self.plan.rooms)):
            cleared &= rooms & self.plan.telling
            if cleared not in known:
                known[cleared] = self.balance(cleared)
            yield known[cleared]

    def balance(self, cleared: int) -> tuple[int, int]:
        now = least = 0
        for room, takes, brings in self.events:
            if not room & cleared:
                if takes:
                    now -= takes
                    least = smaller(least, now)
                now += brings
        return -least, now


def runs_of(card: Card, books: Books) -> tuple[Plan, list[Run]]:
    plan = Plan(card)
    return plan, Finder(plan, books).all()
