"""Pipes and keys: nobody reads any more, or somebody presses Ctrl-C."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.cli.shell import GAME, command, environment


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        command("rules", GAME), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait(60) == 0


def test_a_full_disk_is_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command("rules", GAME), stdout=full, stderr=subprocess.PIPE, env=environment(), check=False, timeout=60
        )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(b"lanterne: ")


def listen_to_ctrl_c() -> None:
    """What runs in the background ignores it, and its children with it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def at_terminal(*words: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A command whose standard error is a terminal, and the end at which a person reads it."""
    person, machine = pty.openpty()
    try:
        with subprocess.Popen(
            command(*words),
            stdout=subprocess.PIPE,
            stderr=machine,
            env=environment(TERM="xterm"),
            start_new_session=True,
            preexec_fn=listen_to_ctrl_c,
        ) as child:
            os.close(machine)
            yield child, person
    finally:
        os.close(person)


def read_until(person: int, word: bytes) -> bytes:
    """What the terminal shows up to a word, or to the end."""
    shown = b""
    while word not in shown:
        try:
            shown += os.read(person, 4096)
        except OSError:  # the other end is closed
            break
    return shown


def test_ctrl_c_ends_a_simulation_with_what_was_measured() -> None:
    words = ("sim", GAME, "--bot", "random", "--games", "9000000", "--jobs", "2", "--json", "--seed", "1")
    with at_terminal(*words) as (child, person):
        assert b"games" in read_until(person, b"games")  # the bar that appears after a second
        os.killpg(child.pid, signal.SIGINT)
        assert child.stdout is not None
        data = json.loads(child.stdout.read())
        assert child.wait(60) == 130
    assert data["interrupted"] is True
    assert 0 < data["games"] < data["wanted"]
    assert data["games"] == data["wins"] + sum(data["causes"].values())


def test_ctrl_c_is_quiet() -> None:
    with at_terminal("bench", GAME, "--seconds", "2") as (child, person):
        assert b"figures" in read_until(person, b"figures")
        os.killpg(child.pid, signal.SIGINT)
        assert child.stdout is not None
        assert child.stdout.read() == b""
        assert b"Traceback" not in read_until(person, b"Traceback")
        assert child.wait(60) == 130
