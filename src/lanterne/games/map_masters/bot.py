"""Bots that play by rule of thumb: `greedy`, and `novice`, whom a beginner can beat. They see what their seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.appraisal import (
    BOOK_WORTH,
    draws,
    mean_worth,
    plain_weights,
    thumb,
    weights_of,
    worth,
)  # fmt: skip
from lanterne.games.map_masters.exploration_check import EMPTY
from lanterne.games.map_masters.kinds import EXPLORATION_BOOKS, TOOLS
from lanterne.games.map_masters.puzzles import puzzle_weights
from lanterne.games.map_masters.reset import REDEEM_PRICE
from lanterne.games.map_masters.solver.weights import COIN
from lanterne.games.map_masters.state import HAND, Atlas, Mapper
from lanterne.games.map_masters.view import AtlasView
from lanterne.kernel.asks import Choose, Json, Option, Pick
from lanterne.kernel.crafts import Compose
from lanterne.kernel.dealers import stream
from lanterne.kernel.game import Player, Sight

NODES = 1_000  # of the search for a path
EASY_NODES = 300
EASY_CARDS = 3  # that a novice gets to grips with


class Greedy(Player):
    """Buys what is worth more than its price, and draws a good path."""

    nodes = NODES
    cards = HAND

    def answer(self, sight: Sight) -> object:
        view = sight.view
        assert isinstance(view, AtlasView)
        s, mapper = view.table, view.table.mappers[sight.seat]
        ask = sight.ask
        if isinstance(ask, Compose):
            return explored(s, mapper, aims(s), self.nodes, self.cards)
        assert isinstance(ask, Choose | Pick)
        return self.choose(s, mapper, ask.options)

    def choose(self, s: Atlas, mapper: Mapper, options: list[Option]) -> Option:
        weights = weights_of(s)
        return max(options, key=lambda option: judged(s, mapper, option, weights))


class Novice(Greedy):
    """Uses three of the five cards, does not look far, and buys what catches the eye."""

    nodes = EASY_NODES
    cards = EASY_CARDS

    def choose(self, s: Atlas, mapper: Mapper, options: list[Option]) -> Option:
        below = stream(self.seed * 1000 + s.round, f"novice {len(mapper.zone)} {mapper.coins}").below
        return options[below(len(options))] if below(2) else super().choose(s, mapper, options)


def aims(s: Atlas) -> Mapping[str, float]:
    """What a path should look for now."""
    return puzzle_weights(s.content.kind_of(s.primary)) if s.puzzle else weights_of(s)


def explored(
    s: Atlas, mapper: Mapper, weights: Mapping[str, float], nodes: int | None, cards: int,
    stop: Callable[[], bool] | None = None,
) -> Json:  # fmt: skip
    """A path through the best cards of the hand; with a number of nodes always the same."""
    from lanterne.games.map_masters.solver.hand import solve_hand  # loaded when something is to be solved

    best = sorted(mapper.zone, key=lambda card: -worth(s.content.cards[card], weights))[:cards]
    if not best:
        return EMPTY
    ready = [book for book, up in zip(mapper.books, mapper.ready, strict=True) if up]
    books = [book for book in ready if book in EXPLORATION_BOOKS]
    tokens = tokens_of(mapper)
    found = solve_hand(s.content.cards, best, tokens, books, weights, wild_cost=1.0, most_nodes=nodes, stop=stop)
    return found.exploration.dump()


def tokens_of(mapper: Mapper) -> dict[str, int]:
    return dict(zip(TOOLS, mapper.tokens, strict=True))


# --- choices ---------------------------------------------------------------------------------------------------------


def judged(s: Atlas, mapper: Mapper, option: Option, weights: Mapping[str, float]) -> float:
    """What an option is worth, compared with doing nothing."""
    verb = option.verb
    if verb in (v.NO_PEEK, v.DROP_PEEKED, v.FINISH, v.NO_TRADE, v.PASS):
        return 0.0
    if verb is v.GIVE_UP:
        return -BOOK_WORTH.get(option.word(), 0.0)
    if verb is v.PEEK:
        return 1.0
    if verb is v.KEEP_PEEKED:
        return worth(s.content.cards[option.word()], weights) - mean_worth(s, draws(mapper), weights)
    if verb in (v.RECYCLE, v.REDEEM):
        price = REDEEM_PRICE * COIN if verb is v.REDEEM else 0.0
        return worth(s.content.cards[option.word()], weights) - mean_worth(s, draws(mapper), weights) - price
    if verb in (v.CUT, v.BURN):
        return mean_worth(s, rest(mapper), plain_weights(s)) - worth(s.content.cards[option.word()], plain_weights(s))
    if verb is v.TRADE:
        best = max(worth(s.content.cards[card], weights) for card in affordable(s, option.word()))
        return best - worth(s.content.cards[option.word()], plain_weights(s)) - 0.5
    if verb is v.TAKE:
        return worth(s.content.cards[option.word()], weights)
    return thumb(s, mapper, option, weights)


def rest(mapper: Mapper) -> tuple[str, ...]:
    return mapper.pile + mapper.discard + mapper.zone


def affordable(s: Atlas, card: str) -> list[str]:
    """What the market would give for a card."""
    return [up for up in s.cards_up if up and s.content.cost_of(up) <= s.content.cost_of(card)] or [card]
