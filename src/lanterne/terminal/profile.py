"""A person's profile: which games were played to an end and won, and the optional goals met in them.

One JSON file beside the games, written whole or not at all. A file that cannot be understood is never written over.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from lanterne.kernel.asks import Json, shorten
from lanterne.kernel.faults import Fault
from lanterne.kernel.saves import write_whole

FORMAT = 1
NAME = "profile.json"


@dataclass
class Played:
    """What a profile knows of one game. Goals are ids, in the order in which they were met."""

    played: int = 0
    won: int = 0
    achievements: list[str] = field(default_factory=list)


class Profile:
    """The file of one person. It is read anew before it is changed: another window may have written to it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / NAME
        self.moved: Fault | None = None  # says where a file went that could not be understood

    def games(self) -> dict[str, Played]:
        """All that is known, by game; a Fault says in one line what is wrong with the file."""
        try:
            text = self.file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return {}
        except UnicodeDecodeError:
            raise self._broken("UTF-8") from None
        except OSError as error:
            raise Fault("file-read", file=str(self.file), why=error.strerror or str(error)) from None
        try:
            data: Json = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self._broken(shorten(error)) from None
        games = data.get("games") if isinstance(data, dict) and data.get("lanterne_profile") == FORMAT else None
        if not isinstance(games, dict):
            raise self._broken("lanterne_profile")
        return {slug: self._played(slug, entry) for slug, entry in games.items()}

    def _played(self, slug: str, data: Json) -> Played:
        if not isinstance(data, dict):
            raise self._broken(slug)
        played, won, met = data.get("played"), data.get("won"), data.get("achievements")
        if not isinstance(played, int) or not isinstance(won, int) or not isinstance(met, list):
            raise self._broken(slug)
        return Played(played, won, [str(id) for id in met])

    def _broken(self, why: str) -> Fault:
        return Fault("profile-broken", file=str(self.file), why=why)

    def played(self, slug: str) -> int:
        """How often a game was played to an end, as far as can be read."""
        try:
            return self.games().get(slug, Played()).played
        except Fault:
            return 0

    def record(self, slug: str, won: bool, met: list[str]) -> list[str]:
        """A game has ended: count it, and give back the goals that were met for the first time. A file that cannot be
        understood is moved aside before a new one is begun."""
        try:
            games = self.games()
        except Fault as fault:
            if fault.message != "profile-broken":
                raise
            games = {}
            self.moved = Fault("profile-moved", file=str(self.file), to=str(self._move_aside()))
        mine = games.setdefault(slug, Played())
        earned = [id for id in met if id not in mine.achievements]
        mine.played += 1
        mine.won += won
        mine.achievements += earned
        self._write(games)
        return earned

    def _write(self, games: dict[str, Played]) -> None:
        known: dict[str, Json] = {slug: dict(vars(game)) for slug, game in sorted(games.items())}
        data: dict[str, Json] = {"lanterne_profile": FORMAT, "games": known}
        write_whole(self.file, json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def _move_aside(self) -> Path:
        """Give the file a name that nothing else has."""
        names = (self.file.with_name(f"profile-broken-{number}.txt") for number in range(1, 10_000))
        aside = next(name for name in names if not name.exists())
        try:
            return self.file.rename(aside)
        except OSError as error:
            raise Fault("file-write", file=str(aside), why=error.strerror or str(error)) from None
