"""What a card can give and can still give, whatever the tools: the raw matter of bounds, without weights.

A *system* is a set of shapes of one card that one path could use side by side. Of all systems only what they gain is kept, as
masks of nodes, and of those only the largest: whatever the weights, the best is among them.

A path is one line, or several where books let it leap. Each line has two ends, and each end lies on one card: so systems are
told apart by the ends that lie on the card, as a mask. The start of the path is not among them: any slot may be it.
"""

from __future__ import annotations

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
    """`whole`: what systems gain, by the slots that they use. `after`: for a shape what the others of a system add to it."""

    def __init__(self, shapes: list[Shape], planar: bool, everything: int, ends: int) -> None:
        self.shapes = shapes
        self.planar = planar
        self.everything = everything
        self.ends = ends
        self.met = 0
        self.added: dict[int, Gains] = {shape.number: {} for shape in shapes}
        self.known: dict[int, list[Entry]] = {}
        whole: Gains = {(0, 0): {0}}
        self.is_known = self.extend(0, [], 0, 0, 0, 0, 0, whole)
        self.whole = largest(whole) if self.is_known else [(slots, end, everything) for slots in range(64) for end in range(ends + 1)]

    def after(self, shape: int) -> list[Entry]:
        found = self.known.get(shape)
        if found is None:
            if self.is_known:
                found = largest(self.added[shape])
            else:
                found = [(0, ends, self.everything) for ends in range(self.ends + 1)]
            self.known[shape] = found
        return found

    def extend(
        self, first: int, chosen: list[Shape], take: int, chords: int, slots: int, ends: int, gains: int, whole: Gains
    ) -> bool:
        """Add one more shape in every way; False where there are too many systems."""
        for place in range(first, len(self.shapes)):
            shape = self.shapes[place]
            if take & shape.take or ends & shape.ends or (self.planar and chords & shape.crossed):
                continue
            self.met += 1
            if self.met > MOST_SYSTEMS:
                return False
            chosen.append(shape)
            now_slots, now_ends, now_gains = slots | shape.slots, ends | shape.ends, gains | shape.gains
            whole.setdefault((now_slots, now_ends), set()).add(now_gains)
            for member in chosen:
                if not member.ends & FINISH:
                    key = (now_slots & ~member.slots, now_ends & ~member.ends)
                    self.added[member.number].setdefault(key, set()).add(now_gains & ~member.gains)
            if not self.extend(
                place + 1, chosen, take | shape.take, chords | shape.chords, now_slots, now_ends, now_gains, whole
            ):
                return False
            chosen.pop()
        return True


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
