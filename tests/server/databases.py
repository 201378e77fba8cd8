"""Real databases for tests: a fresh SQLite file, or a fresh schema in a PostgreSQL server that lives as long as the run."""

from __future__ import annotations

import asyncio
import atexit
import importlib
import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

import psycopg
import pytest

from lanterne.server.storage import Store

KINDS = ("sqlite", "postgresql")


def new_database(kind: str, folder: Path) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:{folder / 'tables.db'}"
    url = postgres()
    with psycopg.connect(url, autocommit=True) as link:
        link.execute("SET client_min_messages TO warning")
        link.execute("DROP SCHEMA IF EXISTS lanterne CASCADE")
    return url


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite:")


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:"))


Test = Callable[[Store], Awaitable[None]]


def with_store(url: str, act: Test) -> None:
    """Do something with a store, which is closed afterwards."""

    async def run() -> None:
        store = await Store.open(url)
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


def in_store(test: Test) -> Callable[[str], None]:
    """A test that gets an empty store. It wants a fixture `url`."""

    def run(url: str) -> None:
        with_store(url, test)

    run.__doc__ = test.__doc__
    return run


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


@cache
def postgres() -> str:
    """The address of a server of our own. Where there is no PostgreSQL at all, tests are skipped; but not in CI."""
    url = from_wheel() or from_system()
    if url is None:
        why = "neither the pgserver package nor a PostgreSQL of the system was found"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return url


def from_wheel() -> str | None:
    try:
        with warnings.catch_warnings(category=UserWarning, action="ignore"):  # about folders of its own
            pgserver = importlib.import_module("pgserver")
    except ImportError:
        return None
    folder = tempfile.mkdtemp(prefix="lanterne-pg-")
    return str(pgserver.get_server(folder, cleanup_mode="delete").get_uri())


def from_system() -> str | None:
    found = [Path(path) for path in (shutil.which("initdb"),) if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if not found:
        return None
    programs = found[0].resolve().parent
    folder = Path(tempfile.mkdtemp(prefix="lanterne-pg-"))
    user = "postgres" if os.geteuid() == 0 else None  # which refuses to work for root
    if user:
        shutil.chown(folder, user)

    def call(program: str, *words: str) -> None:
        command = [str(programs / program), "-D", str(folder / "data"), *words]
        subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL, timeout=60)

    def stop() -> None:
        call("pg_ctl", "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder)

    call("initdb", "-A", "trust", "-U", "postgres", "-E", "utf8")
    call("pg_ctl", "-w", "-l", str(folder / "log"), "-o", f"-k {folder} -h ''", "start")
    atexit.register(stop)
    return f"postgresql://postgres@/postgres?host={folder}"
