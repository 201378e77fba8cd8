"""Mini Rogue: a dice crawl for one adventurer, or two together."""

from lanterne.games.mini_rogue.game import GAME

__all__ = ["GAME"]
