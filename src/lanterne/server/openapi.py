"""The OpenAPI description of the server, made from the list of calls and the types of the messages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec.json import schema_components

from lanterne import __version__
from lanterne.server.calls import CALLS, Call
from lanterne.server.forms import Problem
from lanterne.server.messages import Tidings, Told

PLAY = "/api/tables/{id}/play"


@cache
def openapi() -> dict[str, Any]:
    """The whole description. What travels over the web socket has no place in OpenAPI; its types stand among the schemas."""
    kinds: list[Any] = [Problem, Told, Tidings]
    for call in CALLS:
        kinds += [call.reply] + ([call.body] if call.body is not None else [])
    schemas, components = schema_components(kinds, ref_template="#/components/schemas/{name}")
    found = iter(schemas[3:])
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        reply = next(found)
        body = next(found) if call.body is not None else None
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, reply, body)
    components |= {"Told": schemas[1], "Tidings": schemas[2]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Lanterne",
            "version": __version__,
            "description": f"Play itself goes over a web socket at {PLAY}: a page sends `Told`, and hears `Tidings`.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(call: Call, reply: dict[str, Any], body: dict[str, Any] | None) -> dict[str, Any]:
    places = [(name, "path", "string") for name in re.findall(r"{(\w+)}", call.path)]
    places += [(name, "query", kind) for name, kind in call.query]
    problem = {"$ref": "#/components/schemas/Problem"}
    described: dict[str, Any] = {
        "summary": call.says,
        "operationId": f"{call.method.lower()}{call.path.replace('/', '_').replace('{', '').replace('}', '')}",
        "parameters": [
            {"name": name, "in": place, "required": place == "path", "schema": {"type": kind}} for name, place, kind in places
        ],
        "responses": {
            "200": {"description": "Done.", "content": {"application/json": {"schema": reply}}},
            "default": {"description": "Why not.", "content": {"application/json": {"schema": problem}}},
        },
    }
    if body is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return described
