"""The random bot: any answer that fits, each option as likely as the others."""

from __future__ import annotations

from lanterne.kernel.asks import Ask
from lanterne.kernel.dealers import stream
from lanterne.kernel.game import Player, Sight


class Random(Player):
    """Answers from the question alone, with a stream of its own that no dealer shares."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._stream = stream(seed, "random bot")

    def answer(self, sight: Sight) -> object:
        return self.pick(sight.ask)

    def pick(self, ask: Ask) -> object:
        """Some answer. Needs no view, so that bulk simulations need not build one."""
        return ask.sample(self._stream.below)
