"""What can be done on one card: every set of runs that one path could use side by side.

A *shape* is what is left of runs when direction and order are forgotten. A *system* is what shapes that do not hinder each
other come to: the slots that they use, the ends of lines that lie on the card, the nodes that they gain, and what they leave of
tools. Many sets of shapes come to the same, so there are far fewer systems than sets; whatever the weights, the best is among
them.

A path is one line, or several where books let it leap. Each line has two ends, and each end lies on one card: so systems are
told apart by the ends that lie on the card, as a mask. The start of the path is not among them: any slot may be it.
"""

from __future__ import annotations

from collections.abc import Iterator

from lanterne.games.map_masters.solver.limits import MOST_BITS, MOST_ROOMS
from lanterne.games.map_masters.solver.tools import FIELD, GUARD, POOLED

FINISH = 1  # where the path ends; above it two bits for each book that leaps, for departure and arrival

ONLY_OUT = 6  # bits: of slots by which a path can only come in, and above them of those by which it can only go out

ENDS, GAINS = 6, 11  # bits: marks of slots, then of ends, then of nodes

# Bits of a system as one number: slots of one way, then tools left (above GUARD), nodes gained, ends that lie here, slots used
LEFT = 2 * ONLY_OUT
GAINED = LEFT + FIELD * len(POOLED)
LYING = GAINED + MOST_BITS + MOST_ROOMS
USED = LYING + GAINS - ENDS
ALL_WAYS, ALL_LEFT = (1 << LEFT) - 1, (1 << GAINED - LEFT) - 1
ALL_GAINED, ALL_LYING = (1 << LYING - GAINED) - 1, (1 << USED - LYING) - 1

# Slots used, ends that lie here, nodes gained, what is left of tools (see `tools`), slots of one way
System = tuple[int, int, int, int, int]


class Shape:
    """What runs use up and gain, whatever their direction."""

    __slots__ = ("chords", "crossed", "number", "system", "take", "teleports")

    def __init__(self, number: int, system: System, teleports: bool, take: int, chords: int, crossed: int) -> None:
        self.number = number
        self.system = system  # with all nodes gained, rooms too; what happens to tools in rooms aside
        self.teleports = teleports  # it begins or ends at a circle
        self.take = take
        self.chords = chords
        self.crossed = crossed


class Systems:
    """`in_rooms`: by set of rooms, as nodes gained, what clearing them leaves of tools. What stays is made of numbers alone, of
    which Python's collector of garbage takes no notice: it is much."""

    def __init__(self, shapes: list[Shape], planar: bool, rooms: int, in_rooms: dict[int, int]) -> None:
        self.all = (1 << len(shapes)) - 1
        self.rooms = rooms
        self.in_rooms = in_rooms
        self.beside = neighbours(shapes, planar)
        marked = by_bit([marks_of(shape.system) for shape in shapes])
        marks = sorted(marked, key=lambda mark: -marked[mark].bit_count())
        self.marked = [marked[mark] for mark in marks]  # the shapes that have a mark, as bits of their places; the rarest last
        self.rank = {mark: 1 << place for place, mark in enumerate(marks)}
        # By place, what a shape adds to a set: who can stand beside it, its number as a bit, marks, tools, slots of one way
        self.parts = [
            (beside, 1 << shape.number, self.ranked(shape.system), *shape.system[3:])
            for beside, shape in zip(self.beside, shapes, strict=True)
        ]
        by_slots: dict[int, list[System]] = {}
        for one in Sums(shapes, self.beside, rooms).found():
            slots, gains = one >> USED, one >> GAINED & ALL_GAINED
            leaves = (one >> LEFT & ALL_LEFT) - GUARD + in_rooms[gains & rooms]
            if slots not in by_slots:
                by_slots[slots] = []
            by_slots[slots].append((slots, one >> LYING & ALL_LYING, gains, leaves, one & ALL_WAYS))
        self.by_slots = {slots: tuple(systems) for slots, systems in by_slots.items()}
        self.known: dict[System, tuple[int, ...]] = {}

    def sets_of(self, system: System) -> tuple[int, ...]:
        """The sets of shapes, as bits of their numbers, that come to a system."""
        known = self.known.get(system)
        if known is None:
            _, _, gains, leaves, ways = system
            marks = self.ranked(system)
            fitting = self.all
            for rank, marked in enumerate(self.marked):
                if not marks >> rank & 1:
                    fitting &= ~marked
            sets: list[int] = [] if marks else [0]
            self.compose(fitting, 0, marks, leaves - self.in_rooms[gains & self.rooms], 0, ways, sets)
            known = self.known[system] = tuple(sets)
        return known

    def compose(self, fitting: int, chosen: int, missing: int, leaves: int, so_far: int, ways: int, sets: list[int]) -> None:
        """Add one more of the shapes that fit: of those with the rarest mark that is missing, as long as one is. `leaves`: what
        they are still to leave; `so_far` and `ways`: the slots of one way that they have, and are to have."""
        marked, parts = self.marked, self.parts
        next_ones = fitting & marked[missing.bit_length() - 1] if missing else fitting
        while next_ones:
            last = next_ones.bit_length() - 1
            one = 1 << last
            next_ones ^= one
            fitting ^= one
            beside, number, marks, left, one_ways = parts[last]
            rest, still = fitting & beside, missing & ~marks
            if not still and leaves == left and so_far | one_ways == ways:
                sets.append(chosen | number)
            if rest & marked[still.bit_length() - 1] if still else rest:
                self.compose(rest, chosen | number, still, leaves - left, so_far | one_ways, ways, sets)

    def ranked(self, system: System) -> int:
        return sum([self.rank[mark] for mark in bits(marks_of(system))])


