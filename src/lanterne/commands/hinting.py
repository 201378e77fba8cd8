"""`hint`: what the search bot would do at the question that waits in a saved game."""

from __future__ import annotations

from typing import Annotated

import typer

from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, PackFolder, SaveFile, seconds, whole
from lanterne.commands.packing import load_with
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json, Option
from lanterne.kernel.faults import Fault

Seconds = Annotated[float, typer.Option("--seconds", metavar="S", parser=seconds, help="cli-opt-hint-seconds")]
games_number = whole("--games", 1, 100_000)
Games = Annotated[int | None, typer.Option("--games", metavar="N", parser=games_number, help="cli-opt-hint-games")]


def hint(
    context: typer.Context,
    file: SaveFile,
    seconds: Seconds = 1.5,
    games: Games = None,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    from lanterne.terminal.hinting import hint_lines, weigh
    from lanterne.terminal.looking import Looking

    desk = desk_of(context)
    saved = load_with(file, pack)
    everybody = ["person"] * len(saved.seats)  # whoever is asked gets the hint
    table = Looking(saved.match, everybody, desk.language)
    sight = table.sight()
    if sight is None:
        raise Fault("hint-nothing", file=str(file))
    time = 0.0 if games is not None else seconds
    weighed = weigh(sight, time, games or 0)
    if as_json:
        answers: list[Json] = [
            {"answer": answer_data(entry.answer), "value": round(entry.value, 4), "visits": entry.visits} for entry in weighed
        ]
        desk.json({"game": saved.match.game.slug, "seat": table.seat, "about": sight.ask.about, "answers": answers})
        return
    print_lines(desk, [table.question(), *hint_lines(weighed, time, table)])


def print_lines(desk: Desk, lines: list[str]) -> None:
    for line in lines:
        desk.print(line)


def answer_data(answer: object) -> Json:
    """An answer as the log would hold it."""
    if isinstance(answer, Option):
        return answer.key
    if isinstance(answer, list | tuple):
        return [answer_data(item) for item in answer]
    if isinstance(answer, dict):
        return {str(name): answer_data(item) for name, item in answer.items()}
    return answer if isinstance(answer, bool | int | float | str) else None
