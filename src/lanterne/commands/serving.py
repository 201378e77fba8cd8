"""`serve`, and `lanterne` alone: the table in the browser, for one person or for friends.

The server itself is `lanterne.server`; here are the address that it listens on, what the person at the keyboard is told, and
how it ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from lanterne import command_name
from lanterne.commands.desk import Desk
from lanterne.commands.inputs import AsJson, whole
from lanterne.commands.shell import desk_of
from lanterne.kernel.faults import Fault

if TYPE_CHECKING:
    from lanterne.server.settings import Settings

PORT = 8642  # when none is named; if it is taken, one after it
TRIES = 10
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
port_number = whole("--port", 0, 65_535)


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-opt-host")] = EVERYWHERE,
    port: Annotated[int | None, typer.Option("--port", metavar="N", parser=port_number, help="cli-opt-port")] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", envvar="LANTERNE_DB", help="cli-opt-db")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="cli-opt-origin")] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="cli-opt-proxy")] = False,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="cli-opt-open")] = False,
    as_json: AsJson = False,
) -> None:
    desk = desk_of(context)
    settings = make_settings(db, origin or [])
    asyncio.run(try_store(settings.db))
    listener = listen(host, port)
    if settings.page is None and not as_json:
        desk.tell("cli-page-missing", build=build_hint())

    def told(addresses: list[str]) -> None:
        tell(desk, addresses, as_json)
        if open_:
            show(addresses[0])

    run(settings, listener, proxy, told)
    if not as_json:
        desk.tell("cli-serve-end")


def table(context: typer.Context) -> None:
    """Open the table in the browser of this machine; where there is no page, say how to get it and which commands there are."""
    from lanterne.server.page import page_folder

    if page_folder() is not None:
        serve(context, LOOPBACK, open_=True)
        return
    desk = desk_of(context)
    desk.tell("cli-page-missing", build=build_hint())
    desk.print()
    desk.print(context.get_help())


def build_hint() -> str:
    """What to type to get the page."""
    return f"{command_name()} page" if command_name() != "lanterne" else "python3 run.py page"


# --- what was asked for ----------------------------------------------------------------------------------------------


def make_settings(db: str | None, origins: list[str]) -> Settings:
    from lanterne.server.page import page_folder
    from lanterne.server.settings import Settings
    from lanterne.server.storage import default_address

    known = tuple(checked_origin(origin) for origin in origins)
    secure = bool(known) and all(origin.startswith("https://") for origin in known)
    return Settings(db=db or default_address(), page=page_folder(), origins=known, secure=secure)


async def try_store(db: str) -> None:
    """A database that cannot be had is told in one line, before anything listens."""
    from lanterne.server.storage import Store

    store = await Store.open(db)
    await store.close()


def checked_origin(text: str) -> str:
    """An address such as https://games.example.org, without anything behind it."""
    try:
        parts = urlsplit(text.strip().rstrip("/"))
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise Fault("serve-origin", got=text[:80])
    return f"{parts.scheme}://{parts.netloc.lower()}"


# --- the address -----------------------------------------------------------------------------------------------------


def listen(host: str, port: int | None) -> socket.socket:
    """An open socket. A port that was named must be had; else the usual one, one near it, or any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [*range(PORT, PORT + TRIES), 0] if port is None else [port]
    why = ""
    for number in wanted:
        try:
            return at_once(socket.create_server((host, number), family=family, backlog=512))
        except OSError as error:
            why = (error.strerror or str(error)).partition(" (while")[0]  # it goes on with the address, which we name ourselves
    raise Fault("serve-listen", host=host[:80], port=str(wanted[0]), why=why)


def at_once(listener: socket.socket) -> socket.socket:
    """Connections send what they have at once. They inherit it: asyncio sees to it only for sockets that were made with a
    number of their protocol, and without it every confirmation waits 40 ms for the page's receipt of the state before it."""
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def addresses_of(listener: socket.socket) -> list[str]:
    """What to type into a browser: on this machine first, then on others of the same network."""
    host, port = listener.getsockname()[:2]
    if host in (EVERYWHERE, "::"):
        return [f"http://{name}:{port}/" for name in (LOOPBACK, *dict.fromkeys(network_names()))]
    return [f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"]


def network_names() -> Iterator[str]:
    """Addresses of this machine as others see it. Connecting a datagram socket sends nothing: it only chooses a way out."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
            found = [probe.getsockname()[0]]
    except OSError:
        found = []
    with contextlib.suppress(OSError):  # a machine that does not know its own name
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    yield from (name for name in found if not name.startswith(("127.", "0.", "169.254.")))


# --- serving ---------------------------------------------------------------------------------------------------------


def run(settings: Settings, listener: socket.socket, proxy: bool, told: Callable[[list[str]], None]) -> None:
    """Serve until somebody ends it. Requests are not logged: links hold secrets."""
    import uvicorn

    from lanterne.server.app import make_app
    from lanterne.server.settings import MOST_BYTES

    class Server(uvicorn.Server):
        """Tells when it listens."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                told(addresses_of(listener))

    config = uvicorn.Config(
        make_app(settings),
        http="h11",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # states are small; packing them would cost 50 kB for each page that looks
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        timeout_graceful_shutdown=3,
    )
    try:
        Server(config).run([listener])
    except KeyboardInterrupt:  # uvicorn has ended in order, and passes on what ended it
        pass
    except SystemExit:
        raise Fault("serve-start") from None
    finally:
        listener.close()


def tell(desk: Desk, addresses: list[str], as_json: bool) -> None:
    """Say where the table is; a program that starts a server reads it from one line."""
    mine, *others = addresses
    if as_json:
        desk.print(json.dumps({"address": mine, "network": others}))
    else:
        desk.tell("cli-serve-here", address=mine)
        for address in others:
            desk.tell("cli-serve-network", address=address)
        desk.tell("cli-serve-stop")
    sys.stdout.flush()


def show(address: str) -> None:
    """Open a browser, on a thread of its own: some are waited for. Where there is no screen, a text browser would take the
    terminal: then the address alone must do."""
    screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if screen or sys.platform in ("win32", "darwin"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
