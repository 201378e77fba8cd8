"""Phase F, reset, after rounds 1 to 5. MM-RESET, MM-SB-11, 15, 17, MM-RULING-56 to 64."""

from __future__ import annotations

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.content import COSTS
from lanterne.games.map_masters.kinds import COUNTERS
from lanterne.games.map_masters.market import next_first
from lanterne.games.map_masters.piles import fill_book, fill_card
from lanterne.games.map_masters.setup import draw_primary, open_market
from lanterne.games.map_masters.state import NOTHING, Atlas, Mapper, column_of, cost_at
from lanterne.kernel.asks import Ask, Choose, Flow, Option, Together

REFRESH_AFTER = 3  # MM-RESET-11
BURNING, TRADING, REDEEMING = "SB-11", "SB-15", "SB-17"
REDEEM_PRICE = 2


def reveal_next(s: Atlas) -> Flow[None]:
    """MM-RESET-01: the next primary is known before anything is improved."""
    s.round += 1
    yield from draw_primary(s)
    s.done = [not options_of(s, mapper) for mapper in s.mappers]
    s.phase = "improve"


def improve(s: Atlas) -> Flow[None]:
    """MM-RESET-02, MM-RULING-57: all who have optimizers or books for it choose at the same time, one card after the other."""
    asks: list[Ask] = []
    for mapper in s.mappers:
        if not s.done[mapper.seat]:
            ask = Choose(mapper.seat, "improve", [*options_of(s, mapper), v.FINISH_NOW])
            ask.late = v.FINISH_NOW
            asks.append(ask)
    if asks:
        yield from Together("improve", asks)
        for answered in asks:
            assert isinstance(answered, Choose)
            mapper = s.mappers[answered.seat]
            use(s, mapper, answered.chosen)
            if answered.chosen.verb is v.FINISH or not options_of(s, mapper):
                s.done[mapper.seat] = True
    if all(s.done):
        s.done = [False] * len(s.mappers)
        s.phase = "trade"


def options_of(s: Atlas, mapper: Mapper) -> list[Option]:
    """What a player may still do with the cards of the round: each is treated once (MM-RULING-60)."""
    cards = [card for card in mapper.zone if card not in mapper.kept and card not in mapper.cut]
    options: list[Option] = []
    if mapper.count("recycle"):
        options += [v.RECYCLE(card) for card in cards]
    if mapper.count("scissors"):
        options += [v.CUT(card) for card in cards]
    if mapper.is_ready(BURNING):
        options += [v.BURN(card) for card in cards]
    if mapper.is_ready(REDEEMING) and mapper.coins >= REDEEM_PRICE:
        options += [v.REDEEM(card) for card in cards]
    return options


def use(s: Atlas, mapper: Mapper, choice: Option) -> None:
    """MM-RESET-03 to 06: an icon or a book treats one card."""
    if choice.verb is v.FINISH:
        return
    card = choice.word()
    if choice.verb is v.RECYCLE:
        spend(mapper, "recycle")
        mapper.kept += (card,)
        s.emit(v.RECYCLED, mapper.colour(), card)
    elif choice.verb is v.REDEEM:
        mapper.coins -= REDEEM_PRICE
        mapper.turn(REDEEMING, False)
        mapper.kept += (card,)
        s.emit(v.REDEEMED, mapper.colour(), card)
    else:
        if choice.verb is v.CUT:
            spend(mapper, "scissors")
        else:
            mapper.turn(BURNING, False)
        mapper.cut += (card,)
        s.emit(v.REMOVED, mapper.colour(), card)


def spend(mapper: Mapper, icon: str) -> None:
    mapper.counts[COUNTERS.index(icon)] -= 1


def trade_cards(s: Atlas) -> Flow[None]:
    """MM-SB-15, MM-RULING-56, 57: in the order of the market, one after the other."""
    for step in range(len(s.mappers)):
        mapper = s.mappers[(s.first + step) % len(s.mappers)]
        if s.done[mapper.seat] or not mapper.is_ready(TRADING):
            continue
        s.done[mapper.seat] = True
        offers = [card for card in mapper.zone if tradable(s, mapper, card)]
        if offers:
            yield from trade_one(s, mapper, offers)
            return
    s.phase = "clean"


def tradable(s: Atlas, mapper: Mapper, card: str) -> bool:
    """A bought card that nothing else treats, and for which the market has something."""
    free = card not in mapper.kept and card not in mapper.cut and s.content.cost_of(card) > 0
    return free and bool(takeable(s, card))


def takeable(s: Atlas, card: str) -> list[int]:
    """The face-up places whose cards cost no more."""
    return [place for place, up in enumerate(s.cards_up) if up and cost_at(place) <= s.content.cost_of(card)]


def trade_one(s: Atlas, mapper: Mapper, offers: list[str]) -> Flow[None]:
    ask = Choose(mapper.seat, "trade", [*(v.TRADE(card) for card in offers), v.NO_TRADE()])
    ask.late = v.NO_TRADE()
    choice = yield from ask
    if choice.verb is v.NO_TRADE:
        return
    card = choice.word()
    places = takeable(s, card)
    pick = yield from Choose(mapper.seat, "take", [v.TAKE(s.cards_up[place]) for place in places])
    taken = pick.word()
    mapper.turn(TRADING, False)
    mapper.cut += (card,)
    mapper.zone += (taken,)
    mapper.kept += (taken,)
    s.emit(v.TRADED, mapper.colour(), card, taken)
    yield from fill_card(s, s.cards_up.index(taken))


def clean_up(s: Atlas) -> Flow[None]:
    """MM-RESET-07 to 11: paths are erased, cards discarded, books turned up; after round 3 the market is renewed. What the
    dungeon looked like stays to be looked at until the next one is built."""
    for mapper in s.mappers:
        rest = tuple(card for card in mapper.zone if card not in mapper.kept and card not in mapper.cut)
        mapper.discard += rest
        mapper.zone = mapper.kept
        mapper.kept = mapper.cut = mapper.drawn = ()
        mapper.counts = [0] * len(mapper.counts)
        mapper.ready = (True,) * len(mapper.books)  # MM-SPELL-03
    s.done = [False] * len(s.mappers)
    s.winner = -1
    s.emit(v.CLEARED)
    if s.round == REFRESH_AFTER + 1:
        yield from renew_market(s)  # MM-RULING-64: the last act of the phase
    s.emit(v.BEGUN, s.round)
    s.first = next_first(s)
    open_market(s)


def renew_market(s: Atlas) -> Flow[None]:
    """MM-RESET-11. What lay there comes back only when its pile is empty (MM-RULING-07)."""
    s.book_discard += tuple(book for book in s.books_up if book)
    for place, card in enumerate(s.cards_up):
        if card:
            s.discards[column_of(place)] += (card,)
    s.books_up = [NOTHING] * len(s.books_up)
    s.cards_up = [NOTHING] * len(s.cards_up)
    s.emit(v.REFRESHED)
    for place in range(len(s.books_up)):
        yield from fill_book(s, place)
    for place in range(2 * len(COSTS)):
        yield from fill_card(s, place)
