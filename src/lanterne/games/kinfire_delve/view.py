"""What a seat may know of a delve, built from nothing, and the worlds it may imagine. KD-VIEW, KD-RULING-40 to 45."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lanterne.games.kinfire_delve.state import HIDDEN, Delve, Seeker
from lanterne.kernel.records import INT, Kind, Record, one
from lanterne.parts.decks import without


class DelveView(Record):
    """A delve as one seat sees it: a table on which everything that the seat may not know is HIDDEN."""

    def __init__(self, seat: int, table: Delve) -> None:
        self.seat = seat
        self.table = table

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return VIEW_FIELDS


VIEW_FIELDS: dict[str, Kind] = {"seat": INT, "table": one(Delve)}


def view_of(s: Delve, seat: int) -> DelveView:
    """KD-VIEW-01: the table is open, but for hands and decks. KD-RULING-45: at the end nothing is hidden."""
    attempt = s.attempt
    table = Delve(
        s.content, s.phase, s.hard, s.fast, s.first_game, s.open_hands, s.turn, s.active, s.hp, s.full, s.slots.copy(),
        s.progress.copy(), s.failures.copy(), s.up.copy(), s.master, s.attached, s.exhausted, s.fatigue, s.well.copy(),
        s.well_discard.copy(), s.unseen, s.completed, [seeker_seen(s, seeker, seat) for seeker in s.seekers],
        None if attempt is None else attempt.copy(), s.swapping, s.hurt, s.hurt_else, s.feats, s.result, s.cause, s.killer,
        s.gave_in, s.bottom_turn, s.bottom_hp,
    )  # fmt: skip
    return DelveView(seat, table)


def seeker_seen(s: Delve, seeker: Seeker, seat: int) -> Seeker:
    """KD-VIEW-03, KD-RULING-42: a hand is its owner's; what was shown of it is known, and its size. The composition of a
    deck, never its order, is known to its owner."""
    hand, deck = seeker.hand, seeker.deck
    if seat != seeker.seat and not s.result and not s.open_hands:  # an open hand and the discards tell the rest of a deck
        deck = (HIDDEN,) * len(deck)
        hand = seeker.shown + (HIDDEN,) * (len(hand) - len(seeker.shown))
    return Seeker(seeker.seat, seeker.id, seeker.lit, hand, seeker.shown, deck, seeker.discard, seeker.spent)


def imagine(s: Delve, seat: int, below: Callable[[int], int]) -> Delve:
    """The same table with the hidden cards of the other hands dealt anew from what may be in them. Decks, Well and Master
    have no hidden order: chance has not spoken yet."""
    twin = s.copy()
    if s.open_hands or s.result:
        return twin
    for seeker in twin.seekers:
        if seeker.seat == seat or len(seeker.shown) == len(seeker.hand):
            continue
        hidden = seeker.hand
        for card in seeker.shown:
            hidden = without(hidden, card)
        pool = s.content.in_box_order(hidden + seeker.deck)
        dealt: list[str] = []
        for _ in hidden:
            card = pool[below(len(pool))]
            pool = without(pool, card)
            dealt.append(card)
        seeker.hand = seeker.shown + tuple(dealt)
        seeker.deck = pool
    return twin
