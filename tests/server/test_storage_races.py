"""Several stores on one database, each test on SQLite and on PostgreSQL: only one is first, and what was confirmed is kept
even if the next thing that happens is the end of the process.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest

from lanterne.kernel.faults import Fault
from lanterne.server.databases import Database
from lanterne.server.storage import Entry, Store
from tests.server.databases import KINDS, is_sqlite, new_database, with_store
from tests.server.samples import entry, journal, row

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(str(request.param), tmp_path)


# --- several stores --------------------------------------------------------------------------------------------------


def test_a_store_notices_what_another_writes(url: str) -> None:
    async def act(store: Store) -> None:
        other = await Store.open(url)
        await store.add_table(row("one"), {}, [], [])
        assert await store.quiet() == is_sqlite(url), "what I write myself is no news"
        assert await store.quiet() == is_sqlite(url)
        assert await other.append("one", 0, [entry(0)], {}, False)
        assert not await store.quiet()
        assert await store.quiet() == is_sqlite(url)
        assert await store.heads(["one"]) == {"one": 1}
        assert not await store.append("one", 0, [entry(0)], {}, False)
        assert await store.append("one", 1, [entry(1)], {}, False)
        assert not await other.quiet()
        await other.close()

    with_store(url, act)


def test_a_lock_that_somebody_keeps_is_said_in_words(url: str) -> None:
    async def act(store: Store) -> None:
        await store.add_table(row("one"), {}, [], [])
        patience = "PRAGMA busy_timeout = 50" if is_sqlite(url) else "SET lock_timeout TO '50ms'"
        await store.writer.ask(lambda db: db.run(patience))
        other = await Store.open(url)
        with held_row(other), pytest.raises(Fault, match="storage-busy"):
            await store.append("one", 0, [entry(0)], {}, False)
        await other.close()
        assert await store.append("one", 0, [entry(0)], {}, False)

    with_store(url, act)


@contextmanager
def held_row(store: Store) -> Iterator[None]:
    """A transaction that has changed the row of a table and does not end."""
    changed, gate = threading.Event(), threading.Event()

    def work(db: Database) -> None:
        db.run("UPDATE tables SET over = 0 WHERE id = 'one'")
        changed.set()
        gate.wait(10)

    store.writer.ask(work, write=True)
    assert changed.wait(10)
    try:
        yield
    finally:
        gate.set()


# --- several processes -----------------------------------------------------------------------------------------------


def program(what: str, url: str, name: str, number: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.writer", what, url, name, str(number)]
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=variables, bufsize=1
    )


def start(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()


def lines_of(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout is not None
    return (line.strip() for line in process.stdout)


def test_of_processes_that_race_exactly_one_writes_each_entry(url: str) -> None:
    """They start on an empty database at the same moment, so that its making is a race too."""
    names, count = ("ann", "bob", "eve"), 90
    with ExitStack() as stack:
        racers = {name: stack.enter_context(program("race", url, name, count)) for name in names}
        assert [next(lines_of(racer)) for racer in racers.values()] == ["ready"] * 3
        for racer in racers.values():
            start(racer)
        told = [(int(line), name) for name, racer in racers.items() for line in lines_of(racer)]
    assert {racer.returncode for racer in racers.values()} == {0}
    won = dict(told)
    assert sorted(number for number, _ in told) == list(range(count)), "every entry was won, and by one only"

    async def look(store: Store) -> None:
        kept = await journal(store, "shared")
        assert kept == [Entry(float(n), won[n], [won[n], n]) for n in range(count)]

    with_store(url, look)


def test_a_killed_process_loses_nothing_that_it_was_told(url: str) -> None:
    """Some die in the moment they are told, one is killed from outside."""
    told: dict[str, int] = {}
    for number, (own, lines) in enumerate([(1, 1), (55, 55), (9999, 100)]):
        with program("flood", url, f"flood{number}", own) as process:
            said = lines_of(process)
            assert next(said) == "ready"
            start(process)
            heard = [next(said) for _ in range(lines)]
            process.kill()
            heard += said
        assert process.returncode == -signal.SIGKILL
        told |= {id: int(have) for id, have in map(str.split, heard)}

    async def look(store: Store) -> None:
        assert len(told) >= 12
        for id, have in told.items():
            kept = await journal(store, id)
            assert len(kept) >= have
            assert len(kept) % 2 == 0, "both entries of an append, or none"
            assert [each.data for each in kept] == [[id, number // 2 * 2] for number in range(len(kept))]

    with_store(url, look)


# --- a server that has its own mind ----------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> str:
    return new_database("postgresql", tmp_path)


def test_a_broken_connection_is_opened_again(server: str) -> None:
    async def act(store: Store) -> None:
        await store.add_table(row("one"), {}, [], [])
        with psycopg.connect(server, autocommit=True) as link:
            cut = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'lanterne'"
            assert link.execute(cut).fetchall() == [(True,), (True,)]
        assert await store.append("one", 0, [entry(0)], {}, False)
        assert await journal(store, "one") == [entry(0)]

    with_store(server, act)


def test_a_connection_that_breaks_in_the_middle_does_a_job_once(server: str) -> None:
    async def act(store: Store) -> None:
        await store.add_table(row("one"), {}, [], [])
        tries: list[int] = []

        def work(db: Database) -> None:
            db.run("INSERT INTO journal VALUES ('one', 0, 0, 'page', '0')")
            tries.append(db.run("SELECT pg_backend_pid()")[0][0])
            if len(tries) == 1:
                db.run("SELECT pg_terminate_backend(?)", tries[0])
                db.run("SELECT 1")

        await store.writer.ask(work, write=True)
        assert len(set(tries)) == 2, "a new connection"
        assert await store.heads(["one"]) == {"one": 1}

    with_store(server, act)


def test_a_connection_that_always_breaks_is_said_in_words(server: str) -> None:
    async def act(store: Store) -> None:
        with pytest.raises(Fault, match="storage-failed"):
            await store.writer.ask(lambda db: db.run("SELECT pg_terminate_backend(pg_backend_pid())"), write=True)
        await store.add_table(row("one"), {}, [], [])

    with_store(server, act)


def test_of_two_who_block_each_other_one_starts_again(server: str) -> None:
    """Somebody outside changes two tables in the other order: PostgreSQL ends our transaction, and we try again."""

    async def act(store: Store) -> None:
        await asyncio.gather(*(store.add_table(row(id), {}, [], []) for id in ("a", "b")))
        await store.writer.ask(lambda db: db.run("SET deadlock_timeout TO '50ms'"))
        tries: list[str] = []

        def work(db: Database) -> None:
            tries.append("a")
            db.run("UPDATE tables SET over = 1 WHERE id = 'a'")
            db.run("UPDATE tables SET over = 1 WHERE id = 'b'")

        with psycopg.connect(server) as other:
            other.execute("SET deadlock_timeout TO '10s'")
            other.execute("UPDATE lanterne.tables SET game = 'b' WHERE id = 'b'")
            writing = store.writer.ask(work, write=True)
            with psycopg.connect(server, autocommit=True) as watch:
                waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'lanterne'"
                while not watch.execute(waiting).fetchall():
                    await asyncio.sleep(0)
            await asyncio.to_thread(other.execute, "UPDATE lanterne.tables SET game = 'a' WHERE id = 'a'")
            other.commit()
        await writing
        assert len(tries) >= 2
        found = [await store.read(id) for id in ("a", "b")]
        assert [(each.row.game, each.row.over) for each in found if each] == [("a", True), ("b", True)]

    with_store(server, act)
