"""Checking a content pack: it loads, every question has an option, every game ends, every card is met.

A pack is a folder with the files of a game's content and a `pack.toml` that names the game. It holds no code.
"""

from __future__ import annotations

import shutil
import tempfile
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.dealers import Seeded, stream
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game, Options
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.lab.random_play import note, play_random
from lanterne.lab.simulation import derive, described
from lanterne.players.drive import reply, speaker

LABEL = "pack.toml"
LABEL_KEYS = ("game", "name", "author", "version", "about")
GAMES = 300
SEARCHES = 120  # more games, by the game's own bots, while cards are unmet: random players die young
MOST_ANSWERS = 20_000


@dataclass
class Check:
    """What a check found. `faults` are in the files, `failures` came up in play."""

    game: str
    faults: list[Fault] = field(default_factory=list)
    failures: list[Fault] = field(default_factory=list)
    games: int = 0
    cards: int = 0
    never_met: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.faults and not self.failures


def check_pack(folder: Path, slug: str | None, seed: int, progress: Callable[[int], None]) -> Check:
    """Load a pack and play it."""
    if not folder.is_dir():
        raise Fault("pack-no-folder", file=str(folder))
    game = find_game(pack_game(folder, slug))
    check = Check(game.slug)
    check.faults = content_faults(game, folder)
    if not check.faults:
        play_pack(game.with_content(folder), check, seed, progress)
    return check


def pack_game(folder: Path, slug: str | None) -> str:
    """The game that a pack is for: as told, or as its label says."""
    path = folder / LABEL
    if not path.exists():
        if slug is None:
            raise Fault("pack-no-label", file=str(path))
        return slug
    try:
        data: dict[str, Json] = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Fault("file-read", file=str(path), why=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("content-toml", file=str(path), why=shorten(error)) from None
    for key, value in data.items():
        if key not in LABEL_KEYS:
            raise Fault("content-unknown", where=LABEL, field=shorten(key))
        if not isinstance(value, str):
            raise Fault("content-type", where=f"{LABEL}.{key}", wanted="string")
    if slug is None and "game" not in data:
        raise Fault("content-missing", where=LABEL, field="game")
    return slug or str(data["game"])


def content_faults(game: Game, folder: Path) -> list[Fault]:
    """The first fault of each file. To see past a faulty file, the game's own takes its place in a copy."""
    own = game.folder / "content"
    names = sorted(path.name for path in own.glob("*.toml"))
    strays = [path.name for path in sorted(folder.glob("*.toml")) if path.name not in (*names, LABEL)]
    faults = [Fault("pack-stray", file=name, files=" ".join(names)) for name in strays]
    faults += [Fault("pack-missing-file", file=name) for name in names if not (folder / name).is_file()]
    left = [name for name in names if (folder / name).is_file()]
    with tempfile.TemporaryDirectory() as copy:
        for name in names:
            shutil.copyfile((folder if name in left else own) / name, Path(copy, name))
        while (fault := first_fault(game, Path(copy))) is not None:
            file = file_of(fault, left)
            if file or not faults:  # otherwise the game's own file does not fit the pack's: no fault of the pack
                faults.append(fault)
            if not file:
                break
            left.remove(file)
            shutil.copyfile(own / file, Path(copy, file))
    return faults


def first_fault(game: Game, folder: Path) -> Fault | None:
    """What is wrong with a folder of content, the file named without its folder."""
    try:
        game.with_content(folder)
    except Fault as fault:
        if "file" in fault.args_by_name:
            fault.args_by_name["file"] = Path(str(fault.args_by_name["file"])).name
        return fault
    except Exception as error:  # content must never break the program: what the game's own checks missed is told too
        return Fault("pack-unreadable", why=described(error))
    return None


def file_of(fault: Fault, names: list[str]) -> str:
    """The file among these that a fault is about."""
    where = str(fault.args_by_name.get("where", fault.args_by_name.get("file", "")))
    return next((name for name in names if where.startswith(name)), "")


def play_pack(game: Game, check: Check, seed: int, progress: Callable[[int], None]) -> None:
    """Random games of every kind in turn, then games by the game's own bots as long as some card was never met."""
    cards = game.cards()
    met: set[str] = set()
    kinds = kinds_of(game)
    for number in range(GAMES + SEARCHES):
        if number >= GAMES and met.issuperset(cards):
            break
        kind = kinds[number % len(kinds)]
        fault = play_kind(game, kind, derive(seed, number), met, own_bots=number >= GAMES)
        if fault is not None:
            check.failures.append(fault)
        check.games += 1
        progress(check.games)
        if len(check.failures) >= 5:
            break
    check.cards = len(cards)
    if check.passed:  # otherwise play stopped early
        check.never_met = [card for card in cards if card not in met]


def kinds_of(game: Game) -> list[Options]:
    """For every number of seats, all variants of a new game."""
    kinds = []
    for seats in game.seats:
        open_options = game.options(seats)
        kinds += [game.options(seats, variant) for variant in game.variants(open_options)]
    return kinds


def play_kind(game: Game, options: Options, seed: int, met: set[str], own_bots: bool) -> Fault | None:
    """One game; a Fault when it breaks or does not end."""
    match: Match | None = None
    try:
        match = Match(game, options, Seeded(seed), checkpoints=False)
        if own_bots and game.bots():
            ended = play_bots(match, seed, met)
        else:
            ended = play_random(match, stream(seed, "pack").below, MOST_ANSWERS, met)
    except Exception as error:  # SoftLock, or any mistake that content can provoke: the check is there to find it
        place = len(match.log) if match else 0
        return Fault("pack-broke", seed=str(seed), place=place, why=described(error))
    return None if ended else Fault("pack-endless", seed=str(seed), most=MOST_ANSWERS)


def play_bots(match: Match, seed: int, met: set[str]) -> bool:
    bot = next(iter(match.game.bots().values()))
    players = [bot(derive(seed, seat)) for seat in range(match.options.seats)]
    note(match, met)
    for _ in range(MOST_ANSWERS):
        ask = match.ask
        if ask is None:
            return True
        seat = speaker(ask)
        match.answer(reply(match, players[seat], seat), seat)
        note(match, met)
    return match.ask is None
