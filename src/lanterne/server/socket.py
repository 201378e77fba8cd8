"""Web sockets: a page comes in, says hello, tells and hears until it goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from lanterne.kernel.faults import Fault
from lanterne.kernel.texts import texts_for
from lanterne.server.connection import END, Connection
from lanterne.server.guard import HEADERS, address_of, is_own
from lanterne.server.limits import Bucket
from lanterne.server.messages import VERSION, Bye, Hello, Hint, RefusedOf, Told
from lanterne.server.room import Gone, Room
from lanterne.server.rooms import Rooms
from lanterne.server.session import Session
from lanterne.server.settings import MESSAGES, MOST_BYTES, MOST_SOCKETS, Settings

DECODER = msgspec.json.Decoder(Told)
STRIKES = 20  # messages without sense, or too many at once, until a page is shown the door
HELLO_SECONDS = 15.0
FINAL = ("malformed", "version", "over-capacity", "table-gone", "table-not-here")  # coming back will not help
log = logging.getLogger("lanterne")


class Sockets:
    """All web sockets of this process."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms = rooms
        self.settings = settings
        self.open: set[Connection] = set()
        self.by_person: Counter[str] = Counter()  # those without a cookie count by their address

    async def close(self) -> None:
        for connection in self.open:
            connection.send(Bye(code="closing", words="", again=True))
            connection.end()

    async def serve(self, socket: WebSocket, person: str) -> None:
        """One page, from its first word to its last."""
        if not is_own(socket.headers.get("origin"), socket.headers.get("host", ""), self.settings):
            await socket.send_denial_response(Response(status_code=403, headers=dict(HEADERS)))
            return
        await socket.accept()
        connection = Connection(person)
        sender = asyncio.create_task(self._send(socket, connection))
        who = person or address_of(socket.scope)
        self.by_person[who] += 1
        self.open.add(connection)
        try:
            await self._listen(socket, connection)
        except* (WebSocketDisconnect, RuntimeError):
            pass  # the page went
        finally:
            self.open.discard(connection)
            self.by_person[who] -= 1
            if not self.by_person[who]:
                del self.by_person[who]
            connection.end()
            await sender

    async def _send(self, socket: WebSocket, connection: Connection) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                data = await connection.out.get()
                if data == END:
                    await socket.close()
                    return
                await socket.send_text(data.decode())
                del data  # nothing is held while nothing is said

    async def _listen(self, socket: WebSocket, connection: Connection) -> None:
        try:
            room = await self._welcome(socket, connection)
        except TimeoutError:
            return
        except Fault as fault:
            self._bye(connection, fault)
            return
        room.enter(connection)
        try:
            session = Session(connection, room)
            session.show()
            room.greet(connection)
            await self._converse(socket, session)
        finally:
            room.leave(connection)

    async def _welcome(self, socket: WebSocket, connection: Connection) -> Room:
        """The first message must be a hello, and the table one that this person may look at."""
        async with asyncio.timeout(HELLO_SECONDS):
            hello = decoded(await receive(socket))
        if not isinstance(hello, Hello):
            raise Fault("malformed", why="hello")
        connection.greet(hello)
        if hello.v != VERSION:
            raise Fault("version")
        if self.by_person[connection.person or address_of(socket.scope)] > MOST_SOCKETS:
            raise Fault("over-capacity")
        try:
            room = await self.rooms.room(socket.path_params["id"])
        except Gone:
            raise Fault("table-gone") from None
        if not room.may_look(connection.person):
            room.holders = await self.rooms.store.holders(room.table.id)  # another process may have let them in
        if not room.may_look(connection.person):
            raise Fault("table-not-here")
        return room

    def _bye(self, connection: Connection, fault: Fault) -> None:
        words = texts_for(connection.lang).fault(fault)
        connection.send(Bye(code=fault.message, words=words, again=fault.message not in FINAL))

    async def _converse(self, socket: WebSocket, session: Session) -> None:
        """Hear message after message. Hints take their time beside the others."""
        bucket = Bucket(*MESSAGES)
        strikes = 0
        async with asyncio.TaskGroup() as beside:
            while strikes < STRIKES:
                text = await receive(socket)
                told = decoded(text) if bucket.take() else None
                if isinstance(told, Hint):
                    beside.create_task(self._hear(session, told, text))
                elif told is not None and not isinstance(told, str):
                    await self._hear(session, told, text)
                else:
                    strikes += 1
                    self._refuse(session, Fault("too-fast") if told is None else Fault("malformed", why=told), text)

    async def _hear(self, session: Session, told: Told, text: str) -> None:
        try:
            await session.hear(told)
        except Gone:
            self._bye(session.connection, Fault("table-gone"))
        except Exception as error:  # nobody foresaw it: the log says more, the page goes on
            log.error("a message failed", exc_info=error)
            self._refuse(session, Fault("broken"), text)

    def _refuse(self, session: Session, fault: Fault, text: str) -> None:
        session.connection.send(RefusedOf(id=id_in(text), code=fault.message, words=session.words(fault)))


async def receive(socket: WebSocket) -> str:
    """The next message as text; bytes are no language of ours, and read as nothing."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1006)
    return message.get("text") or ""


def decoded(text: str) -> Told | str:
    """A message, or what is wrong with it."""
    if len(text) > MOST_BYTES:
        return "size"
    try:
        told: Told = DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return str(error)[:200]
    return told


def id_in(text: str) -> str:
    """The id of a message that makes no sense otherwise, so that a page knows which one it was."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
    id = found.get("id") if isinstance(found, dict) else ""
    return id[:40] if isinstance(id, str) else ""
