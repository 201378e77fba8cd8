"""Databases: SQLite and PostgreSQL behind the same few verbs and the same SQL. Blocking: each lives on a thread of its own.

Placeholders are written `?`. What a driver raises is told apart here: a `Clash` is about one statement, a `Lost`
transaction may be tried again, and a `Fault` is something that a person has to mend.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from lanterne.kernel.faults import Fault

if TYPE_CHECKING:
    import psycopg

Value: TypeAlias = str | int | float | None
Row: TypeAlias = tuple[Any, ...]  # a driver gives what the column holds

PATIENCE: Final = 10  # seconds that a statement waits for somebody else's lock
KNOCKING: Final = 5  # seconds until a server that does not answer counts as unreachable
CHECKED_BYTES: Final = 64 * 1024 * 1024  # larger files are not read through when they are opened
SCHEMA: Final = "lanterne"  # in PostgreSQL our tables have a name space of their own: others may live beside them
MIGRATION_LOCK: Final = 0x4C414E54


class Clash(Exception):
    """A row that cannot be: its key is taken, or it belongs to a table that there is not."""


class Lost(Exception):
    """The transaction is gone and nothing of it was written; another attempt may succeed."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(why)
        self.place = place

    def fault(self) -> Fault:
        """What to say when no attempt did."""
        return Fault("storage-failed", place=self.place, why=str(self))


class Results(Protocol):
    """What both drivers call a cursor, as far as it is used here."""

    @property
    def description(self) -> Sequence[Any] | None: ...
    @property
    def rowcount(self) -> int: ...
    def fetchall(self) -> list[Any]: ...


