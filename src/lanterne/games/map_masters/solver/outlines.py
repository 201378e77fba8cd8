"""The outlines that cards can lie in: connected sets of upright dominoes, MM-MODEL-13, and which of their sides meet."""

from __future__ import annotations

from functools import lru_cache

from lanterne.games.map_masters.kinds import SLOTS, TURNED
from lanterne.games.map_masters.solver.ground import CLOSED, FREE, Ground
from lanterne.games.map_masters.solver.task import ACROSS, DOWN
from lanterne.games.map_masters.tableau import FACES, MEETS, Placement

Place = tuple[int, int]
Shape = tuple[Place, ...]  # where cards lie, in order, in normal form (MM-MODEL-12)
BESIDE = ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1), (0, -2), (0, 2))  # MM-MODEL-11

# Slots by number, and sets of them, as they are printed and as they lie when the card is turned
TURN = [SLOTS.index(TURNED[slot]) for slot in SLOTS]
TURN_SET = [sum(1 << TURN[slot] for slot in range(6) if slots >> slot & 1) for slots in range(64)]
SAME_SET = list(range(64))

Lies = tuple[int, ...]  # by place of an outline: card * 2, + 1 where it is turned


class Side:
    """Where two cards touch: two places and the slots that meet there, as the cards lie."""

    __slots__ = ("bit", "early", "late", "met", "slot")

    def __init__(self, late: int, slot: int, early: int, met: int, bit: int) -> None:
        self.late = late
        self.slot = slot  # of the later place
        self.early = early
        self.met = met  # of the earlier one
        self.bit = bit


class Outline:
    def __init__(self, places: Shape) -> None:
        self.places = places
        self.sides: list[Side] = []
        at = {cell: number for number, (x, y) in enumerate(places) for cell in ((x, y), (x, y + 1))}
        for number, (x, y) in enumerate(places):
            for slot, (dx, dy) in FACES.items():
                other = at.get((x + dx, y + dy), number)
                if other < number:
                    met = MEETS[slot][0 if y + dy == places[other][1] else 1]
                    self.sides.append(Side(number, SLOTS.index(slot), other, SLOTS.index(met), 1 << len(self.sides)))
        self.back = [[side for side in self.sides if side.late == place] for place in range(len(places))]
        self.forward = [[side for side in self.sides if side.early == place] for place in range(len(places))]
        self.touch = [
            sum(1 << side.slot for side in self.back[place]) | sum(1 << side.met for side in self.forward[place])
            for place in range(len(places))
        ]

    def placements(self, lies: Lies, names: list[str]) -> list[Placement]:
        return [
            Placement(names[lie >> 1], x, y, 180 if lie & 1 else 0) for lie, (x, y) in zip(lies, self.places, strict=True)
        ]

    def ground(self, lies: Lies, opens: list[int], flags: int) -> Ground:
        """Where slots lead when cards lie so; `opens` are their open slots as printed."""
        ground = Ground(len(opens))
        facing = ground.facing
        for lie in lies:
            for slot in range(6):
                facing[(lie >> 1) * 6 + slot] = FREE if opens[lie >> 1] >> slot & 1 else CLOSED
        for side in self.sides:
            here, there = slot_at(lies[side.late], side.slot), slot_at(lies[side.early], side.met)
            if facing[here] != CLOSED:
                facing[here], facing[there] = there, here
        if flags & (ACROSS | DOWN):
            self.wrap(lies, ground)
        return ground

    def wrap(self, lies: Lies, ground: Ground) -> None:
        """MM-RULING-54: the ends of rows and of columns."""
        cells = {cell: (place, cell[1] - y) for place, (x, y) in enumerate(self.places) for cell in ((x, y), (x, y + 1))}
        for row in {y for _, y in cells}:
            line = sorted(cell for cell in cells if cell[1] == row)
            (left, half), (right, other) = cells[line[0]], cells[line[-1]]
            join(ground.facing, ground.across, slot_at(lies[left], half), slot_at(lies[right], 2 + other))
        for column in {x for x, _ in cells}:
            line = sorted(cell for cell in cells if cell[0] == column)
            join(ground.facing, ground.down, slot_at(lies[cells[line[0]][0]], 4), slot_at(lies[cells[line[-1]][0]], 5))


def slot_at(lie: int, slot: int) -> int:
    """A slot of a card that lies, as card * 6 + slot as printed."""
    return (lie >> 1) * 6 + (TURN[slot] if lie & 1 else slot)


def join(facing: list[int], wraps: list[int], one: int, other: int) -> None:
    if facing[one] == FREE and facing[other] == FREE:
        wraps[one], wraps[other] = other, one


def normal(places: set[Place]) -> Shape:
    left = min(x for x, _ in places)
    top = min(y for _, y in places)
    return tuple(sorted((x - left, y - top) for x, y in places))


@lru_cache(maxsize=8)
def shapes(cards: int) -> tuple[Shape, ...]:
    """The shapes of outlines of so many cards."""
    if cards == 1:
        return (((0, 0),),)
    found = set()
    for smaller in shapes(cards - 1):
        for x, y in smaller:
            for dx, dy in BESIDE:
                new = (x + dx, y + dy)
                if all(other[0] != new[0] or abs(other[1] - new[1]) >= 2 for other in smaller):
                    found.add(normal({*smaller, new}))
    return tuple(sorted(found))


@lru_cache(maxsize=8)
def outlines(cards: int) -> list[Outline]:
    """All outlines of up to so many cards. Those where most sides meet come first: there a path can return."""
    every = [Outline(shape) for count in range(cards, 0, -1) for shape in shapes(count)]
    return sorted(every, key=lambda outline: -len(outline.sides))
