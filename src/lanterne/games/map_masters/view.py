"""What a seat may know, built from nothing, and the worlds it may imagine. MM-RULING-69, 70."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lanterne.games.map_masters.state import HIDDEN, Atlas, Mapper
from lanterne.kernel.records import INT, Kind, Record, one
from lanterne.parts.decks import without


class AtlasView(Record):
    """The table as one seat sees it: everything lies open but the order of piles, which does not exist, a card that SB-16 kept,
    and what others draw in phase D, which is in no state before all are done."""

    def __init__(self, seat: int, table: Atlas) -> None:
        self.seat = seat
        self.table = table

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return VIEW_FIELDS


VIEW_FIELDS: dict[str, Kind] = {"seat": INT, "table": one(Atlas)}


def view_of(s: Atlas, seat: int) -> AtlasView:
    table = Atlas(
        s.content, s.phase, s.round, s.puzzle, s.time_bonus, s.pace, s.first, s.buyer, s.passed.copy(), s.primary,
        s.secondary, s.objectives, s.shown, s.stock.copy(), s.books_up.copy(), s.book_pool, s.book_discard,
        s.cards_up.copy(), s.pools.copy(), s.discards.copy(), s.done.copy(), s.winner,
        [mapper_seen(s, mapper, seat) for mapper in s.mappers], s.result, s.winners,
    )  # fmt: skip
    return AtlasView(seat, table)


def mapper_seen(s: Atlas, mapper: Mapper, seat: int) -> Mapper:
    """MM-RULING-58: only its owner knows a card that was looked at and kept; to the others it is still one of the pile's."""
    pile, peeked = mapper.pile, mapper.peeked
    if peeked and seat != mapper.seat:
        pile, peeked = s.content.in_box_order((*pile, peeked)), HIDDEN
    return Mapper(
        mapper.seat, mapper.coins, mapper.tokens.copy(), mapper.books, mapper.ready, mapper.zone, mapper.drawn, peeked, pile,
        mapper.discard, mapper.hand, mapper.kit, mapper.tableau, mapper.start, mapper.steps, mapper.counts.copy(),
        mapper.kept, mapper.cut, mapper.primary.copy(), mapper.secondary.copy(), mapper.bonus.copy(), mapper.exits.copy(),
    )  # fmt: skip


def imagine(s: Atlas, seat: int, below: Callable[[int], int]) -> Atlas:
    """The same table; a card that another seat looked at is any of its pile."""
    twin = s.copy()
    for mapper in twin.mappers:
        if mapper.peeked and mapper.seat != seat:
            pool = s.content.in_box_order((*mapper.pile, mapper.peeked))
            mapper.peeked = pool[below(len(pool))]
            mapper.pile = without(pool, mapper.peeked)
    return twin
