"""Drawing: objectives, books and cards of the market, cards of a player's pile. MM-HAND-01, 02, MM-RULING-07, 44, 45."""

from __future__ import annotations

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.state import NOTHING, Atlas, Mapper, column_of, cost_at
from lanterne.kernel.asks import Draw, Flow
from lanterne.parts.decks import without


def draw_objective(s: Atlas, which: str) -> Flow[str]:
    """MM-SETUP-10: every drawn objective stays face up."""
    card = yield from Draw(v.OBJECTIVES, f"{which} {s.round}", s.objectives)
    s.objectives = without(s.objectives, card)
    s.shown += (card,)
    return card


def fill_book(s: Atlas, place: int) -> Flow[None]:
    """MM-SETUP-02, MM-MARKET-12: a face-up place for a book gets the next one of the pile."""
    s.books_up[place] = NOTHING
    book = yield from next_book(s)
    if book:
        s.books_up[place] = book
        s.emit(v.LAID_BOOK if s.phase == "setup" else v.REVEALED_BOOK, book)


def next_book(s: Atlas) -> Flow[str]:
    """The next book of the pile, or nothing where pile and discard are empty."""
    if not s.book_pool:
        s.book_pool, s.book_discard = s.book_discard, ()
    if not s.book_pool:
        return NOTHING
    book = yield from Draw(v.BOOKS, f"book {s.round}", s.book_pool)
    s.book_pool = without(s.book_pool, book)
    return book


def fill_card(s: Atlas, place: int) -> Flow[None]:
    """MM-SETUP-04, MM-MARKET-12: a face-up place for a card gets the next one of its column."""
    s.cards_up[place] = NOTHING
    card = yield from next_card(s, column_of(place))
    if card:
        s.cards_up[place] = card
        s.emit(v.LAID_CARD if s.phase == "setup" else v.REVEALED_CARD, card, cost_at(place))


def next_card(s: Atlas, column: int) -> Flow[str]:
    """The next card of a column, or nothing where pile and discard are empty."""
    if not s.pools[column]:
        s.pools[column], s.discards[column] = s.content.in_box_order(s.discards[column]), ()
    if not s.pools[column]:
        return NOTHING
    card = yield from Draw(v.CARDS, f"card {s.round} {column}", s.pools[column])
    s.pools[column] = without(s.pools[column], card)
    return card


def draw_from_pile(s: Atlas, mapper: Mapper, only: int = -1) -> Flow[str]:
    """The next card of a player's pile; the discard is shuffled into a new one where it is empty. Nothing where both are."""
    if not mapper.pile:
        if not mapper.discard:
            return NOTHING
        mapper.pile, mapper.discard = s.content.in_box_order(mapper.discard), ()
        s.emit(v.RESHUFFLED, mapper.colour())
    card = yield from Draw(v.PILES, f"hand {s.round} {mapper.seat}", mapper.pile, only=only)
    mapper.pile = without(mapper.pile, card)
    return card
