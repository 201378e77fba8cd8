"""Map Masters, the versus mode."""

from lanterne.games.map_masters.game import GAME

__all__ = ["GAME"]
