"""Measures the server under load, over real sockets on this machine; `python3 run.py load` calls it.

The server is a process of its own, as `lanterne serve` starts it; this process is everybody who plays. Two people sit at
each table of Kinfire Delve, each with a page that answers on its own beat whenever it is asked. Like people behind a proxy,
each comes from an address of their own: what is measured is the server, not the limits that it sets to one address.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from lanterne.server.messages import VERSION
from lanterne.server.settings import AWAKE

MOST_MS = 100.0  # within which 95 % of the answers must be confirmed
MOST_KB = 200.0  # of memory for a table at which nobody does anything
WARM_UP = 10.0  # seconds of play before anything is measured
PATIENCE = 20.0  # seconds after which an answer that was not confirmed is an error
AT_ONCE = 8  # tables that are opened at the same time
LOOPBACK = "127.0.0.1"
NEW_TABLE = {"game": "kinfire-delve", "seats": [{"who": "me"}, {"who": "link"}]}


# --- what a page needs of what it hears ------------------------------------------------------------------------------


class Key(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    number: int
    kind: str
    seat: int
    options: list[Key]
    least: int
    most: int

    def some_answer(self) -> int | list[str]:
        if self.kind == "choose":
            return random.randrange(len(self.options))
        count = random.randint(self.least, self.most)
        return [option.key for option in random.sample(self.options, count)]


class Ending(msgspec.Struct):
    won: bool


class State(msgspec.Struct, tag_field="is", tag="state"):
    at: int
    asks: list[Question]
    ending: Ending | None


class Done(msgspec.Struct, tag_field="is", tag="done"):
    id: str
    at: int


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    id: str
    code: str


class Bye(msgspec.Struct, tag_field="is", tag="bye"):
    code: str


DECODER = msgspec.json.Decoder(State | Done | Refused | Bye)


# --- what is measured ------------------------------------------------------------------------------------------------


@dataclass
class Measured:
    """Counted while `on`: seconds from an answer to its confirmation, and until the other person sees it; how late the beats
    of this process came, which is its own fault; what went wrong, which is counted always."""

    on: bool = False
    confirmed: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    stale: int = 0
    rematches: int = 0
    errors: Counter[str] = field(default_factory=Counter)


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    known = sorted(seconds) or [0.0]
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * known[min(len(known) - 1, int(share * len(known)))], 2) for name, share in shares.items()}


class Server:
    """The server in its own process, with its database in a folder of its own."""

    def __init__(self, port: int, folder: str) -> None:
        command = "-P -m lanterne serve --no-open --proxy --json".split()
        address = ["--host", LOOPBACK, "--port", str(port), "--db", f"sqlite:{Path(folder) / 'tables.db'}"]
        self.process = subprocess.Popen([sys.executable, *command, *address], stdout=subprocess.PIPE)
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


# --- who plays -------------------------------------------------------------------------------------------------------


class Page(asyncio.Protocol):
    """The web socket of one person at one table. Offers to compress, as browsers do."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.transport: asyncio.Transport | None = None
        self.socket = ClientProtocol(
            parse_uri(f"ws://{LOOPBACK}:{person.table.port}/api/tables/{person.table.id}/play"),
            extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],
            max_size=None,
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        request = self.socket.connect()
        for name, value in self.person.headers().items():
            request.headers[name] = value
        self.socket.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.socket.receive_data(data)
        for event in self.socket.events_received():
            if isinstance(event, Response):
                self.say({"do": "hello", "v": VERSION, "lang": self.person.lang})
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.person.hear(DECODER.decode(event.data), now)
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.person.lost(self)

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send_text(msgspec.json.encode(message))
        self.flush()

    def flush(self) -> None:
        """Send what waits to be sent, pongs and the end included."""
        assert self.transport is not None
        for data in self.socket.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def close(self) -> None:
        self.socket.send_close(1000)
        self.flush()


