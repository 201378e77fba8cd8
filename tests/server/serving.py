"""A real server on loopback for tests, and people with pages at it: HTTP by httpx, web sockets by websockets.

Nothing sleeps: a page waits for the message that must come, and a test fails where it does not within PATIENCE.
"""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from lanterne.commands.serving import listen
from lanterne.kernel.asks import Json
from lanterne.server.app import COOKIE, make_app
from lanterne.server.messages import VERSION, Bye, Done, Line, Message, Pong, Question, RefusedOf, StateOf, Tidings
from lanterne.server.settings import MESSAGES, MOST_BYTES, Settings
from lanterne.server.storage import Entry, Store, Stored
from lanterne.server.table import Table, load_table

PATIENCE = 30.0  # seconds that a page waits for what must come
BURST = MESSAGES[0] - 5  # messages that a page sends over one connection before it comes anew, as nobody waits in a test
TIDINGS = msgspec.json.Decoder(Tidings)
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # made once: it is slow, and never used here
NUMBERS = count()  # ids of messages
T = TypeVar("T")
M = TypeVar("M", bound=Message)


# --- the server ------------------------------------------------------------------------------------------------------


class Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listens = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listens.set()


class House:
    """A server: where it is, where its tables are kept, and everybody who came."""

    def __init__(self, port: int, db: str) -> None:
        self.host = f"127.0.0.1:{port}"
        self.db = db
        self.people: list[Person] = []

    def person(self, cookie: str = "") -> Person:
        """Somebody new, or somebody who comes back with a cookie."""
        person = Person(self, cookie)
        self.people.append(person)
        return person

    def leave(self) -> None:
        for person in self.people:
            person.leave()


@contextmanager
def serving(db: str | Path, page: Path | None = None, origins: tuple[str, ...] = ()) -> Iterator[House]:
    """A server in a thread of its own, which ends as if somebody had pressed Ctrl-C."""
    url = db if isinstance(db, str) else f"sqlite:{db}"
    listener = listen("127.0.0.1", 0)
    app = make_app(Settings(url, page, origins))
    config = uvicorn.Config(
        app, http="h11", ws="websockets-sansio", ws_max_size=MOST_BYTES, lifespan="on", log_config=None, access_log=False,
        server_header=False, timeout_graceful_shutdown=3,
    )  # fmt: skip
    server = Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), name="server")
    thread.start()
    house = House(listener.getsockname()[1], url)
    try:
        assert server.listens.wait(PATIENCE), "the server does not start"
        yield house
    finally:
        house.leave()
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive(), "the server does not end"


# --- what is kept ----------------------------------------------------------------------------------------------------


def kept(db: str, id: str) -> Stored:
    """A table as another process would read it."""

    async def read() -> Stored | None:
        store = await Store.open(db)
        try:
            return await store.read(id)
        finally:
            await store.close()

    stored = asyncio.run(read())
    assert stored is not None
    return stored


def table_kept(db: str, id: str) -> Table:
    """The table that its journal adds up to."""
    stored = kept(db, id)
    return load_table(
        id, stored.row.config, [(entry.data, entry.at, entry.client) for entry in stored.entries], stored.snapshot
    )


def entries(db: str, id: str) -> list[Entry]:
    return kept(db, id).entries


def answers(db: str, id: str) -> list[Json]:
    """The answers that were ever kept, in order, whether or not they were taken back."""
    return [entry.data["answer"] for entry in entries(db, id) if isinstance(entry.data, dict) and "answer" in entry.data]


# --- people ----------------------------------------------------------------------------------------------------------


def me(name: str = "") -> dict[str, Json]:
    return {"who": "me", "name": name}


def link(name: str = "") -> dict[str, Json]:
    return {"who": "link", "name": name}


def bot(name: str = "greedy") -> dict[str, Json]:
    return {"who": "bot", "bot": name}


class Person:
    """Somebody with a browser: a cookie, and pages."""

    def __init__(self, house: House, cookie: str = "") -> None:
        self.house = house
        self.http = httpx.Client(base_url=f"http://{house.host}", verify=NO_TLS, timeout=PATIENCE, trust_env=False)
        if cookie:
            self.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
        self.pages: list[Page] = []
        self.replies: list[bytes] = []

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    def call(self, method: str, path: str, body: Json | bytes = None, **headers: str) -> httpx.Response:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if data is not None:
            headers.setdefault("content_type", "application/json")
        reply = self.http.request(method, path, content=data, headers={k.replace("_", "-"): v for k, v in headers.items()})
        self.replies.append(reply.content)
        return reply

    def get(self, path: str) -> Any:
        return told(self.call("GET", path))

    def post(self, path: str, body: Json | None = None) -> Any:
        return told(self.call("POST", path, body))

    def open(self, game: str, seats: list[dict[str, Json]], **more: Json) -> tuple[str, dict[int, str]]:
        """Open a table: its id, and the secrets of its seats."""
        links = self.post("/api/tables", {"game": game, "seats": [*seats], "seed": 7, **more})
        return links["table"], {int(seat): secret for seat, secret in links["seats"].items()}

    def join(self, secret: str, name: str = "") -> int:
        """Take the seat that a secret opens."""
        seat: int = self.post("/api/join", {"secret": secret, "name": name})["seat"]
        return seat

    def look(self, table: str, lang: str = "en", seat: int | None = None, have: int = -1) -> Page:
        """A page at a table that has heard how things stand."""
        page = Page(self, table, lang, seat, have)
        page.come()
        return page

    def leave(self) -> None:
        for page in self.pages:
            page.go()
        self.http.close()


