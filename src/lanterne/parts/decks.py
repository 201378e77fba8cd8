"""Lazy decks: a pool of unseen cards, plus the few whose place somebody knows.

A card that nobody has seen has no place; drawing asks chance for one of the pool. So there is no hidden order to leak.
"""

from __future__ import annotations


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but this one; of several alike, but the first."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


class Pool:
    """What may be drawn, and the weight of each card; no weights where all are alike."""

    __slots__ = ("cards", "weights")

    def __init__(self, cards: tuple[str, ...], weights: tuple[int, ...]) -> None:
        self.cards = cards
        self.weights = weights


def one_of_rest(known: tuple[str, ...], unseen: tuple[str, ...], elsewhere: int) -> Pool:
    """A random card of a deck that holds the known ones and all unseen ones but `elsewhere` of them, which lie hidden
    in other places. Each unseen card is as likely as the others to be in the deck."""
    here = len(unseen) - elsewhere
    if not here:
        return Pool(known, ())
    if not elsewhere:
        return Pool(known + unseen, ())
    return Pool(known + unseen, (len(unseen),) * len(known) + (here,) * len(unseen))
