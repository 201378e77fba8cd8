"""`scenario` and `pack check`: what others wrote, tried."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, whole
from lanterne.commands.progress import Progress
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault

Files = Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-arg-scenarios")]
PackSeed = Annotated[int, typer.Option("--seed", metavar="N", parser=whole("--seed", 0), help="cli-opt-pack-seed")]


@dataclass
class Tried:
    """A scenario that was tried: what went wrong, if anything, and whether the file itself could not be read."""

    file: Path
    title: str = ""
    why: str = ""
    unreadable: bool = False

    def data(self) -> dict[str, Json]:
        return {"file": str(self.file), "title": self.title, "passed": not self.why, "why": self.why or None}


def scenario(context: typer.Context, files: Files, as_json: AsJson = False) -> None:
    from lanterne.kernel.scenarios import find_scenarios

    desk = desk_of(context)
    paths = find_scenarios(files)
    if not paths:
        raise Fault("scenario-none", file=str(files[0]))
    tried = [try_scenario(path, desk) for path in paths]
    failed = [one for one in tried if one.why]
    if as_json:
        lines: list[Json] = [one.data() for one in tried]
        desk.json({"scenarios": len(tried), "passed": len(tried) - len(failed), "failed": len(failed), "each": lines})
    else:
        desk.tell("cli-scenario-count", count=len(tried), failed=len(failed))
    for one in failed:
        desk.error(one.why if str(one.file) in one.why else f"{one.file}: {one.why}")
    if failed:
        raise typer.Exit(2 if any(one.unreadable for one in failed) else 1)


def try_scenario(path: Path, desk: Desk) -> Tried:
    from lanterne.kernel.scenarios import Player, read_scenario
    from lanterne.lab.simulation import described

    tried = Tried(path)
    try:
        read = read_scenario(path)
        tried.title = read.title
        Player(read).play()
    except Fault as fault:
        tried.why = desk.fault(fault)
        tried.unreadable = fault.message != "scenario-failed"
    except Exception as error:  # a scenario may be the very report of a crash: the others are still tried
        tried.why = described(error)
    return tried


def pack_check(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="cli-arg-pack")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-opt-pack-game")] = None,
    seed: PackSeed = 1,
    as_json: AsJson = False,
) -> None:
    from lanterne.lab.packs import GAMES, check_pack

    desk = desk_of(context)
    with Progress(GAMES, desk.say("cli-progress-games")) as progress:
        check = check_pack(folder, game, seed, progress.show)
    errors = [desk.fault(fault) for fault in [*check.faults, *check.failures]]
    if as_json:
        data: dict[str, Json] = {"pack": str(folder), "game": check.game, "passed": check.passed, "games": check.games}
        desk.json(data | {"cards": check.cards, "errors": [*errors], "never_met": [*check.never_met]})
    else:
        if check.games:
            desk.tell("cli-pack-played", games=check.games, cards=check.cards, met=check.cards - len(check.never_met))
        if check.never_met:
            desk.tell("cli-pack-never", cards=", ".join(check.never_met))
        for error in errors:
            desk.error(error)
        if check.passed:
            desk.tell("cli-pack-good", pack=str(folder))
    if not check.passed:
        raise typer.Exit(1)
