"""Hindsight: what luck and decisions did in a match, from what the seats knew at the time."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import Choose
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.match import Match
from lanterne.players import make_bot
from lanterne.players.drive import play_out
from lanterne.players.hindsight import Turn, look_back
from tests.conformance.kit import GAMES

WORLDS = 8


def finished(slug: str, seed: int) -> Match:
    game = next(game for game in GAMES if game.slug == slug)
    match = Match(game, game.options(), Seeded(seed))
    play_out(match, [make_bot(game, "random", seat) for seat in range(match.options.seats)])
    return match


@pytest.fixture(scope="module", params=["mini-rogue", "kinfire-delve"])
def match(request: pytest.FixtureRequest) -> Match:
    return finished(request.param, 3)


@pytest.fixture(scope="module")
def turns(match: Match) -> list[Turn]:
    return look_back(match, WORLDS)


def test_every_decision_with_an_alternative_is_looked_at_once(match: Match, turns: list[Turn]) -> None:
    wanted = [place for place, entry in enumerate(match.log) if isinstance(entry, Choose) and len(entry.options) > 1]
    assert [turn.step for turn in turns] == wanted
    assert all(f"{match.log[turn.step].encode()}".endswith(f"> {turn.option}") for turn in turns)


def test_estimates_are_chances_and_nothing_promises_more_than_the_best(turns: list[Turn]) -> None:
    assert all(0 <= turn.chosen <= turn.best <= 1 and 0 <= turn.after <= 1 for turn in turns)


def test_luck_and_decisions_lead_from_the_first_estimate_to_the_end(match: Match, turns: list[Turn]) -> None:
    assert match.outcome is not None
    changes = sum(turn.after - turn.chosen for turn in turns) + sum(turn.chosen - turn.best for turn in turns)
    assert turns[0].best + changes == pytest.approx(float(0 in match.outcome.winners))


def test_looking_back_again_sees_the_same(match: Match, turns: list[Turn]) -> None:
    assert [turn.dump() for turn in look_back(match, WORLDS)] == [turn.dump() for turn in turns]


def test_giving_up_is_no_bad_luck(match: Match) -> None:
    given_up = match.at(40)
    given_up.abandon(0)
    last = look_back(given_up, WORLDS)[-1]
    assert last.after == last.chosen
