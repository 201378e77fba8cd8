"""Measures the server under load, over real sockets on this machine; `python3 run.py load` calls it.

The server is a process of its own, as `lanterne serve` starts it, with its database in a folder of its own; this process is
everybody who plays (`load_people.py`). First all play, then nobody does anything, then all leave, then all come back.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # so that this works as a script too

from lanterne.server.rooms import SLEEPERS
from lanterne.server.settings import AWAKE, CATCH_UP
from tools.load_people import LOOPBACK, PATIENCE, Measured, Table

MOST_MS = 100.0  # within which 95 % of the answers must be confirmed
MOST_KB = 200.0  # of memory for a table at which nobody does anything
WARM_UP = 10.0  # seconds of play before anything is measured
AT_ONCE = 8  # tables that are opened at the same time


class Server:
    """The server in its own process."""

    def __init__(self, port: int, folder: str) -> None:
        address = ["--host", LOOPBACK, "--port", str(port), "--db", f"sqlite:{Path(folder) / 'tables.db'}"]
        command = [sys.executable, "-P", "-m", "lanterne", "serve", "--no-open", "--proxy", "--json", *address]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("load: the server did not start")
        self.port = int(str(json.loads(line)["address"]).rstrip("/").rpartition(":")[2])

    def memory(self) -> float | None:
        """Kilobytes that the process holds in memory; None where the machine does not tell."""
        with contextlib.suppress(OSError, ValueError, IndexError):
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE") / 1024
        return None

    def processor(self) -> float | None:
        """Seconds of processor time that the process has used; None where the machine does not tell."""
        with contextlib.suppress(OSError, ValueError, IndexError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return None

    def stop(self) -> None:
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(15)
            return
        self.process.kill()
        self.process.wait()


# --- the measurement -------------------------------------------------------------------------------------------------


async def measure(server: Server, tables: int, seconds: float, beat: float) -> dict[str, Any]:
    """What it came to."""
    measured = Measured()
    before = await start(server, Table(tables, server.port, measured))
    parties = [Table(number, server.port, measured) for number in range(tables)]
    opening = await each(parties, open_and_come)
    new = server.memory()
    play = await play_on(server, parties, measured, seconds, beat)
    idle = await rest(server, tables, "nobody answers; finished games fall asleep")
    for party in parties:
        party.go()
    asleep = await rest(server, tables, "all have left; their tables fall asleep")
    waking = await each(parties, Table.come)
    woken = server.memory()
    known = {"new": new, "idle": idle, "asleep": asleep, "woken": woken}
    return {
        "tables": tables, "seconds": seconds, "beat": beat, **play, "errors": dict(measured.errors),
        "opened_per_second": round(tables / opening, 1), "woken_per_second": round(tables / waking, 1),
        "start_kb": before, "idle_kb": idle,
        **{f"{name}_kb_per_table": share(memory, before, tables) for name, memory in known.items()},
    }  # fmt: skip


async def start(server: Server, first: Table) -> float | None:
    """The memory of a server that has seen one table come and go: what all tables share is loaded."""
    await first.open()
    await first.come()
    first.go()
    await asyncio.sleep(1)
    return server.memory()


async def each(parties: list[Table], do: Callable[[Table], Awaitable[None]]) -> float:
    """Have something done at all tables, some at a time, and say how many seconds it took."""
    gate = asyncio.Semaphore(AT_ONCE)
    began = time.perf_counter()

    async def one(party: Table) -> None:
        async with gate:
            await do(party)

    await asyncio.gather(*(one(party) for party in parties))
    return time.perf_counter() - began


async def open_and_come(party: Table) -> None:
    await party.open()
    await party.come()


async def rest(server: Server, tables: int, why: str) -> float | None:
    """The memory when all that may fall asleep has done so: some do at each look round."""
    seconds = AWAKE + 2 + CATCH_UP * tables / SLEEPERS
    say(f"{why}: {seconds:.0f} s …")
    await asyncio.sleep(seconds)
    return server.memory()


async def play_on(
    server: Server, parties: list[Table], measured: Measured, seconds: float, beat: float, warm_up: float = WARM_UP
) -> dict[str, Any]:
    """Let everybody play: first until things have found their pace, then while it is measured."""
    people = [person for party in parties for person in party.persons]
    loop = asyncio.get_running_loop()
    first = loop.time() + 0.1
    for place, person in enumerate(people):
        due = first + beat * place / len(people)
        loop.call_at(due, person.beat, due, beat)
    say(f"{len(parties)} tables play: {warm_up + seconds:.0f} s …")
    await asyncio.sleep(warm_up)
    measured.on = True
    began, used, mine = time.perf_counter(), server.processor(), time.process_time()
    await asyncio.sleep(seconds)
    measured.on = False
    took, later, own = time.perf_counter() - began, server.processor(), time.process_time() - mine
    average = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    for party in parties:
        party.playing = False
    until = loop.time() + PATIENCE
    while (lost := sum(len(person.sent) for person in people)) and loop.time() < until:
        await asyncio.sleep(0.1)
    if lost:
        measured.errors["not confirmed"] += lost
    return {
        "answers": len(measured.confirmed), "answers_per_second": round(len(measured.confirmed) / took, 1),
        "confirmed_ms": spread(measured.confirmed), "shown_ms": spread(measured.shown), "late_ms": spread(measured.late),
        "stale": measured.stale, "rematches": measured.rematches,
        "server_cpu": None if used is None or later is None else round((later - used) / took, 3),
        "client_cpu": round(own / took, 3), "load_average": average,
    }  # fmt: skip


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    known = sorted(seconds) or [0.0]
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * known[min(len(known) - 1, int(part * len(known)))], 2) for name, part in shares.items()}


def share(memory: float | None, before: float | None, tables: int) -> float | None:
    return None if memory is None or before is None else round((memory - before) / tables, 1)


# --- the report ------------------------------------------------------------------------------------------------------


def misses(found: dict[str, Any]) -> list[str]:
    """The targets that were missed."""
    missed = []
    if not found["answers"] or found["confirmed_ms"]["p95"] > MOST_MS:
        missed.append(f"95 % of the answers confirmed within {MOST_MS:.0f} ms")
    if any((found[f"{name}_kb_per_table"] or 0.0) >= MOST_KB for name in ("new", "idle", "woken")):
        missed.append(f"less than {MOST_KB:.0f} kB for an idle table")
    if found["errors"]:
        missed.append("no errors")
    return missed


def report(found: dict[str, Any]) -> Iterator[str]:
    memory = {name: told(found[f"{name}_kb_per_table"], "kB") for name in ("new", "idle", "asleep", "woken")}
    errors = ", ".join(f"{count} × {what}" for what, count in found["errors"].items()) or "no errors"
    tables = found["tables"]
    yield f"Kinfire Delve: {tables} tables, {2 * tables} pages, a beat of {found['beat']:g} s, {found['seconds']:g} s measured"
    yield f"answers     {found['answers']}, {found['answers_per_second']} per second; {errors}"
    yield f"            {found['rematches']} rematches, {found['stale']} answers that crossed the other's"
    yield f"confirmed   {times(found['confirmed_ms'])}; target: 95 % within {MOST_MS:.0f} ms"
    yield f"other page  {times(found['shown_ms'])}"
    yield f"server      {told(found['server_cpu'], '% of a core', 100)}; {told(found['idle_kb'], 'MB', 1 / 1024)} in memory"
    yield f"this side   {told(found['client_cpu'], '% of a core', 100)}; beats came late by {times(found['late_ms'])}"
    yield f"machine     {os.cpu_count()} cores, load average {told(found['load_average'], 'processes')}"
    yield f"per table   idle {memory['idle']}; target: below {MOST_KB:.0f} kB"
    yield f"            just opened {memory['new']}, woken again {memory['woken']}; kept while all sleep {memory['asleep']}"
    yield f"tables      {found['opened_per_second']} opened, {found['woken_per_second']} woken per second"
    missed = misses(found)
    yield "all targets are met" if not missed else f"missed: {'; '.join(missed)}"


def times(known: dict[str, float]) -> str:
    return f"50 % {known['p50']:.1f}, 95 % {known['p95']:.1f}, 99 % {known['p99']:.1f}, longest {known['max']:.1f} ms"


def told(value: float | None, unit: str, scale: float = 1.0) -> str:
    return "not measured" if value is None else f"{value * scale:.0f} {unit}"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def allow_sockets(count: int) -> None:
    """Some machines allow few open files unless asked; the server inherits it."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < count:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (count if hard == resource.RLIM_INFINITY else min(count, hard), hard))


def main() -> int:
    parser = argparse.ArgumentParser(prog="load", description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=300, metavar="N", help="tables, with two pages each (300)")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="how long to measure (60)")
    parser.add_argument("--beat", type=float, default=2.0, metavar="N", help="seconds between two answers of a page (2)")
    parser.add_argument("--port", type=int, default=0, metavar="N", help="of the server (any)")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    wanted = parser.parse_args()
    if wanted.tables < 1 or wanted.seconds <= 0 or wanted.beat <= 0 or not 0 <= wanted.port < 65536:
        parser.error("numbers must be greater than nothing, and a port below 65536")
    allow_sockets(2 * wanted.tables + 200)
    with tempfile.TemporaryDirectory(prefix="lanterne-load-") as folder:
        server = Server(wanted.port, folder)
        try:
            found = asyncio.run(measure(server, wanted.tables, wanted.seconds, wanted.beat))
        finally:
            server.stop()
    print(json.dumps({**found, "missed": misses(found)}) if wanted.json else "\n".join(report(found)))
    return 1 if misses(found) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