class Person:
    """One who sits at a table: answers on their beat when asked, and notes how long that took to come back."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cookie = ""
        self.lang = "fr" if seat else "en"
        self.page: Page | None = None
        self.question: Question | None = None
        self.sent: dict[str, float] = {}
        self.shown: dict[int, float] = {}  # when this page saw which number of acts
        self.count = 0
        self.greeted = asyncio.Event()

    def headers(self) -> dict[str, str]:
        place = self.table.number * 2 + self.seat
        known = {"x-forwarded-for": f"10.{place >> 16}.{place >> 8 & 255}.{place & 255}"}
        return {**known, "cookie": f"lanterne={self.cookie}"} if self.cookie else known

    async def come(self) -> None:
        self.greeted.clear()
        _, page = await asyncio.get_running_loop().create_connection(lambda: Page(self), LOOPBACK, self.table.port)
        self.page = page
        await asyncio.wait_for(self.greeted.wait(), PATIENCE)

    def go(self) -> None:
        page, self.page, self.question = self.page, None, None
        self.sent, self.shown = {}, {}
        if page is not None:
            page.close()

    def lost(self, page: Page) -> None:
        if page is self.page:
            self.table.measured.errors["connection lost"] += 1
            self.page = self.question = None

    def beat(self, due: float, beat: float) -> None:
        """Now is this person's time; and again one beat later."""
        loop = asyncio.get_running_loop()
        if not self.table.playing:
            return
        loop.call_at(due + beat, self.beat, due + beat, beat)
        if self.table.measured.on:
            self.table.measured.late.append(loop.time() - due)
        if self.question is None or self.page is None or self.sent:
            return
        question, self.question = self.question, None
        self.count += 1
        id = f"{self.seat}-{self.count}"
        self.sent[id] = time.perf_counter()
        answer = {"do": "answer", "id": id, "ask": question.number, "seat": self.seat, "answer": question.some_answer()}
        self.page.say(answer)

    def hear(self, told: State | Done | Refused | Bye, now: float) -> None:
        if isinstance(told, State):
            self.greeted.set()
            self.question = told.asks[0] if told.asks else None
            self.shown = {told.at: now, **dict(list(self.shown.items())[:8])}
            self.table.saw(self, told.at, now)
            if told.ending is not None:
                self.table.ended()
        elif isinstance(told, Done):
            sent = self.sent.pop(told.id, now)
            self.table.confirmed(self, told.at, sent, now)
        elif isinstance(told, Refused):
            self.sent.pop(told.id, None)
            if told.code == "stale":  # both were asked, and the other was quicker; the new question has come along
                self.table.measured.stale += 1
            else:
                self.table.measured.errors[f"refused: {told.code}"] += 1
        else:
            self.table.measured.errors[f"bye: {told.code}"] += 1


class Table:
    """A table with its two people, who play again when a game is over."""

    def __init__(self, number: int, port: int, measured: Measured) -> None:
        self.number = number
        self.port = port
        self.measured = measured
        self.id = ""
        self.playing = True
        self.persons = [Person(self, 0), Person(self, 1)]
        self.awaited: dict[int, float] = {}  # confirmed acts that the other person has not seen yet, and when they were sent
        self.again: asyncio.Task[None] | None = None

    async def open(self) -> None:
        host, guest = self.persons
        links = await self.post(host, "/api/tables", NEW_TABLE)
        self.id = links["table"]
        await self.post(guest, "/api/join", {"secret": links["seats"]["1"]})

    async def come(self) -> None:
        for person in self.persons:
            await person.come()

    def go(self) -> None:
        for person in self.persons:
            person.go()

    def confirmed(self, by: Person, at: int, sent: float, now: float) -> None:
        if self.measured.on:
            self.measured.confirmed.append(now - sent)
        seen = self.persons[1 - by.seat].shown.get(at)
        if seen is None:
            self.awaited[at] = sent
        elif self.measured.on:
            self.measured.shown.append(seen - sent)

    def saw(self, person: Person, at: int, now: float) -> None:
        sent = self.awaited.pop(at, None)
        if sent is not None and self.measured.on:
            self.measured.shown.append(now - sent)

    def ended(self) -> None:
        if self.playing and (self.again is None or self.again.done()):
            self.again = asyncio.create_task(self.rematch())

    async def rematch(self) -> None:
        """Look at the end for a moment, then play again."""
        await asyncio.sleep(1)
        if not self.playing:
            return
        try:
            links = await self.post(self.persons[0], f"/api/tables/{self.id}/rematch", {})
            self.go()
            self.awaited = {}
            self.id = links["table"]
            await self.come()
            self.measured.rematches += 1
        except (OSError, ValueError, TimeoutError) as error:
            self.measured.errors[f"rematch: {error}"[:80]] += 1

    async def post(self, person: Person, path: str, body: dict[str, Any]) -> Any:
        """Ask for something over HTTP, and remember the cookie."""
        reader, writer = await asyncio.open_connection(LOOPBACK, self.port)
        data = msgspec.json.encode(body)
        head = {"host": LOOPBACK, "connection": "close", "content-type": "application/json", "content-length": str(len(data))}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**head, **person.headers()}.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        reply = await reader.read()
        writer.close()
        top, _, rest = reply.partition(b"\r\n\r\n")
        for line in top.decode().splitlines():
            if line.lower().startswith("set-cookie: lanterne="):
                person.cookie = line.partition("=")[2].partition(";")[0]
        if b" 200 " not in top[:16]:
            raise ValueError(f"{path}: {rest.decode()[:200]}")
        return msgspec.json.decode(rest)


