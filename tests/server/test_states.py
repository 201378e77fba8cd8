"""What a page is told adds up: whoever follows from state to state, with or without breaks, has what a newcomer gets."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.dealers import stream
from lanterne.kernel.game import Game
from lanterne.server.connection import Connection
from lanterne.server.messages import StateOf
from lanterne.server.room import Room
from lanterne.server.states import state_for
from tests.conformance.kit import examples
from tests.server.desk import Desk, Follower, everybody, room_of
from tests.server.test_table import GAMES


def newcomer(follower: Follower, room: Room) -> StateOf:
    """What a page without a past would be told through the same eyes."""
    fresh = Connection(follower.connection.person)
    fresh.lang, fresh.eyes = follower.connection.lang, follower.connection.eyes
    return state_for(fresh, room)


def apart_from_lines(state: StateOf) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(state, lines=[], since=0, fresh=False))


def has_everything(follower: Follower, room: Room) -> None:
    fresh = newcomer(follower, room)
    assert follower.lines == fresh.lines, "the log of a page that followed is that of a newcomer"
    assert apart_from_lines(follower.state) == apart_from_lines(fresh)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_who_follows_knows_what_a_newcomer_is_told(game: Game) -> None:
    """Answers, chance by hand and by the app, free undo, undo with a mark, pauses; pages that miss some of it, turn to another
    seat or speak another language."""

    @examples(12)
    @given(st.integers(0, 2**32))
    def proof(seed: int) -> None:
        below = stream(seed, "desk").below
        seats = game.seats[below(len(game.seats))]
        desk = Desk(game, seats, below, [source for source in game.sources if below(3) == 0])
        room = room_of(desk.table, everybody(seats))
        people = ["all", "watcher", *(f"person {seat}" for seat in range(seats))]
        followers = [Follower(room, person, "fr" if below(4) == 0 else "en") for person in people]
        for _ in range(45):
            desk.something()
            room.table = desk.loaded() if below(8) == 0 else desk.table  # another process, or this one
            for follower in followers:
                if below(3):
                    follow(follower, below(12), below(seats))
                    has_everything(follower, room)

    proof()


def follow(follower: Follower, what: int, seat: int) -> None:
    """Look again, as pages do."""
    if what == 0:
        follower.come_back()
    elif what == 1:
        follower.turn_to(seat)
    elif what == 2:
        follower.connection.lang, follower.connection.have = "fr" if follower.connection.lang == "en" else "en", -1
    follower.look()
