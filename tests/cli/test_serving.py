"""`serve`, and `lanterne` alone: the address, what is said about it, and a clean end."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from lanterne.commands.serving import LOOPBACK, addresses_of, checked_origin, listen
from lanterne.kernel.dealers import Seeded
from lanterne.kernel.faults import Fault
from lanterne.kernel.match import Match
from lanterne.kernel.registry import find_game
from lanterne.kernel.saves import save_data
from lanterne.server.page import page_folder
from tests.cli.shell import GAME, assert_refused, call, command, environment

PATIENCE = 60  # seconds after which a process that does not speak is ended


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a page and a place for data."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Lanterne</title>")
    return tmp_path


@contextmanager
def started(home: Path, *arguments: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """A real server, which ends with the test."""
    places = {"LANTERNE_PAGE": str(home / "page"), "LANTERNE_DATA": str(home / "data")}
    process = subprocess.Popen(
        command(*arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**places, **variables),
        text=True,
    )
    watch = threading.Timer(PATIENCE, process.kill)
    watch.start()
    try:
        yield process
    finally:
        process.kill()
        process.communicate()
        watch.cancel()


def read_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def interrupted(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Ctrl-C, and what is said after it."""
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 0, err
    return out, err


# --- serving ---------------------------------------------------------------------------------------------------------


def test_a_server_says_where_it_is_serves_the_page_and_ends_with_control_c(home: Path) -> None:
    with started(home, "serve", "--host", LOOPBACK, "--port", "0") as process:
        said, address = read_line(process).split(": ")
        assert said == "The table is open"
        with urllib.request.urlopen(address) as page:
            assert page.read().decode() == (home / "page" / "index.html").read_text()
            assert "server" not in page.headers
        assert read_line(process) == "Ctrl-C ends; every game is kept."
        assert interrupted(process) == ("The table is closed. Every game is kept.\n", "")
    assert (home / "data" / "tables.db").exists()


def test_a_program_reads_the_address_from_one_line(home: Path) -> None:
    with started(home, "serve", "--host", LOOPBACK, "--port", "0", "--json") as process:
        told = json.loads(read_line(process))
        assert told["network"] == []
        with urllib.request.urlopen(told["address"] + "api/health") as answer:
            assert answer.status == 200
        assert interrupted(process) == ("", "")


def test_alone_it_opens_the_browser_of_this_machine(home: Path) -> None:
    with started(home, BROWSER="echo") as process:
        address = read_line(process).split(": ")[1]
        assert address.startswith(f"http://{LOOPBACK}:")
        assert read_line(process) == "Ctrl-C ends; every game is kept."
        assert read_line(process) == address  # echo, our browser
        interrupted(process)


def test_control_c_is_for_the_server_alone_and_not_for_its_thinkers() -> None:
    game = find_game(GAME)
    match = Match(game, game.options(1, {"difficulty": "normal", "characters": ["mage"]}), Seeded(5))
    job = json.dumps({"kind": "answer", "save": save_data(match), "seat": 0, "bot": "random", "seed": 1}) + "\n"
    thinking = [sys.executable, "-m", "lanterne.server.thinking"]
    with subprocess.Popen(thinking, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        answers = []
        for _ in range(2):
            process.stdin.write(job)
            process.stdin.flush()
            answers.append(read_line(process))
            process.send_signal(signal.SIGINT)
        process.stdin.close()
    assert answers[0] == answers[1] != ""
    assert process.returncode == 0


def test_without_a_page_it_says_how_to_build_one(home: Path) -> None:
    (home / "page" / "index.html").unlink()
    with started(home, "serve", "--host", LOOPBACK, "--port", "0") as process:
        assert read_line(process).endswith("python3 run.py page")
        assert read_line(process).startswith("The table is open")


# --- the address -----------------------------------------------------------------------------------------------------


def test_another_port_is_taken_when_the_usual_one_is_not_free() -> None:
    with closing(listen(LOOPBACK, None)) as first, closing(listen(LOOPBACK, None)) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


def test_a_port_that_was_named_must_be_had() -> None:
    with closing(listen(LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Fault) as fault:
            listen(LOOPBACK, port)
    assert fault.value.message == "serve-listen"
    assert fault.value.args_by_name["port"] == str(port)


def test_everywhere_names_this_machine_first_and_never_again() -> None:
    with closing(listen("0.0.0.0", 0)) as listener:
        port = listener.getsockname()[1]
        mine, *others = addresses_of(listener)
    assert mine == f"http://{LOOPBACK}:{port}/"
    assert all(address.endswith(f":{port}/") and "//127." not in address for address in others)
    assert len(set(others)) == len(others)


def test_one_address_is_named_alone() -> None:
    with closing(listen(LOOPBACK, 0)) as listener:
        assert addresses_of(listener) == [f"http://{LOOPBACK}:{listener.getsockname()[1]}/"]


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("https://games.example.org", "https://games.example.org"),
        ("https://Games.Example.org/", "https://games.example.org"),
        ("http://192.168.1.20:8642", "http://192.168.1.20:8642"),
    ],
)
def test_an_origin_is_a_scheme_and_a_host(typed: str, origin: str) -> None:
    assert checked_origin(typed) == origin


# --- the page --------------------------------------------------------------------------------------------------------


def test_the_page_is_where_its_index_is(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_PAGE", str(home / "page"))
    assert page_folder() == home / "page"
    monkeypatch.setenv("LANTERNE_PAGE", str(home))
    assert page_folder() is None


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--origin", "games.example.org"], ["--origin", "“games.example.org”"]),
        (["--origin", "https://a.example/path"], ["--origin"]),
        (["--origin", "https://user@a.example"], ["--origin"]),
        (["--origin", "https://a.example:port"], ["--origin"]),
        (["--port", "70000"], ["--port", "“70000”"]),
        (["--port", "web"], ["--port", "“web”"]),
        (["--host", "no such host"], ["no such host", "--host"]),
        (["--db", "mysql://name:secret@host/x"], ["“mysql:…”", "postgresql://"]),
        (["--oepn"], ["--oepn", "--open"]),
    ],
)
def test_a_mistake_is_one_line(words: list[str], parts: list[str], tmp_path: Path) -> None:
    db = [] if "--db" in words else ["--db", f"sqlite:{tmp_path / 'tables.db'}"]
    done = call("serve", *db, *words)
    assert_refused(done, *parts)
    assert "secret" not in done.err
