"""The web socket: who may come in, what is confirmed, what is refused and why, and what a page gets that comes back."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lanterne.server.connection import END, Connection
from lanterne.server.guard import HEADERS
from lanterne.server.messages import VERSION, Done, Pong, RefusedOf, StateOf
from lanterne.server.settings import MESSAGES, MOST_BYTES, MOST_SOCKETS, MOST_WAITING
from lanterne.server.socket import STRIKES
from tests.server.playing import answer_once, numbers, play
from tests.server.serving import House, Page, Person, bot, bye, done, entries, link, me, refused, serving

GAME = "mini-rogue"


def alone(house: House) -> Page:
    """Somebody who plays alone."""
    ann = house.person()
    id, _ = ann.open(GAME, [me("Ann")])
    return ann.look(id)


def company(house: House, count: int = 2, game: str = GAME) -> list[Page]:
    """Some people, each with a seat; the first is the host."""
    host = house.person()
    id, keys = host.open(game, [me("seat 0"), *(link(f"seat {seat}") for seat in range(1, count))])
    guests = [house.person() for _ in range(1, count)]
    for seat, guest in enumerate(guests, 1):
        guest.join(keys[seat])
    pages = [person.look(id) for person in (host, *guests)]
    for page in pages:
        page.settle()
    return pages


def journal(page: Page) -> list[object]:
    return [entry.data for entry in entries(page.person.house.db, page.table)]


# --- coming in -------------------------------------------------------------------------------------------------------


def test_the_first_word_is_hello(house: House) -> None:
    page = alone(house)
    wrong = (
        '{"do":"ping"}', "", "hello", '{"do":"hello"}', '{"do":"hello","v":1,"lang":"de"}', "[]", "null", b"\x00",
        '{"do":"hello","v":1,"lang":"en","colour":"red"}',
    )  # fmt: skip
    for first in wrong:
        stranger = Page(page.person, page.table, "en")
        stranger.reach()
        stranger.send(first)
        bye(stranger.closed(), "malformed", again=False)


def test_another_version_is_told_to_load_anew(house: House) -> None:
    page = alone(house)
    old = Page(page.person, page.table, "fr")
    old.reach()
    old.tell(do="hello", v=VERSION + 1, lang="fr")
    bye(old.closed(), "version", again=False)


def test_there_must_be_a_table_and_a_link_to_it(house: House) -> None:
    page = alone(house)
    lost = Page(page.person, "nowhere", "en")
    lost.reach()
    lost.hello()
    bye(lost.closed(), "table-gone", again=False)
    for stranger in (house.person(), house.person("a cookie of my own make")):
        curious = Page(stranger, page.table, "en")
        curious.reach()
        curious.hello()
        bye(curious.closed(), "table-not-here", again=False)


def test_pages_of_others_are_not_let_in(house: House) -> None:
    page = alone(house)
    for origin in ("http://elsewhere.example", "null", "http://[", "https://127.0.0.1", "127.0.0.1"):
        with pytest.raises(InvalidStatus) as rejected:
            Page(page.person, page.table, "en").reach(origin)
        assert rejected.value.response.status_code == 403, origin
        assert all(rejected.value.response.headers[name] == value for name, value in HEADERS.items())


def test_our_own_page_is_let_in_and_one_that_was_named(db: str) -> None:
    with serving(db, origins=("https://games.example",)) as house:
        page = alone(house)
        for origin in (f"http://{house.host}", "https://games.example"):
            own = Page(page.person, page.table, "en")
            own.reach(origin)
            own.hello()
            own.hear_state()


def test_one_person_has_only_so_many_connections(house: House) -> None:
    """And so have all those together who come from one address without a cookie."""
    ann = house.person()
    id, _ = ann.open(GAME, [me()], listed=True)
    for person in (ann, house.person()):
        pages = [person.look(id) for _ in range(MOST_SOCKETS)]
        one_more = Page(person, id, "en")
        one_more.reach()
        one_more.hello()
        bye(one_more.closed(), "over-capacity", again=False)
        pages[-1].go()
        pages[0].settle()
        person.look(id)


# --- answers ---------------------------------------------------------------------------------------------------------


def test_an_answer_is_kept_then_shown_then_confirmed(house: House) -> None:
    page = alone(house)
    before = journal(page)
    shown = page.now.at
    told = done(answer_once(page, numbers(1)))
    assert told.at == page.now.at == len(journal(page)) > shown
    assert journal(page)[: len(before)] == before
    kinds = [type(message) for _, message in page.heard]
    assert kinds[-2:] == [StateOf, Done], "the state comes first, so that who hears of the end knows it"


def test_the_same_message_twice_is_one_answer(house: House) -> None:
    page = alone(house)
    message = {"answer": 0, "seat": 0, "ask": page.question.number, "id": "once"}
    first = done(page.ask("answer", **message))
    kept = journal(page)
    again = done(page.ask("answer", **message))
    assert again == first
    assert journal(page) == kept


def test_the_same_message_after_the_server_was_started_anew_is_one_answer(db: str) -> None:
    with serving(db) as house:
        page = alone(house)
        message = {"answer": 0, "seat": 0, "ask": page.question.number, "id": "once"}
        first = done(page.ask("answer", **message))
        table, cookie, kept = page.table, page.person.cookie, journal(page)
    with serving(db) as house:
        page = house.person(cookie).look(table)
        assert done(page.ask("answer", **message)) == first
        assert journal(page) == kept


def test_two_pages_that_number_alike_do_not_disturb_each_other(house: House) -> None:
    """An id is a page's own: that somebody else has used it must not swallow an answer."""
    pages = company(house, 2, "kinfire-delve")
    below = numbers(3)
    counts = {0: 0, 1: 0}
    while pages[0].now.ending is None and sum(counts.values()) < 14:
        page = next(page for page in pages if page.is_asked())
        before = len(journal(page))
        counts[page.seat] += 1
        answer = page.question.options[below(len(page.question.options))].key
        at = done(page.answer(answer, id=f"{counts[page.seat]}")).at
        assert len(journal(page)) > before
        for other in pages:
            other.catch_up(at)
    assert min(counts.values()) > 2


