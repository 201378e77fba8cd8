"""Rows and entries for tests of the storage, and ways to look at it and to stop it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from lanterne.kernel.asks import Json
from lanterne.server.databases import Database
from lanterne.server.storage import Entry, Store, TableRow

NOON = 1763294400.123456


def row(id: str, updated: float = NOON, listed: bool = False, over: bool = False) -> TableRow:
    config: dict[str, Json] = {"seats": ["me", "bot"], "seed": 2**60 + 1}
    return TableRow(id, "mini-rogue", NOON, updated, listed, over, config, {"length": 0})


def entry(number: int, client: str = "page") -> Entry:
    return Entry(NOON + number, client, {"answer": number})


def entries(first: int, count: int, client: str = "page") -> list[Entry]:
    return [entry(number, client) for number in range(first, first + count)]


async def journal(store: Store, id: str) -> list[Entry]:
    stored = await store.read(id)
    assert stored is not None
    return stored.entries


@contextmanager
def held(store: Store) -> Iterator[None]:
    """Whatever is written meanwhile has to wait for the end of this."""
    begun, gate = threading.Event(), threading.Event()

    def wait(db: Database) -> None:
        begun.set()
        gate.wait(10)

    store.writer.ask(wait)
    assert begun.wait(10)  # alone: what comes now is not taken together with it
    try:
        yield
    finally:
        gate.set()
