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

FINISH = 1  # where the path ends; above it two bits for each book that leaps, for departure and arrival

ONLY_OUT = 6  # bits: of slots by which a path can only come in, and above them of those by which it can only go out

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
        self.alone = [shape.system for shape in shapes]
        self.rooms = rooms
        self.in_rooms = in_rooms
        self.excluded = exclusions(shapes, planar)
        marked = by_bit([marks_of(shape.system) for shape in shapes])
        marks = sorted(marked, key=lambda mark: -marked[mark].bit_count())
        self.marked = [marked[mark] for mark in marks]  # the shapes that have a mark, as bits of their places; the rarest last
        self.rank = {mark: 1 << place for place, mark in enumerate(marks)}
        # By place, what a shape adds to a set: those that it excludes, its number as a bit, marks, tools left, slots of one way
        self.parts = [
            (excluded, 1 << shape.number, self.ranked(shape.system), *shape.system[3:])
            for excluded, shape in zip(self.excluded, shapes, strict=True)
        ]
        self.found: set[System] = {(0, 0, 0, 0, 0)}
        self.seen: set[tuple[int, int, int, int, int, int]] = set()
        self.extend((1 << len(shapes)) - 1, 0, 0, 0, 0, 0)
        by_slots: dict[int, list[System]] = {}
        for slots, ends, gains, leaves, ways in sorted(self.found):
            system = (slots, ends, gains, leaves + in_rooms[gains & rooms], ways)
            by_slots.setdefault(slots, []).append(system)
        self.by_slots = {slots: tuple(systems) for slots, systems in by_slots.items()}
        self.found.clear()
        self.seen.clear()
        self.known: dict[System, tuple[int, ...]] = {}

    def extend(self, fitting: int, slots: int, ends: int, gains: int, leaves: int, ways: int) -> None:
        """Add one more of the shapes that fit (bits of their places) in every way. What was met with the same shapes still
        fitting need not be met again."""
        while fitting:
            low = fitting & -fitting
            fitting ^= low
            place = low.bit_length() - 1
            rest = fitting & ~self.excluded[place]
            by_slots, with_ends, gained, left, one_ways = self.alone[place]
            now = (slots | by_slots, ends | with_ends, gains | gained, leaves + left, ways | one_ways)
            if (rest, *now) not in self.seen:
                self.seen.add((rest, *now))
                self.found.add(now)
                if rest:
                    self.extend(rest, *now)

    def sets_of(self, system: System) -> tuple[int, ...]:
        """The sets of shapes, as bits of their numbers, that come to a system."""
        known = self.known.get(system)
        if known is None:
            _, _, gains, leaves, ways = system
            marks = self.ranked(system)
            fitting = (1 << len(self.alone)) - 1
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
            low = next_ones & -next_ones
            next_ones ^= low
            fitting ^= low
            excluded, number, marks, left, one_ways = parts[low.bit_length() - 1]
            rest, still = fitting & ~excluded, missing & ~marks
            if not still and leaves == left and so_far | one_ways == ways:
                sets.append(chosen | number)
            if rest & marked[still.bit_length() - 1] if still else rest:
                self.compose(rest, chosen | number, still, leaves - left, so_far | one_ways, ways, sets)

    def ranked(self, system: System) -> int:
        return sum([self.rank[mark] for mark in bits(marks_of(system))])


def marks_of(system: System) -> int:
    """Slots, ends and nodes as bits of one number."""
    slots, ends, gains, _, _ = system
    return slots | ends << 6 | gains << 11


def exclusions(shapes: list[Shape], planar: bool) -> list[int]:
    """For each shape the shapes, as bits of their places, that cannot stand beside it."""
    taking = by_bit([shape.take for shape in shapes])
    ending = by_bit([shape.system[1] for shape in shapes])
    drawing = by_bit([shape.chords for shape in shapes])
    excluded = []
    for place, shape in enumerate(shapes):
        found = 1 << place
        for places, mask in ((taking, shape.take), (ending, shape.system[1]), (drawing, shape.crossed if planar else 0)):
            for bit in bits(mask):
                found |= places.get(bit, 0)
        excluded.append(found)
    return excluded


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
