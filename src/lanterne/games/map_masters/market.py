"""Phase B, the market. MM-MARKET, MM-RULING-05 to 09, 43, 53, 55, 68, 71."""

from __future__ import annotations

from collections.abc import Iterator

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.content import COSTS
from lanterne.games.map_masters.kinds import TOOLS
from lanterne.games.map_masters.piles import fill_book, fill_card, next_book, next_card
from lanterne.games.map_masters.state import COLOURS, HAND, MOST_BOOKS, Atlas, Mapper, cost_at, tool_place
from lanterne.kernel.asks import Choose, Flow, Option
from lanterne.kernel.faults import Arg

TOKEN_PRICE, BOOK_PRICE = 1, 2  # MM-MARKET-08, 09
CHEAPER, FREE_TOKEN = "SB-9", "SB-14"

Bar = tuple[str, str, dict[str, Arg]]  # the rule, the message, its arguments


def buy(s: Atlas) -> Flow[None]:
    """One turn of one player: one article, or a pass (MM-MARKET-04)."""
    mapper = s.mappers[s.buyer]
    options = [option for option in wares(s, mapper) if why_not(s, mapper, option) is None]
    if options:
        ask = Choose(s.buyer, "market", [*options, v.PASS_NOW])
        ask.late = v.PASS_NOW  # MM-RULING-68
        choice = yield from ask
    else:
        choice = v.PASS_NOW
        s.emit(v.MUST_PASS, COLOURS[s.buyer])
    if choice.verb is v.PASS:
        s.passed[s.buyer] = True
        if options:
            s.emit(v.PASSED, COLOURS[s.buyer])
    else:
        yield from trade(s, mapper, choice)
    turn_over(s)


def turn_over(s: Atlas) -> None:
    """MM-MARKET-05, 06: clockwise to the next who has not passed; when all have, hands are made."""
    if all(s.passed):
        s.buyer = -1
        s.phase = "hand"
        return
    s.buyer = s.after(s.buyer)
    while s.passed[s.buyer]:
        s.buyer = s.after(s.buyer)


def trade(s: Atlas, mapper: Mapper, choice: Option) -> Flow[None]:
    """An article changes hands."""
    if choice.verb is v.BUY_TOKEN or choice.verb is v.BUY_TWO:
        mapper.coins -= TOKEN_PRICE
        take_token(s, mapper, choice.word())
        s.emit(v.BOUGHT_TOKEN, mapper.colour(), choice.word())
        if choice.verb is v.BUY_TWO:
            mapper.turn(FREE_TOKEN, False)
            take_token(s, mapper, choice.word(1))
            s.emit(v.FREE_TOKEN, mapper.colour(), choice.word(1))
    elif choice.verb is v.BUY_BOOK or choice.verb is v.BUY_BLIND_BOOK:
        mapper.coins -= BOOK_PRICE
        yield from take_book(s, mapper, choice)
    else:
        if choice.verb is v.CHEAPER_CARD or choice.verb is v.CHEAPER_BLIND:
            mapper.turn(CHEAPER, False)
        mapper.coins -= choice.number(1)
        yield from take_card(s, mapper, choice)


def take_token(s: Atlas, mapper: Mapper, tool: str) -> None:
    s.stock[tool_place(tool)] -= 1
    mapper.tokens[tool_place(tool)] += 1


def take_book(s: Atlas, mapper: Mapper, choice: Option) -> Flow[None]:
    """MM-MARKET-11, 16 to 18: one that lies open or the unseen top of the pile, shown to all (MM-RULING-70) and ready at once;
    a third one takes the place of one of the two (MM-RULING-08)."""
    if choice.verb is v.BUY_BLIND_BOOK:
        book = yield from next_book(s)
    else:
        book = choice.word()
    s.emit(v.BOUGHT_BOOK, mapper.colour(), book)
    if len(mapper.books) == MOST_BOOKS:
        choice = yield from Choose(mapper.seat, "replace", [v.GIVE_UP(owned) for owned in mapper.books])
        drop_book(s, mapper, choice.word())
    mapper.books += (book,)
    mapper.ready += (True,)
    if book in s.books_up:
        yield from fill_book(s, s.books_up.index(book))


