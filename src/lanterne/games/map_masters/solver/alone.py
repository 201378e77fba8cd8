"""What lines on one card ask of the rest of a path, whatever that is: most that cannot be part of any path fails here.

They are drawn one after the other, and between them the path may be anywhere. But it starts with the first of them if it starts
on the card, ends with the last if it ends there, and arrives by a leap only after the leap has departed.
"""

from __future__ import annotations

from collections.abc import Callable

from lanterne.games.map_masters.solver.lines import Line
from lanterne.games.map_masters.solver.runs import CIRCLE, STOP
from lanterne.games.map_masters.solver.sheet import NO_WAY
from lanterne.games.map_masters.solver.systems import bits
from lanterne.games.map_masters.solver.tools import larger, smaller


class Alone:
    """`asks`: tools that must have come from elsewhere, at least; NO_WAY where none would do. `lends`: those that have come
    from the card at any time, at most. `comes` and `goes`: the joints where lines begin and end, as bits."""

    __slots__ = ("asks", "comes", "goes", "lends")

    def __init__(self, asks: int, lends: int, comes: int, goes: int) -> None:
        self.asks = asks
        self.lends = lends
        self.comes = comes
        self.goes = goes


NOTHING = Alone(0, 0, 0, 0)


class Loner:
    """For one card. `line`: the line of a shape."""

    def __init__(self, line: Callable[[int], Line]) -> None:
        self.line = line
        self.known: dict[tuple[int, int, bool, int], Alone] = {}

    def of(self, shapes: int, free: int, starts: bool, cleared: int = 0) -> Alone:
        """`shapes`: those whose lines are still to be drawn, as bits; `free`: slots by which the path may start and leave;
        `starts`: whether it is still to start here; `cleared`: rooms that were cleared before."""
        if not shapes:
            return NOTHING
        key = (shapes, free, starts, cleared)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.made(shapes, free, starts, cleared)
        return found

    def made(self, shapes: int, free: int, starts: bool, cleared: int) -> Alone:
        found = Alone(NO_WAY, 0, 0, 0)
        for bit in bits(shapes):
            left = shapes ^ bit
            for begin, (end, rooms, needs, changes) in self.line(bit.bit_length() - 1):
                is_start = begin < STOP and free >> begin & 1 == 1
                is_end = end == STOP or (end < STOP and free >> end & 1 == 1)
                if is_start != starts or (is_end and left) or (begin > STOP and begin != CIRCLE and self.departs(left, begin)):
                    continue
                then = self.of(left, free, False, cleared | rooms)
                if needs[cleared] != NO_WAY and then.asks != NO_WAY:
                    found.asks = smaller(found.asks, larger(needs[cleared], then.asks - changes[cleared]))
                    found.lends = larger(found.lends, then.lends + changes[cleared])
                    found.comes |= then.comes | 1 << begin
                    found.goes |= then.goes | 1 << end
        return found

    def departs(self, shapes: int, joint: int) -> bool:
        """Whether the line of one of some shapes ends at a joint."""
        return any(end == joint for bit in bits(shapes) for _, (end, _, _, _) in self.line(bit.bit_length() - 1))
