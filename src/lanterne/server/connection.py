"""Connections: one page that looks at a table, what it has been told already, and the way out to it."""

from __future__ import annotations

import asyncio

import msgspec

from lanterne.server.messages import Hello, Message, StateOf
from lanterne.server.settings import MOST_WAITING

ENCODER = msgspec.json.Encoder()
END = b""


class Connection:
    """A page. `eyes` is the seat through which it looks, None until somebody of several has come to the screen; `have` counts
    the entries of the journal that it knows of, `told` is the seat that it was told them as (None: it did not say)."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.lang = "en"
        self.eyes: int | None = None
        self.have = -1
        self.told: int | None = None
        self.thinking = False  # a hint is on its way
        self.out: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def send(self, message: Message) -> None:
        """Put a message on its way. A page that reads nothing for long is let go: it will come back and catch up."""
        if self.out.full():
            self.close()
        else:
            self.out.put_nowait(ENCODER.encode(message))

    def end(self) -> None:
        """Let the page go when it has read what waits."""
        if self.out.full():
            self.close()
        else:
            self.out.put_nowait(END)

    def close(self) -> None:
        while not self.out.empty():
            self.out.get_nowait()
        self.out.put_nowait(END)

    def greet(self, hello: Hello) -> None:
        self.lang = hello.lang
        self.have = hello.have
        self.told = hello.seat
        self.eyes = hello.seat if hello.seat is not None and hello.seat >= 0 else None

    def look_as(self, seat: int, several: bool) -> None:
        """Look through the eyes of a seat from now on. Others were told other things: what they had does not count."""
        if self.told != seat and (self.told is not None or several):
            self.have = -1
        self.told = seat

    def show(self, state: StateOf) -> None:
        """Tell the page how things stand now."""
        self.send(state)
        self.have = state.at