def drop_book(s: Atlas, mapper: Mapper, book: str) -> None:
    """A book goes face up to the discard of the market."""
    lose_book(mapper, book)
    s.book_discard += (book,)
    s.emit(v.GAVE_UP, mapper.colour(), book)


def lose_book(mapper: Mapper, book: str) -> None:
    place = mapper.books.index(book)
    mapper.books = mapper.books[:place] + mapper.books[place + 1 :]
    mapper.ready = mapper.ready[:place] + mapper.ready[place + 1 :]


def take_card(s: Atlas, mapper: Mapper, choice: Option) -> Flow[None]:
    """MM-MARKET-11 to 13: a face-up card, or the unseen top of the pile; both are shown to all (MM-RULING-70)."""
    if choice.verb is v.BUY_BLIND or choice.verb is v.CHEAPER_BLIND:
        card = yield from next_card(s, COSTS.index(choice.number()))
    else:
        card = choice.word()
    mapper.zone += (card,)
    s.emit(v.BOUGHT_CARD, mapper.colour(), card, choice.number(1))
    if card in s.cards_up:
        yield from fill_card(s, s.cards_up.index(card))


# --- what may be bought ----------------------------------------------------------------------------------------------


def wares(s: Atlas, mapper: Mapper) -> Iterator[Option]:
    """Everything that the market has a name for, whether it may be bought or not."""
    for tool in TOOLS:
        yield v.BUY_TOKEN(tool)
    if FREE_TOKEN in mapper.books:
        for tool in TOOLS:
            for second in TOOLS:
                if second != tool:
                    yield v.BUY_TWO(tool, second)
    for book in s.books_up:
        if book:
            yield v.BUY_BOOK(book)
    yield v.ANY_BOOK
    for cheaper in (False, True) if CHEAPER in mapper.books else (False,):
        for place, card in enumerate(s.cards_up):
            if card:
                price = cost_at(place) - cheaper
                yield v.CHEAPER_CARD(card, price) if cheaper else v.BUY_CARD(card, price)
        for cost in COSTS:
            yield v.CHEAPER_BLIND(cost, cost - 1) if cheaper else v.BUY_BLIND(cost, cost)


def why_not(s: Atlas, mapper: Mapper, option: Option) -> Bar | None:
    """What bars a purchase."""
    verb = option.verb
    if verb is v.BUY_TOKEN or verb is v.BUY_TWO:
        for tool in map(str, option.args):
            if not s.stock[tool_place(tool)]:
                return "MM-MARKET-15", "need-token-in-stock", {}
        if verb is v.BUY_TWO and not mapper.is_ready(FREE_TOKEN):
            return "MM-SPELL-02", "need-book-ready", {}
        return poor(mapper, TOKEN_PRICE, "MM-MARKET-08")
    if verb is v.BUY_BOOK or verb is v.BUY_BLIND_BOOK:
        if verb is v.BUY_BLIND_BOOK and not s.book_pool and not s.book_discard:
            return "MM-RULING-07", "need-card-in-pile", {}
        return poor(mapper, BOOK_PRICE, "MM-MARKET-09")
    if (verb is v.CHEAPER_CARD or verb is v.CHEAPER_BLIND) and not mapper.is_ready(CHEAPER):
        return "MM-SPELL-02", "need-book-ready", {}
    if len(mapper.zone) >= HAND:
        return "MM-RULING-43", "need-room-in-zone", {}
    if verb is v.BUY_BLIND or verb is v.CHEAPER_BLIND:
        column = COSTS.index(option.number())
        if not s.pools[column] and not s.discards[column]:
            return "MM-RULING-07", "need-card-in-pile", {}
    return poor(mapper, option.number(1), "MM-MARKET-10")


def poor(mapper: Mapper, price: int, rule: str) -> Bar | None:
    return (rule, "need-coins", {"coins": price, "have": mapper.coins}) if mapper.coins < price else None


# --- who buys first --------------------------------------------------------------------------------------------------


def next_first(s: Atlas) -> int:
    """MM-MARKET-02, 03: fewest coins, then fewest VP in the last round; MM-RULING-05: then clockwise from the last first."""
    around = [(s.first + step) % len(s.mappers) for step in range(1, len(s.mappers) + 1)]
    return min(around, key=lambda seat: (s.mappers[seat].coins, s.mappers[seat].row(s.round - 2)))
