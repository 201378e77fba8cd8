"""Tables for the tests of the terminal: a game at its beginning, the app on a screen of any size, and what one reads there."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Dealer, Hand, Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.terminal.app import Lanterne
from lanterne.terminal.table import Table

GAME = "mini-rogue"
CRUSADER: dict[str, Json] = {"difficulty": "normal", "characters": ["crusader"]}
PAIR: dict[str, Json] = {"difficulty": "normal", "characters": ["crusader", "mage"]}


def new_match(values: dict[str, Json] | None = None, seats: int = 1, dealer: Dealer | None = None) -> Match:
    game = find_game(GAME)
    return Match(game, game.options(seats, values), dealer or Seeded(5))


def new_table(
    folder: Path, values: dict[str, Json] | None = None, who: list[str] | None = None, dealer: Dealer | None = None,
    language: str = "en",
) -> Table:  # fmt: skip
    """A table in English whose games are kept in this folder."""
    seats = who or ["person"]
    return Table(new_match(values, len(seats), dealer), seats, language, None, folder / "games")


def real_dice(folder: Path) -> Table:
    """A Crusader beside the real box, in front of the first trap, about to roll."""
    table = new_table(folder, CRUSADER, dealer=Hand())
    table.answer_text("trap_spikes")
    table.answer_text("1")
    return table


def until(table: Table, about: str, most: int = 400) -> None:
    """Take the first option until this is asked."""
    for _ in range(most):
        ask = table.ask
        if ask is None or ask.about == about:
            break
        table.answer_text("1")
    assert table.ask is not None
    assert table.ask.about == about


def on_screen(
    table: Table, script: Callable[[Pilot[None], Lanterne], Awaitable[None]], size: tuple[int, int] = (80, 24),
    tutorial: bool = False,
) -> None:  # fmt: skip
    """Run the app without a terminal and let the script press keys."""

    async def run() -> None:
        app = Lanterne(table)
        app.tutorial = tutorial
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot, app)

    asyncio.run(run())


TEXT = re.compile(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', re.DOTALL)


def seen(app: Lanterne) -> str:
    """What stands on the screen, line by line."""
    lines: dict[float, list[tuple[float, str]]] = {}
    for x, y, text in TEXT.findall(app.export_screenshot()):
        lines.setdefault(float(y), []).append((float(x), html.unescape(text)))
    rows = ["".join(text for _, text in sorted(parts)) for _, parts in sorted(lines.items())]
    return "\n".join(rows).replace("\u00a0", " ")
