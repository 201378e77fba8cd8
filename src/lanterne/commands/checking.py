"""`scenario`: positions that others wrote, tried."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, PackFolder
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game

Files = Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-arg-scenarios")]


@dataclass
class Tried:
    """A scenario that was tried: what went wrong, if anything, and whether the file itself could not be read."""

    file: Path
    title: str = ""
    why: str = ""
    unreadable: bool = False

    def data(self) -> dict[str, Json]:
        return {"file": str(self.file), "title": self.title, "passed": not self.why, "why": self.why or None}


def scenario(context: typer.Context, files: Files, pack: PackFolder = None, as_json: AsJson = False) -> None:
    from lanterne.kernel.registry import open_pack
    from lanterne.kernel.scenarios import find_scenarios

    desk = desk_of(context)
    paths = find_scenarios(files)
    if not paths:
        raise Fault("scenario-none", file=str(files[0]))
    game = open_pack(pack) if pack is not None else None
    tried = [try_scenario(path, game, desk) for path in paths]
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


def try_scenario(path: Path, game: Game | None, desk: Desk) -> Tried:
    from lanterne.kernel.scenarios import Player, read_scenario
    from lanterne.lab.simulation import described

    tried = Tried(path)
    try:
        read = read_scenario(path, game)
        tried.title = read.title
        Player(read).play()
    except Fault as fault:
        tried.why = desk.fault(fault)
        tried.unreadable = fault.message != "scenario-failed"
    except Exception as error:  # a scenario may be the very report of a crash: the others are still tried
        tried.why = described(error)
    return tried
