"""Playing in a terminal: a full screen, or lines of text. Knows games only through the kernel."""

from __future__ import annotations

from pathlib import Path

from lanterne.kernel.match import Match


def start(match: Match, seats: list[str], language: str, plain: bool, save_path: Path | None) -> int:
    """Play a match: `seats` names who sits where (`person`, or a bot). `save_path` is the file it was loaded from."""
    from lanterne.terminal.table import Table

    table = Table(match, seats, language, save_path, waits=plain)
    if plain:
        from lanterne.terminal.plain import play_lines

        return play_lines(table)
    from lanterne.terminal.app import play_screen

    return play_screen(table)
