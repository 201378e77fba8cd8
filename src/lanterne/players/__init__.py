"""Players that work for every game, and the list of all bots that can sit at a game's table."""

from __future__ import annotations

from lanterne.kernel.game import Game, Player
from lanterne.players.random import Random


def bots_for(game: Game) -> dict[str, type[Player]]:
    """Every bot that can play this game, by name: the random one, then those that know the game."""
    bots: dict[str, type[Player]] = {"random": Random}
    bots.update(game.bots())
    return bots
