"""The description of the API: every call that is there, every type that travels, nothing that leads nowhere."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from lanterne.server.calls import CALLS
from lanterne.server.messages import Hello, StateOf, Tidings, Told
from tests.server.serving import House, bot


def test_every_call_is_described_and_every_reference_leads_somewhere(house: House) -> None:
    described = house.person().get("/api/openapi.json")
    assert described["openapi"].startswith("3.1")
    assert {(method, path) for path, methods in described["paths"].items() for method in methods} == {
        (call.method.lower(), call.path) for call in CALLS
    }
    known = described["components"]["schemas"]
    for name in re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(described)):
        assert name in known, name
    for union in (Told, Tidings):
        for kind in union.__args__:
            assert kind.__name__ in known, "what travels over the web socket is described too"
    ids = [operation["operationId"] for methods in described["paths"].values() for operation in methods.values()]
    assert len(set(ids)) == len(ids)
    for path, methods in described["paths"].items():
        for operation in methods.values():
            named = {place["name"] for place in operation["parameters"] if place["in"] == "path"}
            assert named == set(re.findall(r"{(\w+)}", path))
            assert operation["summary"]


def test_replies_are_what_is_described(house: House) -> None:
    """Every call that only reads, checked against the type it promises; unknown fields are refused."""
    ann = house.person()
    id, _ = ann.open("mini-rogue", [bot("random")])
    page = ann.look(id)
    while page.now.ending is None:
        page.hear_state()
    for call in CALLS:
        if call.method == "GET" and call.path != "/api/tables/{id}/story":
            path = call.path.replace("{slug}", "mini-rogue").replace("{id}", id)
            reply: Any = msgspec.json.decode(ann.call("GET", f"{path}?lang=fr").content, type=call.reply)
            assert reply
    for _, message in page.heard:
        assert msgspec.json.decode(msgspec.json.encode(message), type=Tidings) == message
    hello = Hello(v=1, lang="fr", have=3, seat=0)
    assert msgspec.json.decode(msgspec.json.encode(hello), type=Told) == hello
    assert isinstance(page.now, StateOf)
