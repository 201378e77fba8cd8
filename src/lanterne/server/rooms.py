"""All rooms of this process: tables are woken when somebody comes, and sleep in storage when everybody has left."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.server.journal import HOST, OPEN, PERSON, WATCH, Place
from lanterne.server.keys import hashed, new_secret
from lanterne.server.room import Gone, Room
from lanterne.server.settings import CATCH_UP, Settings
from lanterne.server.storage import Entry, Store, TableRow
from lanterne.server.table import Step, load_table, opened
from lanterne.server.thinking import Thinkers

SLEEPERS = 20  # tables that fall asleep at the same moment


class Rooms:
    """The rooms of one process, and the task that lets them sleep and catch up."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._news = True  # somebody has written since the last look
        self._keeper = asyncio.create_task(self._keep())

    @classmethod
    async def open(cls, settings: Settings) -> Rooms:
        return cls(await Store.open(settings.db), Thinkers(settings.thinkers))

    async def close(self) -> None:
        self._keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._keeper
        while self.awake:
            await self._put_to_sleep(list(self.awake.values()))
        await self.thinkers.close()
        await self.store.close()

    async def room(self, id: str) -> Room:
        """The room of a table, woken if need be; Gone where there is no such table."""
        room = self.awake.get(id)
        if room is not None:
            room.left = time.monotonic()  # whoever asks for it is about to use it: not the moment to fall asleep
            return room
        async with self._waking.setdefault(id, asyncio.Lock()):
            room = self.awake.get(id)
            if room is None:
                room = await self._wake(id)
                self.awake[id] = room
        self._waking.pop(id, None)
        return room

    async def _wake(self, id: str) -> Room:
        stored = await self.store.read(id)
        if stored is None:
            self._waking.pop(id, None)
            raise Gone
        entries = [(entry.data, entry.at, entry.client) for entry in stored.entries]
        table = load_table(id, stored.row.config, entries, stored.snapshot)
        return Room(table, self.store, self.thinkers, await self.store.holders(id))

    # --- opening -----------------------------------------------------------------------------------------------------

    async def open_table(
        self, match: Match, places: list[Place], holders: list[tuple[int, str]], lang: str, clock: int = 0,
        listed: bool = False, guided: bool = False,
    ) -> tuple[str, dict[int, str]]:  # fmt: skip
        """A new table, and the secrets of its seats, by seat."""
        id = secrets.token_urlsafe(9)
        table, entries = opened(id, match, places, lang=lang, clock=clock, listed=listed, guided=guided)
        now = time.time()
        table = table.after(Step(entries), now)
        row = TableRow(id, match.game.slug, now, now, listed, table.over(), table.config, table.summary())
        keys = {seat: new_secret() for seat, place in enumerate(places) if place.who in (OPEN, PERSON)}
        keys[WATCH] = new_secret()
        links = {hashed(secret): seat for seat, secret in keys.items()}
        await self.store.add_table(row, links, holders, [Entry(now, "", data) for data in entries])
        return id, keys

    @staticmethod
    def all_of(person: str, places: list[Place]) -> list[tuple[int, str]]:
        """The host, who holds every seat at which a person sits."""
        return [(HOST, person), *((seat, person) for seat, place in enumerate(places) if place.who == PERSON)]

    async def hold(self, id: str, seat: int, person: str) -> None:
        """Somebody holds a seat from now on."""
        await self.store.hold(id, seat, person)
        room = self.awake.get(id)
        if room is not None:
            room.holders = await self.store.holders(id)

    async def look_again(self, id: str) -> None:
        """Somebody has left a table for good: those at it see that, and one that is gone is closed."""
        room = self.awake.get(id)
        if room is not None:
            room.holders = await self.store.holders(id)
            if not room.holders:
                del self.awake[id]
                room.close()

    # --- sleeping and catching up ------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(CATCH_UP)
            with contextlib.suppress(Fault, Gone, OSError):  # a moment without the database: the next look tries anew
                await self._look_round()

    async def _look_round(self) -> None:
        idle = [room for room in self.awake.values() if room.is_idle()]
        if idle:
            await self._put_to_sleep(idle)
        self._news = not await self.store.quiet() or self._news
        if not self.awake or not self._news:
            return
        heads = await self.store.heads(list(self.awake))
        self._news = False
        for id, count in heads.items():
            behind = self.awake.get(id)
            if behind is not None and count > behind.table.journal.count:
                await behind.catch_up()

    async def _put_to_sleep(self, rooms: list[Room]) -> None:
        """Forget some tables that may sleep, a few at a time: one commit serves them, and nobody else waits long. Nothing
        happens between the look at them and their end, so nobody has come meanwhile."""
        some = rooms[:SLEEPERS]
        for room in some:
            del self.awake[room.table.id]
        await asyncio.gather(*(self.store.keep_snapshot(room.table.id, room.table.snapshot()) for room in some))
