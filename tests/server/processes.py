"""Servers as real processes, started as people start them, which can be killed in the middle of anything."""

from __future__ import annotations

import json
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from tests.cli.shell import command, environment
from tests.server.serving import PATIENCE, House


class Process:
    """`lanterne serve` on a free port of loopback. What it prints besides its address is kept."""

    def __init__(self, db: str) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  # it lives as long as the process, and a little longer
        words = command("serve", "--host", "127.0.0.1", "--port", "0", "--no-open", "--json", "--db", db)
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=self.errors, env=environment())
        self.db = db

    def house(self) -> House:
        """The server, when it listens."""
        assert self.process.stdout is not None
        watch = threading.Timer(2 * PATIENCE, self.process.kill)
        watch.start()
        line = self.process.stdout.readline()
        watch.cancel()
        assert line, self.said()
        port = urlsplit(json.loads(line)["address"]).port
        assert port is not None
        return House(port, self.db)

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def said(self) -> str:
        """What it wrote where a person would read it."""
        self.errors.seek(0)
        return self.errors.read().decode()


@contextmanager
def started(db: str, count: int) -> Iterator[list[Process]]:
    """Some servers on the same database, which end with the test."""
    processes = [Process(db) for _ in range(count)]
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
