"""The real server as a process, as people start it: with an address, a database that outlives it, and an end by force."""

from __future__ import annotations

import json
import signal
import subprocess
import threading
from pathlib import Path
from urllib.parse import urlsplit

from tests.cli.shell import command, environment

PATIENCE = 60  # seconds after which a server that does not say where it listens is ended


class House:
    """A server and where it is. It can die and come back: same port, same database."""

    def __init__(self, folder: Path, page: Path) -> None:
        self._database = f"sqlite:{folder / 'tables.db'}"
        self._places = {"LANTERNE_PAGE": str(page), "LANTERNE_DATA": str(folder / "data")}
        self._process: subprocess.Popen[str] | None = None
        self.address = ""  # without a slash at its end

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0

    def start(self) -> None:
        """Start it, the first time wherever there is room, later where it was."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--json", "--no-open"]
        arguments += ["--proxy", "--db", self._database]  # behind a proxy: people have addresses of their own
        process = subprocess.Popen(command(*arguments), stdout=subprocess.PIPE, env=environment(**self._places), text=True)
        watch = threading.Timer(PATIENCE, process.kill)
        watch.start()
        assert process.stdout is not None
        line = process.stdout.readline()
        watch.cancel()
        self._process = process
        assert line, "the server did not start: what it said stands above"
        self.address = json.loads(line)["address"].rstrip("/")

    def freeze(self) -> None:
        """It hears nothing any more, but its sockets stay: what is sent now waits, and dies with it."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """It dies at once, without a word: nothing can be put in order."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(number)
        process.send_signal(signal.SIGCONT)  # should it be frozen, it hears this first
        try:
            process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
