"""Where games are kept: the files that keep a game after every answer.

A game in progress has a numbered file of its own, so that two windows never write over each other; when it ends, the
file becomes the last finished game.
"""

from __future__ import annotations

import os
from pathlib import Path

from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.match import Match
from lanterne.kernel.packs import PackName
from lanterne.kernel.registry import open_pack
from lanterne.kernel.saves import FindPack, Saved, read_save, with_game, write_save, write_whole

KEPT = 20  # unfinished games that are kept; the oldest go first


def save_name(text: str, folder: Path) -> Path:
    """The file that a person means: a bare name lies in the folder of saves, and `.json` may be left out."""
    path = Path(text.strip()).expanduser()
    if path.suffix != ".json":
        path = path.with_name(path.name + ".json")
    return folder / path if path.parent == Path() else path


class Keeper:
    """Keeps one game: writes it after every answer, and knows the unfinished ones of earlier days."""

    def __init__(self, folder: Path, slug: str, loaded: Path | None = None) -> None:
        self.folder = folder
        self.slug = slug
        own = loaded is not None and loaded.resolve() in {file.resolve() for file in self.unfinished_files()}
        self.file: Path | None = loaded if own else None

    def unfinished_files(self) -> list[Path]:
        """The numbered files, the newest first."""
        found = [file for file in self.folder.glob(f"{self.slug}-auto-*.json") if file.stem.rpartition("-")[2].isdigit()]
        return sorted(found, key=lambda file: (-file.stat().st_mtime, file.name))

    def last_file(self) -> Path:
        """The last game that was played to its end."""
        return self.folder / f"{self.slug}-last.json"

    def keep(self, match: Match, seats: list[str]) -> None:
        """Write the game; raises a Fault when that cannot be done."""
        if match.outcome is not None:
            write_save(self.last_file(), match, seats)
            note_pack(self.last_file(), match.game)
            self.forget()
            return
        if self.file is None:
            self.file = self._reserve()
        write_save(self.file, match, seats)
        note_pack(self.file, match.game)

    def forget(self) -> None:
        """Drop the file of this game."""
        if self.file is not None:
            self.file.unlink(missing_ok=True)
            note_file(self.file).unlink(missing_ok=True)
        self.file = None

    def _reserve(self) -> Path:
        """A number that no other game has taken."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for old in self.unfinished_files()[KEPT - 1 :]:
                old.unlink(missing_ok=True)
                note_file(old).unlink(missing_ok=True)
            for number in range(1, 10_000):
                file = self.folder / f"{self.slug}-auto-{number}.json"
                try:
                    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
                except FileExistsError:
                    continue
                return file
        except OSError as error:
            raise Fault("file-write", file=str(self.folder), why=error.strerror or str(error)) from None
        raise Fault("file-write", file=str(self.folder), why="10000")

    def unfinished(self) -> Path | None:
        """The newest other game that somebody could go on with."""
        for file in self.unfinished_files():
            if file != self.file and readable(file) is not None:
                return file
        return None


def readable(file: Path) -> Saved | None:
    """A saved game that goes on, or None when the file is no such thing."""
    try:
        saved = read_save(file, packs_for(file))
    except Fault:
        return None
    return saved if saved.match.outcome is None else None


# --- packs -----------------------------------------------------------------------------------------------------------


def note_file(file: Path) -> Path:
    """Where the folder of the pack of a kept game is written down."""
    return file.with_suffix(".pack")


def note_pack(file: Path, game: Game) -> None:
    """Write down beside a kept game where its pack lies. The save itself names the pack and no folder: it may travel."""
    note = note_file(file)
    if game.pack is None:
        note.unlink(missing_ok=True)
    elif noted(note) != str(game.pack.folder):
        write_whole(note, str(game.pack.folder))


def noted(note: Path) -> str:
    """The folder that was written down; nothing when there is no such file or it makes no sense."""
    try:
        return note.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def packs_for(file: Path, game: Game | None = None) -> FindPack:
    """Finds the pack of a saved game: the one at the table, or the one that was written down beside the file."""

    def find(slug: str, name: PackName) -> Game | None:
        at_table = with_game(game)(slug, name) if game is not None else None
        folder = noted(note_file(file))
        if at_table is not None or not folder:
            return at_table
        if not Path(folder).is_dir():
            raise Fault("save-pack-gone", file=str(file), pack=str(name), folder=folder)
        found = open_pack(Path(folder), slug)
        if not name.is_same(found.pack):
            raise Fault("save-pack-changed", file=str(file), pack=str(name), got=str(found.pack))
        return found

    return find
