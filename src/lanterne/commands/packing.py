"""`pack new` and `pack check`, and how the other commands find the pack that they play with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lanterne import command_name
from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, GameName, whole
from lanterne.commands.progress import Progress
from lanterne.commands.shell import desk_of
from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.packs import PackName
from lanterne.kernel.registry import find_game, open_pack
from lanterne.kernel.saves import FindPack, Saved, read_save

PackSeed = Annotated[int, typer.Option("--seed", metavar="N", parser=whole("--seed", 0), help="cli-opt-pack-seed")]
MOST_TOLD = 12  # warnings that are told one by one


# --- playing with a pack ---------------------------------------------------------------------------------------------


def game_with(slug: str | None, pack: Path | None, command: str) -> Game:
    """The game to play: by its slug, or the one that the pack is for."""
    if pack is not None:
        return open_pack(pack, slug or "")
    if slug is None:
        raise Fault("usage-missing", what="GAME", command=command)
    return find_game(slug)


def load_with(file: Path, pack: Path | None, otherwise: FindPack | None = None) -> Saved:
    """A saved game, with the pack that it was played with. Without `--pack`, `otherwise` may know where that is."""
    if pack is None:
        return read_save(file, otherwise)
    game = open_pack(pack)

    def find(slug: str, name: PackName) -> Game:
        if slug == game.slug and name.is_same(game.pack):
            return game
        same = game.pack is not None and (slug, name.name) == (game.slug, game.pack.name)
        raise Fault("save-pack-changed" if same else "save-pack-other", file=str(file), pack=str(name), got=str(game.pack))

    saved = read_save(file, find)
    if saved.match.game.pack is None:
        raise Fault("save-no-pack", file=str(file))
    return saved


# --- commands --------------------------------------------------------------------------------------------------------


def pack_new(
    context: typer.Context,
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="cli-arg-pack-new")],
) -> None:
    from lanterne.lab.pack_template import write_template

    desk = desk_of(context)
    written = write_template(find_game(game), folder, desk.language)
    desk.tell("cli-pack-written", pack=str(folder), files=len(written))
    for file in written:
        desk.print(f"    {file.relative_to(folder).as_posix()}")
    desk.tell("cli-pack-next", command=command_name(), pack=str(folder), game=game)


def pack_check(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="cli-arg-pack")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-opt-pack-game")] = None,
    seed: PackSeed = 1,
    as_json: AsJson = False,
) -> None:
    from lanterne.lab.pack_play import GAMES
    from lanterne.lab.packs import check_pack

    desk = desk_of(context)
    with Progress(GAMES, desk.say("cli-progress-games")) as progress:
        check = check_pack(folder, game or "", seed, progress.show)
    errors = [desk.fault(fault) for fault in [*check.faults, *check.failures]]
    warnings = [desk.fault(fault) for fault in check.warnings]
    if as_json:
        data: dict[str, Json] = {"pack": str(folder), "name": check.pack, "game": check.game, "passed": check.passed}
        data |= {"games": check.games, "cards": check.cards, "errors": [*errors], "warnings": [*warnings]}
        desk.json(data | {"never_met": [*check.never_met]})
    else:
        if check.games:
            desk.tell("cli-pack-played", games=check.games, cards=check.cards, met=check.cards - len(check.never_met))
        if check.never_met:
            desk.tell("cli-pack-never", cards=", ".join(check.never_met))
        tell_warnings(desk, warnings)
        for error in errors:
            desk.error(error)
        if check.passed:
            desk.tell("cli-pack-good", pack=str(folder))
    if not check.passed:
        raise typer.Exit(1)


def tell_warnings(desk: Desk, warnings: list[str]) -> None:
    for warning in warnings[:MOST_TOLD]:
        desk.tell("cli-pack-warning", warning=warning)
    if len(warnings) > MOST_TOLD:
        desk.tell("cli-pack-more", count=len(warnings) - MOST_TOLD)
