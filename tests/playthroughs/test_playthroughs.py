"""The golden playthroughs are what the games play today, byte for byte."""

from __future__ import annotations

import pytest

from tests.playthroughs.regenerate import FOLDER, PLAYTHROUGHS, Playthrough

MOST_LINES = 3000


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_plays_as_it_is_written(playthrough: Playthrough) -> None:
    written = playthrough.path().read_text(encoding="utf-8").splitlines()
    played = playthrough.text().splitlines()
    for number, (old, new) in enumerate(zip(written, played, strict=False), 1):
        assert old == new, f"line {number}; if that is meant: python3 run.py playthroughs, and read the difference"
    assert len(written) == len(played), "if that is meant: python3 run.py playthroughs, and read the difference"


def test_every_file_is_told_by_somebody_and_short_enough_to_read() -> None:
    files = sorted(FOLDER.glob("*.txt"))
    assert files == sorted(playthrough.path() for playthrough in PLAYTHROUGHS)
    for file in files:
        assert len(file.read_text(encoding="utf-8").splitlines()) < MOST_LINES
