"""Players that work for every game, and who can sit at a game's table under which name."""

from __future__ import annotations

from time import perf_counter

from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Game, Player, Thinker
from lanterne.players.random import Random
from lanterne.players.search import Search


def bots_for(game: Game) -> dict[str, type[Player]]:
    """Every bot that can play this game, by name: the random one, those that know the game, then the search: the game's own
    where it has one."""
    bots: dict[str, type[Player]] = {"random": Random}
    bots.update(game.bots())
    bots["search"] = bots.pop("search", Search)
    return bots


def quick_bots(game: Game) -> dict[str, type[Player]]:
    """The game's own bots that answer without long thought."""
    return {name: kind for name, kind in game.bots().items() if not issubclass(kind, Thinker)}


def searcher(game: Game, seed: int, seconds: float = 0.2, iterations: int = 0) -> Thinker:
    """The search of this game with a budget: seconds, or so many iterations whatever the clock says."""
    kind = bots_for(game)["search"]
    assert issubclass(kind, Thinker)
    return kind(seed, seconds, iterations, perf_counter)


def make_bot(game: Game, name: str, seed: int) -> Player:
    """The bot of this name. The search may carry its budget: `search:50ms`, `search:2s`, or `search:400` worlds for an
    answer, which makes its answers repeatable."""
    kind, colon, budget = name.partition(":")
    known = bots_for(game)
    if kind == "search" and not colon:
        return searcher(game, seed)
    if kind in known and not colon:
        return known[kind](seed)
    if kind == "search" and colon:
        count, unit = (budget[:-2], "ms") if budget.endswith("ms") else (budget.removesuffix("s"), budget[-1:])
        if count.isascii() and count.isdigit() and len(count) <= 9 and int(count):
            if unit not in ("ms", "s"):
                return searcher(game, seed, iterations=int(count))
            return searcher(game, seed, int(count) / (1000 if unit == "ms" else 1))
        raise Fault("bot-budget", got=name[:40])
    raise Fault("bot-unknown", bot=name[:40], game=game.slug, bots=" ".join(known))
