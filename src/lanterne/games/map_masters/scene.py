"""A view as a page draws it: ids and figures. What is printed on things is in the box."""

from __future__ import annotations

from lanterne.games.map_masters.advice import drawing_of
from lanterne.games.map_masters.content import COSTS
from lanterne.games.map_masters.ending import Sheet, sheets
from lanterne.games.map_masters.exploration_check import Kit
from lanterne.games.map_masters.exploring import drawn_by
from lanterne.games.map_masters.kinds import TOOLS
from lanterne.games.map_masters.state import HAND, HIDDEN, NOTHING, ROUNDS, Atlas, Mapper
from lanterne.games.map_masters.view import AtlasView
from lanterne.kernel.asks import Json

HIDDEN_HAND = ("hand", "reveal")


def scene_of(view: AtlasView) -> Json:
    s = view.table
    found = sheets(s)
    return {
        "seat": view.seat,
        "round": s.round,
        "phase": s.phase,
        "solo": len(s.mappers) == 1,
        "puzzle": s.puzzle,
        "primary": s.primary,
        "secondary": s.secondary,
        "timed": s.is_timed(),
        "hourglasses": s.counts_hourglasses(),
        "shown_round": shown_round(s),
        "drawn": list(s.shown),
        "market": market_of(s),
        "buyer": s.buyer,
        "first": s.first,
        "passed": list(s.passed),
        "players": [player_of(s, mapper, sheet) for mapper, sheet in zip(s.mappers, found, strict=True)],
        "ranking": ranking_of(found, s.winners) if s.result else None,
    }


def shown_round(s: Atlas) -> int:
    """The round of the dungeons that lie open: the last one, once the next objective is known."""
    return s.round - (s.phase not in ("reward", "next", "over"))


def market_of(s: Atlas) -> Json:
    return {
        "tokens": dict(zip(TOOLS, s.stock, strict=True)),
        "books": list(s.books_up),
        "book_pile": len(s.book_pool),
        "columns": [
            {"cost": cost, "up": list(s.cards_up[2 * place : 2 * place + 2]), "pile": len(s.pools[place])}
            for place, cost in enumerate(COSTS)
        ],
    }


def player_of(s: Atlas, mapper: Mapper, sheet: Sheet) -> Json:
    peeked = [mapper.peeked] if mapper.peeked not in (NOTHING, HIDDEN) else []
    hidden = HAND - len(mapper.zone) if s.phase in HIDDEN_HAND else 0
    down = [*peeked, *([HIDDEN] * (len(mapper.pile) + len(mapper.discard)))][:hidden]
    books: list[Json] = [{"id": book, "up": up} for book, up in zip(mapper.books, mapper.ready, strict=True)]
    return {
        "seat": mapper.seat,
        "colour": mapper.colour(),
        "coins": mapper.coins,
        "tokens": dict(zip(TOOLS, mapper.tokens, strict=True)),
        "books": books,
        "zone": [*mapper.zone, *down],
        "pile": len(mapper.pile),
        "discard": list(mapper.discard),
        "rows": [row_of(s, mapper, round) for round in range(ROUNDS)],
        "bonus": mapper.seat == s.winner,
        "total": mapper.primary[0] if s.puzzle else sheet.total,
        "kept": list(mapper.kept),
        "cut": list(mapper.cut),
        "exploration": exploration_of(s, mapper),
    }


def row_of(s: Atlas, mapper: Mapper, round: int) -> Json:
    return {
        "primary": mapper.primary[round],
        "secondary": mapper.secondary[round],
        "bonus": mapper.bonus[round],
        "exit": bool(mapper.exits[round]),
        "played": round < s.round - 1 or (round == s.round - 1 and bool(s.secondary)),
    }


def exploration_of(s: Atlas, mapper: Mapper) -> Json:
    """What a player drew last, once everybody may see it."""
    data = drawn_by(mapper)
    if not isinstance(data, dict):
        return None
    return drawing_of(open_kit(s, mapper), data)


def open_kit(s: Atlas, mapper: Mapper) -> Kit:
    """Everything that a path could ever use: for paths that were checked when they were handed in."""
    hand = tuple(dict.fromkeys((*mapper.zone, *mapper.hand)))
    return Kit(s.content.cards, hand, dict.fromkeys(TOOLS, HAND * len(TOOLS)), dict.fromkeys(s.content.books, True))


def ranking_of(found: list[Sheet], winners: tuple[int, ...]) -> Json:
    order = sorted(found, key=lambda sheet: (-sheet.total, -sheet.pink, sheet.seat))
    places = [1 + sum((other.total, other.pink) > (sheet.total, sheet.pink) for other in found) for sheet in order]
    return [
        {
            "seat": sheet.seat, "total": sheet.total, "blue": sheet.blue, "pink": sheet.pink, "green": sheet.green,
            "exits": sheet.exits, "exit_award": sheet.award, "coins": sheet.coins, "coin_points": sheet.wealth,
            "place": place, "won": sheet.seat in winners,
        }
        for sheet, place in zip(order, places, strict=True)
    ]  # fmt: skip
