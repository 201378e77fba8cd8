"""Seats: links and who they let in, the host and what only the host may do, bots that take over, one screen for several."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx

from lanterne.server.messages import StateOf
from tests.server.playing import answer_once, look_up, numbers, play
from tests.server.serving import House, Page, Person, bot, done, entries, link, me, refused, serving
from tests.server.test_http import problem
from tests.server.test_socket import company, journal

DELVE = "kinfire-delve"


def who(page: Page) -> list[str]:
    return [seat.who for seat in page.now.table.seats]


# --- links -----------------------------------------------------------------------------------------------------------


def test_a_link_gives_a_seat_and_a_name(house: House) -> None:
    ann, bob = house.person(), house.person()
    id, keys = ann.open(DELVE, [me("Ann"), link("a friend")])
    page = ann.look(id)
    assert who(page) == ["person", "open"]
    assert bob.join(keys[1], "  Bob ") == 1
    page.until(lambda heard: isinstance(heard, StateOf) and heard.table.seats[1].who == "person")
    assert [seat.name for seat in page.now.table.seats] == ["Ann", "Bob"]
    theirs = bob.look(id)
    assert theirs.now.mine == [1]
    assert not theirs.now.table.host
    assert page.now.table.host


def test_the_same_link_serves_several_devices_of_a_person(house: House) -> None:
    ann, laptop, phone = house.person(), house.person(), house.person()
    id, keys = ann.open(DELVE, [me(), link()])
    assert laptop.join(keys[1], "Bob") == phone.join(keys[1]) == 1
    pages = [laptop.look(id), phone.look(id)]
    assert all(page.now.mine == [1] for page in pages)
    assert pages[1].now.table.seats[1].name == "Bob", "who gives no name keeps the old one"


def test_a_new_link_ends_the_old_one_and_not_who_sits_there(house: House) -> None:
    ann, bob, eve = house.person(), house.person(), house.person()
    id, keys = ann.open(DELVE, [me(), link()])
    bob.join(keys[1])
    new = ann.post(f"/api/tables/{id}/links", {"seat": 1})["seats"]["1"]
    problem(eve.call("POST", "/api/join", {"secret": keys[1]}), 403, "link-unknown")
    assert bob.look(id).now.mine == [1]
    assert eve.join(new) == 1
    for person in (bob, eve):
        problem(person.call("POST", f"/api/tables/{id}/links", {"seat": 0}), 403, "table-host-only")
    problem(ann.call("POST", f"/api/tables/{id}/links", {"seat": 2}), 400, "table-no-seat")


def test_who_has_the_link_to_watch_sees_what_a_watcher_may_and_no_more(house: House) -> None:
    ann, watcher = house.person(), house.person()
    id, keys = ann.open(DELVE, [me(), bot("random")])
    assert watcher.join(keys[-1]) == -1
    page = watcher.look(id)
    assert (page.now.seat, page.now.mine, page.now.asks, page.now.undo) == (-1, [], [], "")
    assert not page.now.table.host
    for seat in (0, 1):
        page.tell(do="look", seat=seat)
        assert page.hear_state().seat == -1
    page.wanted = 0
    page.come_back()
    assert page.now.seat == -1, "asking for other eyes does not give them"
    problem(watcher.call("GET", f"/api/tables/{id}/film?seat=0"), 403, "table-not-yours")
    problem(watcher.call("GET", f"/api/tables/{id}/save"), 403, "table-save-later")


# --- listed tables ---------------------------------------------------------------------------------------------------


def test_a_listed_table_is_in_everybodys_lobby_and_its_open_seats_can_be_taken(house: House) -> None:
    ann, bob, eve = house.person(), house.person(), house.person()
    id, _ = ann.open(DELVE, [me("Ann"), link(), bot()], listed=True)
    hidden, _ = ann.open(DELVE, [me("Ann"), link()])
    lobby = bob.get("/api/lobby?lang=fr")
    assert [table["id"] for table in lobby["listed"]] == [id]
    assert lobby["mine"] == []
    assert [seat["who"] for seat in lobby["listed"][0]["seats"]] == ["person", "open", "bot"]
    assert bob.look(id).now.seat == -1, "anybody may watch a listed table"
    assert bob.post(f"/api/tables/{id}/sit", {"seat": 1, "name": "Bob"})["seat"] == 1
    assert bob.look(id).now.mine == [1]
    for seat in (0, 1, 2, 3, 15):
        problem(eve.call("POST", f"/api/tables/{id}/sit", {"seat": seat}), 403, "table-seat-taken")
    assert eve.post(f"/api/tables/{id}/sit", {"seat": -1})["seat"] == -1
    problem(eve.call("POST", f"/api/tables/{hidden}/sit", {"seat": 1}), 403, "table-not-listed")
    assert [(table["id"], table["mine"]) for table in bob.get("/api/lobby")["mine"]] == [(id, [1])]


def sit_on_one(person: Person, id: str) -> httpx.Response:
    return person.call("POST", f"/api/tables/{id}/sit", {"seat": 1})


def test_of_two_who_want_the_same_seat_one_gets_it(house: House) -> None:
    ann = house.person()
    for turn in range(4):
        id, _ = ann.open(DELVE, [me(), link()], listed=True, seed=turn)
        both = [house.person(f"somebody-with-a-cookie-{turn}-{number}") for number in range(4)]
        with ThreadPoolExecutor(len(both)) as pool:
            replies = list(pool.map(sit_on_one, both, [id] * len(both)))
        assert sorted(reply.status_code for reply in replies) == [200, 403, 403, 403]
        held = [person.look(id).now.mine for person in both]
        assert sorted(held) == [[], [], [], [1]]


# --- the host --------------------------------------------------------------------------------------------------------


def test_only_the_host_decides_about_the_table(house: House) -> None:
    host, guest = company(house, 2, DELVE)
    before = journal(host)
    for what in ("pause", "resume", "lend", "bot", "person", "hand", "app"):
        refused(guest.act(what, seat=0, value="random"), "table-host-only")
    assert journal(host) == before
    refused(host.act("bot", seat=1, value="chess"), "table-no-bot")
    refused(host.act("bot", seat=7, value="random"), "table-no-seat")
    refused(host.act("hand", value="moon"), "source-unknown")
    refused(host.act("dance", seat=0), "table-no-act")
    assert journal(host) == before


def test_while_a_table_is_paused_nobody_answers(house: House) -> None:
    host, guest = company(house, 2, DELVE)
    asked = host if host.is_asked() else guest
    question = asked.question
    done(host.act("pause"))
    for page in (host, guest):
        page.catch_up(host.now.at)
        assert page.now.table.paused
        assert not page.is_asked()
    refused(asked.answer(0, ask=question.number), "table-paused")
    done(host.act("pause"))
    assert len(journal(host)) == host.now.at, "pausing twice is once"
    done(host.act("resume"))
    asked.catch_up(host.now.at)
    assert asked.question == question
    done(asked.answer(0))


def test_a_bot_takes_over_and_gives_the_seat_back(house: House) -> None:
    host, guest = company(house, 2, DELVE)
    done(host.act("bot", seat=1, value="random"))
    while not host.is_asked() or host.now.at == len(journal(host)) - 1:
        host.hear_state()
    guest.catch_up(host.now.at)
    assert who(host) == ["person", "bot"]
    refused(guest.answer(0, seat=1, ask=guest.now.number), "table-not-yours")
    done(host.act("person", seat=1))
    assert who(host) == ["person", "person"]
    play([host, guest], 4, 12)
    assert any(f"seat:{1}" in str(entry) for entry in journal(host))


def test_a_seat_that_nobody_holds_waits_for_somebody_again(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(DELVE, [me(), bot("random")])
    page = ann.look(id)
    done(page.act("person", seat=1))
    assert who(page) == ["person", "open"]
    key = ann.post(f"/api/tables/{id}/links", {"seat": 1})["seats"]["1"]
    bob = house.person()
    assert bob.join(key) == 1
    assert bob.look(id).now.mine == [1]


def test_people_name_themselves_and_nobody_else(house: House) -> None:
    host, guest = company(house, 2, DELVE)
    done(guest.act("name", seat=1, value="  Zoé  "))
    host.catch_up(guest.now.at)
    assert [seat.name for seat in host.now.table.seats] == ["seat 0", "Zoé"]
    refused(host.act("name", seat=1, value="Eve"), "table-not-yours")


def test_who_gives_up_ends_the_game_for_all(house: House) -> None:
    host, guest = company(house, 2, DELVE)
    play([host, guest], 1, 5)
    refused(host.act("leave", seat=1), "table-not-yours")
    done(guest.act("leave", seat=1))
    host.catch_up(guest.now.at)
    assert host.now.ending is not None
    assert not host.now.ending.won
    assert not host.is_asked()
    refused(guest.act("leave", seat=1), "match-over")
    assert host.person.get("/api/lobby")["mine"][0]["over"]


# --- rematch ---------------------------------------------------------------------------------------------------------


def finished(house: House) -> tuple[Page, Page, Person]:
    """A game that is over: host, guest, and somebody who watched."""
    host, guest = company(house, 2, DELVE)
    watcher = house.person()
    watcher.join(host.person.post(f"/api/tables/{host.table}/links", {"seat": -1})["seats"]["-1"])
    done(guest.act("leave", seat=1))
    host.catch_up(guest.now.at)
    return host, guest, watcher


def test_a_rematch_has_the_same_people_on_the_same_seats(house: House) -> None:
    host, guest, watcher = finished(house)
    new = guest.person.post(f"/api/tables/{host.table}/rematch")
    host.until(lambda heard: isinstance(heard, StateOf) and heard.table.rematch != "")
    assert host.now.table.rematch == new["table"] != host.table
    assert host.person.post(f"/api/tables/{host.table}/rematch") == {"table": new["table"], "seats": {}}
    pages = [host.person.look(new["table"]), guest.person.look(new["table"]), watcher.look(new["table"])]
    assert [page.now.mine for page in pages] == [[0], [1], []]
    assert [page.now.table.host for page in pages] == [True, False, False]
    assert pages[0].now.table.settings == host.now.table.settings
    assert [seat.name for seat in pages[0].now.table.seats] == ["seat 0", "seat 1"]
    assert pages[0].now.ending is None
    play(pages[:2], 3, 5)


def test_a_rematch_hands_no_keys_to_those_who_do_not_host(house: House) -> None:
    host, guest, watcher = finished(house)
    problem(watcher.call("POST", f"/api/tables/{host.table}/rematch"), 403, "table-not-yours")
    problem(house.person().call("POST", f"/api/tables/{host.table}/rematch"), 403, "table-not-here")
    assert guest.person.post(f"/api/tables/{host.table}/rematch")["seats"] == {}


def test_two_who_want_a_rematch_at_once_meet_at_one_table(house: House) -> None:
    host, guest, _ = finished(house)
    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(lambda page: page.person.post(f"/api/tables/{host.table}/rematch")["table"], (host, guest)))
    assert both[0] == both[1]
    assert len(host.person.get("/api/lobby")["mine"]) == 2


def test_there_is_no_rematch_before_the_end(house: House) -> None:
    host, _ = company(house, 2, DELVE)
    problem(host.person.call("POST", f"/api/tables/{host.table}/rematch"), 400, "table-not-over")


# --- one screen for several ------------------------------------------------------------------------------------------


def test_where_hands_are_closed_a_curtain_falls_between_seats(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(DELVE, [me("Ann"), me("Bob")])
    page = ann.look(id)
    below = numbers(2)
    looks = 0
    while page.now.ending is None and looks < 6:
        if page.now.curtain:
            (wanted,) = page.now.curtain
            assert not page.is_asked(), "nothing is shown to whoever sits there still"
            assert page.seat != wanted
            looks += 1
        look_up(page)
        assert page.seat in (0, 1)
        for seeker in page.now.scene["seekers"]:
            assert seeker["seat"] == page.seat or set(seeker["hand"]) <= set(seeker["shown"]), "the others' hands stay closed"
        done(answer_once(page, below))
    assert looks == 6


def test_where_nothing_is_hidden_the_screen_follows_the_question(house: House) -> None:
    ann = house.person()
    id, _ = ann.open("mini-rogue", [me("Ann"), me("Bob")])
    page = ann.look(id)
    seen = set()
    below = numbers(6)
    for _ in range(12):
        assert page.now.curtain == []
        assert page.is_asked()
        seen.add(page.seat)
        done(answer_once(page, below))
        assert page.lines == ann.look(id, seat=page.seat).lines, "the log is that of the seat that looks"
    assert seen == {0, 1}


# --- the lobby -------------------------------------------------------------------------------------------------------


def test_the_lobby_says_where_somebody_is_waited_for(db: str) -> None:
    with serving(db) as house:
        host, guest = company(house, 2, DELVE)
        play([host, guest], 2, 8)
        asked = [page.is_asked() for page in (host, guest)]
        assert [page.person.get("/api/lobby")["mine"][0]["asked"] for page in (host, guest)] == asked
        cookie, id, length = host.person.cookie, host.table, host.now.length
    with serving(db) as house:
        (mine,) = house.person(cookie).get("/api/lobby?lang=fr")["mine"]
        assert (mine["id"], mine["asked"], mine["length"], mine["mine"]) == (id, asked[0], length, [0])
        assert [seat["name"] for seat in mine["seats"]] == ["seat 0", "seat 1"]
    assert len(entries(db, id)) == host.now.at
