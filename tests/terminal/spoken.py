"""The toy of the kernel's tests that asks every kind of question, with words, so that people can play it in a terminal."""

from __future__ import annotations

from pathlib import Path

from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.kernel.registry import register
from lanterne.terminal.table import Table
from tests.toys import Lanterns


class SpokenLanterns(Lanterns):
    def __init__(self) -> None:
        super().__init__()
        self.slug = "toy-lanterns-spoken"
        self.folder = Path(__file__).parent / "toybox"


SPOKEN = SpokenLanterns()
register(SPOKEN)


def lanterns(folder: Path, who: list[str]) -> Table:
    """A table of two or three with hidden hands."""
    match = Match(SPOKEN, SPOKEN.options(len(who), {}), Seeded(2))
    return Table(match, who, "en", None, folder / "games")
