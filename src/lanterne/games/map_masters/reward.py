"""Phase E, reward, in the order of the reminder. MM-REWARD, MM-OBJ, MM-FAIRY-03, MM-TIME-05."""

from __future__ import annotations

from lanterne.games.map_masters import vocabulary as v
from lanterne.games.map_masters.ending import end_game
from lanterne.games.map_masters.kinds import OBJECTIVES, TOOLS
from lanterne.games.map_masters.piles import draw_objective
from lanterne.games.map_masters.puzzles import end_puzzle
from lanterne.games.map_masters.state import COLOURS, ROUNDS, Atlas, Mapper
from lanterne.kernel.asks import Flow


def reward(s: Atlas) -> Flow[None]:
    if s.puzzle:
        end_puzzle(s)
    return_tokens(s)
    row = s.round - 1
    kind = s.content.kind_of(s.primary)
    for mapper in s.mappers:
        mapper.coins += mapper.count("coin")  # MM-REWARD-02
        if mapper.count("coin"):
            s.emit(v.EARNED, mapper.colour(), mapper.count("coin"))
        mapper.primary[row] = points_for(mapper, kind)
        s.emit(v.SCORED, mapper.colour(), mapper.primary[row], kind)
    if s.winner >= 0:
        bonus = s.content.bonus[row]
        s.mappers[s.winner].bonus[row] = bonus  # MM-REWARD-07
        s.emit(v.QUICKEST, COLOURS[s.winner], bonus)
    s.secondary = yield from draw_objective(s, "secondary")  # MM-REWARD-08
    kind = s.content.kind_of(s.secondary)
    s.emit(v.NEW_SECONDARY, kind)
    for mapper in s.mappers:
        mapper.secondary[row] = points_for(mapper, kind)  # MM-REWARD-09: undivided
        s.emit(v.SCORED_TOO, mapper.colour(), mapper.secondary[row], kind)
        mapper.exits[row] = mapper.count("exit")  # MM-REWARD-10, MM-RULING-76
    if s.round == ROUNDS:
        end_game(s)  # MM-TURN-04
    s.phase = "next"


def points_for(mapper: Mapper, kind: str) -> int:
    """MM-REWARD-03, 04: what the path resolved, at the VP of the objective; tokens count nothing (MM-OBJ-18)."""
    return mapper.count(kind) * OBJECTIVES[kind]


def return_tokens(s: Atlas) -> None:
    """MM-REWARD-01, MM-FAIRY-02, 03: used or not, all tokens go back."""
    for mapper in s.mappers:
        for place in range(len(TOOLS)):
            s.stock[place] += mapper.tokens[place]
            mapper.tokens[place] = 0
