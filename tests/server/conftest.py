"""Shared by the tests of the server: a place for databases, and a server that runs as long as a test."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import House, serving

MEMORY = Path("/dev/shm")  # where there is such a folder, nobody waits for a disk


@pytest.fixture
def db() -> Iterator[str]:
    """The address of a database that is not there yet."""
    with tempfile.TemporaryDirectory(prefix="lanterne-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield f"sqlite:{folder}/tables.db"


@pytest.fixture
def house(db: str) -> Iterator[House]:
    """A server on loopback."""
    with serving(db) as house:
        yield house
