"""What a card can give and can still give, whatever the tools: the raw matter of bounds, without weights.

A *system* is a set of shapes of one card that one path could use side by side. Of all systems only what they gain is kept, as
masks of nodes, and of those only the largest: whatever the weights, the best is among them.
"""

from __future__ import annotations

MOST_SYSTEMS = 30_000  # of one card; beyond, everything is taken to be possible


class Shape:
    """What a run uses up and gains, whatever its direction."""

    __slots__ = ("chords", "crossed", "gains", "kind", "number", "slots", "take", "tools")

    def __init__(
        self, number: int, kind: int, slots: int, take: int, gains: int, chords: int, crossed: int, tools: int
    ) -> None:
        self.number = number
        self.kind = kind
        self.slots = slots  # at its ends
        self.take = take
        self.gains = gains  # all nodes, rooms too
        self.chords = chords
        self.crossed = crossed
        self.tools = tools  # kinds that it cannot do without


Entry = tuple[int, int, int]  # slots used, whether the path ends here, nodes gained


class Systems:
    """`whole`: what systems gain, by the slots that they use. `after`: for each shape what the others of a system add to it."""

    def __init__(self, shapes: list[Shape], stopping: int, planar: bool, everything: int) -> None:
        self.shapes = shapes
        self.stopping = stopping
        self.planar = planar
        self.met = 0
        whole: dict[tuple[int, int], set[int]] = {(0, 0): {0}}
        after: dict[int, dict[tuple[int, int], set[int]]] = {shape.number: {} for shape in shapes}
        self.whole: list[Entry]
        self.after: dict[int, list[Entry]]
        if self.extend(0, [], 0, 0, 0, 0, 0, whole, after):
            self.whole = largest(whole)
            self.after = {number: largest(found) for number, found in after.items()}
        else:
            self.whole = [(slots, ends, everything) for slots in range(64) for ends in (0, 1)]
            self.after = {
                shape.number: [(0, 0, everything & ~shape.gains), (0, 1, everything & ~shape.gains)] for shape in shapes
            }

    def extend(
        self, first: int, chosen: list[Shape], take: int, chords: int, slots: int, ends: int, gains: int,
        whole: dict[tuple[int, int], set[int]], after: dict[int, dict[tuple[int, int], set[int]]],
    ) -> bool:  # fmt: skip
        """Add one more shape in every way; False where there are too many systems."""
        for place in range(first, len(self.shapes)):
            shape = self.shapes[place]
            stops = shape.kind == self.stopping
            if take & shape.take or (ends and stops) or (self.planar and chords & shape.crossed):
                continue
            self.met += 1
            if self.met > MOST_SYSTEMS:
                return False
            chosen.append(shape)
            now_slots, now_ends, now_gains = slots | shape.slots, 1 if stops else ends, gains | shape.gains
            whole.setdefault((now_slots, now_ends), set()).add(now_gains)
            for member in chosen:
                if member.kind != self.stopping:
                    key = (now_slots & ~member.slots, now_ends)
                    after[member.number].setdefault(key, set()).add(now_gains & ~member.gains)
            if not self.extend(
                place + 1, chosen, take | shape.take, chords | shape.chords, now_slots, now_ends, now_gains, whole, after
            ):
                return False
            chosen.pop()
        return True


def largest(found: dict[tuple[int, int], set[int]]) -> list[Entry]:
    """The masks that no other of the same key contains."""
    entries = []
    for (slots, ends), masks in sorted(found.items()):
        kept: list[int] = []
        for mask in sorted(masks, key=lambda mask: (-mask.bit_count(), mask)):
            if all(mask & ~other for other in kept):
                kept.append(mask)
        entries += [(slots, ends, mask) for mask in kept]
    return entries
