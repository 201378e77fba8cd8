"""Secrets: every byte that is sent to a seat in whole delves with closed hands, by socket and by HTTP, in both languages.

Two proofs. No frame has the id or the name of a hidden card that no watcher has met by then. And a frame is the same, byte for
byte, in a twin world in which hidden cards are others: nothing in it depends on what the seat may not know.
"""

from __future__ import annotations

import msgspec
import pytest

from lanterne.games.kinfire_delve.game import KinfireDelve
from lanterne.kernel.dealers import stream
from lanterne.kernel.registry import find_game
from lanterne.kernel.texts import texts_for
from lanterne.server.connection import Connection
from lanterne.server.film import film_of
from lanterne.server.forms import Film
from lanterne.server.messages import StateOf, Whys
from lanterne.server.room import Room
from lanterne.server.states import state_for
from lanterne.server.storage import Stored
from lanterne.server.telling import Teller
from tests.conformance.kit import Below
from tests.server.desk import room_of
from tests.server.playing import answer_once, numbers
from tests.server.serving import House, Page, done, kept
from tests.server.test_bots import sit_down
from tests.server.test_http import problem
from tests.server.twins import Moment, delve_of, moments, names, twin_of

DELVE = "kinfire-delve"
CHECKED = 10  # frames of a game that are compared with those of a twin


def bots_take_over(pages: list[Page], bot: str) -> None:
    """Bots play, and those who hold the seats look on through their own eyes."""
    for seat in range(len(pages) - 1):
        done(pages[0].act("bot", seat=seat, value=bot))
    for page in pages:
        while page.now.ending is None:
            page.hear_state()


def people_play(pages: list[Page], seed: int) -> None:
    """Pages answer at random, ask why, and now and then come back after a break."""
    below = numbers(seed)
    while pages[0].now.ending is None:
        page = next(page for page in pages if page.is_asked())
        if below(3) == 0:
            page.ask("why", seat=page.seat, ask=page.question.number)
        if below(6) == 0:
            page.come_back()
        at = done(answer_once(page, below)).at
        for other in pages:
            other.catch_up(at)


# --- no name of a hidden card ----------------------------------------------------------------------------------------


def scan(page: Page, seat: int, at_each: dict[int, Moment]) -> int:
    """Look for hidden cards in everything that a page heard; says how many were looked for."""
    looked = 0
    at = 0
    for frame, message in page.heard:
        if isinstance(message, StateOf):
            at = message.at
        looked += scan_bytes(frame, seat, at_each[at]) if at else 0
    return looked


def scan_bytes(frame: bytes, seat: int, moment: Moment) -> int:
    looked = 0
    for other, cards in moment.secrets.items():
        for card in set(cards) - moment.known:
            if other != seat:
                looked += 1
                for name in names(card):
                    assert name not in frame, f"seat {seat} is told of {card}, which seat {other} hides"
    return looked


# --- nothing depends on a hidden card --------------------------------------------------------------------------------


def twin_room(stored: Stored, at: int, seat: int, holders: list[tuple[int, str]], below: Below) -> Room | None:
    table = twin_of(stored, at, seat, below)
    if table is None:
        return None
    table.id = stored.row.id
    return room_of(table, holders)


def same_in_a_twin(state: StateOf, lang: str, room: Room) -> None:
    """What was sent is what would have been sent if the others held other cards."""
    holder = next((person for seat, person in room.holders if seat == state.seat), "")
    connection = Connection(holder if state.seat >= 0 else "watcher")
    connection.lang, connection.eyes = lang, state.seat if state.seat >= 0 else None
    twin = state_for(connection, room)
    for mine, theirs in zip(twin.table.seats, state.table.seats, strict=True):
        mine.here = theirs.here
    twin.lines = [line for line in twin.lines if line.at > state.since]
    twin.since, twin.fresh, twin.table.host = state.since, state.fresh, state.table.host
    assert msgspec.json.encode(twin) == msgspec.json.encode(state)


def compare(page: Page, stored: Stored, below: Below) -> int:
    """Compare some frames with those of twins; says how many could be."""
    told = [message for _, message in page.heard if isinstance(message, StateOf)]
    states = [state for state in told if state.ending is None and state.at > 1]
    seats = states[0].table.seats
    holders = [(seat.seat, f"person {seat.seat}") for seat in seats]
    compared = 0
    for _ in range(CHECKED):
        state = states[below(len(states))]
        room = twin_room(stored, state.at, state.seat, holders, below)
        if room is not None:
            same_in_a_twin(state, page.lang, room)
            compared += 1
    return compared


