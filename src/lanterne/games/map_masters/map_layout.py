"""Where everything on a card stands when it is drawn with characters: boxes of rooms, spots of nodes, the cells of corridors.
Worked out once for each card, way up and scale. The drawing itself is in `drawn_map`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil, floor, hypot
from typing import NamedTuple

from lanterne.games.map_masters.cards import Card, Edge, Node
from lanterne.games.map_masters.kinds import CIRCLE, HIGH, LAVA, LOCK, LOWER, MONSTER, SLOT, STAIRS, TRAPDOOR, UPPER, WIDE

Cell = tuple[int, int]
Point = tuple[float, float]

FAR = 3.5  # units of the lattice that a corridor may stray from its line
NEVER = 1e9

# One sign for each icon, alike in every language; the legend says what they are.
ICONS = {
    "coin": "$", "barrel": "Θ", "sword": "†", "key": "¬", "rope": "§", "scroll": "¶", "recycle": "↻", "scissors": "%",
    MONSTER: "&", LOCK: "#", LAVA: "≈", TRAPDOOR: "▼", CIRCLE: "◎", STAIRS: "≡",
}  # fmt: skip


class Scale(NamedTuple):
    """Characters for a unit of the lattice, and whether nodes show their names."""

    across: int
    down: int
    named: bool


SMALL, MIDDLE, LARGE = Scale(2, 1, False), Scale(3, 1, True), Scale(4, 2, True)
SCALES = (LARGE, MIDDLE, SMALL)


def size_of(scale: Scale) -> Cell:
    """The columns and lines of a card from wall to wall; neighbours share a wall."""
    return WIDE * scale.across, HIGH * scale.down


class Box(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int

    def holds(self, cell: Cell) -> bool:
        """Inside the walls."""
        return self.left < cell[0] < self.right and self.top < cell[1] < self.bottom

    def touches(self, cell: Cell) -> bool:
        """On the walls or inside."""
        return self.left <= cell[0] <= self.right and self.top <= cell[1] <= self.bottom

    def wall(self) -> list[Cell]:
        """The cells where a door may be."""
        sides = [(x, y) for y in range(self.top + 1, self.bottom) for x in (self.left, self.right)]
        return sides + [(x, y) for x in range(self.left + 1, self.right) for y in (self.top, self.bottom)]

    def cells(self) -> Iterable[Cell]:
        return ((x, y) for x in range(self.left, self.right + 1) for y in range(self.top, self.bottom + 1))


def signs(node: Node) -> list[str]:
    """The icons of a node, those that stop a path first; several alike as `&&` or `3$`."""
    found = [ICONS[node.kind]] if node.kind in (LOCK, LAVA, MONSTER, STAIRS) else []
    counts = {MONSTER: node.monsters, TRAPDOOR: len(node.trapdoors), CIRCLE: len(node.circles), **node.items}
    for kind, count in counts.items():
        if count:
            found.append(ICONS[kind] * count if count <= 2 else f"{count}{ICONS[kind]}")
    return found


class Layout:
    """A card on the grid of characters."""

    def __init__(self, card: Card, turned: bool, scale: Scale) -> None:
        self.card = card
        self.turned = turned
        self.scale = scale
        self.boxes: dict[str, Box] = {}
        self.spots: dict[str, Cell] = {}
        self.labels: dict[str, list[Cell]] = {}  # the cells that the name and the icons of a node take
        self.ways: dict[str, list[Cell]] = {}  # by edge
        self._taken: set[Cell] = set()  # by labels
        self._lines: dict[str, set[Cell]] = {UPPER: set(), LOWER: set()}
        self._place()
        self._route()

    # --- places ------------------------------------------------------------------------------------------------------

    def at(self, x: float, y: float) -> Point:
        """A point of the lattice, as the card lies, in characters."""
        if self.turned:
            x, y = WIDE - x, HIGH - y
        return x * self.scale.across, y * self.scale.down

    def cell(self, x: float, y: float) -> Cell:
        across, down = self.at(x, y)
        return round(across), round(down)

    def _place(self) -> None:
        nodes = self.card.nodes.values()
        for node in nodes:
            if node.is_room():
                self._place_room(node)
        for node in sorted(nodes, key=lambda node: node.level == LOWER):
            if not node.is_room():
                self._place_spot(node)

    def _place_room(self, room: Node) -> None:
        half_wide, half_high = room.wide / 2 * self.scale.across, room.high / 2 * self.scale.down
        x, y = self.at(room.x, room.y)
        box = Box(ceil(x - half_wide), ceil(y - half_high), floor(x + half_wide), floor(y + half_high))
        wide, high = size_of(self.scale)
        self.boxes[room.id] = Box(max(1, box.left), max(1, box.top), min(wide - 1, box.right), min(high - 1, box.bottom))
        self.spots[room.id] = self.cell(room.x, room.y)

    def _place_spot(self, node: Node) -> None:
        """At its place; where something of the other level stands there already, close by."""
        home = self.cell(node.x, node.y)
        if node.kind == SLOT:
            self.spots[node.id] = home
            return
        length = len((node.id if self.scale.named else "") + "".join(signs(node)))
        across, down = self.scale.across, self.scale.down
        aside = [(0, 0), (0, 1), (0, -1), (across, 0), (-across, 0), (across, 1), (-across, 1), (across, -1), (-across, -1)]
        choices = aside if node.level == LOWER else aside[:1]
        for wanted in (length, 1):
            for dx, dy in choices:
                label = self._label((home[0] + dx, home[1] + dy), wanted)
                if self._is_open(label):
                    self._settle(node, (home[0] + dx, home[1] + dy), label)
                    return
        self._settle(node, home, self._label(home, max(1, min(length, 2 * across - 1, down + 2))))

    def _label(self, spot: Cell, length: int) -> list[Cell]:
        wide = size_of(self.scale)[0]
        left = min(max(1, spot[0] - (length - 1) // 2), wide - length)
        return [(left + place, spot[1]) for place in range(length)]

    def _is_open(self, label: list[Cell]) -> bool:
        wide, high = size_of(self.scale)
        inside = all(0 < x < wide and 0 < y < high for x, y in label)
        return inside and not any(cell in self._taken or self._in_room(cell) for cell in label)

    def _in_room(self, cell: Cell) -> bool:
        return any(box.touches(cell) for box in self.boxes.values())

    def _settle(self, node: Node, spot: Cell, label: list[Cell]) -> None:
        self.spots[node.id] = spot
        self.labels[node.id] = label
        self._taken.update(label)

    # --- corridors ---------------------------------------------------------------------------------------------------

    def _route(self) -> None:
        """Straight corridors first: the others find their way beside them. Those above before those below."""
        edges = sorted(self.card.edges, key=lambda edge: (self.card.level_of(edge) == LOWER, not self._is_straight(edge)))
        for edge in edges:
            way = self._straight(edge) if self._is_straight(edge) else []
            if not self._meets_walls(edge, way):
                way = self._around(edge)
            self.ways[edge.id] = way
            self._lines[self.card.level_of(edge)].update(way)

    def _points(self, edge: Edge) -> list[Cell]:
        return [self.spots[edge.a], *(self.cell(x, y) for x, y in edge.via), self.spots[edge.b]]

    def _is_straight(self, edge: Edge) -> bool:
        return all(a[0] == b[0] or a[1] == b[1] for a, b in pairwise(self._points(edge)))

    def _straight(self, edge: Edge) -> list[Cell]:
        points = self._points(edge)
        cells = [points[0]]
        for (x, y), (far_x, far_y) in pairwise(points):
            dx, dy = (far_x > x) - (far_x < x), (far_y > y) - (far_y < y)
            while (x, y) != (far_x, far_y):
                x, y = x + dx, y + dy
                cells.append((x, y))
        return self._outside(edge, cells)

    def _outside(self, edge: Edge, cells: list[Cell]) -> list[Cell]:
        """Without what runs inside the rooms at its ends."""
        for end in (edge.a, edge.b):
            box = self.boxes.get(end)
            if box is not None:
                cells = [cell for cell in cells if not box.holds(cell)]
        return cells

    def _meets_walls(self, edge: Edge, way: list[Cell]) -> bool:
        """Whether a way comes to each room at its ends by one door, and not along the wall."""
        for end in (edge.a, edge.b):
            box = self.boxes.get(end)
            if box is not None:
                met = [cell for cell in way if box.touches(cell)]
                if len(met) != 1 or met[0] not in box.wall():
                    return False
        return bool(way)

    def _ends(self, node: str) -> list[Cell]:
        box = self.boxes.get(node)
        return [self.spots[node]] if box is None else box.wall()

    def _around(self, edge: Edge) -> list[Cell]:
        """The cheapest way over the grid: close to the line that is printed, with few bends, and not over other things."""
        level = self.card.level_of(edge)
        wide, high = size_of(self.scale)
        line = self._points(edge)
        goals, starts = set(self._ends(edge.b)), self._ends(edge.a)
        own = {*self.labels.get(edge.a, ()), *self.labels.get(edge.b, ()), *goals, *starts}
        other = LOWER if level == UPPER else UPPER

        points = [(x / self.scale.across, y / self.scale.down) for x, y in line]
        prices: dict[Cell, float] = {}

        def price(cell: Cell) -> float:
            if cell not in prices:
                prices[cell] = price_of(cell)
            return prices[cell]

        def price_of(cell: Cell) -> float:
            x, y = cell
            away = min(distance((x / self.scale.across, y / self.scale.down), a, b) for a, b in pairwise(points))
            if away > FAR:
                return NEVER
            cost = 1 + 1.2 * away
            if cell not in goals and (x in (0, wide) or y in (0, high) or self._in_room(cell)):
                cost += 60
            if cell in self._taken and cell not in own:
                cost += 25
            if cell in self._lines[level] and cell != self.spots[edge.b]:
                cost += 40
            return cost + (3 if cell in self._lines[other] else 0)

        queue: list[tuple[float, Cell, Cell]] = []
        before: dict[tuple[Cell, Cell], tuple[Cell, Cell]] = {}
        best: dict[tuple[Cell, Cell], float] = {}
        for cell in starts:
            cost = price(cell) if cell not in (self.spots[edge.a],) else 0.0
            best[cell, (0, 0)] = cost
            heappush(queue, (cost, cell, (0, 0)))
        while queue:
            cost, cell, came = heappop(queue)
            if cell in goals:
                return self._outside(edge, trace_back(before, (cell, came)))
            if cost > best[cell, came]:
                continue
            for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                near = (cell[0] + step[0], cell[1] + step[1])
                if not (0 <= near[0] <= wide and 0 <= near[1] <= high) or step == (-came[0], -came[1]):
                    continue
                total = cost + price(near) + (1.5 if came not in ((0, 0), step) else 0)
                if total < NEVER and total < best.get((near, step), NEVER):
                    best[near, step] = total
                    before[near, step] = (cell, came)
                    heappush(queue, (total, near, step))
        return []


def distance(point: Point, a: Point, b: Point) -> float:
    (x, y), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) if length else 0.0
    return hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def trace_back(before: dict[tuple[Cell, Cell], tuple[Cell, Cell]], here: tuple[Cell, Cell]) -> list[Cell]:
    cells = [here[0]]
    while here in before:
        here = before[here]
        cells.append(here[0])
    return cells[::-1]


@lru_cache(maxsize=600)
def layout_of(card: Card, turned: bool, scale: Scale) -> Layout:
    return Layout(card, turned, scale)
