"""Real time where several are asked at once: the clock runs for all from the moment they were asked, and bots that could be
first give people time to think."""

from __future__ import annotations

import pytest

from lanterne.server.messages import StateOf
from lanterne.server.settings import LENT_SECONDS
from lanterne.server.table import Step
from tests.kernel.sketches import PACE
from tests.server.serving import House, done
from tests.server.studio import Easels, hand_in, hear, studio
from tests.server.test_clock import left

CLOCK = 300


def time_left(easels: Easels) -> float:
    seconds = easels.room().time_left()
    assert seconds is not None
    return seconds


# --- the clock -------------------------------------------------------------------------------------------------------


def test_the_clock_runs_from_the_moment_all_were_asked() -> None:
    easels = Easels(3, clock=CLOCK)
    easels.begin(ago=100)
    assert time_left(easels) == pytest.approx(200, abs=5)
    easels.draw(0, "moon", ago=40)
    assert time_left(easels) == pytest.approx(200, abs=5), "the answer of another gives nobody more time"
    easels.do(easels.table.undo(0, alone=False), ago=10)
    assert time_left(easels) == pytest.approx(200, abs=5), "nor does withdrawing it"


def test_lent_time_is_for_the_whole_question() -> None:
    easels = Easels(3, clock=CLOCK)
    easels.begin(ago=100)
    easels.do(Step([{"lend": 60}]), ago=90)
    easels.draw(0, "moon", ago=40)
    assert time_left(easels) == pytest.approx(260, abs=5)
    easels.do(Step([{"lend": 60}]), ago=30)
    assert time_left(easels) == pytest.approx(320, abs=5)


def test_lent_time_is_not_for_the_next_question() -> None:
    easels = Easels(2, clock=CLOCK)
    easels.begin(ago=100)
    easels.do(Step([{"lend": 60}]), ago=90)
    easels.draw(0, "moon", ago=50)
    easels.draw(1, "sun", ago=20)
    assert time_left(easels) == pytest.approx(280, abs=5)


def test_while_the_table_pauses_the_clock_stands_still() -> None:
    easels = Easels(2, clock=CLOCK)
    easels.begin(ago=100)
    easels.do(Step([{"pause": True}]), ago=80)
    assert time_left(easels) == pytest.approx(280, abs=5)
    easels.do(Step([{"pause": False}]), ago=30)
    easels.draw(0, "moon", ago=10)
    assert time_left(easels) == pytest.approx(250, abs=5)


def test_when_time_is_out_those_who_have_not_answered_are_answered_for() -> None:
    easels = Easels(3, clock=CLOCK)
    easels.begin(ago=CLOCK + 1)
    easels.draw(0, "moon", ago=5)
    room = easels.room()
    room.drafts[1] = (easels.table.number(), "su9")
    assert room.bot_seat() == 1
    assert room.late_answer(1) == "su"
    assert room.late_answer(2) == "", "without a draft, nothing"
    room.drafts[2] = (easels.table.number() - 1, "star")
    assert room.late_answer(2) == "", "a draft for an earlier question is none"


def test_without_a_timer_nobody_is_hurried() -> None:
    easels = Easels(3)
    easels.begin(ago=10_000)
    assert easels.room().time_left() is None
    assert easels.room().bot_seat() is None


def test_a_page_sees_the_same_clock_before_and_after_others_answer(house: House) -> None:
    pages = studio(house, 2, clock=600)
    assert 590 < left(pages[1]) <= 600
    hear(pages, done(pages[0].act("lend")).at)
    hand_in(pages, 0, "moon")
    assert 590 + LENT_SECONDS < left(pages[1]) <= 600 + LENT_SECONDS


# --- bots ------------------------------------------------------------------------------------------------------------


def race(people: int = 1, bots: int = 1, ago: float = 0.0) -> Easels:
    easels = Easels(people, bots, race=True)
    easels.begin(ago)
    return easels


def test_bots_wait_while_people_think_in_a_race() -> None:
    room = race().room()
    wait = room.bots_wait()
    assert wait is not None
    assert PACE[0] - 5 < wait <= PACE[1]
    assert room.bot_seat() is None


def test_they_have_thought_at_last() -> None:
    room = race(ago=PACE[1] + 1).room()
    assert room.bots_wait() is None
    assert room.bot_seat() == 1


def test_they_do_not_wait_once_somebody_was_first() -> None:
    easels = race(2, 1)
    easels.draw(1, "sun")
    assert easels.room().bots_wait() is None
    assert easels.room().bot_seat() == 2


def test_they_do_not_wait_where_nothing_is_to_be_won() -> None:
    easels = Easels(1, 1)
    easels.begin()
    assert easels.room().bots_wait() is None
    assert easels.room().bot_seat() == 1


def test_bots_among_themselves_do_not_wait() -> None:
    easels = Easels(0, 3, race=True)
    easels.begin()
    assert easels.room().bots_wait() is None
    assert easels.room().bot_seat() == 0


def test_a_bot_lets_people_be_first_and_answers_then(house: House) -> None:
    (page,) = studio(house, 1, bots=1, race=True)
    assert [seat.answered for seat in page.settle().table.seats] == [False, False]
    done(page.answer("sun"))
    page.until(lambda heard: isinstance(heard, StateOf) and any(line.kind == "drew" for line in heard.lines))
    assert [line.values for line in page.lines if line.kind == "was_first"] == [{"seat": 0}]


def test_a_bot_does_not_wait_without_a_race(house: House) -> None:
    (page,) = studio(house, 1, bots=1)
    while not page.now.table.seats[1].answered:
        page.hear_state()
