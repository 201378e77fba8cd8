"""Hindsight: a match looked at again, to tell luck from decisions.

At each decision a search estimates the chance to win with the best answer and with the one that was given, from what the seat
knew then. What the next estimate of that seat is above the promise of its answer was luck; what the promise was below the
best one was the decision's doing.
"""

from __future__ import annotations

from typing import Final

from lanterne.kernel.asks import Choose, Json
from lanterne.kernel.dealers import Hand
from lanterne.kernel.game import Weighed
from lanterne.kernel.match import Abandon, Match
from lanterne.players import searcher

WORLDS: Final = 100  # imagined for each decision
MOST_TURNS: Final = 400  # decisions that are looked at


class Turn:
    """One decision: `step` is the length of the log before it. All estimates are chances to win, from 0 to 1."""

    def __init__(self, step: int, seat: int, option: str, best: float, chosen: float) -> None:
        self.step = step
        self.seat = seat
        self.option = option
        self.best = best
        self.chosen = chosen
        self.after = chosen

    def dump(self) -> Json:
        return {
            "step": self.step, "seat": self.seat, "option": self.option, "best": self.best, "chosen": self.chosen,
            "after": self.after,
        }  # fmt: skip


def look_back(match: Match, worlds: int = WORLDS) -> list[Turn]:
    """Every decision that had an alternative, in the order of the game."""
    twin = match.at(len(match.past))
    twin.dealer = Hand()
    turns: list[Turn] = []
    for place, entry in enumerate(match.log):
        if isinstance(entry, Choose) and entry.seat >= 0 and len(entry.options) > 1 and len(turns) < MOST_TURNS:
            weighed = searcher(match.game, place, iterations=worlds).weigh(twin.sight(entry.seat))
            if weighed:
                turns.append(turn_of(len(match.past) + place, entry, weighed))
        twin.feed(entry.encode())
    link(turns, match)
    return turns


def turn_of(step: int, entry: Choose, weighed: list[Weighed]) -> Turn:
    """An answer that the search never tried promised no more than the worst it tried."""
    values = {answer.answer: answer.value for answer in weighed}
    best = weighed[0].value
    chosen = values.get(entry.chosen, min(values.values()))
    return Turn(step, entry.seat, entry.chosen.key, max(best, chosen), chosen)


def link(turns: list[Turn], match: Match) -> None:
    """What came after an answer is what the same seat could hope for at its next decision, or how the game ended."""
    outcome = None if match.log and isinstance(match.log[-1], Abandon) else match.outcome  # giving up is no bad luck
    later: dict[int, float] = {}
    if outcome is not None:
        later = {seat: float(seat in outcome.winners) for seat in range(match.options.seats)}
    for turn in reversed(turns):
        turn.after = later.get(turn.seat, turn.chosen)
        later[turn.seat] = turn.best
