"""What things are worth to a player: rules of thumb that the bots share. All of it reads a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.cards import Card
from lanterne.games.map_masters.kinds import OBJECTIVES
from lanterne.games.map_masters.lint import theme_of
from lanterne.games.map_masters.solver.weights import COIN, OPTIMIZER, default_weights
from lanterne.games.map_masters.state import HAND, MOST_BOOKS, ROUNDS, Atlas, Mapper
from lanterne.kernel.asks import Option

FOUND = 0.55  # the share of what is printed on a card that a path finds
# What a spell book brings in a round, as far as bots make use of it
BOOK_WORTH = {
    "SB-1": 0.9, "SB-2": 0.6, "SB-3": 0.9, "SB-4": 0.4, "SB-5": 0.6, "SB-6": 0.8, "SB-7": 0.4, "SB-8": 0.3, "SB-9": 0.4,
    "SB-10": 0.8, "SB-11": 0.7, "SB-12": 0.5, "SB-13": 0.5, "SB-14": 0.3, "SB-15": 0.6, "SB-16": 0.5, "SB-17": 0.5,
}  # fmt: skip
TOKEN_FOR = {"sword": ("monster",), "key": ("lock",), "rope": ("trap",), "scroll": ("circle",)}

Weights = Mapping[str, float]


def weights_of(s: Atlas) -> dict[str, float]:
    """MM-SOLVE-04: what a path should look for in this round."""
    kinds = {objective.id: objective.kind for objective in s.content.objectives.values()}
    seen = [kinds[objective] for objective in s.shown]
    return default_weights(s.content.kind_of(s.primary), seen, s.round, Counter(kinds.values()))


def plain_weights(s: Atlas) -> dict[str, float]:
    """What things are worth in some round to come, whatever its objectives will be."""
    weights = dict.fromkeys(OBJECTIVES, 0.0)
    deck = s.objectives or s.content.deck
    for objective in deck:
        kind = s.content.kind_of(objective)
        weights[kind] += 1.5 * OBJECTIVES[kind] / len(deck)
    weights["coin"] += COIN
    weights["recycle"] = weights["scissors"] = OPTIMIZER
    return weights


@cache
def icons_of(card: Card) -> tuple[tuple[str, int], ...]:
    """What is printed on a card, by what it counts as."""
    found: dict[str, int] = {}
    for icon, count in card.icons().items():
        found[theme_of(icon)] = found.get(theme_of(icon), 0) + count
    return tuple(found.items())


def worth(card: Card, weights: Weights) -> float:
    """What a path may hope to find on a card."""
    return FOUND * sum(weights.get(icon, 0.0) * count for icon, count in icons_of(card))


def mean_worth(s: Atlas, cards: tuple[str, ...], weights: Weights) -> float:
    return sum(worth(s.content.cards[card], weights) for card in cards) / len(cards) if cards else 0.0


def deck_of(mapper: Mapper) -> tuple[str, ...]:
    return mapper.pile + mapper.discard + mapper.zone


def later_worth(s: Atlas, mapper: Mapper, card: str) -> float:
    """What a card adds to the rounds after this one: how often it will be in the hand, instead of an average card."""
    deck = deck_of(mapper)
    weights = plain_weights(s)
    better = worth(s.content.cards[card], weights) - mean_worth(s, deck, weights)
    return (ROUNDS - s.round) * min(1.0, HAND / (len(deck) + 1)) * better


def draws(mapper: Mapper) -> tuple[str, ...]:
    """What may still come into the hand."""
    return mapper.pile or mapper.discard


def thumb(s: Atlas, mapper: Mapper, option: Option, weights: Weights) -> float:
    """What a purchase is worth by rule of thumb, its price taken off; 0 for a pass."""
    left = ROUNDS - s.round
    coin = COIN if left else 1 / 3
    if option.verb is v.BUY_TOKEN or option.verb is v.BUY_TWO:
        gain = sum(token_worth(s, mapper, str(tool), weights) for tool in option.args)
        return gain - coin
    if option.verb is v.BUY_BOOK or option.verb is v.BUY_BLIND_BOOK:
        return mean_gain(mapper, books_of(s, option)) * (left + 1) - 2 * coin
    if option.verb is v.PASS:
        return 0.0
    price = option.number(1) * coin
    instead = mean_worth(s, draws(mapper), weights)
    if option.verb is v.BUY_CARD or option.verb is v.CHEAPER_CARD:
        card = option.word()
        return worth(s.content.cards[card], weights) - instead + later_worth(s, mapper, card) - price
    column = s.content.piles[option.number() - 3]
    pool = s.pools[option.number() - 3] or column
    gain = sum(worth(s.content.cards[card], weights) + later_worth(s, mapper, card) for card in pool) / len(pool)
    return gain - instead - price


def books_of(s: Atlas, option: Option) -> tuple[str, ...]:
    """The books of which a purchase brings one."""
    return (option.word(),) if option.verb is v.BUY_BOOK else s.book_pool or s.book_discard


def mean_gain(mapper: Mapper, books: tuple[str, ...]) -> float:
    return sum(book_gain(mapper, book) for book in books) / len(books) if books else 0.0


def book_gain(mapper: Mapper, book: str) -> float:
    """What a book brings in a round, beyond the one that it takes the place of."""
    owned = [BOOK_WORTH.get(other, 0.0) for other in mapper.books]
    return BOOK_WORTH.get(book, 0.0) - (min(owned) if len(owned) == MOST_BOOKS else 0.0)


def token_worth(s: Atlas, mapper: Mapper, tool: str, weights: Weights) -> float:
    """A token helps once, where the obstacle scores and the hand may lack the tool."""
    scored = max(weights.get(kind, 0.0) for kind in TOKEN_FOR[tool])
    have = sum(s.content.cards[card].icons().get(tool, 0) for card in mapper.zone)
    return 0.45 * scored / (1 + have)
