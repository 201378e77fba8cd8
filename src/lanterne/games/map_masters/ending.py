"""The end of the game: what the score boards add up to. MM-END, MM-RULING-02, 65 to 67."""

from __future__ import annotations

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.state import COLOURS, Atlas, Mapper
from lanterne.kernel.game import GameOver

MOST_EXITS, SECOND_EXITS = 2, 1
COINS_FOR_A_POINT = 3


class Sheet:
    """The final score of one player."""

    def __init__(self, mapper: Mapper, award: int) -> None:
        self.seat = mapper.seat
        self.blue = sum(mapper.primary)  # MM-END-01
        self.pink = sum(mapper.secondary)  # MM-END-02: halved once, on the sum
        self.green = sum(mapper.bonus)  # MM-END-03
        self.exits = sum(mapper.exits)
        self.award = award
        self.coins = mapper.coins
        self.wealth = mapper.coins // COINS_FOR_A_POINT  # MM-END-07
        self.total = self.blue + self.pink // 2 + self.green + award + self.wealth

    def tallies(self) -> dict[str, int]:
        return {"score": self.total, "blue": self.blue, "pink": self.pink, "exits": self.exits, "coins": self.coins}


def exit_awards(ticks: list[int]) -> list[int]:
    """MM-END-04 to 06, MM-RULING-65: by number of ticks, all with as many alike; no tick, no award. Alone only the first
    award is to be had (MM-RULING-02)."""
    ranks = sorted({tick for tick in ticks if tick}, reverse=True)
    awards = dict(zip(ranks, (MOST_EXITS, SECOND_EXITS), strict=False))
    return [awards.get(tick, 0) for tick in ticks]


def sheets(s: Atlas) -> list[Sheet]:
    awards = exit_awards([sum(mapper.exits) for mapper in s.mappers])
    return [Sheet(mapper, award) for mapper, award in zip(s.mappers, awards, strict=True)]


def winners_of(found: list[Sheet]) -> tuple[int, ...]:
    """MM-END-08 to 10, MM-RULING-66: highest total, then the pink sum undivided, then shared."""
    best = max((sheet.total, sheet.pink) for sheet in found)
    return tuple(sheet.seat for sheet in found if (sheet.total, sheet.pink) == best)


def cause_of(found: list[Sheet], winners: int) -> str:
    if len(found) == 1:
        return "alone"
    if winners > 1:
        return "shared"
    totals = [sheet.total for sheet in found]
    return "points" if totals.count(max(totals)) == 1 else "pink"


def end_game(s: Atlas) -> None:
    found = sheets(s)
    for sheet in found:
        s.emit(v.FINAL, COLOURS[sheet.seat], sheet.total)
    s.winners = winners_of(found)
    s.result = cause_of(found, len(s.winners))
    s.phase = "over"
    raise GameOver
