"""Migrations: the tables of the database, version by version. A version that was ever released is never edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from lanterne.kernel.faults import Fault
from lanterne.server.databases import Database

Migration: TypeAlias = tuple[str, ...]

# DOUBLE PRECISION, because REAL is too coarse for the time of day in PostgreSQL. Snapshots have a table of their own,
# because SQLite writes a row anew as a whole, and the row of a table changes with every answer.
FIRST: Final[Migration] = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        updated DOUBLE PRECISION NOT NULL,
        listed INTEGER NOT NULL,
        over INTEGER NOT NULL,
        config TEXT NOT NULL,
        summary TEXT NOT NULL
    )""",
    "CREATE INDEX tables_listed ON tables (over, updated) WHERE listed = 1",
    """CREATE TABLE journal (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        idx INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        client TEXT NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, idx)
    )""",
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        data TEXT NOT NULL
    )""",
    """CREATE TABLE links (
        secret TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        UNIQUE (table_id, seat)
    )""",
    """CREATE TABLE holders (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, person)
    )""",
    "CREATE INDEX holders_person ON holders (person)",
)

# Odds stand beside the answer that they belong to, in a column of their own: whoever plays on does not need them. What a search
# made of a finished game is kept too, because it took seconds.
ODDS: Final[Migration] = (
    "ALTER TABLE journal ADD COLUMN odds TEXT",
    """CREATE TABLE hindsights (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        data TEXT NOT NULL
    )""",
)
MIGRATIONS: Final[tuple[Migration, ...]] = (FIRST, ODDS)


def migrate(db: Database, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database to the newest version: all the way, or not at all. Of two processes one does it, the other waits."""
    if version_of(db, len(migrations)) == len(migrations):
        return
    db.begin(write=True)
    try:
        db.guard()
        have = version_of(db, len(migrations))  # another process may just have been here
        if have == 0:
            db.run("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
            db.run("INSERT INTO meta VALUES ('version', '0')")
        for migration in migrations[have:]:
            for statement in migration:
                db.run(statement)
        db.run("UPDATE meta SET value = ? WHERE name = 'version'", str(len(migrations)))
        db.commit()
    except BaseException:
        db.rollback()
        raise


def version_of(db: Database, known: int) -> int:
    """The version of a database, 0 when it is empty. One that is not ours or too new is refused."""
    names = db.names()
    if "meta" not in names:
        if names:
            raise Fault("storage-foreign", place=db.place)
        return 0
    version = number_in(db)
    if version is None:
        raise Fault("storage-foreign", place=db.place)
    if version > known:
        raise Fault("storage-newer", place=db.place, version=version, known=known)
    return version


def number_in(db: Database) -> int | None:
    """The number in the table `meta`; None when that is somebody else's table of this name."""
    try:
        rows = db.run("SELECT value FROM meta WHERE name = 'version'")
        return int(rows[0][0])
    except (LookupError, ValueError):
        return None
    except Fault as fault:
        if fault.message == "storage-failed":  # it has other columns
            return None
        raise
