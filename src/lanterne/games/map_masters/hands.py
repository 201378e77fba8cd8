"""Phase C, the hands, and the moment they are turned up. MM-HAND, MM-SB-16, MM-EXPLORE-01, 02, MM-RULING-44, 45, 58."""

from __future__ import annotations

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.piles import draw_from_pile
from lanterne.games.map_masters.state import HAND, NOTHING, Atlas, Mapper
from lanterne.kernel.asks import Choose, Flow

PEEKING = "SB-16"


def make_hands(s: Atlas) -> Flow[None]:
    """Whoever has SB-16 may look at the first card; then all hands are turned up."""
    for mapper in s.mappers:
        if not s.done[mapper.seat] and may_peek(mapper):
            s.done[mapper.seat] = True
            yield from peek(s, mapper)
            return  # a card that one seat alone has seen: the step ends
    s.done = [False] * len(s.mappers)
    s.phase = "reveal"


def may_peek(mapper: Mapper) -> bool:
    """Only where a card is to be drawn at all."""
    return mapper.is_ready(PEEKING) and len(mapper.zone) < HAND and bool(mapper.pile or mapper.discard)


def peek(s: Atlas, mapper: Mapper) -> Flow[None]:
    choice = yield from Choose(mapper.seat, "peek", [v.PEEK(), v.NO_PEEK()])
    if choice.verb is v.NO_PEEK:
        return
    mapper.turn(PEEKING, False)
    s.emit(v.PEEKED, mapper.colour())
    card = yield from draw_from_pile(s, mapper, only=mapper.seat)
    mapper.peeked = card
    s.tell(mapper.seat, v.PEEKED_CARD, card)
    verdict = yield from Choose(mapper.seat, "keep", [v.KEEP_PEEKED(card), v.DROP_PEEKED(card)])
    if verdict.verb is v.KEEP_PEEKED:
        s.emit(v.KEPT_PEEKED, mapper.colour())
    else:
        mapper.peeked = NOTHING
        mapper.discard += (card,)
        s.reveal(v.DROPPED, mapper.colour(), card)


def reveal_hands(s: Atlas) -> Flow[None]:
    """MM-HAND-01, 03: cards stay face down for everybody until all are turned up together; so they get their names now, and
    whoever reads them from the real box turns nobody's hand up before the last card."""
    hands = [mapper.copy() for mapper in s.mappers]
    for mapper in hands:
        drawn: list[str] = [mapper.peeked] if mapper.peeked else []
        while len(mapper.zone) + len(drawn) < HAND:
            card = yield from draw_from_pile(s, mapper)
            if not card:
                break  # MM-RULING-44
            drawn.append(card)
        mapper.peeked = NOTHING
        mapper.drawn = tuple(drawn)
        mapper.zone += mapper.drawn
    s.mappers = hands
    for mapper in s.mappers:
        s.reveal(v.HAND, mapper.colour(), " ".join(mapper.zone))
    s.phase = "explore"
