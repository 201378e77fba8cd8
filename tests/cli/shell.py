"""Calling the `lanterne` command from tests: as a real process, or quicker in this one."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from lanterne.cli import main
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.kernel.saves import write_save
from lanterne.players import bots_for
from lanterne.players.drive import play_out

GAME = "mini-rogue"


@dataclass
class Done:
    """A command that came to its end."""

    status: int
    out: str
    err: str

    def data(self) -> Json:
        data: Json = json.loads(self.out)
        return data

    def table(self) -> dict[str, Json]:
        data = self.data()
        assert isinstance(data, dict)
        return data


def environment(**changes: str) -> dict[str, str]:
    """A plain English terminal of 80 columns, whatever the machine speaks."""
    unwanted = ("LANTERNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return kept | {"LANG": "C.UTF-8", "COLUMNS": "80"} | changes


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "lanterne", *arguments]


def process(*arguments: str, typed: str = "", variables: dict[str, str] | None = None) -> Done:
    """Run a real process, with some variables of its environment changed."""
    done = subprocess.run(
        command(*arguments),
        input=typed.encode(),
        capture_output=True,
        env=environment(**(variables or {})),
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def call(*arguments: str) -> Done:
    """Run in this process, in English unless told."""
    out, err = io.StringIO(), io.StringIO()
    words = arguments if "--lang" in arguments else ("--lang", "en", *arguments)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words)
    return Done(status, out.getvalue(), err.getvalue())


def assert_refused(done: Done, *parts: str) -> None:
    """One clear line on standard error, nothing on standard output, status 2."""
    assert done.status == 2, done
    assert done.out == ""
    lines = done.err.splitlines()
    assert len(lines) == 1, done.err
    assert lines[0].startswith("lanterne: ")
    assert "Traceback" not in done.err
    for part in parts:
        assert part in lines[0]


def finished_match(seed: int = 5) -> Match:
    """A whole random game."""
    game = find_game(GAME)
    match = Match(game, game.options(1, {"difficulty": "normal", "characters": ["mage"]}), Seeded(seed))
    play_out(match, [bots_for(game)["random"](seed)])
    return match


def save_of(match: Match, folder: Path, name: str = "game.json") -> Path:
    path = folder / name
    write_save(path, match)
    return path
