"""The greedy bot: rules of thumb, applied to what its seat sees. It looks no further than the attempt at hand."""

from __future__ import annotations

from lanterne.games.kinfire_delve.judgement import judge
from lanterne.games.kinfire_delve.view import DelveView
from lanterne.kernel.asks import Choose
from lanterne.kernel.game import Player, Sight


class Greedy(Player):
    """Answers by `judgement.judge`."""

    def answer(self, sight: Sight) -> object:
        view, ask = sight.view, sight.ask
        assert isinstance(view, DelveView)
        assert isinstance(ask, Choose)
        return judge(view.table, ask)
