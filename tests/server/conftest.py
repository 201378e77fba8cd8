"""Shared by the tests of the server: a place for databases, and a server that runs as long as a test."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.databases import KINDS, new_database
from tests.server.processes import started
from tests.server.serving import House, serving

MEMORY = Path("/dev/shm")  # where there is such a folder, nobody waits for a disk


@contextmanager
def fresh_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="lanterne-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder)


@pytest.fixture
def db() -> Iterator[str]:
    """The address of a database that is not there yet."""
    with fresh_folder() as folder:
        yield f"sqlite:{folder}/tables.db"


@pytest.fixture(scope="module", params=KINDS)
def houses(request: pytest.FixtureRequest) -> Iterator[list[House]]:
    """Two servers as processes of their own, on one database."""
    with fresh_folder() as folder, started(new_database(str(request.param), folder), 2) as processes:
        houses = [process.house() for process in processes]
        yield houses
        for house in houses:
            house.leave()
        for process in processes:
            process.end()
            assert process.said() == "", "nothing went wrong, and nothing was written down"


@pytest.fixture
def house(db: str) -> Iterator[House]:
    """A server on loopback."""
    with serving(db) as house:
        yield house
