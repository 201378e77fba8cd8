"""The registry: games by slug. A game is a package in `lanterne.games` that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil

from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known by its slug, in place of another of that slug. One that is no package is not listed."""
    _games[game.slug] = game


def all_games() -> list[Game]:
    """Every game that comes as a package, by slug."""
    slugs = []
    package = importlib.import_module("lanterne.games")
    for info in pkgutil.iter_modules(package.__path__, "lanterne.games."):
        if info.ispkg:
            game = importlib.import_module(info.name).GAME
            _games.setdefault(game.slug, game)
            slugs.append(game.slug)
    return [_games[slug] for slug in sorted(slugs)]


def find_game(slug: str) -> Game:
    """The game with this slug, or a Fault that lists those there are."""
    if slug not in _games:
        all_games()
    if slug not in _games:
        raise Fault("game-unknown", game=slug[:40], games=" ".join(game.slug for game in all_games()))
    return _games[slug]
