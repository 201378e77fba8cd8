"""Two servers on one database serve the same table: people at both see the same game, and of two who answer at once one is
first."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from lanterne.kernel.asks import Together
from lanterne.server.messages import Done, Message, RefusedOf
from tests.server.playing import answer_once, numbers, some_answer
from tests.server.serving import House, Page, bot, done, kept, link, me, table_kept

DELVE = "kinfire-delve"
NOTHING: dict[str, Any] = {"tableau": [], "start": None, "steps": []}  # a map without a card


def same_game(pages: list[Page]) -> None:
    """All have the same log and see the same table, up to whose eyes they look through; so does somebody who comes now."""
    at = max(page.now.at for page in pages)
    for page in pages:
        page.catch_up(at)
        fresh = page.person.look(page.table)
        assert page.lines == fresh.lines
        assert page.now.scene == fresh.now.scene
        assert [ask.options for ask in page.now.asks] == [ask.options for ask in fresh.now.asks]
        fresh.go()


def test_people_at_two_servers_play_one_game(houses: list[House]) -> None:
    ann, bob = houses[0].person(), houses[1].person()
    id, keys = ann.open(DELVE, [me("Ann"), link("Bob"), bot("random")])
    bob.join(keys[1])
    pages = [ann.look(id), bob.look(id)]
    devices = [houses[1].person(ann.cookie).look(id), houses[0].person(bob.cookie).look(id)]
    assert [page.now.mine for page in (*pages, *devices)] == [[0], [1], [0], [1]]
    below = numbers(3)
    for turn in range(14):
        asked = wait_for_somebody(pages)
        if asked is None:
            break
        if turn % 3 == 0:
            race(asked, devices[asked.seat], below(100))
        else:
            done(answer_once(asked, below))
    same_game([*pages, *devices])
    assert table_kept(houses[0].db, id).journal.count == max(page.now.at for page in pages)


def wait_for_somebody(pages: list[Page]) -> Page | None:
    """The page that is asked, as soon as it knows; None when the game is over."""
    while True:
        at = max(page.now.at for page in pages)
        for page in pages:
            page.catch_up(at)
        if pages[0].now.ending is not None:
            return None
        for page in pages:
            if page.is_asked():
                return page
        if all(page.now.at == at for page in pages):
            pages[0].hear_state()  # a bot is thinking, at one server or the other


def race(one: Page, other: Page, seed: int) -> None:
    """The same person answers the same question at both servers, with two different answers where there are."""
    other.catch_up(one.now.at)
    options = one.question.options
    number = one.question.number
    before = len(kept(one.person.house.db, one.table).entries)

    def answer(page: Page, place: int) -> Message:
        choice = options[place % len(options)].key if options else some_answer(page.question, numbers(seed))
        return page.answer(choice, ask=number)

    with ThreadPoolExecutor(2) as pool:
        told = list(pool.map(answer, (one, other), (seed, seed + 1)))
    assert sorted(type(message).__name__ for message in told) == ["Done", "RefusedOf"]
    assert [message.code for message in told if isinstance(message, RefusedOf)] == ["stale"]
    (at,) = [message.at for message in told if isinstance(message, Done)]
    mine = [entry for entry in kept(one.person.house.db, one.table).entries[before:] if entry.client]
    assert len({entry.client for entry in mine}) == 1, "one of them is kept"
    one.catch_up(at)
    other.catch_up(at)


def test_the_same_message_to_both_servers_is_one_answer(houses: list[House]) -> None:
    ann = houses[0].person()
    id, _ = ann.open(DELVE, [me()])
    pages = [ann.look(id), houses[1].person(ann.cookie).look(id)]
    message = {"answer": pages[0].question.options[0].key, "seat": 0, "ask": pages[0].question.number, "id": "once"}
    with ThreadPoolExecutor(2) as pool:
        told = [done(heard) for heard in pool.map(lambda page: page.ask("answer", **message), pages)]
    assert told[0] == told[1]
    assert sum(1 for entry in kept(houses[0].db, id).entries if "seat:0>" in str(entry.data)) == 1


def test_a_server_that_knows_nothing_of_a_new_seat_learns_it(houses: list[House]) -> None:
    """Somebody watches at one server, and takes a seat through the other."""
    ann, bob = houses[0].person(), houses[0].person()
    id, keys = ann.open(DELVE, [me(), link()])
    bob.join(keys[-1])
    page = bob.look(id)
    assert page.now.mine == []
    houses[1].person(bob.cookie).join(keys[1], "Bob")
    while page.now.mine != [1]:
        page.hear_state()
    assert page.now.table.seats[1].name == "Bob"


def test_who_only_looks_into_the_database_and_goes_disturbs_nobody(houses: list[House]) -> None:
    """A process that closes the file must not believe to be the last one at it, and take the others' journal away."""
    ann = houses[0].person()
    id, _ = ann.open(DELVE, [me()])
    page = ann.look(id)
    for turn in range(4):
        assert len(kept(houses[0].db, id).entries) == page.now.at
        done(answer_once(page, numbers(turn)))
    assert houses[1].person(ann.cookie).look(id).now.at == page.now.at


# --- several who are asked at once -----------------------------------------------------------------------------------


def two_explorers(houses: list[House]) -> list[Page]:
    """Ann at one server, Bob at the other, both before their first hand of maps."""
    ann, bob = houses[0].person(), houses[1].person()
    id, keys = ann.open("map-masters", [me("Ann"), link("Bob")], settings={"first": "1"})
    bob.join(keys[1])
    pages = [ann.look(id), bob.look(id)]
    for page in pages:
        hear(pages, done(page.answer("pass")).at)
    return pages


def hear(pages: list[Page], at: int) -> None:
    for page in pages:
        page.catch_up(at)


def answered(page: Page) -> list[bool]:
    return [seat.answered for seat in page.now.table.seats]


def test_what_is_withdrawn_at_one_server_is_withdrawn_at_the_other(houses: list[House]) -> None:
    ann, bob = pages = two_explorers(houses)
    number = bob.question.number
    hear(pages, done(ann.answer(NOTHING)).at)
    assert answered(bob) == [True, False]
    assert bob.question.number == number
    hear(pages, done(ann.ask("undo", seat=0, ask=ann.now.number)).at)
    assert answered(bob) == [False, False]
    hear(pages, done(bob.answer(NOTHING, ask=number)).at)
    assert answered(ann) == [False, True]
    assert ann.question.number == number
    match = table_kept(houses[0].db, ann.table).match
    assert isinstance(match.ask, Together)
    assert [entry.seat for entry in match.ask.arrivals] == [1]
    hear(pages, done(ann.answer(NOTHING)).at)
    assert [page.now.scene["round"] for page in pages] == [2, 2]
    for page in pages:
        assert page.person.look(page.table).lines == page.lines
