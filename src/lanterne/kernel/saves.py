"""Saves: a match as one readable JSON file, written whole or not at all, checked when it is read.

The answers are the game; the snapshot lets a file from another engine or content version go on from its last checkpoint
when its answers no longer replay.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from lanterne import __version__
from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.dealers import Hand, named
from lanterne.kernel.faults import Fault, Refused, SoftLock
from lanterne.kernel.game import Game, Options
from lanterne.kernel.match import Match, TakeBack
from lanterne.kernel.packs import PackName, read_name
from lanterne.kernel.records import canonical, dump, fingerprint
from lanterne.kernel.registry import find_game

FORMAT = 1
KEYS = (
    "lanterne", "game", "engine", "content", "options", "seats", "dealer", "answers", "taken_back", "base", "snapshot",
    "seal",
)  # fmt: skip
MOST_BYTES = 64 * 1024 * 1024
FindPack = Callable[[str, PackName], Game | None]  # a game by its slug, with the pack of that name if it is at hand
BROKEN = (SoftLock, AssertionError, AttributeError, LookupError, TypeError, ValueError, RecursionError)


class Saved:
    """A loaded save: the match, who sits where, and whether it had to go on from the snapshot."""

    def __init__(self, match: Match, seats: list[str], from_snapshot: bool) -> None:
        self.match = match
        self.seats = seats
        self.from_snapshot = from_snapshot


def save_data(match: Match, seats: list[str] | None = None) -> dict[str, Json]:
    """Everything a save holds, sealed with a fingerprint."""
    names: list[Json] = list(seats or ["person"] * match.options.seats)
    at, checkpoint = match.checkpoint()
    data: dict[str, Json] = {
        "lanterne": FORMAT,
        "game": match.game.slug,
        "engine": __version__,
        "content": match.game.content_version(),
        **({} if match.game.pack is None else {"pack": match.game.pack.dump()}),
        "options": match.options.dump(),
        "seats": names,
        "dealer": match.dealer.name(),
        "answers": match.answers(),
        "taken_back": [[mark.at, mark.count] for mark in match.marks],
        "base": {"at": len(match.past), "state": dump(match.base)} if match.base is not None else None,
        "snapshot": {"at": at, "state": dump(checkpoint)},
    }
    data["seal"] = fingerprint(data)
    return data


def dump_save(data: dict[str, Json]) -> str:
    """A save as text, one answer on a line."""
    lines = []
    for key, value in data.items():
        if key == "answers" and isinstance(value, list) and value:
            inner = ",\n".join("    " + json.dumps(item, ensure_ascii=False) for item in value)
            lines.append(f'  "{key}": [\n{inner}\n  ]')
        else:
            lines.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write_save(path: Path, match: Match, seats: list[str] | None = None) -> None:
    """Write a save. The file is replaced in one act: whoever pulls the plug finds the old one or the new one."""
    write_whole(path, dump_save(save_data(match, seats)))


def write_whole(path: Path, text: str) -> None:
    """Write a file through a temporary one beside it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as error:
        raise Fault("file-write", file=str(path), why=error.strerror or str(error)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise Fault("file-write", file=str(path), why=error.strerror or str(error)) from None


def read_save(path: Path, find_pack: FindPack | None = None) -> Saved:
    """Load a save, or raise a Fault that says in one line what is wrong with the file. One that was played with a content
    pack names it and needs somebody who finds it."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Fault("save-damaged", file=str(path), why="size")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Fault("file-read", file=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Fault("save-damaged", file=str(path), why="UTF-8") from None
    return parse_save(text, str(path), find_pack)


def parse_save(text: str, file: str = "save", find_pack: FindPack | None = None) -> Saved:
    """Load a save from its text."""
    try:
        data: Json = json.loads(text)
        canonical(data)  # as deep as can be written again
    except (ValueError, RecursionError) as error:
        raise Fault("save-damaged", file=file, why=shorten(error)) from None
    if not isinstance(data, dict) or "lanterne" not in data:
        raise Fault("save-foreign", file=file)
    form = data["lanterne"]
    if not isinstance(form, int) or isinstance(form, bool) or form < 1:
        raise Fault("save-foreign", file=file)
    if form > FORMAT:
        raise Fault("save-future", file=file, format=form, known=FORMAT)
    for key in KEYS:
        if key not in data:
            raise Fault("save-damaged", file=file, why=f"no {key}")
    seal = data.pop("seal")
    if seal != fingerprint(data):
        raise Fault("save-tampered", file=file)
    try:
        return restore(data, file, find_pack)
    except BROKEN as error:  # sealed, and still no position that the rules can go on from
        raise Fault("save-damaged", file=file, why=shorten(f"{type(error).__name__} {error}")) from None


class Point:
    """A state inside a save and its place in the log."""

    def __init__(self, at: int, state: Json) -> None:
        self.at = at
        self.state = state


def read_point(data: Json, answers: list[Json], file: str) -> Point:
    if not isinstance(data, dict):
        raise Fault("save-damaged", file=file, why="snapshot")
    at = data.get("at")
    if not isinstance(at, int) or not 0 <= at <= len(answers):
        raise Fault("save-damaged", file=file, why="snapshot")
    return Point(at, data.get("state"))


def game_of(slug: str, pack: Json, file: str, find_pack: FindPack | None) -> Game:
    """The game that a save was played with, and with its pack."""
    if pack is None:
        return find_game(slug)
    name = read_name(pack)
    if name is None:
        raise Fault("save-damaged", file=file, why="pack")
    found = find_pack(slug, name) if find_pack is not None else None
    if found is None:
        raise Fault("save-pack", file=file, pack=str(name))
    return found


def with_game(game: Game) -> FindPack:
    """Finds the pack that a game is played with, and no other."""

    def find(slug: str, name: PackName) -> Game | None:
        return game if slug == game.slug and name.is_same(game.pack) else None

    return find


def restore(data: dict[str, Json], file: str, find_pack: FindPack | None = None) -> Saved:
    """The match that sealed data stands for."""
    slug, options, answers = data["game"], data["options"], data["answers"]
    seats, dealer, marks = data["seats"], data["dealer"], data["taken_back"]
    if not (
        isinstance(slug, str)
        and isinstance(options, dict)
        and isinstance(answers, list)
        and isinstance(seats, list)
        and isinstance(dealer, str)
        and isinstance(marks, list)
    ):
        raise Fault("save-damaged", file=file, why="types")
    snapshot = read_point(data["snapshot"], answers, file)
    base = None if data["base"] is None else read_point(data["base"], answers, file)
    game = game_of(slug, data.get("pack"), file, find_pack)
    values = dict(options)
    count = values.pop("seats", None)
    if not isinstance(count, int) or len(seats) != count:
        raise Fault("save-damaged", file=file, why="seats")
    chosen = game.options(count, values)
    same = data["engine"] == __version__ and data["content"] == game.content_version()
    from_snapshot = False
    try:
        match = played(game, chosen, answers, base, file)
        if (snapshot.at, snapshot.state) != (match.checkpoint()[0], dump(match.checkpoint()[1])):
            raise Fault("save-tampered", file=file)
    except Fault:
        if same:
            raise
        match = played(game, chosen, answers, snapshot, file)
        from_snapshot = True
    match.marks = [read_mark(mark, file) for mark in marks]
    match.dealer = named(dealer, len(match.past))
    match.resume()
    return Saved(match, [str(seat) for seat in seats], from_snapshot)


def read_mark(data: Json, file: str) -> TakeBack:
    if not isinstance(data, list) or len(data) != 2:
        raise Fault("save-damaged", file=file, why="taken_back")
    at, count = data
    if not isinstance(at, int) or not isinstance(count, int):
        raise Fault("save-damaged", file=file, why="taken_back")
    return TakeBack(at, count)


def played(game: Game, options: Options, answers: list[Json], start: Point | None, file: str) -> Match:
    """The match from its answers: all of them, or those since a state inside the save."""
    if start is None:
        match = Match(game, options, Hand())
        since = 0
    else:
        match = Match(game, options, Hand(), base=game.load_state(start.state))
        match.past = answers[: start.at]
        since = start.at
    for place, answer in enumerate(answers[since:], since + 1):
        try:
            match.feed(answer)
        except Refused as refused:
            raise Fault("save-answer", file=file, place=place, answer=shorten(answer), why=str(refused)) from None
    return match
