"""The dungeon that a player lays: cards on a grid, what meets what, which edges are free. MM-BUILD, MM-MODEL-05 to 12."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import SLOTS, TURNED
from lanterne.games.map_masters.missteps import Misstep

Cell = tuple[int, int]
Spot = tuple[str, str]  # a card and one of its nodes

# The cell that each slot faces, from the upper cell of its card, and the slot of a neighbour that may lie there: whether
# that cell is the neighbour's upper half decides (MM-MODEL-06).
FACES: dict[str, tuple[int, int]] = {"L1": (-1, 0), "L2": (-1, 1), "R1": (1, 0), "R2": (1, 1), "T": (0, -1), "B": (0, 2)}
MEETS: dict[str, tuple[str, str]] = {  # in the upper half, in the lower half
    "L1": ("R1", "R2"), "L2": ("R1", "R2"), "R1": ("L1", "L2"), "R2": ("L1", "L2"), "T": ("", "B"), "B": ("T", ""),
}  # fmt: skip


class Placement:
    """A card on the grid: X in card widths, Y in half heights, upright or turned by 180° (MM-BUILD-01, 02)."""

    __slots__ = ("card", "rot", "x", "y")

    def __init__(self, card: str, x: int, y: int, rot: int) -> None:
        self.card = card
        self.x = x
        self.y = y
        self.rot = rot

    def shown(self, slot: str) -> str:
        """Where a printed slot is as the card lies."""
        return TURNED[slot] if self.rot else slot

    def printed(self, slot: str) -> str:
        """The other way round: turning is its own reverse."""
        return self.shown(slot)

    def cells(self) -> tuple[Cell, Cell]:
        return (self.x, self.y), (self.x, self.y + 1)

    def __repr__(self) -> str:
        return f"<{self.card} {self.x},{self.y} {self.rot}>"


def design_of(card: str) -> str:
    """The design of a physical card: `D5-01`, or `D5-01/2` for a second copy."""
    return card.partition("/")[0]


class Tableau:
    """Placed cards. Made by `lay`, which refuses what is illegal."""

    def __init__(self, placements: Sequence[Placement], designs: Mapping[str, Card]) -> None:
        self.placements: dict[str, Placement] = {placement.card: placement for placement in placements}
        self.cards: dict[str, Card] = {placement.card: designs[design_of(placement.card)] for placement in placements}
        self.cells: dict[Cell, str] = {cell: placement.card for placement in placements for cell in placement.cells()}
        self.links: dict[Spot, Spot] = {}
        for card in self.cards:
            for slot in self.cards[card].exits:
                facing = self.facing(card, slot)
                if facing is not None:
                    self.links[card, slot] = facing

    def facing(self, card: str, slot: str) -> Spot | None:
        """The printed slot, open or not, that a printed slot meets; None where the cell is empty."""
        placement = self.placements[card]
        shown = placement.shown(slot)
        dx, dy = FACES[shown]
        x, y = placement.x + dx, placement.y + dy
        other = self.cells.get((x, y))
        if other is None:
            return None
        neighbour = self.placements[other]
        return other, neighbour.printed(MEETS[shown][0 if y == neighbour.y else 1])

    def is_free(self, card: str, slot: str) -> bool:
        """MM-MODEL-10: an open slot that faces an empty cell, a hole in the middle too (MM-RULING-16)."""
        return slot in self.cards[card].exits and (card, slot) not in self.links

    def free_edges(self) -> Iterator[Spot]:
        for card, design in self.cards.items():
            for slot in design.exits:
                if (card, slot) not in self.links:
                    yield card, slot

    def opposite(self, card: str, slot: str, along: str) -> Spot | None:
        """MM-RULING-54: the slot at the other end of the row (`along` x) or column (y); None where this one is not the
        outermost on its side. The slot that comes back may be closed."""
        placement = self.placements[card]
        shown = placement.shown(slot)
        dx, dy = FACES[shown]
        if (along == "x") != (dx != 0):
            return None
        x, y = placement.x, placement.y + (dy if dx else 0 if shown == "T" else 1)
        line = [cell for cell in self.cells if (cell[1] == y if dx else cell[0] == x)]
        ends = (min(line), max(line))
        here = 0 if shown[0] in "LT" else 1
        if ends[here] != (x, y):
            return None
        far = ends[1 - here]
        other = self.placements[self.cells[far]]
        if dx:
            half = "1" if far[1] == other.y else "2"
            return other.card, other.printed(("R" if here == 0 else "L") + half)
        return other.card, other.printed("B" if here == 0 else "T")


def lay(placements: Sequence[Placement], designs: Mapping[str, Card]) -> Tableau:
    """The tableau of some placements, or a Misstep. MM-CHECK-04 to 06."""
    taken: set[Cell] = set()
    for placement in placements:
        for cell in placement.cells():
            if cell in taken:
                raise Misstep("OVERLAP", placement.card)
            taken.add(cell)
    tableau = Tableau(placements, designs)
    for card in tableau.cards:
        check_walls(tableau, card)
    if placements and len(joined(tableau, placements[0].card)) < len(placements):
        lost = next(card for card in tableau.cards if card not in joined(tableau, placements[0].card))
        raise Misstep("NOT_CONNECTED", lost)
    return tableau


def joins(tableau: Tableau, placement: Placement, exits: Sequence[str]) -> bool:
    """Whether a card with these open slots may be added to a legal tableau: on empty cells, every contact in order, and at
    least one link."""
    if any(cell in tableau.cells for cell in placement.cells()):
        return False
    links = 0
    for slot in SLOTS:
        shown = placement.shown(slot)
        dx, dy = FACES[shown]
        x, y = placement.x + dx, placement.y + dy
        other = tableau.cells.get((x, y))
        if other is not None:
            neighbour = tableau.placements[other]
            met = neighbour.printed(MEETS[shown][0 if y == neighbour.y else 1])
            is_open = slot in exits
            if is_open != (met in tableau.cards[other].exits):
                return False
            links += is_open
    return links > 0


def check_walls(tableau: Tableau, card: str) -> None:
    """MM-MODEL-08: where two cards touch, both slots are open or both are closed."""
    for slot in SLOTS:
        facing = tableau.facing(card, slot)
        if facing is not None:
            other, met = facing
            if (slot in tableau.cards[card].exits) != (met in tableau.cards[other].exits):
                if slot in tableau.cards[card].exits:
                    raise Misstep("EXIT_AGAINST_WALL", card, slot, other)
                raise Misstep("EXIT_AGAINST_WALL", other, met, card)


def joined(tableau: Tableau, start: str) -> set[str]:
    """The cards that links join to one (MM-MODEL-09): touching wall to wall is not enough (MM-RULING-13)."""
    seen = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        for (card, _), (other, _) in tableau.links.items():
            if card == here and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen
