"""Maps drawn with characters: one card or a whole dungeon, and the path on it. The upper level has lines, the lower one dots;
rooms are boxes, icons are signs with a legend, slots are gaps in the walls. The path is heavy, where it stands is `@`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise

from lanterne.games.map_masters.cards import Card, Edge, Node
from lanterne.games.map_masters.kinds import LOWER, SLOT, SLOT_AT, SLOTS, UPPER
from lanterne.games.map_masters.map_layout import (
    ICONS,
    LARGE,
    MIDDLE,
    SMALL,
    Box,
    Cell,
    Layout,
    Scale,
    layout_of,
    signs,
    size_of,
)
from lanterne.games.map_masters.tableau import Placement, Spot, Tableau
from lanterne.games.map_masters.walk import Walk
from lanterne.kernel.drawing import Drawing, Line, Words

# By the arms that a line has at a place: north 1, east 2, south 4, west 8.
LIGHT, HEAVY, DOUBLE = " │─└││┌├─┘─┴┐┤┬┼", " ┃━┗┃┃┏┣━┛━┻┓┫┳╋", " ║═╚║║╔╠═╝═╩╗╣╦╬"
ARMS = {(0, -1): 1, (1, 0): 2, (0, 1): 4, (-1, 0): 8}
DOORS = {"left": "┤┥", "right": "├┝", "top": "┴┷", "bottom": "┬┯"}
DOT, TRODDEN = "·", "•"
HERE, BEEN, TURNED = "@", "*", "180°"
LOOKS = {
    "coin": "gold", "barrel": "strong", "sword": "skill", "key": "skill", "rope": "skill", "scroll": "skill",
    "recycle": "green", "scissors": "green", "monster": "foe", "lock": "foe", "lava": "foe", "trapdoor": "foe",
    "circle": "curse", "stairs": "strong",
}  # fmt: skip
KIND_OF = {sign: kind for kind, sign in ICONS.items()}

Ink = tuple[str, str, str]  # a character, its style, what it touches


class Canvas:
    """Characters on a grid."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide = wide
        self.high = high
        self.cells: dict[Cell, Ink] = {}

    def put(self, cell: Cell, ink: Ink) -> None:
        if 0 <= cell[0] < self.wide and 0 <= cell[1] < self.high:
            self.cells[cell] = ink

    def write(self, cell: Cell, text: str, style: str, touch: str = "") -> None:
        for place, letter in enumerate(text):
            self.put((cell[0] + place, cell[1]), (letter, style, touch))

    def window_of(self, width: int, height: int) -> Drawing:
        """Its upper left part."""
        return self.window(Box(0, 0, min(width, self.wide) - 1, min(height, self.high) - 1))

    def window(self, box: Box) -> Drawing:
        """A part of it as lines of spans."""
        lines: Drawing = []
        for y in range(box.top, box.bottom + 1):
            line: Line = []
            for x in range(box.left, box.right + 1):
                letter, style, touch = self.cells.get((x, y), (" ", "", ""))
                if line and line[-1][0] == style and line[-1][2] == touch:
                    line[-1] = (style, line[-1][1] + letter, touch)
                else:
                    line.append((style, letter, touch))
            lines.append(line)
        return lines


