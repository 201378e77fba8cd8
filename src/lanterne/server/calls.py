"""The calls of the API, one by one: address, method, what goes in and what comes out. Routes and the OpenAPI description are
both made from this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from lanterne.server.api import Api, Caller
from lanterne.server.forms import (
    Film,
    Forgotten,
    GameOf,
    Import,
    Join,
    Joined,
    Links,
    Lobby,
    NewTable,
    Renew,
    RuleOf,
    Sit,
    Story,
)
from lanterne.server.messages import Message

Run = Callable[[Api, Caller, Request, Any], Awaitable[Any]]
MOST_STEPS = 100_000


@dataclass(frozen=True)
class Call:
    """One call. `sits` marks those after which somebody must be known again; `lasting` replies may be kept by a browser that
    asks whether they are still true. `query` are parameters of the address, with their kinds."""

    method: str
    path: str
    says: str
    run: Run
    reply: Any
    body: type[Message] | None = None
    sits: bool = False
    lasting: bool = False
    query: tuple[tuple[str, str], ...] = (("lang", "string"),)


def number(request: Request, name: str, default: int) -> int:
    """A whole number of the address; nonsense counts as not given."""
    text = request.query_params.get(name, "")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 6 else default


async def health(api: Api, caller: Caller, request: Request, body: None) -> dict[str, str]:
    return {"status": "ok"}


async def save_file(api: Api, caller: Caller, request: Request, body: None) -> Response:
    text = await api.save(caller, request.path_params["id"])
    headers = {"content-disposition": f'attachment; filename="lanterne-{request.path_params["id"]}.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def film(api: Api, caller: Caller, request: Request, body: None) -> Film:
    first, count = number(request, "from", 0), number(request, "count", 20)
    return await api.film(caller, request.path_params["id"], number(request, "seat", -1), min(first, MOST_STEPS), count)


CALLS: tuple[Call, ...] = (
    Call("GET", "/api/health", "Is the server there?", health, dict[str, str], query=()),
    Call("GET", "/api/games", "All games, for the lobby.", lambda a, c, r, b: a.games(c), list[GameOf], lasting=True),
    Call(
        "GET", "/api/games/{slug}/box", "What is printed on the things in the box of a game.",
        lambda a, c, r, b: a.box(c, r.path_params["slug"]), dict[str, Any], lasting=True,
    ),
    Call(
        "GET", "/api/games/{slug}/rules", "The rules of a game with their numbers.",
        lambda a, c, r, b: a.rules(c, r.path_params["slug"]), list[RuleOf], lasting=True,
    ),
    Call("GET", "/api/lobby", "My tables, and those that are listed.", lambda a, c, r, b: a.lobby(c), Lobby),
    Call("POST", "/api/tables", "Open a table.", lambda a, c, r, b: a.open(c, b), Links, NewTable, sits=True),
    Call("POST", "/api/import", "Go on with a save file.", lambda a, c, r, b: a.import_save(c, b), Links, Import, sits=True),
    Call("POST", "/api/join", "Take the seat that a secret opens.", lambda a, c, r, b: a.join(c, b), Joined, Join, sits=True),
    Call(
        "POST", "/api/tables/{id}/sit", "Take an open seat at a listed table.",
        lambda a, c, r, b: a.sit(c, r.path_params["id"], b), Joined, Sit, sits=True,
    ),
    Call(
        "POST", "/api/tables/{id}/links", "A new link for a seat.",
        lambda a, c, r, b: a.renew(c, r.path_params["id"], b), Links, Renew,
    ),
    Call(
        "POST", "/api/tables/{id}/forget", "Strike a table from my list.",
        lambda a, c, r, b: a.forget(c, r.path_params["id"]), Forgotten,
    ),
    Call(
        "POST", "/api/tables/{id}/rematch", "The same people play again.",
        lambda a, c, r, b: a.rematch(c, r.path_params["id"]), Links,
    ),
    Call(
        "GET", "/api/tables/{id}/film", "Steps of a game as a film.", film, Film,
        query=(("lang", "string"), ("seat", "integer"), ("from", "integer"), ("count", "integer")),
    ),
    Call(
        "GET", "/api/tables/{id}/story", "Luck and decisions of a finished game.",
        lambda a, c, r, b: a.story(c, r.path_params["id"]), Story,
    ),
    Call("GET", "/api/tables/{id}/save", "The save file.", save_file, dict[str, Any]),
)  # fmt: skip