# --- the measurement -------------------------------------------------------------------------------------------------


async def measure(server: Server, tables: int, seconds: float, beat: float) -> dict[str, Any]:
    """Open tables, play, stop, leave; what it came to."""
    measured = Measured()
    first = Table(tables, server.port, measured)  # for nobody: after it everything is loaded that all tables share
    await first.open()
    await first.come()
    first.go()
    await asyncio.sleep(1)
    before = server.memory()
    parties = [Table(number, server.port, measured) for number in range(tables)]
    began = time.perf_counter()
    await open_all(parties)
    opening = time.perf_counter() - began
    new = server.memory()
    play = await play_on(server, parties, measured, seconds, beat)
    say(f"stopped; waiting {AWAKE:.0f} s for the tables of finished games to fall asleep …")
    await asyncio.sleep(AWAKE + 3)
    idle = server.memory()
    for party in parties:
        party.go()
    say(f"all have left; waiting {AWAKE:.0f} s for the tables to fall asleep …")
    await asyncio.sleep(AWAKE + 3)
    asleep = server.memory()
    memory = {"start_kb": before, "idle_kb": idle, "asleep_kb": asleep}
    memory |= {f"{name}_kb_per_table": each(kb, before, tables) for name, kb in (("new", new), ("idle", idle), ("asleep", asleep))}
    return {"tables": tables, "seconds": seconds, "beat": beat, "opened_per_second": round(tables / opening, 1), **play, **memory}


