"""The puzzle of the day: one hand and one objective that the date decides, alike on every machine. The score is the VP of the
objective, and one more for leaving the dungeon."""

from __future__ import annotations

from typing import Final

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.content import Content
from lanterne.games.map_masters.kinds import OBJECTIVES
from lanterne.games.map_masters.lint import theme_of
from lanterne.games.map_masters.state import Atlas, Mapper
from lanterne.kernel.dealers import stream
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import GameOver

MIX: Final = (0, 0, 3, 4, 5)  # the prices of the five cards
DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
LEAST: Final = 4  # of the objective's things in the hand, for something to find


def check_date(text: str) -> None:
    """A Fault where this is no date such as `2026-11-16`."""
    parts = text.split("-")
    if [len(part) for part in parts] == [4, 2, 2] and all(part.isascii() and part.isdigit() for part in parts):
        year, month, day = map(int, parts)
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        if 1 <= month <= 12 and 1 <= day <= DAYS[month - 1] + (leap and month == 2):
            return
    raise Fault("option-date", option="puzzle", got=text[:40])


def deal(content: Content, day: str) -> tuple[tuple[str, ...], str]:
    """The hand and the objective of a day."""
    below = stream(int(day.replace("-", "")), "map masters puzzle").below
    pools = {0: content.start, **dict(zip((3, 4, 5, 6), content.piles, strict=True))}
    while True:
        hand: list[str] = []
        for tier in MIX:
            left = [card for card in pools[tier] if card not in hand]
            hand.append(left[below(len(left))])
        objective = content.deck[below(len(content.deck))]
        kind = content.kind_of(objective)
        icons = [content.cards[card].icons() for card in hand]
        if sum(count for found in icons for icon, count in found.items() if theme_of(icon) == kind) >= LEAST:
            return tuple(hand), objective


def set_puzzle(s: Atlas) -> None:
    hand, objective = deal(s.content, s.puzzle)
    mapper = s.mappers[0]
    mapper.zone = hand
    mapper.pile = ()
    mapper.coins = 0
    s.primary = objective
    s.shown = (objective,)
    s.phase = "explore"
    s.emit(v.PUZZLE, s.puzzle, s.content.kind_of(objective))


def puzzle_weights(kind: str) -> dict[str, int]:
    return {kind: OBJECTIVES[kind], "exit": 1}


def puzzle_score(s: Atlas, mapper: Mapper) -> int:
    weights = puzzle_weights(s.content.kind_of(s.primary))
    return sum(mapper.count(counter) * weight for counter, weight in weights.items())


def end_puzzle(s: Atlas) -> None:
    s.mappers[0].primary[0] = puzzle_score(s, s.mappers[0])
    s.mappers[0].exits[0] = s.mappers[0].count("exit")
    s.emit(v.SOLVED, s.mappers[0].primary[0])
    s.winners = (0,)
    s.result = "puzzle"
    s.phase = "over"
    raise GameOver
