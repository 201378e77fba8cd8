"""Several seats are asked at once: they do not get in each other's way, and what was answered may be withdrawn while others
think. The table is the fold of its journal all the same."""

from __future__ import annotations

import pytest

from lanterne.kernel.asks import Together
from lanterne.kernel.dealers import stream
from lanterne.kernel.faults import Refused
from lanterne.kernel.records import dump
from tests.kernel.sketches import SKETCHES, easel
from tests.server.desk import Desk, Follower, everybody, room_of
from tests.server.serving import House, done, refused, serving, table_kept
from tests.server.studio import Easels, hand_in, hear, studio, withdraw
from tests.server.test_socket import journal
from tests.server.test_states import has_everything
from tests.server.test_table import same_table


def test_an_answer_is_withdrawn_freely_while_others_think(house: House) -> None:
    pages = studio(house)
    hand_in(pages, 0, "moon")
    assert pages[0].now.undo == "free"
    assert pages[0].now.asks == []
    withdraw(pages, 0)
    assert pages[0].question.about == "sketch"
    assert [seat.answered for seat in pages[1].now.table.seats] == [False, False, False]
    assert all(line.sort != "mark" for page in pages for line in page.lines), "nobody minds"


def test_what_others_answered_stays_and_the_order_of_arrival_changes(house: House) -> None:
    pages = studio(house)
    hand_in(pages, 0, "moon")
    hand_in(pages, 1, "sun")
    withdraw(pages, 0)
    assert [seat.answered for seat in pages[2].now.table.seats] == [False, True, False]
    hand_in(pages, 2, "star")
    hand_in(pages, 0, "cloud")
    table = table_kept(house.db, pages[0].table)
    assert easel(table.match).lines == ["cloud", "sun", "star"]
    assert easel(table.match).order == [1, 2, 0]


def test_the_first_of_a_race_cannot_withdraw(house: House) -> None:
    pages = studio(house, race=True)
    hand_in(pages, 1, "sun")
    hand_in(pages, 0, "moon")
    assert (pages[1].now.undo, pages[0].now.undo) == ("", "free")
    before = journal(pages[1])
    refused(pages[1].ask("undo", seat=1, ask=pages[1].now.number), "undo-stands")
    assert journal(pages[1]) == before
    withdraw(pages, 0)
    assert pages[0].is_asked()


def test_the_number_of_the_question_stays_while_others_answer_and_withdraw(house: House) -> None:
    pages = studio(house)
    number = pages[2].question.number
    for line in ("moon", "sun", ""):
        if line:
            hand_in(pages, 0 if line == "moon" else 1, line)
        else:
            withdraw(pages, 0)
        assert pages[2].question.number == number
        assert [page.now.number for page in pages] == [number] * 3
    hand_in(pages, 0, "cloud")
    at = done(pages[2].answer("star", ask=number)).at
    hear(pages, at)
    assert all(page.now.number > number for page in pages)
    refused(pages[2].ask("undo", seat=2, ask=number), "stale")


def test_an_act_at_the_table_is_no_other_question(house: House) -> None:
    """Somebody is renamed, time is lent, the table pauses: who thought before answers the same question after."""
    pages = studio(house)
    number = pages[1].question.number
    hand_in(pages, 0, "moon")
    for what in ("lend", "pause", "resume"):
        at = done(pages[0].act(what)).at
        hear(pages, at)
    assert pages[1].question.number == number
    done(pages[1].answer("sun", ask=number))


def test_a_new_question_of_the_same_kind_has_another_number(house: House) -> None:
    pages = studio(house, 2)
    number = pages[0].question.number
    hand_in(pages, 0, "moon")
    hand_in(pages, 1, "sun")
    at = done(pages[0].answer("begin")).at
    hear(pages, at)
    assert pages[1].question.about == "sketch"
    assert pages[1].question.number > number
    refused(pages[1].answer("sun", ask=number), "stale")


def test_a_round_taken_back_by_consent_is_asked_anew(house: House) -> None:
    """What was asked before the cut is another question than what is asked after it, whatever it is about."""
    pages = studio(house, 2)
    number = pages[1].question.number
    hand_in(pages, 0, "moon")
    hand_in(pages, 1, "sun")
    hear(pages, done(pages[0].ask("undo", seat=0, ask=pages[0].now.number)).at)
    hear(pages, done(pages[1].ask("consent", yes=True)).at)
    assert [page.question.about for page in pages] == ["sketch", "sketch"]
    assert pages[1].question.number > number
    refused(pages[1].answer("cloud", ask=number), "stale")
    hand_in(pages, 1, "cloud")