def test_a_question_that_has_passed_is_told_so_with_what_is_asked_now(house: House) -> None:
    page = alone(house)
    phone = page.person.look(page.table)
    number = phone.question.number
    done(page.answer(0))
    before = journal(page)
    for what in ("answer", "undo", "why", "hint"):
        told = refused(phone.ask(what, seat=0, ask=number, **({"answer": 1} if what == "answer" else {})), "stale")
        assert "already been answered" in told.words
        assert phone.hear_state().at == len(before)
    assert phone.question.number != number
    assert journal(page) == before


def test_what_does_not_fit_is_refused_in_words_and_changes_nothing(house: House) -> None:
    page = alone(house)
    before = journal(page)
    wrong: list[object] = [
        None,
        -1,
        99,
        "no such thing",
        ["no such thing"],
        {"no": "such"},
        True,
        1.5,
        10**30,
        "",
        [[[]]],
        {"": {"": []}},
    ]
    for answer in wrong:
        told = page.answer(answer)
        assert isinstance(told, RefusedOf), answer
        assert told.words
        assert "Traceback" not in told.words
    page.lang = "fr"
    page.tell(do="speak", lang="fr")
    page.hear_state()
    assert "«" in refused(page.answer("no such thing"), "answer-not-offered").words
    assert journal(page) == before


def test_only_the_own_seat_is_answered_for(house: House) -> None:
    host, guest = company(house)
    watcher = house.person()
    watcher.join(host.person.post(f"/api/tables/{host.table}/links", {"seat": -1})["seats"]["-1"])
    looker = watcher.look(host.table)
    before = journal(host)
    number = host.question.number
    for page, seats in ((host, (1, -1, 2, 15)), (guest, (0, -1, 2)), (looker, (0, 1, -1, 2))):
        for seat in seats:
            refused(page.answer(0, seat=seat, ask=number), "table-not-yours")
            refused(page.ask("undo", seat=seat, ask=number), "table-not-yours")
            refused(page.ask("why", seat=seat, ask=number), "table-not-yours")
            refused(page.ask("hint", seat=seat, ask=number), "table-not-yours")
    refused(looker.ask("consent", yes=True), "table-not-yours")
    for what in ("name", "leave"):
        refused(looker.act(what, seat=0, value="Eve"), "table-not-yours")
    assert journal(host) == before
    assert not looker.now.asks
    assert looker.now.seat == -1
    assert looker.now.undo == ""


def test_why_and_hint_answer_in_words_and_change_nothing(house: House) -> None:
    page = alone(house)
    play([page], 2, 4)
    before = journal(page)
    number = page.question.number
    whys = page.ask("why", seat=0, ask=number)
    hint = page.ask("hint", seat=0, ask=number)
    for told in (whys, hint):
        assert not isinstance(told, RefusedOf), told
    assert json.loads(page.heard[-1][0])["best"], "a search has an opinion"
    assert journal(page) == before


# --- lost connections ------------------------------------------------------------------------------------------------


