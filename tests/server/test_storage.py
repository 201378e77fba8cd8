"""Storage on real databases, each test on SQLite and on PostgreSQL: what was handed over comes back, each job by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import psycopg
import pytest

from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.server.databases import Clash, Database
from lanterne.server.journal import HOST, WATCH
from lanterne.server.storage import Entry, Store, Stored
from lanterne.server.worker import MOST_JOBS
from tests.server.databases import KINDS, file_of, in_store, is_sqlite, new_database, with_store
from tests.server.samples import NOON, entries, entry, held, journal, row


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(str(request.param), tmp_path)


# --- tables and journals ---------------------------------------------------------------------------------------------


@in_store
async def test_a_table_comes_back_as_it_was_added(store: Store) -> None:
    await store.add_table(row("one", listed=True), {"link": 1}, [(0, "ann"), (HOST, "ann")], entries(0, 3))
    assert await store.read("one") == Stored(row("one", listed=True), entries(0, 3), None)
    assert await store.read("other") is None
    assert await store.find_link("link") == ("one", 1)
    assert await store.holders("one") == [(HOST, "ann"), (0, "ann")]


@in_store
async def test_any_json_and_any_text_comes_back(store: Store) -> None:
    odd: list[Json] = ["Où ça ? « là » 🜁 \u202e", "\0", "\ud800", 2**80, -0.1, None, True, [], {"": {}}, "'; DROP TABLE tables"]
    await store.add_table(row("é 🜂"), {}, [], [Entry(NOON, "côté", odd)])
    assert await journal(store, "é 🜂") == [Entry(NOON, "côté", odd)]


@in_store
async def test_big_entries_come_back(store: Store) -> None:
    big: Json = ["é" * 1000] * 2000
    await store.add_table(row("one"), {}, [], [])
    assert await store.append("one", 0, [Entry(NOON, "page", big)], {}, False)
    assert await journal(store, "one") == [Entry(NOON, "page", big)]


@in_store
async def test_appending_tells_the_lobby_in_the_same_breath(store: Store) -> None:
    await store.add_table(row("one"), {}, [], entries(0, 2))
    assert await store.append("one", 2, entries(2, 3), {"length": 5}, True)
    stored = await store.read("one")
    assert stored is not None
    assert (stored.row.summary, stored.row.over, stored.row.updated) == ({"length": 5}, True, NOON + 4)
    assert stored.entries == entries(0, 5)
    assert await store.read_from("one", 3) == entries(3, 2)
    assert await store.read_from("one", 9) == []


@pytest.mark.parametrize("first", [0, 1, 3], ids=["long ago", "just now", "not yet"])
def test_whoever_is_not_at_the_end_of_the_journal_writes_nothing(url: str, first: int) -> None:
    async def act(store: Store) -> None:
        await store.add_table(row("one"), {}, [], entries(0, 2))
        before = await store.read("one")
        assert not await store.append("one", first, entries(first, 3, "late"), {"length": 99}, True)
        assert await store.read("one") == before

    with_store(url, act)


@in_store
async def test_of_two_that_write_the_same_number_one_is_first(store: Store) -> None:
    await store.add_table(row("one"), {}, [], [])
    with held(store):
        both = [asyncio.ensure_future(store.append("one", 0, [entry(0, who)], {"by": who}, False)) for who in ("ann", "bob")]
        await asyncio.sleep(0)
    assert sorted(await asyncio.gather(*both)) == [False, True]
    stored = await store.read("one")
    assert stored is not None
    assert [stored.row.summary["by"]] == [each.client for each in stored.entries]


@in_store
async def test_what_was_handed_over_may_be_changed_at_once(store: Store) -> None:
    await store.add_table(row("one"), {}, [], [])
    data: dict[str, Json] = {"answer": 1}
    summary: dict[str, Json] = {"length": 1}
    with held(store):
        writing = asyncio.ensure_future(store.append("one", 0, [Entry(NOON, "page", data)], summary, False))
        await asyncio.sleep(0)
        data["answer"] = summary["length"] = 2
    assert await writing
    stored = await store.read("one")
    assert stored is not None
    assert (stored.entries[0].data, stored.row.summary) == ({"answer": 1}, {"length": 1})


@in_store
async def test_heads_tell_how_far_journals_go(store: Store) -> None:
    await asyncio.gather(*(store.add_table(row(f"t{n}"), {}, [], entries(0, n % 3)) for n in range(450)))
    heads = await store.heads([*(f"t{n}" for n in range(450)), "nowhere"])
    assert heads == {f"t{n}": n % 3 for n in range(450)}
    assert await store.heads([]) == {}


@in_store
async def test_the_last_snapshot_is_kept(store: Store) -> None:
    await store.add_table(row("one"), {}, [], [])
    await store.keep_snapshot("one", {"at": 1})
    await store.keep_snapshot("one", {"at": 2, "state": ["é"] * 9999})
    stored = await store.read("one")
    assert stored is not None
    assert stored.snapshot == {"at": 2, "state": ["é"] * 9999}


# --- who may sit where -----------------------------------------------------------------------------------------------


@in_store
async def test_a_new_link_replaces_the_one_of_its_seat(store: Store) -> None:
    await store.add_table(row("one"), {"first": 0, "second": 1, "watch": WATCH}, [], [])
    await store.set_link("one", 0, "newer")
    await store.set_link("one", 2, "another")
    found = [await store.find_link(link) for link in ("first", "newer", "second", "another", "watch")]
    assert found == [None, ("one", 0), ("one", 1), ("one", 2), ("one", WATCH)]


@in_store
async def test_seats_are_held_by_several_and_released_by_one_or_all(store: Store) -> None:
    await store.add_table(row("one"), {}, [(0, "ann")], [])
    for person in ("bob", "bob", "eve"):
        await store.hold("one", 0, person)
    await store.hold("one", 1, "bob")
    await store.release("one", 0, "bob")
    assert await store.holders("one") == [(0, "ann"), (0, "eve"), (1, "bob")]
    await store.release("one", 0)
    assert await store.holders("one") == [(1, "bob")]
    assert await store.holders("nowhere") == []


@in_store
async def test_a_person_finds_the_tables_last_played_at(store: Store) -> None:
    for number in range(4):
        await store.add_table(row(f"t{number}", updated=NOON + number), {}, [(1, "ann"), (0, "ann"), (2, "bob")], [])
    await store.append("t1", 0, [entry(50)], {}, False)
    await store.release("t2", 1, "ann")
    found = await store.tables_of("ann", 3)
    assert [(table.id, seats) for table, seats in found] == [("t1", [0, 1]), ("t3", [0, 1]), ("t2", [0])]
    assert await store.tables_of("eve", 3) == []


@in_store
async def test_listed_tables_in_play_come_first(store: Store) -> None:
    for number, over in enumerate([True, False, True, False, False]):
        await store.add_table(row(f"t{number}", updated=NOON + number, listed=number != 4, over=over), {}, [], [])
    assert [table.id for table in await store.listed(10)] == ["t3", "t1", "t2", "t0"]
    await store.set_listed("t4", True)
    await store.set_listed("t1", False)
    assert [table.id for table in await store.listed(3)] == ["t4", "t3", "t2"]


# --- together, and each alone ----------------------------------------------------------------------------------------


@in_store
async def test_many_tables_share_one_commit(store: Store) -> None:
    await asyncio.gather(*(store.add_table(row(f"t{n}"), {}, [], []) for n in range(200)))
    before = store.commits
    with held(store):
        writing = [asyncio.ensure_future(store.append(f"t{n}", 0, [entry(n)], {}, False)) for n in range(200)]
        await asyncio.sleep(0)
    assert all(await asyncio.gather(*writing))
    assert store.commits == before + 1


@in_store
async def test_a_long_queue_is_cut_and_keeps_its_order(store: Store) -> None:
    await store.add_table(row("one"), {}, [], [])
    before = store.commits
    with held(store):
        count = MOST_JOBS + 50
        writing = [asyncio.ensure_future(store.append("one", n, [entry(n)], {}, False)) for n in range(count)]
        await asyncio.sleep(0)
    assert all(await asyncio.gather(*writing))
    assert 2 <= store.commits - before <= 3
    assert await journal(store, "one") == entries(0, count)


@in_store
async def test_tables_are_locked_in_the_same_order_by_everybody(store: Store) -> None:
    done: list[str] = []

    def ask(job: str) -> asyncio.Future[None]:
        return store.writer.ask(lambda db: done.append(job), key=job[0], write=True)

    with held(store):
        jobs = [ask(job) for job in ("b1", "a1", "c1", "a2")]
    await asyncio.gather(*jobs)
    assert sorted(done[-3:]) == done[-3:], "all but a first one that did not wait"
    assert done.index("a1") < done.index("a2")


@in_store
async def test_a_row_that_cannot_be_leaves_the_others_alone(store: Store) -> None:
    await store.add_table(row("one"), {"link": 0}, [], [])
    before = store.commits
    with held(store):
        writing = [
            asyncio.ensure_future(act)
            for act in (
                store.append("one", 0, [entry(0)], {}, False),
                store.add_table(row("one"), {}, [], entries(0, 5)),
                store.add_table(row("two"), {"fresh": 0, "link": 1}, [(0, "ann")], entries(0, 5)),
                store.append("nowhere", 0, [entry(0)], {}, False),
                store.hold("nowhere", 0, "ann"),
                store.append("one", 1, [entry(1)], {}, False),
                store.add_table(row("three"), {}, [], [entry(0)]),
            )
        ]
        await asyncio.sleep(0)
    ends = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(end) for end in ends] == [bool, Clash, Clash, Clash, Clash, bool, type(None)]
    assert store.commits == before + 1
    assert await journal(store, "one") == entries(0, 2)
    assert await journal(store, "three") == [entry(0)]
    assert (await store.read("two"), await store.find_link("fresh"), await store.holders("two")) == (None, None, [])


def poison(url: str) -> None:
    """From now on a commit with an entry by `poison` fails at the last moment."""
    if is_sqlite(url):
        with sqlite3.connect(file_of(url)) as link:
            link.execute("CREATE TABLE trap (x TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED)")
            link.execute(
                "CREATE TRIGGER spring AFTER INSERT ON journal WHEN new.client = 'poison'"
                " BEGIN INSERT INTO trap VALUES ('nowhere'); END"
            )
        link.close()
        return
    with psycopg.connect(url) as server:
        server.execute(
            "CREATE FUNCTION lanterne.spring() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'sprung'; END $$"
        )
        server.execute(
            "CREATE CONSTRAINT TRIGGER spring AFTER INSERT ON lanterne.journal DEFERRABLE INITIALLY DEFERRED"
            " FOR EACH ROW WHEN (new.client = 'poison') EXECUTE FUNCTION lanterne.spring()"
        )


def test_a_failed_commit_confirms_nothing(url: str) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.add_table(row(id), {}, [], []) for id in ("a", "b", "c")))
        poison(url)
        before = store.commits
        with held(store):
            clients = {"a": "page", "b": "poison", "c": "page"}
            writing = [asyncio.ensure_future(store.append(id, 0, [entry(0, who)], {}, False)) for id, who in clients.items()]
            await asyncio.sleep(0)
        ends = await asyncio.gather(*writing, return_exceptions=True)
        assert [end.message if isinstance(end, Fault) else end for end in ends] == ["storage-failed"] * 3
        assert await store.heads(["a", "b", "c"]) == {"a": 0, "b": 0, "c": 0}
        assert store.commits == before
        assert await store.append("a", 0, [entry(0)], {}, False), "the next one is not harmed"

    with_store(url, act)


@in_store
async def test_readers_do_not_wait_for_a_writer(store: Store) -> None:
    await store.add_table(row("one"), {}, [], [])
    written, gate = threading.Event(), threading.Event()

    def work(db: Database) -> None:
        db.run("UPDATE tables SET game = 'other' WHERE id = 'one'")
        written.set()
        gate.wait(10)

    writing = store.writer.ask(work, write=True)
    await asyncio.to_thread(written.wait, 10)
    seen = await store.read("one")
    assert not writing.done()
    gate.set()
    await writing
    assert seen is not None
    assert seen.row.game == "mini-rogue", "what is not kept is not seen"
    seen = await store.read("one")
    assert seen is not None
    assert seen.row.game == "other"


@in_store
async def test_whoever_stops_waiting_harms_nobody(store: Store) -> None:
    await store.add_table(row("one"), {}, [], [])
    with held(store):
        gone = asyncio.ensure_future(store.append("one", 0, [entry(0)], {}, False))
        stays = asyncio.ensure_future(store.append("one", 1, [entry(1)], {}, False))
        await asyncio.sleep(0)
        gone.cancel()
    assert await stays
    assert gone.cancelled()
    assert await journal(store, "one") == entries(0, 2)


def test_closing_keeps_what_still_waits(url: str) -> None:
    async def close_early() -> None:
        store = await Store.open(url)
        with held(store):
            writing = asyncio.ensure_future(store.add_table(row("one"), {}, [], entries(0, 2)))
            await asyncio.sleep(0)
            closing = asyncio.ensure_future(store.close())
            await asyncio.sleep(0)
        await asyncio.gather(closing, writing)
        with pytest.raises(RuntimeError):
            await store.hold("one", 0, "ann")
        await store.close()

    async def look(store: Store) -> None:
        assert await journal(store, "one") == entries(0, 2)

    asyncio.run(close_early())
    with_store(url, look)
