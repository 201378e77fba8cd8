"""What a card can give and can still give, whatever the tools: the raw matter of bounds, without weights.

A *system* is a set of shapes of one card that one path could use side by side. Of all systems only what they gain is kept, as
masks of nodes, and of those only the largest: whatever the weights, the best is among them.

A path is one line, or several where books let it leap. Each line has two ends, and each end lies on one card: so systems are
told apart by the ends that lie on the card, as a mask. The start of the path is not among them: any slot may be it.
"""

from __future__ import annotations

from collections.abc import Iterator

MOST_SYSTEMS = 100_000  # of one card; beyond, everything is taken to be possible
FINISH = 1  # where the path ends; above it two bits for each book that leaps, for departure and arrival


class Shape:
    """What a run uses up and gains, whatever its direction."""

    __slots__ = ("chords", "crossed", "ends", "gains", "number", "slots", "take", "teleports", "tools")

    def __init__(
        self, number: int, ends: int, teleports: bool, slots: int, take: int, gains: int, chords: int, crossed: int, tools: int
    ) -> None:
        self.number = number
        self.ends = ends
        self.teleports = teleports  # it begins or ends at a circle
        self.slots = slots  # at its ends
        self.take = take
        self.gains = gains  # all nodes, rooms too
        self.chords = chords
        self.crossed = crossed
        self.tools = tools  # kinds that it cannot do without


Entry = tuple[int, int, int]  # slots used, ends that lie here, nodes gained
Gains = dict[tuple[int, int], set[int]]  # by slots and ends


class Systems:
    """`whole`: what systems gain, by the slots that they use. `after`: for a shape what the others of a system add to it.
    Shapes that cannot do without a lacking tool are in no system, but there is an `after` for them: they may have been used
    while there was one."""

    def __init__(self, shapes: list[Shape], planar: bool, everything: int, ends: int, lacking: int) -> None:
        self.shapes = shapes
        self.planar = planar
        self.everything = everything
        self.ends = ends
        self.lacking = lacking
        self.met = 0
        self.added: dict[int, Gains] = {shape.number: {} for shape in shapes}
        self.known: dict[int, list[Entry]] = {}
        self.excluded = self.exclusions()
        whole: Gains = {(0, 0): {0}}
        self.is_known = self.extend((1 << len(shapes)) - 1, [], None, 0, 0, 0, whole)
        if self.is_known:
            self.whole = largest(whole)
        else:
            self.whole = [(slots, lying, everything) for slots in range(64) for lying in range(ends + 1)]

    def after(self, shape: int) -> list[Entry]:
        found = self.known.get(shape)
        if found is None:
            if self.is_known:
                found = largest(self.added[shape])
            else:
                found = [(slots, ends, self.everything) for slots in range(64) for ends in range(self.ends + 1)]
            self.known[shape] = found
        return found

    def exclusions(self) -> list[int]:
        """For each shape the shapes, as bits of their places, that cannot stand beside it."""
        taking: dict[int, int] = {}
        ending: dict[int, int] = {}
        drawing: dict[int, int] = {}
        past = 0
        for place, shape in enumerate(self.shapes):
            for by_bit, mask in ((taking, shape.take), (ending, shape.ends), (drawing, shape.chords)):
                for bit in bits(mask):
                    by_bit[bit] = by_bit.get(bit, 0) | 1 << place
            if shape.tools & self.lacking:
                past |= 1 << place
        excluded = []
        for shape in self.shapes:
            found = past if shape.tools & self.lacking else 0
            for by_bit, mask in ((taking, shape.take), (ending, shape.ends), (drawing, shape.crossed if self.planar else 0)):
                for bit in bits(mask):
                    found |= by_bit.get(bit, 0)
            excluded.append(found)
        return excluded

    def extend(
        self, fitting: int, chosen: list[Shape], past: Shape | None, slots: int, ends: int, gains: int, whole: Gains
    ) -> bool:
        """Add one more of the shapes that fit (bits of their places) in every way; False where there are too many systems."""
        while fitting:
            low = fitting & -fitting
            fitting ^= low
            place = low.bit_length() - 1
            shape = self.shapes[place]
            self.met += 1
            if self.met > MOST_SYSTEMS:
                return False
            chosen.append(shape)
            now_slots, now_ends, now_gains = slots | shape.slots, ends | shape.ends, gains | shape.gains
            then = shape if shape.tools & self.lacking else past
            if then is None:
                whole.setdefault((now_slots, now_ends), set()).add(now_gains)
            for member in chosen if then is None else (then,):
                if not member.ends & FINISH:
                    key = (now_slots & ~member.slots, now_ends & ~member.ends)
                    self.added[member.number].setdefault(key, set()).add(now_gains & ~member.gains)
            if not self.extend(fitting & ~self.excluded[place], chosen, then, now_slots, now_ends, now_gains, whole):
                return False
            chosen.pop()
        return True


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def largest(found: Gains) -> list[Entry]:
    """The masks that no other of the same key contains."""
    entries = []
    for (slots, ends), masks in sorted(found.items()):
        kept: list[int] = []
        for mask in sorted(masks, key=lambda mask: (-mask.bit_count(), mask)):
            if all(mask & ~other for other in kept):
                kept.append(mask)
        entries += [(slots, ends, mask) for mask in kept]
    return entries
