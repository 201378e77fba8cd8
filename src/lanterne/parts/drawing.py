"""Pieces of drawings that games share: blocks of lines, bars, frames, dice as they lie on the table.

A block is a list of lines of the same width; every function keeps to characters that take one cell in any terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from lanterne.kernel.drawing import Drawing, Line

ROUND, HEAVY, DOUBLE, SQUARE = "╭─╮│╰╯", "┏━┓┃┗┛", "╔═╗║╚╝", "┌─┐│└┘"
FULL, VOID = "█", "░"


def width_of(line: Line) -> int:
    return sum(len(text) for _, text, _ in line)


def fit(line: Line, width: int) -> Line:
    """The line cut or filled up to exactly this width; what is cut ends in an ellipsis."""
    missing = width - width_of(line)
    if missing >= 0:
        return [*line, ("", " " * missing, "")] if missing else line
    kept: Line = []
    room = width
    for style, text, touch in line:
        if len(text) >= room:
            kept.append((style, text[: max(0, room - 1)] + "…" if room else "", touch))
            break
        kept.append((style, text, touch))
        room -= len(text)
    return kept


def block(lines: Drawing, width: int, height: int) -> Drawing:
    """Exactly so many lines of exactly this width."""
    shown = [fit(line, width) for line in lines[:height]]
    return shown + [[("", " " * width, "")] for _ in range(height - len(shown))]


def beside(blocks: Sequence[Drawing], gap: str = "") -> Drawing:
    """Blocks of equal height next to each other."""
    lines: Drawing = []
    for row in zip(*blocks, strict=True):
        line: Line = []
        for place, part in enumerate(row):
            if place and gap:
                line.append(("", gap, ""))
            line += part
        lines.append(line)
    return lines


def paragraph(style: str, text: str, width: int) -> Drawing:
    """A text over as many lines as it needs."""
    return [[(style, line, "")] for line in wrap(text, max(1, width))]


def frame(lines: Drawing, width: int, height: int, corners: str, style: str, touch: str = "") -> Drawing:
    """Lines inside a border; the whole is `width` × `height`, and all of it touches the same thing."""
    top, side, bottom = corners[0:3], corners[3], corners[4:6]
    inner = block(lines, width - 2, height - 2)
    drawn: Drawing = [[(style, top[0] + top[1] * (width - 2) + top[2], touch)]]
    for line in inner:
        drawn.append([(style, side, touch), *((s, text, t or touch) for s, text, t in line), (style, side, touch)])
    drawn.append([(style, bottom[0] + top[1] * (width - 2) + bottom[1], touch)])
    return drawn


def bar(value: int, most: int, width: int, style: str) -> Line:
    """A track as a bar; anything above nothing shows at least one full cell."""
    filled = min(width, max(1 if value > 0 else 0, round(width * value / most))) if most else 0
    return [(style, FULL * filled, ""), ("dim", VOID * (width - filled), "")]


def die_box(face: str, style: str, corners: str, touch: str = "") -> Drawing:
    """A die of five by three cells."""
    return frame([[(style, face.center(3), touch)]], 5, 3, corners, style, touch)


def dice_row(boxes: Sequence[Drawing], labels: Sequence[Line], width: int) -> Drawing:
    """Dice side by side with a word under each; those that do not fit are left out."""
    cells: list[Drawing] = []
    room = width
    for box, label in zip(boxes, labels, strict=True):
        wide = max(width_of(box[0]), width_of(label)) + 1
        if wide > room:
            break
        room -= wide
        cells.append(block([*box, label], wide, 4))
    return beside(cells) if cells else []