def told(reply: httpx.Response) -> Any:
    assert reply.status_code == 200, reply.text
    return reply.json()


# --- pages -----------------------------------------------------------------------------------------------------------


class Page:
    """A page at a table. It keeps what a real one keeps: the last state, the lines of the log; and everything it ever heard."""

    def __init__(self, person: Person, table: str, lang: str, seat: int | None = None, have: int = -1) -> None:
        self.person = person
        self.table = table
        self.lang = lang
        self.wanted = seat
        self.have = have
        self.state: StateOf | None = None
        self.lines: list[Line] = []
        self.heard: list[tuple[bytes, Message]] = []
        self.told = 0  # messages over this connection
        self.socket: ClientConnection | None = None
        person.pages.append(self)

    # --- coming and going ---

    def reach(self, origin: str | None = None) -> ClientConnection:
        """Open the web socket, and say nothing yet."""
        person = self.person
        headers = {"Cookie": f"{COOKIE}={person.cookie}"} if person.cookie else {}
        manager = connect(
            f"ws://{person.house.host}/api/tables/{self.table}/play",
            additional_headers=headers, origin=None if origin is None else Origin(origin), compression=None, proxy=None,
            ping_interval=None, max_size=None, max_queue=None, close_timeout=5,
        )  # fmt: skip
        self.told = 0
        self.socket = manager.__enter__()  # left by `go`
        return self.socket

    def come(self) -> None:
        """Connect, say hello, and hear how things stand."""
        self.reach()
        self.hello()
        self.hear_state()

    def hello(self) -> None:
        self.tell(do="hello", v=VERSION, lang=self.lang, have=self.have, seat=self.wanted)

    def go(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def break_off(self) -> None:
        """The connection is lost: no goodbye."""
        assert self.socket is not None
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.go()

    def come_back(self) -> None:
        """Connect again, with what the page has."""
        self.go()
        self.come()

    # --- telling ---

    def tell(self, **message: Any) -> None:
        self.send(json.dumps(message))

    def send(self, text: str | bytes) -> None:
        assert self.socket is not None
        self.told += 1
        self.socket.send(text)

    def ask(self, do: str, **message: Any) -> Message:
        """Tell something with an id, and hear what comes of it. A page that has told much comes anew first."""
        if self.told >= BURST:
            self.come_back()
        id = message.pop("id", None) or f"m{next(NUMBERS)}"
        self.tell(do=do, id=id, **message)
        return self.until(lambda heard: getattr(heard, "id", None) == id)

    def answer(self, answer: Any, seat: int | None = None, ask: int | None = None, **more: Any) -> Message:
        """Answer the question that waits, or the one with a number."""
        number = self.question.number if ask is None else ask
        return self.ask("answer", answer=answer, seat=self.seat if seat is None else seat, ask=number, **more)

    def act(self, what: str, seat: int = -1, value: str = "") -> Message:
        return self.ask("act", what=what, seat=seat, value=value)

    # --- hearing ---

    def hear(self) -> Message:
        assert self.socket is not None
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        message: Message = TIDINGS.decode(text)
        self.heard.append((text.encode(), message))
        if isinstance(message, StateOf):
            self.lines = [line for line in self.lines if line.at <= message.since] + message.lines
            self.state = message
            self.have = message.at
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Hear until something comes."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def hear_state(self) -> StateOf:
        self.until(lambda heard: isinstance(heard, StateOf))
        return self.now

    def catch_up(self, at: int) -> StateOf:
        """Hear until the page knows of so many acts."""
        while self.have < at:
            self.hear_state()
        return self.now

    def settle(self) -> StateOf:
        """Hear what was said before now."""
        if self.told >= BURST:
            self.come_back()
        self.tell(do="ping")
        self.until(lambda heard: isinstance(heard, Pong))
        return self.now

    def closed(self) -> list[Message]:
        """Hear to the end of the connection."""
        last: list[Message] = []
        try:
            while True:
                last.append(self.hear())
        except ConnectionClosed:
            return last

    # --- what it knows ---

    @property
    def now(self) -> StateOf:
        assert self.state is not None
        return self.state

    @property
    def seat(self) -> int:
        """The seat that this page answers for now."""
        return self.now.seat

    @property
    def question(self) -> Question:
        (question,) = self.now.asks
        return question

    def is_asked(self) -> bool:
        return bool(self.now.asks)


def done(message: Message) -> Done:
    assert isinstance(message, Done), message
    return message


def refused(message: Message, code: str) -> RefusedOf:
    assert isinstance(message, RefusedOf), message
    assert message.code == code, message
    assert message.words
    assert "\n" not in message.words
    return message


def bye(messages: list[Message], code: str, again: bool) -> None:
    """The server said goodbye, in words, and nothing else."""
    (last,) = messages
    assert isinstance(last, Bye)
    assert (last.code, last.again) == (code, again)
    assert last.words
