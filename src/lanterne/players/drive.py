"""Playing a match out: each player answers for its seat until the game is over."""

from __future__ import annotations

from lanterne.kernel.asks import PARTY, Ask, Chance, Together
from lanterne.kernel.game import Player
from lanterne.kernel.match import Match
from lanterne.players.random import Random


def play_out(match: Match, players: list[Player]) -> None:
    """Let `players[seat]` answer for each seat until the game is over. The dealer must answer all chance."""
    ask = match.ask
    while ask is not None:
        seat = speaker(ask)
        match.answer(reply(match, players[seat], seat), seat)
        ask = match.ask


def speaker(ask: Ask) -> int:
    """The seat that answers next: for the party the first one, of several the first that has not answered yet."""
    if isinstance(ask, Chance):
        raise ValueError(f"no dealer answers {ask.about!r}: bots do not roll real dice")
    if isinstance(ask, Together):
        return next(mine.seat for mine in ask.asks if mine not in ask.arrivals)
    return 0 if ask.seat == PARTY else ask.seat


def reply(match: Match, player: Player, seat: int) -> object:
    """A player's answer. The view is built only for players that look at it."""
    if isinstance(player, Random):
        ask = match.asks_for(seat)
        assert ask is not None
        return player.pick(ask)
    return player.answer(match.sight(seat))
