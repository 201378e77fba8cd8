"""Opening a database: made when it is new, brought up to date when it is old, refused in words when it is neither."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from lanterne.kernel.faults import Fault
from lanterne.kernel.texts import texts_for
from lanterne.server.databases import connect
from lanterne.server.journal import HOST, WATCH
from lanterne.server.migrations import MIGRATIONS, Migration, migrate, version_of
from lanterne.server.storage import Entry, Store, Stored, TableRow, default_address
from tests.catalogues import LANGUAGES
from tests.server.databases import KINDS, file_of, is_sqlite, new_database, with_store
from tests.server.samples import entries, entry, held, row

OLD = Path(__file__).with_name("version1.sql")
NEWEST = len(MIGRATIONS)


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(str(request.param), tmp_path)


def refused(url: str, message: str) -> str:
    """Opening fails with this fault; the words for it, which are no mere id, in both languages."""

    async def act(store: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(Fault) as caught:
        with_store(url, act)
    assert caught.value.message == message
    said = [texts_for(language).fault(caught.value) for language in LANGUAGES]
    assert said[0] != said[1]
    return "\n".join(said)


def run_script(url: str, script: str) -> None:
    """Statements by somebody else than us."""
    if is_sqlite(url):
        link = sqlite3.connect(file_of(url))
        link.executescript(script)
        link.close()
        return
    with psycopg.connect(url) as server:
        server.execute("CREATE SCHEMA IF NOT EXISTS lanterne; SET search_path TO lanterne")
        server.execute(script.encode())


# --- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["", "tables.db", "sqlite:", "mysql://ann:hush@host/db", "postgresql:db", "C:\\tables.db"])
def test_an_address_that_is_none_is_refused_without_repeating_it(url: str) -> None:
    assert "hush" not in refused(url, "storage-address")


@pytest.mark.parametrize("url", ["postgresql://ann:hu%zz@host/db", "postgresql://ann:hu@sh@host/db", "postgresql://host?hush"])
def test_a_password_that_is_not_escaped_is_not_shown(url: str) -> None:
    said = refused(url, "storage-address")
    assert "sh@" not in said
    assert "zz" not in said
    assert "hush" not in said


def test_a_server_that_does_not_answer_is_said_without_the_password(tmp_path: Path) -> None:
    said = refused(f"postgresql://ann:hush@/games?host={tmp_path}&port=5433", "storage-connect")
    assert f"postgresql://ann@{tmp_path}:5433/games" in said
    assert "hush" not in said


def test_a_missing_driver_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)  # as if it were not installed
    assert "psycopg" in refused("postgresql://ann@host/games", "storage-driver")


def test_tables_lie_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_DATA", str(tmp_path / "data"))

    async def act(store: Store) -> None:
        await store.add_table(row("one"), {}, [], [])

    with_store(default_address(), act)
    assert (tmp_path / "data" / "tables.db").exists()


def test_a_file_in_the_home_folder_and_one_below_new_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(store: Store) -> None:
        assert await store.listed(1) == []

    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with_store("sqlite:~/é #?%20/deep/tables.db", act)
    with_store("sqlite:here.db", act)
    assert (tmp_path / "é #?%20" / "deep" / "tables.db").exists()
    assert (tmp_path / "here.db").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.add_table(row("one"), {}, [], [])
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert modes == {"tables.db": 0o600, "tables.db-shm": 0o600, "tables.db-wal": 0o600}

    with_store(new_database("sqlite", tmp_path), act)


def test_a_closed_store_is_one_file(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.add_table(row("one"), {}, [], [])

    with_store(new_database("sqlite", tmp_path), act)
    assert [file.name for file in tmp_path.iterdir()] == ["tables.db"]


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "tables.db", tmp_path / "folder"):
        assert str(path) in refused(f"sqlite:{path}", "file-write")


# --- what is in the file ---------------------------------------------------------------------------------------------


def test_what_is_on_the_disk_is_synced_and_written_ahead(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        for worker in (store.writer, store.reader):
            assert await worker.ask(lambda db: [db.run(f"PRAGMA {name}")[0][0] for name in pragmas]) == ["wal", 2, 1, 10_000]

    with_store(new_database("sqlite", tmp_path), act)


def test_a_transaction_that_writes_has_the_file_for_itself_at_once(tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    db, other = connect(url), sqlite3.connect(file_of(url), timeout=0)
    db.begin(write=True)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    db.rollback()
    other.execute("BEGIN IMMEDIATE")
    other.close()
    db.close()


def test_a_new_file_that_somebody_is_just_writing_is_waited_for(tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    other = sqlite3.connect(file_of(url), isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    threading.Timer(0.2, other.execute, ["ROLLBACK"]).start()
    connect(url).close()
    other.close()


@pytest.mark.parametrize("content", [b"{}\n", b"SQLite format 3\0" + b"?" * 5000, b"\x7fELF" * 4096])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    url = new_database("sqlite", tmp_path)
    file_of(url).write_bytes(content)
    assert str(file_of(url)) in refused(url, "storage-foreign")
    assert file_of(url).read_bytes() == content


@pytest.mark.parametrize(
    "script", ["CREATE TABLE people (name TEXT)", "CREATE TABLE meta (k TEXT)", "CREATE TABLE meta (name TEXT, value TEXT)"]
)
def test_the_database_of_another_program_is_refused(url: str, script: str) -> None:
    run_script(url, script)
    refused(url, "storage-foreign")


def full(url: str) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.add_table(row(f"t{n}"), {}, [], entries(0, 20)) for n in range(100)))

    with_store(url, act)


async def all_there(store: Store) -> None:
    ids = [f"t{n}" for n in range(100)]
    assert await store.heads(ids) == dict.fromkeys(ids, 20)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    full(url)
    whole = file_of(url).read_bytes()
    middle = len(whole) // 2
    file_of(url).write_bytes(whole[:middle] + b"\xff" * 9000 + whole[middle + 9000 :])
    refused(url, "storage-damaged")
    file_of(url).write_bytes(whole[:middle])
    refused(url, "storage-damaged")
    file_of(url).write_bytes(whole)
    with_store(url, all_there)


def test_a_file_that_is_damaged_later_says_so_when_it_is_read(tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    full(url)

    async def act(store: Store) -> None:
        size = file_of(url).stat().st_size
        with file_of(url).open("r+b") as file:
            file.seek(8192)
            file.write(b"\xff" * (size - 8192))
        with pytest.raises(Fault, match="storage-damaged"):
            await asyncio.gather(*(store.read(f"t{number}") for number in range(100)))

    with_store(url, act)


def test_a_full_disk_is_said_and_what_was_there_stays(tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    full(url)

    async def act(store: Store) -> None:
        await store.writer.ask(lambda db: db.run("PRAGMA max_page_count = 1"))  # no page more than there are
        with held(store):
            writing = [asyncio.ensure_future(store.add_table(row(id), {}, [], entries(0, 999))) for id in ("a", "b")]
            await asyncio.sleep(0)
        ends = await asyncio.gather(*writing, return_exceptions=True)
        assert all(isinstance(end, Fault) and "full" in str(end) for end in ends)
        await all_there(store)
        await store.writer.ask(lambda db: db.run("PRAGMA max_page_count = 99999"))
        await store.add_table(row("c"), {}, [], entries(0, 999))

    with_store(url, act)


# --- versions --------------------------------------------------------------------------------------------------------


def test_a_database_of_version_1_opens(url: str) -> None:
    run_script(url, OLD.read_text(encoding="utf-8"))

    async def act(store: Store) -> None:
        old = TableRow(
            "old", "mini-rogue", 1763294400.5, 1763294409.25, True, False, {"seats": ["me"], "name": "André"}, {"length": 2}
        )
        answers = [Entry(1763294401.5, "page-1", {"answer": 0}), Entry(1763294409.25, "page-2", {"answer": "go north"})]
        assert await store.read("old") == Stored(old, answers, {"at": 1})
        assert await store.find_link("5ec2e7") == ("old", WATCH)
        assert await store.tables_of("ann", 5) == [(old, [HOST, 0])]
        assert await store.append("old", 2, [entry(2)], {}, True)
        assert await store.odds("old") == {}
        assert await store.hindsight("old") is None

    with_store(url, act)


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    full(url)
    run_script(url, "UPDATE meta SET value = '99' WHERE name = 'version'")
    said = refused(url, "storage-newer")
    assert "99" in said
    assert str(NEWEST) in said


NEXT: Migration = ("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'grey'",)
BROKEN: Migration = ("ALTER TABLE tables ADD COLUMN size INTEGER", "INSERT INTO nowhere VALUES (1)")


def test_versions_are_made_one_after_the_other_and_once(url: str) -> None:
    full(url)
    for _ in range(2):
        db = connect(url)
        migrate(db, (*MIGRATIONS, NEXT))
        assert version_of(db, NEWEST + 1) == NEWEST + 1
        assert db.run("SELECT count(*), min(colour) FROM tables") == [(100, "grey")]
        db.close()
    refused(url, "storage-newer")


def test_a_new_database_goes_through_all_versions(url: str) -> None:
    db = connect(url)
    migrate(db, (*MIGRATIONS, NEXT))
    assert db.run("SELECT colour FROM tables") == []
    db.close()


def test_a_migration_that_fails_changes_nothing(url: str) -> None:
    full(url)
    db = connect(url)
    with pytest.raises(Fault, match="storage-failed"):
        migrate(db, (*MIGRATIONS, NEXT, BROKEN))
    assert version_of(db, NEWEST) == NEWEST
    with pytest.raises(Fault, match="colour"):
        db.run("SELECT colour FROM tables")
    db.close()
    with_store(url, all_there)


def test_of_processes_that_start_at_once_one_migrates(url: str) -> None:
    """All have seen the old version; those that come later look again when it is their turn."""
    full(url)
    barrier = threading.Barrier(4)

    def start(_: int) -> int:
        db = connect(url)
        barrier.wait(10)
        migrate(db, (*MIGRATIONS, NEXT))
        version = version_of(db, NEWEST + 1)
        db.close()
        return version

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(start, range(4))) == [NEWEST + 1] * 4
