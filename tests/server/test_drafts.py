"""Drafts: what somebody is making is advised on, counts when time is out, and is nobody else's business."""

from __future__ import annotations

from typing import Any

from lanterne.server.messages import AdviceOf, Message, StateOf
from tests.kernel.sketches import easel
from tests.server.serving import House, Page, done, refused, table_kept
from tests.server.studio import hand_in, hear, sit_down, studio, withdraw
from tests.server.test_socket import journal

SECRET = "xylophone"


def draft(page: Page, value: Any, ask: int | None = None, seat: int | None = None) -> Message:
    number = page.question.number if ask is None else ask
    return page.ask("draft", value=value, ask=number, seat=page.seat if seat is None else seat)


def advice(page: Page, value: Any) -> Any:
    told = draft(page, value)
    assert isinstance(told, AdviceOf)
    return told.value


def line_of(house: House, page: Page, seat: int) -> str:
    return easel(table_kept(house.db, page.table).match).lines[seat]


def until_drawn(page: Page) -> None:
    """Hear until the first round is over."""
    page.until(lambda heard: isinstance(heard, StateOf) and any(line.kind == "drew" for line in heard.lines))


# --- advice ----------------------------------------------------------------------------------------------------------


def test_a_draft_is_advised_on_in_the_language_of_the_page(house: House) -> None:
    page = studio(house, 2)[0]
    assert advice(page, "moon") == {"good": 4, "refused": None}
    assert advice(page, "mo0n") == {"good": 2, "refused": "A line has small letters only."}
    page.tell(do="speak", lang="fr")
    assert advice(page, 7) == {"good": 0, "refused": "Une ligne n’a que de petites lettres."}


def test_a_draft_is_no_answer_and_no_entry(house: House) -> None:
    pages = studio(house, 2)
    before = journal(pages[0])
    advice(pages[0], "moon")
    assert journal(pages[0]) == before
    assert pages[0].settle().table.seats[0].answered is False
    assert pages[0].is_asked()


def test_a_draft_is_for_a_question_that_waits_and_a_seat_of_mine(house: House) -> None:
    pages = sit_down(house, 2)
    refused(draft(pages[0], "moon"), "stale")  # something is to be chosen, not made
    hear(pages, done(pages[0].answer("begin")).at)
    refused(draft(pages[0], "moon", seat=1), "table-not-yours")
    refused(draft(pages[0], "moon", ask=0), "stale")
    number = pages[0].question.number
    hand_in(pages, 0, "moon")
    refused(draft(pages[0], "moon", ask=number), "stale")


# --- when time is out ------------------------------------------------------------------------------------------------


def test_the_last_draft_counts_when_time_is_out(house: House) -> None:
    page = studio(house, 1, clock=1)[0]
    for value in ("moon", "sun", "st4r"):
        draft(page, value)
    until_drawn(page)
    assert line_of(house, page, 0) == "st"


def test_without_a_draft_what_counts_is_nothing_at_all(house: House) -> None:
    page = studio(house, 1, clock=1)[0]
    until_drawn(page)
    assert line_of(house, page, 0) == ""
    assert page.now.table.seats[0].who == "person"


def test_a_draft_of_an_earlier_question_does_not_count(house: House) -> None:
    page = studio(house, 1, clock=1)[0]
    draft(page, "moon")
    done(page.answer("sun"))
    done(page.answer("begin"))
    page.until(lambda heard: isinstance(heard, StateOf) and heard.ending is not None)
    assert line_of(house, page, 0) == ""


def test_what_was_handed_in_counts_and_not_the_draft(house: House) -> None:
    pages = studio(house, 2)
    draft(pages[0], "moon")
    hand_in(pages, 0, "sun")
    hand_in(pages, 1, "star")
    assert line_of(house, pages[0], 0) == "sun"


def test_who_chooses_too_long_has_what_the_game_says(house: House) -> None:
    """The first round has to be begun, and a bot could dawdle."""
    page = studio(house, 1, clock=1)[0]
    done(page.answer("sun"))
    before = len(journal(page))
    page.until(lambda heard: isinstance(heard, StateOf) and heard.at > before)
    assert journal(page)[before] == {"answer": "seat:0> begin"}


# --- secrets ---------------------------------------------------------------------------------------------------------


def said(page: Page) -> bytes:
    """Everything that a page has heard so far, over the socket and otherwise."""
    for path in (f"/api/tables/{page.table}/film?count=60", f"/api/tables/{page.table}/film?count=60&seat=-1", "/api/lobby"):
        page.person.call("GET", path)
    page.settle()
    return b"".join([*(frame for frame, _ in page.heard), *page.person.replies])


def test_nobody_learns_what_another_drafts_or_hands_in_before_all_are_done(house: House) -> None:
    pages = studio(house, 3)
    watcher = house.person()
    number = pages[0].question.number
    draft(pages[0], SECRET)
    hand_in(pages, 0, SECRET)
    withdraw(pages, 0)
    draft(pages[0], SECRET + "s")
    hand_in(pages, 0, SECRET)
    hand_in(pages, 1, "sun")
    for page in pages[1:]:
        page.come_back()
        page.ask("why", seat=page.seat, ask=number)
        newcomer = page.person.look(page.table)
        assert SECRET.encode() not in said(page) + said(newcomer)
        newcomer.go()
    refused_save = pages[1].person.call("GET", f"/api/tables/{pages[0].table}/save")
    assert refused_save.status_code == 403
    watcher.call("GET", "/api/lobby")
    assert SECRET.encode() not in b"".join(watcher.replies)
    hand_in(pages, 2, "star")
    assert all(SECRET.encode() in said(page) for page in pages), "the scan would have found it"


def test_two_tables_that_differ_in_what_a_seat_handed_in_look_alike_to_the_others(db: str, house: House) -> None:
    heard = []
    for line in ("moon", SECRET):
        pages = studio(house, 2)
        pages[1].heard.clear()
        draft(pages[0], line)
        hand_in(pages, 0, line)
        withdraw(pages, 0)
        hand_in(pages, 0, line)
        frames = [frame.replace(pages[0].table.encode(), b"") for frame, _ in pages[1].heard]
        heard.append(frames)
    assert heard[0] == heard[1]
