"""The registry: games by slug, alone or with a content pack. A game is a package in `lanterne.games` that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.util import find_spec
from pathlib import Path

from lanterne.kernel.asks import shorten
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game
from lanterne.kernel.packs import Pack, content_of, read_pack

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
    """The game with this slug, or a Fault that lists those there are. Only its own package is loaded."""
    name = slug.replace("-", "_")
    if slug not in _games and name.isidentifier() and find_spec(f"lanterne.games.{name}") is not None:
        game = importlib.import_module(f"lanterne.games.{name}").GAME
        _games.setdefault(game.slug, game)
    if slug not in _games:
        raise Fault("game-unknown", game=slug[:40], games=" ".join(game.slug for game in all_games()))
    return _games[slug]


# --- packs -----------------------------------------------------------------------------------------------------------


def open_pack(folder: Path, slug: str = "") -> Game:
    """The game that a pack is for, with the pack's cards and words; a Fault names the file, the card and the field that
    is wrong. `slug` is the game that is wanted, if one is."""
    pack = read_pack(folder, slug)
    return with_pack(find_game(pack.game), pack)


def with_pack(game: Game, pack: Pack) -> Game:
    """A game with the content of a pack. A file that the pack lacks is the game's own."""
    own = content_of(game.folder / "content")
    for name in pack.files:
        if name not in own:
            raise Fault("pack-stray", file=name, files=" ".join(own))
    try:
        made = game.with_content(own | dict(pack.files))
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise Fault("pack-unreadable", why=shorten(f"{type(error).__name__} {error}")) from None  # the game's checks missed it
    made.pack = pack
    return made
