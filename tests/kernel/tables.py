"""Small positions of the toys that several tests start from. Chance is typed in."""

from __future__ import annotations

from lanterne.kernel.dealers import Hand
from lanterne.kernel.match import Match
from tests.toys import COINS, FLIP, LANTERNS, Purse, Table


def coins() -> Match:
    return Match(COINS, None, Hand())


def flipped(match: Match, *faces: str) -> Match:
    for face in faces:
        match.answer(FLIP())
        match.answer(face)
    return match


def purse(match: Match) -> int:
    assert isinstance(match.state, Purse)
    return match.state.coins


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def lanterns(seats: int = 2, *gems: str) -> Match:
    """Lanterns after the deal; each seat holds the gem named."""
    match = Match(LANTERNS, LANTERNS.options(seats), Hand())
    for gem in gems or ("ruby", "opal", "jade")[:seats]:
        match.answer(gem)
    return match


def walking() -> Match:
    """Lanterns where seat 0 leads and is asked for its path."""
    match = lanterns()
    match.answer("bid 3", seat=0)
    match.answer("bid 0", seat=1)
    match.answer("wait", seat=1)
    return match


def voting() -> Match:
    match = walking()
    match.answer([0, 1, 2])
    match.answer(["give 0 ruby"])
    return match
