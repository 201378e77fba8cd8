"""Run as a program: reads logs as JSON and prints the hash of each, for comparison with the process that asks."""

from __future__ import annotations

import json
import sys

import tests.toys
from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game

assert tests.toys.TOYS  # imported to be registered


def hash_of(log: dict[str, Json]) -> str:
    options, answers = log["options"], log["answers"]
    assert isinstance(options, dict)
    assert isinstance(answers, list)
    seats = options.pop("seats")
    assert isinstance(seats, int)
    game = find_game(str(log["game"]))
    match = Match(game, game.options(seats, options), Hand())
    for data in answers:
        match.feed(data)
    return match.hash()


if __name__ == "__main__":
    print(json.dumps([hash_of(log) for log in json.load(sys.stdin)]))