def test_who_comes_back_gets_the_rest(house: House) -> None:
    host, guest = company(house, 2, "kinfire-delve")
    play([host, guest], 5, 6)
    guest.break_off()
    had = guest.now
    while host.is_asked():
        answer_once(host, numbers(host.now.at))
    guest.come()
    assert guest.now.since >= 0, "the page keeps what it had"
    assert [line for line in guest.now.lines if line.at <= had.length] == []
    fresh = guest.person.look(guest.table)
    assert guest.lines == fresh.lines
    assert guest.now.asks == fresh.now.asks
    assert guest.seat == 1


def test_a_lost_connection_never_loses_a_seat(house: House) -> None:
    page = alone(house)
    for turn in range(3):
        page.break_off()
        page.come()
        assert page.now.mine == [0]
        done(answer_once(page, numbers(turn)))


def test_others_see_who_is_here(house: House) -> None:
    host, guest = company(house)
    assert [seat.here for seat in host.settle().table.seats] == [True, True]
    guest.break_off()
    host.until(lambda heard: isinstance(heard, StateOf) and not heard.table.seats[1].here)
    guest.come()
    host.until(lambda heard: isinstance(heard, StateOf) and heard.table.seats[1].here)


def test_several_devices_share_a_seat(house: House) -> None:
    page = alone(house)
    phone = page.person.look(page.table, lang="fr")
    done(answer_once(page, numbers(1)))
    phone.catch_up(page.now.at)
    done(answer_once(phone, numbers(2)))
    page.catch_up(phone.now.at)
    assert page.now.scene == phone.now.scene
    assert page.now.asks[0].number == phone.now.asks[0].number
    assert page.now.asks[0].words != phone.now.asks[0].words


# --- limits ----------------------------------------------------------------------------------------------------------


def test_a_message_that_is_too_big_ends_the_connection_and_nothing_else(house: House) -> None:
    page = alone(house)
    other = page.person.look(page.table)
    page.send(json.dumps({"do": "answer", "id": "big", "seat": 0, "ask": page.question.number, "answer": "x" * MOST_BYTES}))
    assert page.closed() == []
    assert page.socket is not None
    assert page.socket.close_code == 1009
    other.settle()


def test_too_many_messages_are_refused_and_then_end_the_connection(house: House) -> None:
    page = alone(house)
    with suppress(ConnectionClosed):  # the server may close it while the flood goes on
        for _ in range(20 * MESSAGES[0]):
            page.send('{"do":"ping"}')
    heard = page.closed()
    pongs = [message for message in heard if isinstance(message, Pong)]
    late = [message for message in heard if isinstance(message, RefusedOf)]
    assert len(pongs) >= MESSAGES[0] - 2
    assert len(late) == STRIKES
    assert {message.code for message in late} == {"too-fast"}
    page.come_back()
    page.settle()


def test_messages_without_sense_are_answered_until_there_are_too_many(house: House) -> None:
    page = alone(house)
    senseless: list[str | bytes] = [
        "", "{", "[]", "null", '"answer"', '{"do":"dance"}', '{"do":"answer"}', '{"do":"ping","extra":1}', b"", b"\xff\x00",
        b'{"do":"ping"}', "[" * 30_000, '{"do":"undo","id":"","seat":0,"ask":1}', '{"do":"undo","id":"x","seat":99,"ask":1}',
        '{"do":"answer","id":"\\ud800","seat":0,"ask":1,"answer":0}',
    ]  # fmt: skip
    for text in senseless:
        page.send(text)
        told = page.hear()
        assert isinstance(told, RefusedOf), text
        assert told.code == "malformed"
        assert told.words
    page.settle()
    for _ in range(STRIKES - len(senseless)):
        page.send("nonsense")
    page.closed()


def test_a_page_that_reads_nothing_is_let_go() -> None:
    """What waits for it is bounded; then only the end waits."""
    connection = Connection("somebody")
    for _ in range(MOST_WAITING):
        connection.send(Pong())
    assert connection.out.full()
    connection.send(Pong())
    assert connection.out.get_nowait() == END
    assert connection.out.empty()


def test_words_change_at_once_with_the_language(house: House) -> None:
    page = alone(house)
    english = page.question.words
    page.tell(do="speak", lang="fr")
    page.hear_state()
    assert page.question.words != english
    page.tell(do="speak", lang="en")
    page.hear_state()
    assert page.question.words == english


def test_a_bot_that_sits_there_is_answered_for_by_nobody_else(house: House) -> None:
    ann = house.person()
    id, keys = ann.open(GAME, [me(), bot("random")])
    page: Page = ann.look(id)
    eve: Person = house.person()
    assert 1 not in keys, "no link leads to a bot's seat"
    refused(page.answer(0, seat=1, ask=page.now.number), "table-not-yours")
    assert eve.call("GET", f"/api/tables/{id}/film").status_code == 403