class Picture:
    """A dungeon on a canvas. `marks` are numbers at slots, `nexts` where a step may lead."""

    def __init__(
        self, tableau: Tableau, walk: Walk | None, scale: Scale, marks: Mapping[Spot, str] | None = None,
        nexts: Collection[Spot] = (),
    ) -> None:  # fmt: skip
        self.tableau = tableau
        self.walk = walk
        self.scale = scale
        self.marks = marks or {}
        self.nexts = nexts
        self.left = min((placement.x for placement in tableau.placements.values()), default=0)
        self.top = min((placement.y for placement in tableau.placements.values()), default=0)
        wide, high = extent(tableau, scale)
        self.canvas = Canvas(wide, high)
        self.walls: dict[Cell, int] = {}
        for placement in tableau.placements.values():
            self._card(placement)
        self._walls()
        for placement in tableau.placements.values():
            self._slots(placement)
            self._title(placement)

    def corner(self, placement: Placement) -> Cell:
        wide, high = size_of(self.scale)
        return (placement.x - self.left) * wide, (placement.y - self.top) * high // 2

    def focus(self) -> Cell:
        """What must stay in sight: where the path stands, else the card that was laid last."""
        if not self.tableau.placements:
            return 0, 0
        if self.walk is not None and self.walk.at is not None:
            card, node = self.walk.at
            placement = self.tableau.placements[card]
            spot = layout_of(self.tableau.cards[card], bool(placement.rot), self.scale).spots[node]
        else:
            placement = list(self.tableau.placements.values())[-1]
            wide, high = size_of(self.scale)
            spot = (wide // 2, high // 2)
        x, y = self.corner(placement)
        return x + spot[0], y + spot[1]

    def window(self, width: int, height: int) -> tuple[Drawing, str]:
        """As much as fits, around the focus, and arrows to where there is more."""
        x, y = self.focus()
        left, right = span(x, width, self.canvas.wide)
        top, bottom = span(y, height, self.canvas.high)
        more = [
            arrow
            for arrow, cut in (
                ("←", left > 0), ("→", right < self.canvas.wide - 1), ("↑", top > 0), ("↓", bottom < self.canvas.high - 1)
            )
            if cut
        ]  # fmt: skip
        return self.canvas.window(Box(left, top, right, bottom)), " ".join(more)

    # --- a card ------------------------------------------------------------------------------------------------------

    def _card(self, placement: Placement) -> None:
        card = self.tableau.cards[placement.card]
        layout = layout_of(card, bool(placement.rot), self.scale)
        corner = self.corner(placement)
        for level in (LOWER, UPPER):
            for node in card.nodes.values():
                if node.is_room() and node.level == level:
                    self._room(corner, layout, placement.card, node)
            self._ways(corner, layout, placement.card, card, level)
        for node in sorted(card.inner(), key=lambda node: node.level != LOWER):
            self._label(corner, layout, placement.card, node)

    def _room(self, corner: Cell, layout: Layout, name: str, room: Node) -> None:
        box = layout.boxes[room.id]
        touch = f"spot:{name}.{room.id} card:{name}"
        across, along, corners = ("─", "│", "╭╮╰╯") if room.level == UPPER else ("╌", "╎", "····")
        style = self._style((name, room.id), "dungeon")
        for x, y in box.cells():
            letter = " "
            if x in (box.left, box.right) and y in (box.top, box.bottom):
                letter = corners[(x == box.right) + 2 * (y == box.bottom)]
            elif y in (box.top, box.bottom):
                letter = across
            elif x in (box.left, box.right):
                letter = along
            self.canvas.put((corner[0] + x, corner[1] + y), (letter, style, touch))

    def _style(self, spot: Spot, plain: str) -> str:
        """The look of a node: where the path stands, where it may go, where it has been."""
        walk = self.walk
        if walk is not None and spot == walk.at:
            return "you"
        if spot in self.nexts:
            return "next"
        return "good" if self._was_at(spot) else plain

    def _was_at(self, spot: Spot) -> bool:
        return self.walk is not None and (spot in self.walk.visited or spot in self.walk.rooms)

    def _ways(self, corner: Cell, layout: Layout, name: str, card: Card, level: str) -> None:
        """The corridors of a level; those of the path last, over the others."""
        used = self.walk.used if self.walk is not None else set()
        edges = [edge for edge in card.edges if card.level_of(edge) == level]
        for trodden in (False, True):
            arms: dict[Cell, int] = {}
            for edge in edges:
                if ((name, edge.id) in used) == trodden:
                    add_arms(arms, layout.ways[edge.id])
                    self._doors(corner, layout, name, edge, trodden)
            for (x, y), bits in arms.items():
                if any((x in (box.left, box.right) and box.top <= y <= box.bottom)
                       or (y in (box.top, box.bottom) and box.left <= x <= box.right)
                       for id, box in layout.boxes.items() if card.nodes[id].level == level):  # fmt: skip
                    continue  # a door
                letter = (TRODDEN if trodden else DOT) if level == LOWER else (HEAVY if trodden else LIGHT)[bits]
                self.canvas.put((corner[0] + x, corner[1] + y), (letter, "you" if trodden else "", f"card:{name}"))

    def _doors(self, corner: Cell, layout: Layout, name: str, edge: Edge, trodden: bool) -> None:
        """Where a corridor meets the wall of a room."""
        for end in (edge.a, edge.b):
            box = layout.boxes.get(end)
            if box is None:
                continue
            for x, y in layout.ways[edge.id]:
                side = side_of(box, (x, y))
                if side:
                    letter = DOORS[side][trodden]
                    self.canvas.put((corner[0] + x, corner[1] + y), (letter, "you" if trodden else "dungeon", f"card:{name}"))

    def _label(self, corner: Cell, layout: Layout, name: str, node: Node) -> None:
        """The name and the icons of a node, as far as there is room."""
        spot = (name, node.id)
        touch = f"spot:{name}.{node.id} card:{name}"
        icons = signs(node)
        here = self.walk is not None and spot == self.walk.at
        head = HERE if here else BEEN if self._was_at(spot) and not node.is_room() else node.id if self.scale.named else ""
        if node.is_room():
            self._room_label(corner, layout.boxes[node.id], spot, icons, touch)
            return
        cells = layout.labels[node.id]
        text = head + "".join(icons)
        if len(text) > len(cells):
            text = head if here or not icons else "".join(icons)
        if not text:
            return  # the line itself bends or forks there
        text = text[: len(cells)]
        x, y = cells[(len(cells) - len(text)) // 2]
        for place, letter in enumerate(text):
            style = self._style(spot, LOOKS.get(KIND_OF.get(letter, ""), "dim"))
            self.canvas.put((corner[0] + x + place, corner[1] + y), (letter, style, touch))

    def _room_label(self, corner: Cell, box: Box, spot: Spot, icons: list[str], touch: str) -> None:
        """Inside the walls, over as many lines as there are; what does not fit ends in a plus."""
        walk = self.walk
        been = walk is not None and spot in walk.rooms and walk.rooms[spot].cleared
        here = walk is not None and spot == walk.at
        head = (HERE if here else "") + (spot[1] if self.scale.named or not icons else "") + (BEEN if been else "")
        room, high = box.right - box.left - 1, box.bottom - box.top - 1
        lines = [head]
        for icon in icons:
            if len(lines[-1]) + len(icon) > room and len(lines) < high:
                lines.append("")
            lines[-1] += icon
        lines = [line if len(line) <= room else line[: max(0, room - 1)] + "+" for line in lines]
        top = (box.top + box.bottom + 1 - len(lines)) // 2
        for down, line in enumerate(lines):
            left = (box.left + box.right + 1 - len(line)) // 2
            for place, letter in enumerate(line):
                style = self._style(spot, LOOKS.get(KIND_OF.get(letter, ""), "strong"))
                self.canvas.put((corner[0] + left + place, corner[1] + top + down), (letter, style, touch))

    # --- walls -------------------------------------------------------------------------------------------------------

    def _walls(self) -> None:
        wide, high = size_of(self.scale)
        for placement in self.tableau.placements.values():
            left, top = self.corner(placement)
            for x in range(left, left + wide):
                for y in (top, top + high):
                    join(self.walls, (x, y), (x + 1, y))
            for y in range(top, top + high):
                for x in (left, left + wide):
                    join(self.walls, (x, y), (x, y + 1))
        for cell, bits in self.walls.items():
            self.canvas.put(cell, (DOUBLE[bits], "back", ""))

    def _slots(self, placement: Placement) -> None:
        """Openings: a gap with the corridor in it, heavy where the path goes through, a number where one may start."""
        card = self.tableau.cards[placement.card]
        x, y = self.corner(placement)
        for slot in SLOTS:
            if slot not in card.exits:
                continue
            spot = (placement.card, slot)
            shown = placement.shown(slot)
            at_x, at_y = SLOT_AT[shown]
            cell = (x + at_x * self.scale.across, y + at_y * self.scale.down)
            trodden = self._was_at(spot) or self._was_at(self.tableau.links.get(spot, ("", "")))
            letter = (HEAVY if trodden else LIGHT)[5 if shown in "TB" else 10]
            touch = f"spot:{placement.card}.{slot} card:{placement.card}"
            if self.walk is not None and spot == self.walk.at:
                letter = HERE
            self.canvas.put(cell, (letter, self._style(spot, "you" if trodden else ""), touch))
            if spot in self.marks:
                text = self.marks[spot]
                back = len(text) - 1 if shown[0] == "R" else 0
                self.canvas.write((cell[0] - back, cell[1]), text, "next", touch)

    def _title(self, placement: Placement) -> None:
        x, y = self.corner(placement)
        title = f"{placement.card} {TURNED}" if placement.rot else placement.card
        room = SLOT_AT["T"][0] * self.scale.across - 2
        self.canvas.write((x + 1, y), title[:room], "title", f"card:{placement.card}")


# --- small helps -----------------------------------------------------------------------------------------------------


def extent(tableau: Tableau, scale: Scale) -> Cell:
    """The columns and lines that a dungeon needs."""
    wide, high = size_of(scale)
    xs = [placement.x for placement in tableau.placements.values()] or [0]
    ys = [placement.y for placement in tableau.placements.values()] or [0]
    return (max(xs) - min(xs) + 1) * wide + 1, (max(ys) - min(ys) + 2) * high // 2 + 1


def span(middle: int, room: int, whole: int) -> tuple[int, int]:
    """The first and last of so many places around the middle of a whole."""
    first = max(0, min(middle - room // 2, whole - room))
    return first, min(whole, first + room) - 1


def join(arms: dict[Cell, int], a: Cell, b: Cell) -> None:
    step = (b[0] - a[0], b[1] - a[1])
    arms[a] = arms.get(a, 0) | ARMS[step]
    arms[b] = arms.get(b, 0) | ARMS[-step[0], -step[1]]


def add_arms(arms: dict[Cell, int], way: list[Cell]) -> None:
    for a, b in pairwise(way):
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1:
            join(arms, a, b)


def side_of(box: Box, cell: Cell) -> str:
    x, y = cell
    if box.top < y < box.bottom and x in (box.left, box.right):
        return "left" if x == box.left else "right"
    if box.left < x < box.right and y in (box.top, box.bottom):
        return "top" if y == box.top else "bottom"
    return ""


def best_scale(tableau: Tableau, width: int, height: int) -> Scale:
    """The largest that fits whole; else the middle one, of which a part is shown; the small one where all is narrow."""
    for scale in (LARGE, MIDDLE):
        wide, high = extent(tableau, scale)
        if wide <= width and high <= height:
            return scale
    return MIDDLE if width > size_of(MIDDLE)[0] else SMALL


def draw_map(
    tableau: Tableau, walk: Walk | None, width: int, height: int, marks: Mapping[Spot, str] | None = None,
    nexts: Collection[Spot] = (),
) -> tuple[Drawing, str]:  # fmt: skip
    """A dungeon in at most so much room, and arrows to what did not fit."""
    if not tableau.placements or width < 1 or height < 1:
        return [], ""
    return Picture(tableau, walk, best_scale(tableau, width, height), marks, nexts).window(width, height)


def draw_card(card: Card, width: int, height: int) -> Drawing:
    """One card by itself."""
    tableau = Tableau([Placement(card.id, 0, 0, 0)], {card.id: card})
    for scale in (LARGE, MIDDLE, SMALL):
        wide, high = extent(tableau, scale)
        if wide <= width and high <= height:
            return Picture(tableau, None, scale).window(width, height)[0]
    return []


def legend(cards: Iterable[Card], words: Words) -> list[tuple[str, str]]:
    """The signs on some cards, each with its name."""
    found = {sign[-1] for card in cards for node in card.inner() if node.kind != SLOT for sign in signs(node)}
    return [(sign, words.say(f"kind-{kind}")) for kind, sign in ICONS.items() if sign in found]
