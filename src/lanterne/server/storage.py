"""Storage: tables and their journals, kept. The journal of a table is the truth; all else here can be told from it, or says
who may sit where.

Everything is awaitable. What an awaited call has written is on the disk. After a Fault nobody knows: read again.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from lanterne.folders import data_folder
from lanterne.kernel.asks import Json
from lanterne.server.databases import Clash, Database, Row, Value, connect
from lanterne.server.migrations import migrate
from lanterne.server.worker import Worker

COLUMNS: Final = "id, game, created, updated, listed, over, config, summary"
ADD_ENTRY: Final = "INSERT INTO journal (table_id, idx, at, client, entry, odds) VALUES (?, ?, ?, ?, ?, ?)"
ADD_HOLDER: Final = "INSERT INTO holders (table_id, seat, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
ASKED_AT_ONCE: Final = 400  # ids in one statement


class Entry(Struct):
    """One answer or act: when, by which message of which page, and what. `odds` are those that a decision was made at; they are
    for the story of the game, which asks for them (`Store.odds`): to play on, they are not read."""

    at: float
    client: str
    data: Json
    odds: Json = None


class TableRow(Struct):
    """A table: what it was opened with (`config`), and what the lobby says about it (`summary`). Times are seconds since
    1970."""

    id: str
    game: str
    created: float
    updated: float
    listed: bool
    over: bool
    config: dict[str, Json]
    summary: dict[str, Json]


class Stored(Struct):
    """Everything that is needed to play on."""

    row: TableRow
    entries: list[Entry]
    snapshot: Json


class Beaten(Exception):
    """Somebody else has written the next entry."""


def default_address() -> str:
    """Where tables are kept when nobody says otherwise."""
    return f"sqlite:{data_folder() / 'tables.db'}"


class Store:
    """Tables in a database. One thread writes and another reads, so that nobody who looks waits for the disk."""

    def __init__(self, url: str) -> None:
        self.writer = Worker("storage-writer", lambda: prepared(url))
        self.reader = Worker("storage-reader", lambda: connect(url))
        self._changes: int | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at an address, made or brought up to date where needed; raises a Fault when that cannot be."""
        store = cls(url)
        await store.writer.start()
        try:
            await store.reader.start()
            store._changes = await store.writer.ask(lambda db: db.changes())
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what waits, then close."""
        for worker in (self.writer, self.reader):
            if worker.is_open:
                await worker.stop()

    @property
    def commits(self) -> int:
        """How many transactions wrote."""
        return self.writer.commits

    # --- tables and journals ---

    async def add_table(
        self, row: TableRow, links: dict[str, int], holders: Iterable[tuple[int, str]], entries: Sequence[Entry]
    ) -> None:
        """Add a table with its first entries. Raises a Clash, and adds nothing, when its id or a link is taken."""
        table = (
            row.id, row.game, row.created, row.updated, int(row.listed), int(row.over), written(row.config),
            written(row.summary),
        )  # fmt: skip
        seats = [(secret, row.id, seat) for secret, seat in links.items()]
        people = [(row.id, seat, person) for seat, person in holders]
        journal = journal_rows(row.id, 0, entries)

        def work(db: Database) -> None:
            db.run(f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *table)
            db.insert("INSERT INTO links (secret, table_id, seat) VALUES (?, ?, ?)", seats)
            db.insert(ADD_HOLDER, people)
            db.insert(ADD_ENTRY, journal)

        await self.writer.ask(work, row.id, write=True)

    async def append(self, id: str, first: int, entries: Sequence[Entry], summary: dict[str, Json], over: bool) -> bool:
        """Add entries from number `first` on, all or none, with what the lobby says from now on. False, and nothing is
        written, when the journal does not end there: another process was faster, read what it wrote. Raises a Clash when
        there is no such table."""
        if not entries:
            raise ValueError("nothing to append")
        journal = journal_rows(id, first, entries)
        told = (written(summary), int(over), entries[-1].at, id)

        def work(db: Database) -> None:
            # First the row of the table: whoever has changed it is alone with the journal until the commit.
            if not db.change("UPDATE tables SET summary = ?, over = ?, updated = ? WHERE id = ?", *told):
                raise Clash(id)
            if head_of(db, id) != first:
                raise Beaten
            db.insert(ADD_ENTRY, journal)

        try:
            await self.writer.ask(work, id, write=True)
        except Beaten:
            return False
        return True

    async def read(self, id: str) -> Stored | None:
        """A table with its journal, as they were at one moment."""

        def work(db: Database) -> Stored | None:
            rows = db.run(f"SELECT {COLUMNS} FROM tables WHERE id = ?", id)
            if not rows:
                return None
            kept = db.run("SELECT data FROM snapshots WHERE table_id = ?", id)
            return Stored(table_row(rows[0]), entries_from(db, id, 0), json.loads(kept[0][0]) if kept else None)

        return await self.reader.ask(work)

    async def read_from(self, id: str, first: int) -> list[Entry]:
        """The entries of a table from number `first` on."""
        return await self.reader.ask(lambda db: entries_from(db, id, first))

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """How many entries these tables have; those that there are not are left out."""
        wanted = list(ids)

        def work(db: Database) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(wanted), ASKED_AT_ONCE):
                found.update(heads_of(db, wanted[start : start + ASKED_AT_ONCE]))
            return found

        return await self.reader.ask(work)

    async def quiet(self) -> bool:
        """Whether surely no other process has written anything since this was last asked (first: since the store was
        opened). PostgreSQL does not tell, so there it is never sure."""
        before = self._changes
        if before is None:
            return False
        # The writer's connection: to the reader's, our own writing would look like somebody else's.
        self._changes = await self.writer.ask(lambda db: db.changes())
        return self._changes == before

    async def keep_snapshot(self, id: str, data: Json) -> None:
        """Keep a snapshot of the game in place of the one before."""
        await self._keep("snapshots", id, data)

    # --- looking back ---

    async def odds(self, id: str) -> dict[int, Json]:
        """The odds that the decisions at a table were made at, by the number of their entry."""
        rows = await self._select("SELECT idx, odds FROM journal WHERE table_id = ? AND odds IS NOT NULL", id)
        return {number: json.loads(odds) for number, odds in rows}

    async def hindsight(self, id: str) -> Json:
        """What was kept of a look back at a finished game; None where nobody has looked."""
        rows = await self._select("SELECT data FROM hindsights WHERE table_id = ?", id)
        return json.loads(rows[0][0]) if rows else None

    async def keep_hindsight(self, id: str, data: Json) -> None:
        """Keep what a look back at a finished game brought, in place of the one before."""
        await self._keep("hindsights", id, data)

    # --- who may sit where ---

    async def set_link(self, id: str, seat: int, secret: str) -> None:
        """Give a seat a link (its hash) in place of the one it had."""
        await self._write(
            id,
            "INSERT INTO links (secret, table_id, seat) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET secret = excluded.secret",
            secret, id, seat,
        )  # fmt: skip

    async def find_link(self, secret: str) -> tuple[str, int] | None:
        """The table and the seat that a link (its hash) opens."""
        rows = await self._select("SELECT table_id, seat FROM links WHERE secret = ?", secret)
        return (rows[0][0], rows[0][1]) if rows else None

    async def hold(self, id: str, seat: int, person: str) -> None:
        """Let a person (the hash of a secret) hold a seat, beside those who do."""
        await self._write(id, ADD_HOLDER, id, seat, person)

    async def release(self, id: str, seat: int, person: str | None = None) -> None:
        """Let a person, or with None everybody, no longer hold a seat."""
        if person is None:
            await self._write(id, "DELETE FROM holders WHERE table_id = ? AND seat = ?", id, seat)
        else:
            await self._write(id, "DELETE FROM holders WHERE table_id = ? AND seat = ? AND person = ?", id, seat, person)

    async def forget(self, id: str, person: str) -> None:
        """Let a person hold nothing at a table any more. One that nobody holds anything at is gone."""

        def work(db: Database) -> None:
            db.run("DELETE FROM holders WHERE table_id = ? AND person = ?", id, person)
            db.run("DELETE FROM tables WHERE id = ? AND NOT EXISTS (SELECT 1 FROM holders WHERE table_id = ?)", id, id)

        await self.writer.ask(work, id, write=True)

    async def holders(self, id: str) -> list[tuple[int, str]]:
        """Who holds which seat."""
        rows = await self._select("SELECT seat, person FROM holders WHERE table_id = ? ORDER BY seat, person", id)
        return [(seat, person) for seat, person in rows]

    # --- the lobby ---

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, list[int]]]:
        """The tables at which a person holds seats, and which; those last played at first."""

        def work(db: Database) -> list[tuple[TableRow, list[int]]]:
            rows = db.run(
                f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM holders WHERE person = ?)"
                " ORDER BY updated DESC, id LIMIT ?",
                person, limit,
            )  # fmt: skip
            seats: defaultdict[str, list[int]] = defaultdict(list)
            for id, seat in db.run("SELECT table_id, seat FROM holders WHERE person = ? ORDER BY seat", person):
                seats[id].append(seat)
            return [(table_row(row), seats[row[0]]) for row in rows]

        return await self.reader.ask(work)

    async def listed(self, limit: int) -> list[TableRow]:
        """The tables that everybody may see: those in play first, then by when they were last played at."""
        sql = f"SELECT {COLUMNS} FROM tables WHERE listed = 1 ORDER BY over, updated DESC, id LIMIT ?"
        return [table_row(row) for row in await self._select(sql, limit)]

    async def set_listed(self, id: str, listed: bool) -> None:
        """Show a table to everybody, or no longer."""
        await self._write(id, "UPDATE tables SET listed = ? WHERE id = ?", int(listed), id)

    # --- one statement ---

    async def _keep(self, where: str, id: str, data: Json) -> None:
        await self._write(
            id,
            f"INSERT INTO {where} (table_id, data) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET data = excluded.data",
            id, written(data),
        )  # fmt: skip

    async def _write(self, id: str, sql: str, *args: Value) -> None:
        await self.writer.ask(lambda db: db.run(sql, *args), id, write=True)

    async def _select(self, sql: str, *args: Value) -> list[Row]:
        return await self.reader.ask(lambda db: db.run(sql, *args))


def prepared(url: str) -> Database:
    """A database that is whole and of this version."""
    db = connect(url)
    try:
        db.check()
        migrate(db)
    except BaseException:
        db.close()
        raise
    return db


# --- rows ------------------------------------------------------------------------------------------------------------


def written(data: Json) -> str:
    """JSON that any database takes: in ASCII, so no character is lost or refused."""
    return json.dumps(data, separators=(",", ":"))


def journal_rows(id: str, first: int, entries: Sequence[Entry]) -> list[tuple[Value, ...]]:
    """Entries as rows. They are written out at once: whoever gave them may go on changing them."""
    return [
        (id, first + place, entry.at, entry.client, written(entry.data), None if entry.odds is None else written(entry.odds))
        for place, entry in enumerate(entries)
    ]


def table_row(row: Row) -> TableRow:
    id, game, created, updated, listed, over, config, summary = row
    return TableRow(id, game, created, updated, bool(listed), bool(over), json.loads(config), json.loads(summary))


def entries_from(db: Database, id: str, first: int) -> list[Entry]:
    rows = db.run("SELECT at, client, entry FROM journal WHERE table_id = ? AND idx >= ? ORDER BY idx", id, first)
    return [Entry(at, client, json.loads(entry)) for at, client, entry in rows]


def head_of(db: Database, id: str) -> int:
    """How many entries a table has."""
    last: Any = db.run("SELECT max(idx) FROM journal WHERE table_id = ?", id)[0][0]
    return 0 if last is None else int(last) + 1


def heads_of(db: Database, ids: Sequence[str]) -> dict[str, int]:
    marks = ", ".join("?" * len(ids))
    rows = db.run(
        f"SELECT id, (SELECT max(idx) FROM journal WHERE table_id = tables.id) FROM tables WHERE id IN ({marks})", *ids
    )
    return {id: 0 if last is None else last + 1 for id, last in rows}