async def open_all(parties: list[Table]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(party: Table) -> None:
        async with gate:
            await party.open()
            await party.come()

    await asyncio.gather(*(open_one(party) for party in parties))


async def play_on(server: Server, parties: list[Table], measured: Measured, seconds: float, beat: float) -> dict[str, Any]:
    """Let everybody play: first until things have found their pace, then while it is measured."""
    people = [person for party in parties for person in party.persons]
    loop = asyncio.get_running_loop()
    start = loop.time() + 0.1
    for place, person in enumerate(people):
        due = start + beat * place / len(people)
        loop.call_at(due, person.beat, due, beat)
    await asyncio.sleep(WARM_UP)
    say(f"{len(parties)} tables play; measuring for {seconds:.0f} s …")
    measured.on = True
    began, used, mine = time.perf_counter(), server.processor(), time.process_time()
    await asyncio.sleep(seconds)
    measured.on = False
    took, later, own = time.perf_counter() - began, server.processor(), time.process_time() - mine
    for party in parties:
        party.playing = False
    await asyncio.sleep(min(2.0, PATIENCE))
    now = time.perf_counter()
    lost = sum(now - sent > 2.0 for person in people for sent in person.sent.values())
    if lost:
        measured.errors["not confirmed"] += lost
    return {
        "answers": len(measured.confirmed),
        "answers_per_second": round(len(measured.confirmed) / took, 1),
        "confirmed_ms": spread(measured.confirmed),
        "shown_ms": spread(measured.shown),
        "late_ms": spread(measured.late),
        "stale": measured.stale,
        "rematches": measured.rematches,
        "errors": dict(measured.errors),
        "server_cpu": None if used is None or later is None else round((later - used) / took, 3),
        "client_cpu": round(own / took, 3),
        "load_average": [round(value, 2) for value in os.getloadavg()] if hasattr(os, "getloadavg") else None,
    }


def each(kb: float | None, before: float | None, tables: int) -> float | None:
    return None if kb is None or before is None else round((kb - before) / tables, 1)


# --- the report ------------------------------------------------------------------------------------------------------


def misses(found: dict[str, Any]) -> list[str]:
    """The targets that were missed."""
    missed = []
    if not found["answers"] or found["confirmed_ms"]["p95"] > MOST_MS:
        missed.append(f"95 % of the answers confirmed within {MOST_MS:.0f} ms")
    if found["idle_kb_per_table"] is not None and found["idle_kb_per_table"] >= MOST_KB:
        missed.append(f"less than {MOST_KB:.0f} kB for an idle table")
    if found["errors"]:
        missed.append("no errors")
    return missed


def report(found: dict[str, Any]) -> Iterator[str]:
    def line(times: dict[str, float]) -> str:
        return f"50 % {times['p50']:.1f} ms, 95 % {times['p95']:.1f}, 99 % {times['p99']:.1f}, longest {times['max']:.1f}"

    def told(value: float | None, unit: str, scale: float = 1.0) -> str:
        return "not measured" if value is None else f"{value * scale:.0f} {unit}"

    errors = ", ".join(f"{count} × {what}" for what, count in found["errors"].items()) or "no errors"
    average = " ".join(map(str, found["load_average"] or ["not measured"]))
    yield f"{found['tables']} tables of Kinfire Delve, {2 * found['tables']} pages, a beat of {found['beat']:g} s, {found['seconds']:g} s"
    yield f"answers      {found['answers']} ({found['answers_per_second']} per second), {errors}"
    yield f"             {found['rematches']} rematches, {found['stale']} crossed answers, opened {found['opened_per_second']} tables/s"
    yield f"confirmed    {line(found['confirmed_ms'])} (target: 95 % within {MOST_MS:.0f})"
    yield f"other page   {line(found['shown_ms'])}"
    yield f"server       {told(found['server_cpu'], '% of a core', 100)}, {told(found['idle_kb'], 'MB', 1 / 1024)}"
    yield f"this side    {told(found['client_cpu'], '% of a core', 100)}; beats late: {line(found['late_ms'])}"
    yield f"machine      {os.cpu_count()} cores, load average {average}"
    yield f"per table    idle {told(found['idle_kb_per_table'], 'kB')} (target: below {MOST_KB:.0f}), "\
        f"just opened {told(found['new_kb_per_table'], 'kB')}, asleep {told(found['asleep_kb_per_table'], 'kB')}"
    missed = misses(found)
    yield "all targets kept" if not missed else f"missed: {'; '.join(missed)}"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def allow_sockets(count: int) -> None:
    """Some machines allow few open files unless asked; the server inherits it."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + 200
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard))


def main() -> int:
    parser = argparse.ArgumentParser(prog="load", description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=300, help="tables, with two pages each (300)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure (60)")
    parser.add_argument("--beat", type=float, default=2.0, help="seconds between the answers of a page (2)")
    parser.add_argument("--port", type=int, default=0, help="of the server (any)")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    wanted = parser.parse_args()
    allow_sockets(2 * wanted.tables)
    with tempfile.TemporaryDirectory(prefix="lanterne-load-") as folder:
        server = Server(wanted.port, folder)
        try:
            found = asyncio.run(measure(server, wanted.tables, wanted.seconds, wanted.beat))
        finally:
            server.stop()
    if wanted.json:
        print(json.dumps({**found, "missed": misses(found)}))
    else:
        print("\n".join(report(found)))
    return 1 if misses(found) else 0


if __name__ == "__main__":
    sys.exit(main())
