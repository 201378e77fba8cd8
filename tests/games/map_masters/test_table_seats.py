"""Seats and the clock at a table of people: MM-EXPLORE-07, 08, MM-RULING-41, 68, 74."""

from __future__ import annotations

import asyncio
import time

import pytest

from lanterne.games.map_masters.game import GAME
from lanterne.games.map_masters.state import Atlas
from lanterne.kernel.crafts import plain
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Refused
from lanterne.kernel.match import Match
from lanterne.players import make_bot
from lanterne.server.connection import Connection
from lanterne.server.journal import BOT, PERSON, Place
from lanterne.server.messages import Act, Answer, Draft, Undo
from lanterne.server.room import GRACE, Room
from lanterne.server.session import Session
from lanterne.server.table import Step, Table, opened
from tests.games.map_masters.phases import atlas_of
from tests.server.desk import everybody, room_of

HOURGLASS = 0  # a seed with which the first objective has one
EMPTY: dict[str, object] = {"tableau": [], "start": None, "steps": []}


class Evening:
    """Two people at a table, as a server knows it. What they do happened some seconds ago, as a test says."""

    def __init__(self, clock: int = 0, seed: int = 3, bots: int = 0, **options: bool | str) -> None:
        match = Match(GAME, GAME.options(2 + bots, {"first": "1", **options}), Seeded(seed))
        places = [Place(PERSON)] * 2 + [Place(BOT, "", "greedy")] * bots
        self.table, entries = opened("maps", match, places, lang="en", clock=clock, listed=False, guided=False)
        self.do(Step(entries))

    def do(self, step: Step, ago: float = 0.0) -> None:
        self.table = self.table.after(step, time.time() - ago, "")

    def answer(self, seat: int, answer: object, ago: float = 0.0) -> None:
        self.do(self.table.answer(seat, answer), ago)

    def explore(self, ago: float = 0.0) -> Evening:
        for seat in range(len(self.table.places)):
            if not self.atlas.passed[seat]:
                self.answer(seat, "pass", ago)
        assert self.atlas.phase == "explore"
        return self

    @property
    def atlas(self) -> Atlas:
        return atlas_of(self.table.match)

    def room(self) -> Room:
        return room_of(self.table, everybody(len(self.table.places)))


def drawing(table: Table, seat: int) -> dict[str, object]:
    """Some path through the first card of a seat's hand."""
    card = atlas_of(table.match).mappers[seat].zone[0]
    slot = GAME.content.cards[card].exits[0]
    (edge,) = GAME.content.cards[card].at[slot]
    return {
        "tableau": [{"card": card, "x": 0, "y": 0, "rot": 0}],
        "start": {"card": card, "slot": slot},
        "steps": [f"go {edge.other(slot)}"],
    }


# --- the timer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-EXPLORE-07")
def test_explore_07_the_timer_is_a_setting_of_the_table() -> None:
    assert Evening().explore(ago=100_000).room().time_left() is None
    left = Evening(clock=300).explore(ago=100).room().time_left()
    assert left == pytest.approx(200, abs=5)


@pytest.mark.rule("MM-EXPLORE-08", "MM-RULING-41")
def test_explore_08_when_time_is_out_the_last_draft_is_taken() -> None:
    evening = Evening(clock=300).explore(ago=300 + GRACE)
    room = evening.room()
    assert room.bot_seat() == 0
    draft = drawing(evening.table, 0)
    room.drafts[0] = (evening.table.number(), {**draft, "steps": [*draft["steps"], "go nowhere"]})  # type: ignore[misc, dict-item]  # plain data
    late = [asyncio.run(room.bot_answer(seat)) for seat in (0, 1)]
    assert late == [{**draft, "late": True}, {**EMPTY, "late": True}]
    for seat in (0, 1):
        evening.answer(seat, late[seat])
    assert evening.atlas.phase == "market", "the round is over"
    assert evening.atlas.mappers[0].tableau[0].startswith(evening.atlas.mappers[0].hand[0])


@pytest.mark.rule("MM-RULING-41")
def test_ruling_41_a_draft_that_another_process_may_know_has_some_seconds() -> None:
    room = Evening(clock=300).explore(ago=301).room()
    assert room.bot_seat() is None
    room.drafts[1] = (room.table.number(), {})
    assert room.bot_seat() == 1


@pytest.mark.rule("MM-EXPLORE-08", "MM-RULING-40")
@pytest.mark.parametrize("ago", [299, 301])
def test_explore_08_nothing_is_changed_once_time_is_out(ago: int) -> None:
    evening = Evening(clock=300).explore(ago=ago)
    evening.answer(1, EMPTY, ago=200)
    room = evening.room()
    number, draft = evening.table.number(), plain(drawing(evening.table, 0))
    wishes = (Answer("a", number, 0, draft), Undo("b", number, 1))
    for told in wishes:
        session = Session(Connection(f"person {told.seat}"), room)
        if ago < 300:
            assert session.plan(evening.table, told).entries
        else:
            with pytest.raises(Refused, match="table-time-out"):
                session.plan(evening.table, told)
    session = Session(Connection("person 0"), room)
    if ago < 300:
        session.advise(Draft("c", number, 0, draft))
        assert 0 in room.drafts
    else:
        with pytest.raises(Refused, match="table-time-out"):
            session.advise(Draft("c", number, 0, draft))
        assert not room.drafts


