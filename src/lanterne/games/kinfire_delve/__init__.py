"""Kinfire Delve: Vainglory's Grotto."""

from lanterne.games.kinfire_delve.game import GAME

__all__ = ["GAME"]