def test_what_was_withdrawn_stays_so_after_a_restart(db: str) -> None:
    with serving(db) as house:
        pages = studio(house)
        hand_in(pages, 0, "moon")
        hand_in(pages, 1, "sun")
        withdraw(pages, 0)
        before = [(page.person.cookie, page.now, page.lines) for page in pages]
        id = pages[0].table
    with serving(db) as house:
        for cookie, state, lines in before:
            page = house.person(cookie).look(id)
            assert (page.now.asks, page.now.undo, page.now.number) == (state.asks, state.undo, state.number)
            assert page.lines == lines
            assert [seat.answered for seat in page.now.table.seats] == [False, True, False]


def test_two_servers_on_one_database_know_the_same_answers(db: str) -> None:
    with serving(db) as here, serving(db) as there:
        ann, bob = studio(here, 2)
        elsewhere = there.person(bob.person.cookie).look(bob.table)
        number = elsewhere.question.number
        at = done(ann.answer("moon")).at
        elsewhere.catch_up(at)
        at = done(ann.ask("undo", seat=0, ask=ann.now.number)).at
        assert [seat.answered for seat in elsewhere.catch_up(at).table.seats] == [False, False]
        assert elsewhere.question.number == number
        at = done(elsewhere.answer("sun", ask=number)).at
        assert [seat.answered for seat in ann.catch_up(at).table.seats] == [False, True]
        at = done(elsewhere.ask("undo", seat=1, ask=number)).at
        ann.catch_up(at)
        at = done(ann.answer("cloud", ask=number)).at
        elsewhere.catch_up(at)
        at = done(elsewhere.answer("star", ask=number)).at
        for page in (ann, bob, elsewhere):
            page.catch_up(at)
            assert page.lines == page.person.look(page.table).lines
        assert easel(table_kept(db, ann.table).match).order == [0, 1]


# --- the fold --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_table_at_which_people_withdraw_is_the_fold_of_its_journal(seed: int) -> None:
    below = stream(seed, "studio").below
    desk = Desk(SKETCHES, 3, below)
    room = room_of(desk.table, everybody(3))
    followers = [Follower(room, person) for person in ("watcher", *(f"person {seat}" for seat in range(3)))]
    withdrawn = 0
    for _ in range(40):
        ask = desk.table.match.ask
        if ask is None:
            break
        given = [entry.seat for entry in ask.arrivals] if isinstance(ask, Together) else []
        if given and below(3) and withdrawn < 9:
            number = desk.table.number()
            desk.do(desk.table.undo(given[below(len(given))], alone=False))
            assert desk.table.number() == number
            withdrawn += 1
        else:
            desk.do(desk.answer())
        same_table(desk.loaded(), desk.table)
        room.table = desk.loaded() if below(3) == 0 else desk.table
        for follower in followers:
            if below(3):
                follower.look()
                has_everything(follower, room)
    assert withdrawn > 3


def test_withdrawing_is_an_entry_that_cuts_and_puts_the_others_in_again() -> None:
    desk = Desk(SKETCHES, 3, stream(1, "studio").below)
    desk.do(desk.table.answer(0, "begin"))
    for seat, line in enumerate(("moon", "sun")):
        desk.do(desk.table.answer(seat, line))
    length = desk.table.length()
    step = desk.table.undo(0, alone=False)
    assert step.entries == [{"undo": {"to": length - 2, "mark": False, "open": True}}, {"answer": {"seat:1": "sun"}}]
    before = dump(desk.table.match.state)
    desk.do(step)
    assert desk.table.length() == length - 1
    assert desk.table.answered() == [1]
    assert desk.table.asked() == [0, 2]
    assert dump(desk.table.match.state) == before, "the game has not moved"


def test_what_stands_is_refused_and_changes_nothing() -> None:
    easels = Easels(2, race=True)
    easels.begin()
    easels.draw(1, "sun")
    with pytest.raises(Refused) as stands:
        easels.table.undo(1, alone=False)
    assert stands.value.message == "undo-stands"
    assert easels.table.undo_kind(1, alone=False) == ""
    assert easels.table.answered() == [1]
