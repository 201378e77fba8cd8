"""Playing matches out: every kind of question is answered by the seat it is put to, and only lookers get a view."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import PARTY, Chance, Choose
from lanterne.kernel.dealers import Hand, Seeded
from lanterne.kernel.game import Player, Sight
from lanterne.kernel.match import Match
from lanterne.kernel.records import get
from lanterne.players import bots_for
from lanterne.players.drive import play_out
from lanterne.players.random import Random
from lanterne.players.search import Search
from tests.toys import COINS, LANTERNS


class Looker(Player):
    """Takes the first option, or whatever fits, and remembers what it was shown."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Sight] = []

    def answer(self, sight: Sight) -> object:
        self.seen.append(sight)
        return sight.ask.options[0] if isinstance(sight.ask, Choose) else sight.ask.sample(lambda n: 0)


def test_plays_until_the_game_is_over() -> None:
    match = Match(LANTERNS, LANTERNS.options(3), Seeded(4))
    play_out(match, [Random(seat) for seat in range(3)])
    assert match.ask is None
    assert match.outcome is not None


def test_each_player_answers_for_its_own_seat_and_the_first_for_the_party() -> None:
    match = Match(LANTERNS, LANTERNS.options(2), Seeded(1))
    players = [Looker(0), Looker(1)]
    play_out(match, [*players])
    for seat, player in enumerate(players):
        assert player.seen
        assert {sight.seat for sight in player.seen} == {seat}
        assert {sight.ask.seat for sight in player.seen} <= {seat, PARTY}
    assert any(sight.ask.seat == PARTY for sight in players[0].seen)
    assert not any(sight.ask.seat == PARTY for sight in players[1].seen)


def test_a_player_sees_the_view_of_its_seat() -> None:
    match = Match(LANTERNS, LANTERNS.options(2), Seeded(1))
    players = [Looker(0), Looker(1)]
    play_out(match, [*players])
    for seat, player in enumerate(players):
        assert {get(sight.view, "seat") for sight in player.seen} == {seat}


def test_chance_without_a_dealer_is_an_error() -> None:
    match = Match(LANTERNS, LANTERNS.options(2), Hand())
    assert isinstance(match.ask, Chance)
    with pytest.raises(ValueError, match="no dealer"):
        play_out(match, [Random(0), Random(1)])


def test_bots_for_a_game_without_bots_of_its_own() -> None:
    assert bots_for(COINS) == {"random": Random, "search": Search}
