"""What is not allowed now, the rule that says so, and what would make it legal."""

from __future__ import annotations

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.market import wares, why_not
from lanterne.games.map_masters.reset import BURNING, REDEEM_PRICE, REDEEMING, TRADING, takeable
from lanterne.games.map_masters.state import Atlas, Mapper
from lanterne.kernel.asks import Choose, Refusal


def refusals(s: Atlas, ask: Choose) -> list[Refusal]:
    mapper = s.mappers[ask.seat]
    if ask.about == "market":
        found = []
        for option in wares(s, mapper):
            bar = why_not(s, mapper, option)
            if bar is not None:
                rule, need, args = bar
                found.append(Refusal(option, rule, need, **args))
        return found
    if ask.about == "improve":
        return improving(s, mapper)
    if ask.about == "trade":
        return trading(s, mapper)
    return []


def improving(s: Atlas, mapper: Mapper) -> list[Refusal]:
    """Cards that are treated already, icons that were not met, books that are used or cannot be paid for."""
    found: list[Refusal] = []
    for card in mapper.zone:
        treated = card in mapper.kept or card in mapper.cut
        for verb, icon in ((v.RECYCLE, "recycle"), (v.CUT, "scissors")):
            if treated:
                found.append(Refusal(verb(card), "MM-RULING-60", "need-card-untouched"))
            elif not mapper.count(icon):
                found.append(Refusal(verb(card), "MM-RESET-06", "need-optimizer"))
        for verb, book in ((v.BURN, BURNING), (v.REDEEM, REDEEMING)):
            if book not in mapper.books:
                continue
            if treated:
                found.append(Refusal(verb(card), "MM-RULING-60", "need-card-untouched"))
            elif not mapper.is_ready(book):
                found.append(Refusal(verb(card), "MM-SPELL-02", "need-book-ready"))
            elif verb is v.REDEEM and mapper.coins < REDEEM_PRICE:
                have = mapper.coins
                found.append(Refusal(v.REDEEM(card), "MM-RULING-59", "need-coins", coins=REDEEM_PRICE, have=have))
    return found


def trading(s: Atlas, mapper: Mapper) -> list[Refusal]:
    found: list[Refusal] = []
    if TRADING not in mapper.books:
        return found
    for card in mapper.zone:
        if card in mapper.kept or card in mapper.cut:
            found.append(Refusal(v.TRADE(card), "MM-RULING-60", "need-card-untouched"))
        elif not s.content.cost_of(card):
            found.append(Refusal(v.TRADE(card), "MM-RULING-56", "need-bought-card"))
        elif not takeable(s, card):
            found.append(Refusal(v.TRADE(card), "MM-RULING-56", "need-cheap-card"))
    return found
