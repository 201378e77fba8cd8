"""The application: calls of the API, the web socket, and the page, brought to the network."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from lanterne.kernel.faults import Fault, Refused
from lanterne.kernel.registry import all_games
from lanterne.kernel.texts import LANGUAGES, texts_for
from lanterne.server.api import Api, Caller, Forbidden
from lanterne.server.calls import CALLS, Call
from lanterne.server.forms import Problem
from lanterne.server.guard import Guard, address_of
from lanterne.server.keys import hashed, new_secret
from lanterne.server.limits import Buckets
from lanterne.server.messages import Message
from lanterne.server.openapi import openapi
from lanterne.server.room import Gone
from lanterne.server.rooms import Rooms
from lanterne.server.settings import MOST_BODY, OPENINGS, Settings
from lanterne.server.socket import Sockets

COOKIE = "lanterne"
YEAR = 365 * 24 * 3600
M = TypeVar("M", bound=Message)
log = logging.getLogger("lanterne")


def make_app(settings: Settings) -> Starlette:
    """The whole server. Its rooms open when it starts and close when it ends."""
    door = Door(settings)
    routes: list[BaseRoute] = [Route(call.path, door.caller_for(call), methods=[call.method]) for call in CALLS]
    routes.append(Route("/api/openapi.json", describe))
    routes.append(WebSocketRoute("/api/tables/{id}/play", door.play))
    routes.append(Route("/api/{rest:path}", door.nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]))
    routes += page_routes(settings.page) if settings.page is not None else [Route("/{rest:path}", door.no_page)]
    middleware = [Middleware(Guard, settings=settings), Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)]
    return Starlette(routes=routes, lifespan=door.open, middleware=middleware)


def read_all_words() -> None:
    """Read the words of every game before somebody waits for them."""
    for game in all_games():
        for language in LANGUAGES:
            texts_for(language, game)
    gc.freeze()  # what stays for ever need not be looked through again: full collections keep everybody waiting


async def describe(request: Request) -> Response:
    return json_response(openapi())


class Door:
    """Where requests come in: who asks, in which language, whether it may be, and errors in words."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.openings = Buckets(*OPENINGS)
        self.rooms: Rooms | None = None
        self.sockets: Sockets | None = None

    @contextlib.asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        threading.Thread(target=read_all_words, daemon=True).start()
        self.rooms = await Rooms.open(self.settings)
        self.sockets = Sockets(self.rooms, self.settings)
        try:
            yield
        finally:
            await self.sockets.close()
            await self.rooms.close()

    async def play(self, websocket: WebSocket) -> None:
        assert self.sockets is not None
        await self.sockets.serve(websocket, person_of(websocket.cookies.get(COOKIE)))

    def caller_for(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return await self.answer(call, request)

        return answer

    async def answer(self, call: Call, request: Request) -> Response:
        """Carry out a call. Whoever opens or joins something gets a cookie, by which they are known again."""
        lang = language_of(request)
        secret = request.cookies.get(COOKIE, "")
        fresh = ""
        try:
            if request.state.trouble:
                raise Forbidden(request.state.trouble)
            body = await read_body(request, call.body) if call.body is not None else None
            if call.sits:
                if not self.openings.take(address_of(request.scope)):
                    raise Forbidden("too-fast")
                if not is_secret(secret):
                    secret = fresh = new_secret()
            assert self.rooms is not None
            reply = await call.run(Api(self.rooms), Caller(person_of(secret), lang), request, body)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except asyncio.CancelledError:
            return Response(status_code=503)  # the server ends while somebody waits
        except Exception as error:
            return self.problem(error, lang)
        response = reply if isinstance(reply, Response) else json_response(reply)
        response.headers["cache-control"] = "no-cache" if call.lasting else "no-store"
        if call.lasting:
            response = unless_known(response, request)
        if fresh:
            response.set_cookie(COOKIE, fresh, YEAR, httponly=True, samesite="lax", secure=self.settings.secure)
        return response

    def problem(self, error: Exception, lang: str) -> Response:
        """An error in one sentence. What nobody foresaw is written to the server's log, never to the page."""
        texts = texts_for(lang)
        if isinstance(error, Gone):
            error = Fault("table-gone")
        if not isinstance(error, Fault):
            log.error("a call failed", exc_info=error)
            error = Fault("broken")
            status = 500
        else:
            status = status_of(error)
        problem = Problem(code=error.message, words=texts.fault(error))
        return json_response(problem, status)

    async def nothing(self, request: Request) -> Response:
        return self.problem(Fault("not-found"), language_of(request))

    async def no_page(self, request: Request) -> Response:
        words = texts_for(language_of(request)).fault(Fault("no-page"))
        return Response(words + "\n", 503, media_type="text/plain")


def json_response(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def unless_known(response: Response, request: Request) -> Response:
    """What a browser has already is not sent again."""
    tag = f'"{blake2b(bytes(response.body), digest_size=12).hexdigest()}"'
    response.headers["etag"] = tag
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag, "cache-control": "no-cache"})
    return response


def status_of(fault: Fault) -> int:
    codes = {"too-fast": 429, "too-big": 413, "table-gone": 404, "game-unknown": 404, "not-found": 404}
    if fault.message in codes:
        return codes[fault.message]
    return 403 if isinstance(fault, Forbidden) else 409 if isinstance(fault, Refused) else 400


def language_of(request: Request) -> str:
    """The language that was asked for, else the first of the browser's that we know."""
    asked = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").lower().split(",")]
    known = [word.strip()[:2] for word in asked if word.strip()[:2] in LANGUAGES]
    return known[0] if known else LANGUAGES[0]


def is_secret(text: str) -> bool:
    return 16 <= len(text) <= 64 and text.isascii()


def person_of(secret: str | None) -> str:
    """Who somebody is: the hash of their cookie; empty for those without."""
    return hashed(secret) if secret and is_secret(secret) else ""


async def read_body(request: Request, kind: type[M]) -> M:
    """The body of a request as its type says; what does not fit is named. Only JSON is read, no form."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Fault("malformed", why="content-type")
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > MOST_BODY:
            raise Fault("too-big")
        parts.append(part)
    try:
        return msgspec.json.decode(b"".join(parts), type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Fault("malformed", why=str(error)[:200]) from None


# --- the page --------------------------------------------------------------------------------------------------------


class Assets(StaticFiles):
    """Files whose name changes with their content may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def page_routes(folder: Path) -> list[BaseRoute]:
    """The built page: one document for all addresses, files beside it, and hashed files under /assets."""

    async def document(request: Request) -> Response:
        file = await asyncio.to_thread(file_of, folder, request.path_params["rest"])
        response = FileResponse(file or folder / "index.html")
        response.headers["cache-control"] = "no-cache"
        return response

    return [Mount("/assets", Assets(directory=folder / "assets", check_dir=False)), Route("/{rest:path}", document)]


def file_of(folder: Path, name: str) -> Path | None:
    """The file of the page with this name; None for any other name, however strange."""
    try:
        file = (folder / name).resolve()
        return file if file.is_file() and folder.resolve() in file.parents else None
    except (OSError, ValueError):  # too long, or with a zero in it
        return None
