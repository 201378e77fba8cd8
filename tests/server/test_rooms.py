"""Rooms on a real database, without a network: tables fall asleep and wake, and two processes (here: two sets of rooms) never
leave anybody behind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from lanterne.kernel.dealers import named
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.server.connection import Connection
from lanterne.server.journal import PERSON, Place
from lanterne.server.messages import Answer, StateOf, Tidings
from lanterne.server.room import Gone, Room
from lanterne.server.rooms import Rooms
from lanterne.server.session import Session
from lanterne.server.settings import AWAKE, Settings
from lanterne.server.states import state_for
from tests.server.test_table import same_table

ANN = "somebody"


def in_rooms(act: Callable[[Rooms, Rooms], Awaitable[None]], db: str) -> None:
    """Do something with two sets of rooms on one database."""

    async def run() -> None:
        one, other = await Rooms.open(Settings(db)), await Rooms.open(Settings(db))
        try:
            await act(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(run())


async def opened(rooms: Rooms) -> str:
    game = find_game("mini-rogue")
    places = [Place(PERSON), Place(PERSON)]
    id, _ = await rooms.open_table(Match(game, game.options(2), named("luck:5")), places, Rooms.all_of(ANN, places), "en")
    return id


def looking(room: Room) -> Connection:
    """A page that has heard how things stand."""
    connection = Connection(ANN)
    room.enter(connection)
    connection.show(state_for(connection, room))
    return connection


def heard(connection: Connection) -> list[int]:
    """What a page was told since it was last looked at: the number of acts in each state."""
    told = []
    while not connection.out.empty():
        message: object = msgspec.json.decode(connection.out.get_nowait(), type=Tidings)
        if isinstance(message, StateOf):
            told.append(message.at)
    return told


async def answer(room: Room, seat: int = 0) -> int:
    return await room.do(lambda table: table.answer(seat, 0))


def test_a_table_that_everybody_has_left_sleeps_and_wakes_as_it_was(db: str) -> None:
    async def act(rooms: Rooms, other: Rooms) -> None:
        id = await opened(rooms)
        room = await rooms.room(id)
        page = looking(room)
        for _ in range(3):
            await answer(room, room.table.asked()[0])
        room.left -= AWAKE + 1
        await rooms._look_round()
        assert id in rooms.awake, "somebody looks"
        room.leave(page)
        await rooms._look_round()
        assert id in rooms.awake, "they may come back"
        room.left -= AWAKE + 1
        await rooms._look_round()
        assert rooms.awake == {}
        again = await rooms.room(id)
        assert again is not room
        same_table(again.table, room.table)
        with pytest.raises(Gone):
            await rooms.room("nowhere")

    in_rooms(act, db)


def test_who_is_about_to_come_in_is_not_shut_out(db: str) -> None:
    """A table that somebody has just asked for does not fall asleep before they enter."""

    async def act(rooms: Rooms, other: Rooms) -> None:
        id = await opened(rooms)
        (await rooms.room(id)).left -= AWAKE + 1
        room = await rooms.room(id)
        await rooms._look_round()
        assert rooms.awake[id] is room

    in_rooms(act, db)


def test_what_another_process_wrote_is_seen_by_everybody_here(db: str) -> None:
    async def act(here: Rooms, there: Rooms) -> None:
        id = await opened(here)
        mine, theirs = await here.room(id), await there.room(id)
        page = looking(mine)
        heard(page)
        at = await answer(theirs)
        await mine.catch_up()
        assert heard(page) == [at]
        same_table(mine.table, theirs.table)
        await mine.catch_up()
        assert heard(page) == [], "nothing new, nothing said"

    in_rooms(act, db)


def test_whoever_comes_too_late_is_refused_and_all_others_hear_what_happened(db: str) -> None:
    """The one who was beaten learns it by the refusal; those who only look must not be left behind."""

    async def act(here: Rooms, there: Rooms) -> None:
        id = await opened(here)
        mine, theirs = await here.room(id), await there.room(id)
        page, looker = looking(mine), looking(mine)
        heard(looker)
        late = Answer(id="late", ask=mine.table.journal.moved, seat=0, answer=1)
        at = await answer(theirs)
        await Session(page, mine).hear(late)
        assert heard(looker) == [at]
        same_table(mine.table, theirs.table)

    in_rooms(act, db)


def test_both_write_and_the_journal_has_one_order(db: str) -> None:
    async def act(here: Rooms, there: Rooms) -> None:
        id = await opened(here)
        rooms = [await here.room(id), await there.room(id)]
        for _ in range(6):
            await asyncio.gather(*(room.do(lambda table: table.answer(table.asked()[0], 0)) for room in rooms))
        for room in rooms:
            await room.catch_up()
        same_table(rooms[0].table, rooms[1].table)
        assert await here.store.heads([id]) == {id: rooms[0].table.journal.count}
        answers = [entry for entry in rooms[0].table.journal.answers if str(entry).startswith(("seat:", "party:"))]
        assert len(answers) == 12, "nobody's answer was lost"

    in_rooms(act, db)
