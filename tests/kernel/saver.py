"""Run as a program: saves a longer and longer match to the file it is given, again and again, until it is killed."""

from __future__ import annotations

import sys
from pathlib import Path

from lanterne.kernel.match import Match
from lanterne.kernel.saves import write_save
from tests.kernel.tables import coins, flipped
from tests.toys import COINS


def keep_saving(path: Path) -> None:
    while True:
        match = Match(COINS, COINS.options(1, {"most": 200}), coins().dealer)
        for _ in range(150):
            flipped(match, "heads")
            write_save(path, match)
            print(len(match.log), flush=True)


if __name__ == "__main__":
    keep_saving(Path(sys.argv[1]))
