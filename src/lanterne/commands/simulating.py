"""`sim`: thousands of games by bots, and what came of them."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, GameName, PackFolder, Seats, Settings, fresh_seed, parse_settings, whole
from lanterne.commands.packing import game_with
from lanterne.commands.progress import Progress
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json

if TYPE_CHECKING:
    from lanterne.lab.simulation import Crash

MOST_GAMES = 10_000_000
MOST_TOLD = 10  # broken games that are told and saved

games_number = whole("--games", 1, MOST_GAMES)
Bots = Annotated[list[str], typer.Option("--bot", metavar="NAME", help="cli-opt-sim-bot")]
Count = Annotated[int, typer.Option("--games", metavar="N", parser=games_number, help="cli-opt-games")]
SimSeed = Annotated[int | None, typer.Option("--seed", metavar="N", parser=whole("--seed", 0), help="cli-opt-sim-seed")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", parser=whole("--jobs", 1, 999), help="cli-opt-jobs")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-opt-sim-out")]


def sim(
    context: typer.Context,
    game: GameName,
    bot: Bots,
    games: Count,
    seed: SimSeed = None,
    jobs: Jobs = None,
    seats: Seats = None,
    option: Settings = None,
    pack: PackFolder = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    from lanterne.commands.sim_table import print_tally
    from lanterne.kernel.saves import write_whole
    from lanterne.lab.report import report
    from lanterne.lab.simulation import make_plan
    from lanterne.lab.workers import Run, cores

    desk = desk_of(context)
    found = game_with(game, pack, "lanterne sim")
    plan = make_plan(found, bot, seats, parse_settings(found, option), games, fresh_seed(seed), out is not None)
    run = Run(plan, jobs or cores())
    begin = monotonic()
    with Progress(games, desk.say("cli-progress-games")) as progress:
        run.play(progress.show)
    seconds = monotonic() - begin
    tally = run.tally
    if out is not None:
        data = report(plan, tally, seconds, run.interrupted)
        write_whole(out, dump_report(data, [line for _, line in tally.lines]))
    if as_json:
        desk.json(report(plan, tally, seconds, run.interrupted))
    else:
        print_tally(plan, tally, seconds, desk)
    report_crashes(plan.slug, tally.crashes, desk)
    if run.lost:
        desk.error(desk.say("cli-sim-lost"))
    if run.interrupted:
        raise typer.Exit(130)
    if tally.crashes or run.lost:
        raise typer.Exit(1)


def report_crashes(slug: str, crashes: list[Crash], desk: Desk) -> None:
    """A line and a save for each broken game, up to some: they mostly break alike."""
    from lanterne.kernel.saves import write_whole

    for crash in crashes[:MOST_TOLD]:
        file = f"crash-{slug}-{crash.seed}.json"
        if crash.save:
            write_whole(Path(file), crash.save)
        seed, where = str(crash.seed), file if crash.save else "–"
        desk.error(desk.say("cli-sim-crash", number=crash.number, seed=seed, why=crash.error, file=where))
    if len(crashes) > MOST_TOLD:
        desk.error(desk.say("cli-sim-more", count=len(crashes) - MOST_TOLD))


def dump_report(data: dict[str, Json], lines: list[dict[str, Json]]) -> str:
    """A report with all its games, one on a line."""
    head = json.dumps(data, ensure_ascii=False, indent=2).removesuffix("\n}")
    each = ",\n".join("    " + json.dumps(line, ensure_ascii=False) for line in lines)
    return f'{head},\n  "each": [\n{each}\n  ]\n}}\n'
