"""Rooms: tables that are awake. One lock for each, so that one thing happens after the other; what happens is kept before
anybody hears of it. Bots answer here, and the clock runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial

from lanterne.kernel.asks import Ask, Chance, Json, Together
from lanterne.kernel.crafts import Compose, plain
from lanterne.kernel.faults import Fault
from lanterne.kernel.game import Player
from lanterne.kernel.saves import save_data
from lanterne.players import make_bot
from lanterne.server.connection import Connection
from lanterne.server.journal import BOT
from lanterne.server.keys import same
from lanterne.server.settings import AWAKE
from lanterne.server.states import state_for
from lanterne.server.storage import Entry, Store
from lanterne.server.table import Step, Table, load_table
from lanterne.server.thinking import Thinkers

SNAPSHOT_EVERY = 100  # entries
GRACE = 3.0  # seconds after the end of a time in which drafts count that only another process may know
TRIES = 5  # to be the one whose entry is kept, when another process writes too


class Gone(Exception):
    """There is no such table."""


class Room:
    """A table in memory with those who look at it."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, holders: list[tuple[int, str]]) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.holders = holders
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.left = time.monotonic()  # when the last one went
        self._came = 0.0  # when somebody first came to an empty room: no clock runs against people who are not there
        self._driver: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._kept = table.journal.count
        self.drafts: dict[int, tuple[int, Json]] = {}  # by seat: the number of a question, and how far its answer has come
        self.looking_back = asyncio.Lock()

    # --- who ---------------------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds, hosts and watchers included."""
        return sorted(seat for seat, holder in self.holders if same(holder, person))

    def may_look(self, person: str) -> bool:
        return bool(self.seats_of(person)) or bool(self.table.config["listed"])

    def is_alone(self, person: str) -> bool:
        """Whether one person holds all seats at which persons sit: nobody else has to agree to anything."""
        return set(self.table.persons()) <= set(self.seats_of(person))

    def here(self) -> set[int]:
        return {seat for connection in self.connections for seat in self.seats_of(connection.person)}

    # --- doing -------------------------------------------------------------------------------------------------------

    async def do(self, plan: Callable[[Table], Step], client: str = "") -> int:
        """Carry out what `plan` makes of the table, once, and say how many entries there are then. It is planned anew
        where another process was quicker. Refused where it does not fit (any more)."""
        async with self.lock:
            for _ in range(TRIES):
                known = self.table.journal.clients.get(client) if client else None
                if known is not None:
                    return known  # this message came twice
                step = plan(self.table)
                if not step.entries or await self._keep(step, client):
                    self.publish()
                    return self.table.journal.count
                await self.reload()
        raise Fault("table-busy")

    async def _keep(self, step: Step, client: str) -> bool:
        now = time.time()
        table = self.table.after(step, now, client)
        entries = [Entry(now, client, data) for data in step.entries]
        entries[0].odds = step.odds
        first = self.table.journal.count
        try:
            kept = await self.store.append(table.id, first, entries, table.summary(), table.over())
        except Fault:
            await self.reload()  # nobody knows whether it was kept
            raise
        if not kept:
            return False
        self.table = table
        if table.over() or table.journal.count - self._kept >= SNAPSHOT_EVERY:
            self._kept = table.journal.count
            with contextlib.suppress(Fault):  # the journal is the truth: it can wait for the next one
                await self.store.keep_snapshot(table.id, table.snapshot())
        return True

    async def reload(self) -> None:
        """Another process wrote: what is kept is the truth, and everybody hears of it, whatever becomes of what was planned."""
        stored = await self.store.read(self.table.id)
        if stored is None:
            raise Gone
        entries = [(entry.data, entry.at, entry.client) for entry in stored.entries]
        self.table = load_table(self.table.id, stored.row.config, entries, stored.snapshot)
        self.holders = await self.store.holders(self.table.id)
        self.publish()

    async def catch_up(self) -> None:
        """Look at what another process has written, if it has."""
        async with self.lock:
            heads = await self.store.heads([self.table.id])
            if heads.get(self.table.id, 0) > self.table.journal.count:
                await self.reload()

    def publish(self) -> None:
        """Tell everybody how things stand, and see what comes next."""
        for connection in list(self.connections):
            connection.show(state_for(connection, self))
        self.drive()

    # --- bots and the clock ------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Let bots answer, and wind the clock, as long as somebody looks."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.connections or self.table.journal.paused:
            return
        waits = [left for left in (self.time_left(), self.bots_wait()) if left is not None]
        if waits:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, min(waits)) + 0.05, self.drive)
        if (self.bot_seat() is not None) and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._let_bots_answer())

    def time_left(self) -> float | None:
        """Seconds until a bot answers in the place of somebody who thinks too long; None: no clock runs."""
        seconds, journal = self.table.config["clock"], self.table.journal
        if not isinstance(seconds, int) or not seconds or isinstance(self.table.match.ask, Chance) or self.table.over():
            return None
        persons = any(self.table.places[seat].who != BOT for seat in self.table.asked())
        if not persons and not is_drafted(self.table.match.ask):
            return None
        if not journal.moved_at:
            return None  # nothing has happened yet: people are still sitting down
        now = journal.paused_at if journal.paused else time.time()
        asked_at, lent = journal.asked_since(self.table.number())
        return max(asked_at, self._came) + seconds + lent - now

    def bot_seat(self) -> int | None:
        """A seat for which a bot answers now: its own, or one whose time is over."""
        seat = self.table.bot_asked() if self.bots_wait() is None else None
        left = self.time_left()
        if seat is not None or left is None or left > 0:
            return seat
        late = self.table.asked()
        if is_drafted(self.table.match.ask) and left > -GRACE:
            here = self.here()
            late = [seat for seat in late if seat in here or self.draft_of(seat) is not None]
        return late[0] if late else None

    def is_time_out(self) -> bool:
        """Whether the time is over in which several seats draft their answers: from now on nothing is changed, and who has not
        answered was not quick."""
        left = self.time_left()
        return is_drafted(self.table.match.ask) and left is not None and left <= 0

    def bots_wait(self) -> float | None:
        """Seconds until bots may answer a question at which the first wins something, so that people have a chance; None where
        they need not wait: nothing is to be won, or somebody was first."""
        ask = self.table.match.ask
        if not isinstance(ask, Together) or not ask.pace or self.table.bot_asked() is None:
            return None
        if ask.binds is not None and ask.binds(ask.arrivals):
            return None  # somebody was first
        if self.is_time_out() or not self.table.humans():
            return None  # nothing is to be won any more, or bots are among themselves
        low, high = ask.pace
        number = self.table.number()
        asked_at, lent = self.table.journal.asked_since(number)
        left = max(asked_at, self._came) + lent + low + number * 37 % (high - low + 1) - time.time()
        return left if left > 0 else None

    async def _let_bots_answer(self) -> None:
        with contextlib.suppress(Fault, Gone):  # a table that was taken away, a thinker that was lost: the next look tries anew
            while self.connections and not self.table.journal.paused:
                seat = self.bot_seat()
                if seat is None:
                    return
                number = self.table.number()
                answer = await self.bot_answer(seat)
                await self.do(partial(bot_step, seat=seat, number=number, answer=answer))
                await asyncio.sleep(0)

    async def bot_answer(self, seat: int) -> object:
        if self.table.places[seat].who != BOT:
            late = self.late_answer(seat)
            if late is not None:
                return late
        answer = await self._thought(seat)
        ask = self.table.match.asks_for(seat)
        return ask.craft.mend(plain(answer)) if isinstance(ask, Compose) and self.is_time_out() else answer

    async def _thought(self, seat: int) -> object:
        place = self.table.places[seat]
        game = self.table.game
        name = place.bot if place.who == BOT else next(iter(game.bots()), "random")
        seed = self.table.journal.count * 16 + seat
        bot: Player = make_bot(game, name, seed)
        if not bot.imagines:
            return bot.answer(self.table.match.sight(seat))
        return await self.thinkers.think(
            {"kind": "answer", "save": save_data(self.table.match), "seat": seat, "bot": name, "seed": seed}
        )

    def late_answer(self, seat: int) -> object | None:
        """What counts as the answer of somebody whose time is over; None: a bot has to think of one."""
        ask = self.table.match.asks_for(seat)
        return None if ask is None else ask.lapse(self.draft_of(seat))

    def draft_of(self, seat: int) -> Json:
        """How far a seat has come with its answer to the question that waits; None where it was not told here."""
        number, draft = self.drafts.get(seat, (-1, None))
        return draft if number == self.table.number() else None

    async def solve(self, looker: int, seat: int, seconds: float) -> Json:
        """The best that a seat could have done, from what somebody else, or that seat, may know."""
        job: dict[str, Json] = {"kind": "solve", "save": save_data(self.table.match), "seat": seat, "looker": looker}
        solved = await self.thinkers.think(job | {"seconds": seconds})
        assert isinstance(solved, list)
        return solved[0]

    async def hint(self, seat: int, seconds: float) -> Json:
        """What the search thinks of the answers to the question of a seat."""
        save = save_data(self.table.match)
        return await self.thinkers.think({"kind": "weigh", "save": save, "seat": seat, "seconds": seconds})

    # --- coming and going --------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        if not self.connections:
            self._came = time.time()
        self.connections.add(connection)

    def greet(self, newcomer: Connection) -> None:
        """Let the others know that somebody is here, and bots that somebody looks."""
        self._tell_others(newcomer)
        self.drive()

    def _tell_others(self, one: Connection) -> None:
        """Somebody came or went: others see it, unless the same person has another page open."""
        others = self.connections - {one}
        if all(other.person != one.person for other in others):
            for other in others:
                other.show(state_for(other, self))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.left = time.monotonic()
        self._tell_others(connection)
        if not self.connections:
            self.drive()

    def close(self) -> None:
        """The table is gone: nobody can stay."""
        for connection in list(self.connections):
            connection.close()

    def is_idle(self) -> bool:
        driving = self._driver is not None and not self._driver.done()
        return not self.connections and not driving and not self.lock.locked() and time.monotonic() - self.left > AWAKE


def bot_step(table: Table, seat: int, number: int, answer: object) -> Step:
    """A bot's answer, unless the table has moved on while it thought."""
    if table.number() != number or table.journal.paused or seat not in table.asked():
        return Step([])
    return table.answer(seat, answer)


def is_drafted(ask: Ask | None) -> bool:
    """Whether several seats draft answers at the same time."""
    return isinstance(ask, Together) and all(isinstance(mine, Compose) for mine in ask.asks)