def compare_whys(page: Page, stored: Stored, below: Below) -> int:
    """Why something is not possible is told from what the seat knows."""
    compared, at = 0, 0
    for _, message in page.heard:
        if isinstance(message, StateOf):
            at = message.at
        elif isinstance(message, Whys):
            room = twin_room(stored, at, page.seat, [], below)
            if room is not None:
                teller = Teller(room.table.match, page.seat, texts_for(page.lang, DELVE))
                assert teller.refusals(page.seat) == message.refusals
                compared += 1
    return compared


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_nobody_is_sent_what_others_hide_while_bots_play(house: House, count: int) -> None:
    pages = sit_down(house, DELVE, count)
    bots_take_over(pages, "greedy")
    proven(house, pages, count)


@pytest.mark.parametrize("count", [2, 4])
def test_nobody_is_sent_what_others_hide_while_people_play(house: House, count: int) -> None:
    pages = sit_down(house, DELVE, count)
    people_play(pages, count)
    stored = proven(house, pages, count)
    below = stream(count, "whys").below
    assert sum(compare_whys(page, stored, below) for page in pages[:-1]) > 0


def proven(house: House, pages: list[Page], seed: int) -> Stored:
    stored = kept(house.db, pages[0].table)
    at_each = moments(stored)
    looked = [scan(page, seat, at_each) for seat, page in enumerate([*pages[:-1]])]
    looked.append(scan(pages[-1], -1, at_each))
    assert min(looked) > 40, "there was something to hide at every seat"
    below = stream(seed, "twins").below
    compared = [compare(page, stored, below) for page in pages]
    assert min(compared) >= CHECKED // 3, f"twins were found for {compared}"
    return stored


def test_what_is_asked_for_over_http_tells_no_secret(house: House) -> None:
    """In the middle of a game: lobby, film and the save that is refused."""
    pages = sit_down(house, DELVE, 3)
    below = numbers(5)
    compared = 0
    for _ in range(14):
        page = next(page for page in pages if page.is_asked())
        at = done(answer_once(page, below)).at
        for other in pages:
            other.catch_up(at)
    stored = kept(house.db, pages[0].table)
    moment = moments(stored)[pages[0].now.at]
    for seat, page in enumerate([*pages[:-1]]):
        film = f"/api/tables/{page.table}/film?count=60&lang={page.lang}"
        replies = [page.person.call("GET", f"{film}&seat={eyes}") for eyes in (seat, -1)]
        replies += [page.person.call("GET", "/api/lobby"), page.person.call("GET", f"/api/tables/{page.table}/save")]
        problem(replies[-1], 403, "table-save-later")
        for reply in replies:
            scan_bytes(reply.content, seat, moment)
        room = twin_room(stored, page.now.at, seat, [], below)
        if room is not None:
            compared += 1
            for reply, eyes in zip(replies, (seat, -1), strict=False):
                film_sent = msgspec.json.decode(reply.content, type=Film)
                assert frames(film_of(room, "", page.lang, eyes, 0, 60)) == frames(film_sent)
    assert compared >= 2


def frames(film: Film) -> list[bytes]:
    """A film without who was there to see it."""
    for frame in film.frames:
        frame.table.host = False
        for seat in frame.table.seats:
            seat.here = seat.mine = False
    return [msgspec.json.encode(frame) for frame in film.frames]


# --- the proof is one ------------------------------------------------------------------------------------------------


def test_the_cards_of_seekers_are_told_apart() -> None:
    """The scan rests on it: a card belongs to one seeker, and its id and its names are no part of other words."""
    game = find_game(DELVE)
    assert isinstance(game, KinfireDelve)
    owners = [card for seeker in game.content.seekers.values() for card in set(seeker.deck)]
    assert len(set(owners)) == len(owners) > 20
    assert all(len(names(card)) >= 3 for card in owners)


def test_a_leak_would_be_found(house: House) -> None:
    """A frame of one seat, taken for that of another, is caught by both proofs."""
    pages = sit_down(house, DELVE, 2)
    bots_take_over(pages, "greedy")
    stored = kept(house.db, pages[0].table)
    at_each = moments(stored)
    with pytest.raises(AssertionError, match="is told of"):
        scan(pages[0], 1, at_each)
    below = stream(3, "leak").below
    state = next(message for _, message in pages[0].heard if isinstance(message, StateOf) and message.length > 30)
    twin = twin_of(stored, state.at, 1, below)
    assert twin is not None
    assert delve_of(twin.match).seekers[0].hand != delve_of(twin.match).seekers[1].hand
    room = room_of(twin, [(0, "person 0"), (1, "person 1")])
    with pytest.raises(AssertionError):
        same_in_a_twin(state, pages[0].lang, room)
