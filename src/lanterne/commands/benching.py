"""`bench`: how fast the engine is on this machine."""

from __future__ import annotations

from time import process_time
from typing import Annotated

import typer

from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, PackFolder, seconds
from lanterne.commands.progress import Progress
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json
from lanterne.kernel.game import Game
from lanterne.kernel.texts import texts_for

FIGURES = ("answers_per_s", "decisions_per_s", "games_per_s", "forks_per_s", "greedy_ms_per_game", "load_ms")
Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-arg-bench")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", parser=seconds, help="cli-opt-seconds")]


def bench(
    context: typer.Context,
    games: Games = None,
    each: Seconds = 3.0,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    from lanterne.kernel.registry import all_games, find_game, open_pack
    from lanterne.lab.benchmark import MEASURES, is_compiled, measures

    desk = desk_of(context)
    chosen = [find_game(slug) for slug in games] if games else all_games() if pack is None else []
    if pack is not None:
        packed = open_pack(pack)
        chosen = [game for game in chosen if game.slug != packed.slug] + [packed]
    results: list[dict[str, Json]] = []
    done = 0
    with Progress(len(MEASURES) * len(chosen), desk.say("cli-progress-figures")) as progress:
        for game in chosen:
            result: dict[str, Json] = {"game": game.slug}
            for found in measures(game, each):
                result |= found
                done += 1
                progress.show(done)
            own: dict[str, Json] = {row: {**columns} for row, columns in game.figures(each, process_time).items()}
            results.append(result | {"compiled": is_compiled()} | ({"figures": own} if own else {}))
    if as_json:
        desk.json([*results])
        return
    columns = [desk.say("cli-bench-game"), *(desk.say(f"cli-bench-{name.replace('_', '-')}") for name in FIGURES)]
    pairs = zip(chosen, results, strict=True)
    rows = [[desk.title(game), *(desk.figure(result[name]) for name in FIGURES)] for game, result in pairs]
    desk.table(desk.say("cli-bench-compiled" if is_compiled() else "cli-bench-plain"), columns, rows)
    for game, result in zip(chosen, results, strict=True):
        tell_own(desk, game, result.get("figures"))


def tell_own(desk: Desk, game: Game, figures: Json) -> None:
    """What a game measures of itself, in a table of its own."""
    if not isinstance(figures, dict) or not figures:
        return
    texts = texts_for(desk.texts.language, game)
    names = list(dict.fromkeys(name for row in figures.values() if isinstance(row, dict) for name in row))
    rows = [
        [texts.say(f"figure-{row}"), *(desk.figure(found[name]) if name in found else "" for name in names)]
        for row, found in figures.items()
        if isinstance(found, dict)
    ]
    desk.table(desk.title(game), ["", *(texts.say(f"figure-{name}") for name in names)], rows)