@pytest.mark.rule("MM-RULING-41")
def test_ruling_41_the_time_is_that_of_the_phase_whoever_is_done() -> None:
    evening = Evening(clock=300).explore(ago=200)
    evening.answer(1, EMPTY, ago=10)
    assert evening.room().time_left() == pytest.approx(100, abs=5)


@pytest.mark.rule("MM-RULING-68")
def test_ruling_68_who_lets_the_time_run_out_in_the_market_passes() -> None:
    evening = Evening(clock=300)
    evening.answer(0, "buy_token sword", ago=301)
    room = evening.room()
    assert room.bot_seat() == 1
    evening.answer(1, room.late_answer(1))
    assert evening.atlas.passed == [False, True]


# --- bots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-42")
def test_ruling_42_in_a_round_with_an_hourglass_bots_give_people_time() -> None:
    evening = Evening(seed=HOURGLASS, bots=1, time_bonus=True).explore()
    assert evening.atlas.is_timed()
    wait = evening.room().bots_wait()
    assert wait is not None
    assert 55 < wait <= 180
    assert evening.room().bot_seat() is None
    later = Evening(seed=HOURGLASS, bots=1, time_bonus=True).explore(ago=181)
    assert later.room().bot_seat() == 2, "it has thought"
    evening.answer(1, drawing(evening.table, 1))
    assert evening.room().bot_seat() == 2, "somebody was first"


@pytest.mark.rule("MM-RULING-42")
def test_ruling_42_how_long_they_think_is_drawn_between_two_limits() -> None:
    waits = set()
    for bought in range(6):
        evening = Evening(seed=HOURGLASS, bots=1, time_bonus=True)
        for turn in range(bought):
            evening.answer(0, "buy_token sword")
            for seat in (1, 2) if turn == 0 else ():
                evening.answer(seat, "pass")
        wait = evening.explore().room().bots_wait()
        assert wait is not None
        waits.add(round(wait))
    assert len(waits) > 3
    assert all(60 <= wait <= 180 for wait in waits)


@pytest.mark.rule("MM-RULING-39", "MM-RULING-42")
def test_ruling_39_bots_who_still_think_when_time_is_out_are_not_first() -> None:
    evening = Evening(clock=30, seed=HOURGLASS, bots=1, time_bonus=True).explore(ago=30 + GRACE)
    while evening.atlas.phase == "explore":
        room = evening.room()
        seat = room.bot_seat()
        assert seat is not None
        evening.answer(seat, asyncio.run(room.bot_answer(seat)), ago=1)
    assert [mapper.bonus[0] for mapper in evening.atlas.mappers] == [0, 0, 0]
    assert evening.atlas.mappers[2].counts != evening.atlas.mappers[0].counts, "what the bot drew counts all the same"


@pytest.mark.rule("MM-RULING-42")
def test_ruling_42_bots_think_on_when_people_hand_in_nothing() -> None:
    evening = Evening(seed=HOURGLASS, bots=1, time_bonus=True).explore()
    for seat in (0, 1):
        evening.answer(seat, EMPTY)
    assert evening.room().bots_wait() is not None
    assert evening.room().bot_seat() is None


@pytest.mark.rule("MM-RULING-42")
def test_ruling_42_in_other_rounds_they_answer_at_once() -> None:
    evening = Evening(seed=HOURGLASS, bots=1).explore()
    assert evening.room().bots_wait() is None
    assert evening.room().bot_seat() == 2


# --- who leaves ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-RULING-74")
def test_ruling_74_the_seat_of_who_leaves_goes_to_a_bot_with_everything_on_it() -> None:
    evening = Evening()
    evening.answer(0, "buy_token sword")
    before = evening.table.match.hash()
    evening.do(Session(Connection("person 1"), evening.room()).act(evening.table, Act("a", "leave", 1)))
    assert evening.table.match.hash() == before, "score and cards stay"
    assert evening.table.match.outcome is None, "and the game goes on"
    assert evening.room().bot_seat() == 1
    bot = make_bot(GAME, "greedy", 1)
    evening.answer(1, bot.answer(evening.table.match.sight(1)))
    assert evening.atlas.buyer == 0 or evening.atlas.passed[1]


@pytest.mark.rule("MM-RULING-74")
def test_ruling_74_who_gives_the_whole_game_up_leaves_it_to_the_others() -> None:
    evening = Evening()
    evening.do(evening.table.leave(0))
    outcome = evening.table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.cause) == ((1,), "abandoned")
    assert len(outcome.score) == 2, "the score stays"