class Sums:
    """What all sets of shapes come to that can stand side by side, each as one number. Such shapes have nothing in common but
    rooms, so all else is added. `rooms`: those of the card, as nodes gained."""

    def __init__(self, shapes: list[Shape], beside: list[int], rooms: int) -> None:
        # By place, what a shape adds to a set: who can stand beside it, rooms, and all else
        self.parts: list[tuple[int, int, int]] = []
        for others, shape in zip(beside, shapes, strict=True):
            slots, ends, gains, leaves, ways = shape.system
            own = ways + (leaves << LEFT) + ((gains & ~rooms) << GAINED) + (ends << LYING) + (slots << USED)
            self.parts.append((others, (gains & rooms) << GAINED, own))
        self.whole = {GUARD << LEFT}
        self.seen: set[tuple[int, int]] = set()

    def found(self) -> list[int]:
        self.extend((1 << len(self.parts)) - 1, GUARD << LEFT)
        return sorted(self.whole.union([one for _, one in self.seen]))

    def extend(self, fitting: int, so_far: int) -> None:
        """Add one more of the shapes that fit (bits of their places) in every way, the last ones first: numbers get shorter.
        What was met with the same shapes still fitting need not be met again."""
        parts, whole, seen = self.parts, self.whole, self.seen
        while fitting:
            last = fitting.bit_length() - 1
            fitting ^= 1 << last
            beside, rooms, own = parts[last]
            longer, still = (so_far | rooms) + own, fitting & beside
            if not still:
                whole.add(longer)
            elif (still, longer) not in seen:
                seen.add((still, longer))
                self.extend(still, longer)


def marks_of(system: System) -> int:
    """Slots, ends and nodes as bits of one number."""
    slots, ends, gains, _, _ = system
    return slots | ends << ENDS | gains << GAINS


def neighbours(shapes: list[Shape], planar: bool) -> list[int]:
    """For each shape the shapes, as bits of their places, that can stand beside it."""
    taking = by_bit([shape.take for shape in shapes])
    ending = by_bit([shape.system[1] for shape in shapes])
    drawing = by_bit([shape.chords for shape in shapes])
    found = []
    for place, shape in enumerate(shapes):
        hindered = 1 << place
        for places, mask in ((taking, shape.take), (ending, shape.system[1]), (drawing, shape.crossed if planar else 0)):
            for bit in bits(mask):
                hindered |= places.get(bit, 0)
        found.append((1 << len(shapes)) - 1 ^ hindered)
    return found


def by_bit(masks: list[int]) -> dict[int, int]:
    """For each bit the masks that have it, as bits of their places."""
    found: dict[int, int] = {}
    for place, mask in enumerate(masks):
        for bit in bits(mask):
            found[bit] = found.get(bit, 0) | 1 << place
    return found


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