class Database(ABC):
    """One connection. Nothing here is safe to call from two threads."""

    place: str  # for people: without a password
    errors: type[Exception]  # whatever the driver raises

    # --- statements ---

    def run(self, sql: str, *args: Value) -> list[Row]:
        """Run a statement and give its rows."""
        try:
            results = self.execute(sql, args)
            return results.fetchall() if results.description else []
        except self.errors as error:
            raise self.meaning(error) from None

    def change(self, sql: str, *args: Value) -> int:
        """Run a statement and give the number of rows that it changed."""
        try:
            return self.execute(sql, args).rowcount
        except self.errors as error:
            raise self.meaning(error) from None

    def insert(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """Run a statement for each row."""
        try:
            self.execute_each(sql, rows)
        except self.errors as error:
            raise self.meaning(error) from None

    # --- transactions ---

    @abstractmethod
    def begin(self, write: bool) -> None:
        """Start a transaction. One that only reads sees a single moment."""

    def savepoint(self, again: bool) -> None:
        """Start a part that can be taken back alone; what came before (`again`: there was one) is taken along."""
        if again:
            self.run("RELEASE SAVEPOINT job")
        self.run("SAVEPOINT job")

    def back(self) -> None:
        """Take back what was done since the savepoint."""
        self.run("ROLLBACK TO SAVEPOINT job")

    def commit(self) -> None:
        """Bring the transaction to the disk. When this fails nobody can say more than that nothing was confirmed."""
        try:
            self.finish()
        except Lost as error:
            raise error.fault() from None
        except Clash as error:
            raise Fault("storage-failed", place=self.place, why=str(error)) from None

    def finish(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        """Give the transaction up, if there still is one."""
        try:
            self.execute("ROLLBACK", ())
        except self.errors:
            return

    # --- what each driver does in its own way ---

    @abstractmethod
    def execute(self, sql: str, args: Sequence[Value]) -> Results: ...

    @abstractmethod
    def execute_each(self, sql: str, rows: Sequence[Sequence[Value]]) -> None: ...

    @abstractmethod
    def meaning(self, error: Exception) -> Exception:
        """What an error of the driver means to us."""

    @abstractmethod
    def names(self) -> set[str]:
        """The names of the tables that there are."""

    @abstractmethod
    def guard(self) -> None:
        """In a transaction: let no other process change the schema at the same time."""

    @abstractmethod
    def check(self) -> None:
        """Raise a Fault when what is stored is visibly damaged."""

    @abstractmethod
    def changes(self) -> int | None:
        """A number that stays the same while no other connection writes; None when the database does not tell."""

    @abstractmethod
    def is_closed(self) -> bool: ...

    @abstractmethod
    def close(self) -> None: ...


def connect(url: str) -> Database:
    """The database at an address: `sqlite:FILE` or `postgresql://NAME@HOST/DATABASE`."""
    scheme, colon, rest = url.partition(":")
    if scheme == "sqlite" and rest:
        return Sqlite(Path(rest).expanduser().absolute())
    if scheme in ("postgresql", "postgres") and rest.startswith("//"):
        return Postgres(url)
    raise Fault("storage-address", got=f"{scheme}{colon}…" if rest else url)  # the rest might be a password


def plain(error: Exception) -> str:
    """What a driver says, as a part of a sentence."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


# --- SQLite ----------------------------------------------------------------------------------------------------------


class Sqlite(Database):
    """A file. The journal is written ahead, so that readers and a writer do not wait for each other, and every commit is
    brought to the disk."""

    errors = sqlite3.Error

    def __init__(self, file: Path) -> None:
        self.place = str(file)
        self.file = file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            create(file)
        except OSError as error:
            raise Fault("file-write", file=self.place, why=error.strerror or str(error)) from None
        self.link = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
        try:
            self.write_ahead()
            self.run("PRAGMA synchronous = FULL")
            self.run("PRAGMA foreign_keys = ON")
        except BaseException:
            self.link.close()
            raise

    def write_ahead(self) -> None:
        """Switch the file to write-ahead journalling. SQLite does not wait by itself where two processes do this at once."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.link.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.Error as error:
                if code_of(error) != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise self.meaning(error) from None
            time.sleep(0.01)

    def begin(self, write: bool) -> None:
        self.run("BEGIN IMMEDIATE" if write else "BEGIN")

    def execute(self, sql: str, args: Sequence[Value]) -> sqlite3.Cursor:
        return self.link.execute(sql, args)

    def execute_each(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        self.link.executemany(sql, rows)

    def meaning(self, error: Exception) -> Exception:
        if isinstance(error, sqlite3.IntegrityError):
            return Clash(plain(error))
        code = code_of(error)
        if code == sqlite3.SQLITE_NOTADB:
            return Fault("storage-foreign", place=self.place)
        if code == sqlite3.SQLITE_CORRUPT:
            return Fault("storage-damaged", place=self.place, why=plain(error))
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return Fault("storage-busy", place=self.place)
        return Fault("storage-failed", place=self.place, why=plain(error))

    def names(self) -> set[str]:
        return {name for (name,) in self.run("SELECT name FROM sqlite_master WHERE type = 'table'")}

    def guard(self) -> None:
        """A transaction that writes has the file for itself."""

    def check(self) -> None:
        if self.file.stat().st_size > CHECKED_BYTES:
            return
        (found,) = self.run("PRAGMA quick_check(1)")[0]
        if found != "ok":
            raise Fault("storage-damaged", place=self.place, why=" ".join(found.replace("*", "").split()))

    def changes(self) -> int:
        (version,) = self.run("PRAGMA data_version")[0]
        return int(version)

    def is_closed(self) -> bool:
        return False

    def close(self) -> None:
        self.link.close()


def create(file: Path) -> None:
    """Make the file if it is not there: others on this machine have no business in it.

    One that is there is not even opened. When a process closes any handle of a file it loses all its locks on it: another
    process that ends would believe to be the last, and take away the journal that our other connection goes on writing to."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)) from None
        if not os.access(file, os.R_OK | os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES)) from None


def code_of(error: Exception) -> int:
    """The number of an error of SQLite, without its finer shades; 0 for those that Python's module makes itself."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


class Postgres(Database):
    """A connection to a PostgreSQL server. It may break; then `is_closed`, and somebody opens a new one."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError:  # the package, or the library beneath it
            raise Fault("storage-driver") from None
        self.errors = psycopg.Error
        self.kinds = psycopg.errors
        known = self.parse(url)
        self.place = place_of(known)
        try:
            self.link: psycopg.Connection[Row] = psycopg.connect(**known, autocommit=True)
        except psycopg.Error as error:
            raise Fault("storage-connect", place=self.place, why=plain(error)) from None
        self.settle()

    def parse(self, url: str) -> dict[str, Any]:
        """The parts of an address. Words of the driver about a wrong one are not passed on: they quote what it holds."""
        from psycopg.conninfo import conninfo_to_dict

        try:
            known = conninfo_to_dict(url)
        except self.errors:
            known = {"host": "@@"}
        if "@" in str(known.get("host", ""))[1:]:  # part of a password that was not escaped
            raise Fault("storage-address", got=url.partition(":")[0] + "://…")
        return {"connect_timeout": KNOCKING, "application_name": "lanterne", "client_encoding": "utf8", **known}

    def settle(self) -> None:
        self.run(f"SET search_path TO {SCHEMA}")
        self.run(f"SET lock_timeout TO '{PATIENCE}s'")
        self.run("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")

    def begin(self, write: bool) -> None:
        self.run(f"BEGIN ISOLATION LEVEL {'READ COMMITTED' if write else 'REPEATABLE READ READ ONLY'}")

    def savepoint(self, again: bool) -> None:
        """Both statements in one trip to the server."""
        self.run("RELEASE SAVEPOINT job; SAVEPOINT job" if again else "SAVEPOINT job")

    def finish(self) -> None:
        """A server answers the commit of a failed transaction with a rollback, and calls that no error."""
        try:
            said = self.execute("COMMIT", ()).statusmessage
        except self.errors as error:
            raise self.meaning(error) from None
        if said != "COMMIT":
            raise Lost(self.place, str(said))

    def execute(self, sql: str, args: Sequence[Value]) -> psycopg.Cursor[Row]:
        return self.link.execute(translated(sql), args or None)

    def execute_each(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        if len(rows) == 1:  # a pipeline is not worth its while
            self.execute(sql, rows[0])
        else:
            self.link.cursor().executemany(translated(sql), rows)

    def meaning(self, error: Exception) -> Exception:
        if self.link.closed or isinstance(error, self.kinds.DeadlockDetected | self.kinds.SerializationFailure):
            return Lost(self.place, plain(error))
        if isinstance(error, self.kinds.IntegrityError):
            return Clash(plain(error))
        if isinstance(error, self.kinds.LockNotAvailable):
            return Fault("storage-busy", place=self.place)
        return Fault("storage-failed", place=self.place, why=plain(error))

    def names(self) -> set[str]:
        return {name for (name,) in self.run("SELECT tablename FROM pg_tables WHERE schemaname = ?", SCHEMA)}

    def guard(self) -> None:
        self.run("SELECT pg_advisory_xact_lock(?)", MIGRATION_LOCK)
        if not self.run("SELECT 1 FROM pg_namespace WHERE nspname = ?", SCHEMA):
            self.run(f"CREATE SCHEMA {SCHEMA}")

    def check(self) -> None:
        """A server looks after its own files."""

    def changes(self) -> None:
        return None

    def is_closed(self) -> bool:
        return self.link.closed

    def close(self) -> None:
        self.link.close()


@cache
def translated(sql: str) -> bytes:
    """Our SQL with the placeholders of psycopg."""
    return sql.replace("?", "%s").encode()


def place_of(known: dict[str, Any]) -> str:
    """An address without its password."""
    user = f"{known['user']}@" if "user" in known else ""
    port = f":{known['port']}" if "port" in known else ""
    return f"postgresql://{user}{known.get('host', '')}{port}/{known.get('dbname', '')}"
