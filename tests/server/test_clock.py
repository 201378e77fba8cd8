"""The clock: it is off or seen by all, it can be lent and stopped, and when it runs out a bot answers that one question."""

from __future__ import annotations

from lanterne.server.messages import Clock, StateOf
from lanterne.server.settings import LENT_SECONDS
from tests.server.playing import answer_once, numbers
from tests.server.serving import House, Page, bot, done, me, serving
from tests.server.test_socket import company, journal


def clock(page: Page) -> Clock:
    told = page.now.table.clock
    assert told is not None
    return told


def left(page: Page) -> float:
    seconds = clock(page).left
    assert seconds is not None
    return seconds


def test_without_a_timer_nobody_is_on_the_clock(house: House) -> None:
    ann = house.person()
    id, _ = ann.open("mini-rogue", [me()])
    assert ann.look(id).now.table.clock is None


def test_the_clock_starts_with_the_first_answer_and_anew_with_each_question(db: str) -> None:
    with serving(db) as house:
        ann = house.person()
        id, _ = ann.open("mini-rogue", [me()], clock=600)
        page = ann.look(id)
        assert clock(page).left is None, "people are still sitting down"
        done(answer_once(page, numbers(1)))
        assert 590 < left(page) <= 600
        cookie = ann.cookie
    with serving(db) as house:
        page = house.person(cookie).look(id)
        assert 590 < left(page) <= 600, "nobody loses time while nobody is there"
        done(answer_once(page, numbers(1)))
        assert 590 < left(page) <= 600


def test_when_time_runs_out_a_bot_answers_that_question_and_no_other(house: House) -> None:
    ann = house.person()
    id, _ = ann.open("mini-rogue", [me()], clock=1)
    page = ann.look(id)
    done(answer_once(page, numbers(1)))
    first = page.question
    assert 0 < left(page) <= 1
    before = len(journal(page))
    page.until(lambda heard: isinstance(heard, StateOf) and heard.at > before)
    assert sum("seat:0>" in str(entry) for entry in journal(page)[before:]) == 1, "one answer"
    assert page.now.table.seats[0].who == "person", "the seat stays a person's"
    assert page.question.number != first.number
    assert 0 < left(page) <= 1
    done(answer_once(page, numbers(1)))


def test_the_host_lends_time_and_stops_the_clock(house: House) -> None:
    host, guest = company(house, 2, "mini-rogue")
    id, _ = host.person.open("mini-rogue", [me(), me()], clock=600)
    page = host.person.look(id)
    done(answer_once(page, numbers(1)))
    before = left(page)
    done(page.act("lend"))
    assert before + LENT_SECONDS - 5 < left(page) <= before + LENT_SECONDS
    done(page.act("pause"))
    stopped = left(page)
    page.settle()
    done(page.act("name", seat=0, value="Ann"))
    assert left(page) == stopped, "while the table is paused the clock stands still"
    done(page.act("resume"))
    assert stopped - 5 < left(page) <= stopped
    assert guest.now.table.clock is None


def test_bots_are_not_on_the_clock(house: House) -> None:
    ann, bob = house.person(), house.person()
    id, keys = ann.open("kinfire-delve", [bot("random"), bot("random")], clock=600)
    bob.join(keys[-1])
    page = bob.look(id)
    while page.now.ending is None:
        assert clock(page).left is None
        page.hear_state()
