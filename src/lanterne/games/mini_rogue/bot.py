"""The greedy bot of Mini Rogue."""

from __future__ import annotations

from lanterne.kernel.asks import Choose
from lanterne.kernel.game import Player, Sight


class Greedy(Player):
    def answer(self, sight: Sight) -> object:
        assert isinstance(sight.ask, Choose)
        return sight.ask.options[0]
