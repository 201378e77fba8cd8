"""The people of the load test: two at each table of Kinfire Delve, each with a page that answers on its own beat whenever it
is asked. `load.py` lets them play and says what it came to.

Like people behind a proxy, each comes from an address of their own: the limits that the server sets to one address are not
what is measured. A page reads no more of what it hears than it needs, to leave the machine to the server.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from lanterne.server.messages import VERSION

LOOPBACK = "127.0.0.1"
PATIENCE = 20.0  # seconds until somebody who waits for a state or an answer gives up
REMEMBERED = 8  # states of which a page knows when they came
NEW_TABLE = {"game": "kinfire-delve", "seats": [{"who": "me"}, {"who": "link"}]}


# --- what a page needs of what it hears ------------------------------------------------------------------------------


class Key(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    number: int
    kind: str
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


Heard = State | Done | Refused | Bye
DECODER: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


@dataclass
class Measured:
    """Counted while `on`: seconds from an answer to its confirmation, and until the other person sees it; how late the beats
    of this process came, which is its own fault. What went wrong is counted always."""

    on: bool = False
    confirmed: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    stale: int = 0
    rematches: int = 0
    errors: Counter[str] = field(default_factory=Counter)


# --- people ----------------------------------------------------------------------------------------------------------


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
        self.lang = "fr" if seat else "en"
        self.cookie = ""
        self.page: Page | None = None
        self.question: Question | None = None
        self.sent: dict[str, float] = {}  # when which answer was sent that is not confirmed
        self.saw: dict[int, float] = {}  # when this page saw which number of acts
        self.count = 0
        self.greeted = asyncio.Event()

    def headers(self) -> dict[str, str]:
        place = self.table.number * 2 + self.seat
        known = {"x-forwarded-for": f"10.{place >> 16}.{place >> 8 & 255}.{place & 255}"}
        return {**known, "cookie": f"lanterne={self.cookie}"} if self.cookie else known

    async def come(self) -> None:
        self.greeted.clear()
        _, self.page = await asyncio.get_running_loop().create_connection(lambda: Page(self), LOOPBACK, self.table.port)
        await asyncio.wait_for(self.greeted.wait(), PATIENCE)

    def go(self) -> None:
        page, self.page, self.question = self.page, None, None
        self.sent, self.saw = {}, {}
        if page is not None:
            page.close()

    def lost(self, page: Page) -> None:
        if page is self.page:
            self.table.measured.errors["connection lost"] += 1
            self.page = self.question = None

    def beat(self, due: float, seconds: float) -> None:
        """Now it is this person's time, and again so many seconds later."""
        if not self.table.playing:
            return
        loop = asyncio.get_running_loop()
        loop.call_at(due + seconds, self.beat, due + seconds, seconds)
        if self.table.measured.on:
            self.table.measured.late.append(loop.time() - due)
        if self.question is not None and self.page is not None and not self.sent:
            self.answer(self.page, self.question)

    def answer(self, page: Page, question: Question) -> None:
        self.question = None
        self.count += 1
        id = f"{self.seat}-{self.count}"
        answer = {"do": "answer", "id": id, "ask": question.number, "seat": self.seat, "answer": question.some_answer()}
        self.sent[id] = time.perf_counter()
        page.say(answer)

    def hear(self, told: Heard, now: float) -> None:
        measured = self.table.measured
        if isinstance(told, State):
            self.greeted.set()
            self.question = told.asks[0] if told.asks else None
            self.saw = {told.at: now, **dict(list(self.saw.items())[: REMEMBERED - 1])}
            self.table.shown(told.at, now)
            if told.ending is not None:
                self.table.ended()
        elif isinstance(told, Done):
            self.table.confirmed(self, told.at, self.sent.pop(told.id), now)
        elif isinstance(told, Bye):
            measured.errors[f"bye: {told.code}"] += 1
        else:
            self.sent.pop(told.id, None)
            if told.code == "stale":  # both were asked, and the other was quicker; the new question has come along
                measured.stale += 1
            else:
                measured.errors[f"refused: {told.code}"] += 1


class Table:
    """A table with its two people, who play again when a game is over."""

    def __init__(self, number: int, port: int, measured: Measured) -> None:
        self.number = number
        self.port = port
        self.measured = measured
        self.id = ""
        self.playing = True
        self.persons = [Person(self, 0), Person(self, 1)]
        self.awaited: dict[int, float] = {}  # confirmed acts that the other person has not seen, and when they were sent
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
        seen = self.persons[1 - by.seat].saw.get(at)
        if seen is None:
            self.awaited[at] = sent
        elif self.measured.on:
            self.measured.shown.append(seen - sent)

    def shown(self, at: int, now: float) -> None:
        """Somebody sees so many acts: the other one, where an answer is still awaited."""
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
