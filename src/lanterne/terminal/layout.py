"""Where each part of the screen goes: a plain calculation from the size of the terminal, so that it can be tried without one.

Board, log, question and options stand one under the other; details stand beside the log, or on a wide screen beside all.
"""

from __future__ import annotations

from dataclasses import dataclass

WIDE = 112  # columns from which details stand beside everything
SIDE = 66  # columns from which they stand beside the log


@dataclass
class Box:
    x: int
    y: int
    width: int
    height: int


@dataclass
class Plan:
    """The place of each part; one without room has no height or no width."""

    board: Box
    log: Box
    details: Box
    note: Box
    question: Box
    faces: Box
    entry: Box
    choices: Box
    footer: Box


@dataclass
class Needs:
    """What has to be shown: lines of the note, of dice to type in, whether something is typed, and options. Where the board
    is `tall`, because one works on it, it takes the room of the log and most of that of the options."""

    note: int
    faces: int
    entry: int
    choices: int
    tall: bool = False


def main_width(width: int) -> int:
    """The columns of the board and everything under it."""
    return width - max(32, min(56, width // 3)) if width >= WIDE else width


def board_room(width: int, height: int, needs: Needs) -> tuple[int, int]:
    """The size that the board may take."""
    least_log = 0 if needs.tall else 4 if height >= 30 else 3 if height >= 20 else 2 if height >= 16 else 1
    return main_width(width), max(0, height - ask_height(height, needs) - 1 - least_log)


def ask_height(height: int, needs: Needs) -> int:
    """Lines for the note, the question and what answers it."""
    return needs.note + 1 + needs.faces + needs.entry + list_height(height, needs)


def list_height(height: int, needs: Needs) -> int:
    """Lines for options: all of them if they are few, else a part of the screen."""
    return min(needs.choices, max(2, height // (6 if needs.tall else 3)))


def two_lined(height: int) -> int:
    """Lines that options may take on two lines each; where there are more of them, each has one."""
    return max(2, height // 4)


def plan(width: int, height: int, needs: Needs, board: int) -> Plan:
    """The places of all parts when the board has come out `board` lines high."""
    left = main_width(width)
    asks = ask_height(height, needs)
    high = max(0, height - 1 - board - asks)
    top = board + high
    if left < width:
        log = Box(0, board, left, high)
        details = Box(left, 0, width - left, height - 1)
    else:
        side = min(48, width * 2 // 5) if width >= SIDE else 0
        log = Box(0, board, width - side, high)
        details = Box(width - side, board, side, high)
    note = Box(0, top, left, needs.note)
    question = Box(0, top + needs.note, left, 1)
    faces = Box(0, question.y + 1, left, needs.faces)
    entry = Box(0, faces.y + faces.height, left, needs.entry)
    choices = Box(0, entry.y + entry.height, left, list_height(height, needs))
    return Plan(Box(0, 0, left, board), log, details, note, question, faces, entry, choices, Box(0, height - 1, width, 1))
