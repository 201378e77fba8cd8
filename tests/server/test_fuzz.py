"""Noise: whatever a page or a program sends, the server goes on, a table changes only by what its seats may do, and nobody is
shown a secret."""

from __future__ import annotations

import json
import logging
import sqlite3
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import stream
from lanterne.server.messages import Done, StateOf
from tests.conformance.kit import examples
from tests.server.playing import numbers, some_answer
from tests.server.serving import House, Page, Person, entries, kept, link, me, serving
from tests.server.test_secrets import scan
from tests.server.twins import moments

DELVE = "kinfire-delve"
ROLES = ("host", "guest", "watcher")
END = "the-end-of-an-exchange"

# --- noise -----------------------------------------------------------------------------------------------------------

numbers_of_all_sizes = st.one_of(st.integers(-3, 20), st.integers(), st.floats(allow_nan=False, allow_infinity=False))
values: st.SearchStrategy[Json] = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers_of_all_sizes, st.text(max_size=12)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)),
    max_leaves=8,
)
KINDS = ("hello", "answer", "undo", "consent", "why", "look", "speak", "act", "ping", "dance", "")
FIELDS = ("do", "id", "ask", "seat", "answer", "what", "value", "yes", "lang", "v", "have", "extra")
ACTS = ("pause", "resume", "lend", "bot", "person", "name", "leave", "hand", "app", "dance", "")


class Noise:
    """A message to be made when it is sent: a real one with some of its fields changed, or anything at all."""

    def __init__(
        self, kind: str, what: str, changes: dict[str, Any], drops: list[str], cut: int, raw: str | bytes | None
    ) -> None:  # fmt: skip
        self.kind, self.what, self.changes, self.drops, self.cut, self.raw = kind, what, changes, drops, cut, raw

    def __repr__(self) -> str:
        return f"Noise({self.kind!r}, {self.what!r}, {self.changes!r}, {self.drops!r}, {self.cut!r}, {self.raw!r})"

    def text(self, page: Page, id: str) -> str | bytes:
        if self.raw is not None:
            return self.raw
        message = real(page, self.kind, self.what, id)
        message.update(self.changes)
        for name in self.drops:
            message.pop(name, None)
        text = json.dumps(message)
        return text[: self.cut] if self.cut else text


def real(page: Page, kind: str, what: str, id: str) -> dict[str, Any]:
    """A message as a page would send it now."""
    asked = page.now.asks[0] if page.now.asks else None
    message: dict[str, Any] = {"do": kind}
    if kind in ("answer", "undo", "why"):
        message |= {"id": id, "ask": page.now.number, "seat": page.seat}
    if kind == "answer":
        message["answer"] = 0 if asked is None else some_answer(asked, numbers(page.now.at))
    elif kind == "consent":
        message |= {"id": id, "yes": True}
    elif kind == "act":
        message |= {"id": id, "what": what, "seat": max(0, page.seat), "value": "dice" if what in ("hand", "app") else "random"}
    elif kind == "hello":
        message |= {"v": 1, "lang": "fr", "have": page.now.at - 2, "seat": page.seat}
    elif kind in ("look", "speak"):
        message |= {"seat": 1} if kind == "look" else {"lang": "fr"}
    return message


ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 15, 16, 99, -(2**63), 2**63, 2**64, 10**40, 0.5, 1e300, "", "0", "x" * 41, "x" * 5000, [],
    {}, [[]], {"": []}, "seat:0> x", "pause", "\u0000", "\u202e", "é", ["give_in"], "!abandon", [0, 0],
    {"do": "answer"}, "host", "-1",
)  # fmt: skip


def varied(seed: int) -> Noise:
    """A real message as it is, or with fields changed, left out, or cut short."""
    below = stream(seed, "noise").below
    kind, what = KINDS[below(len(KINDS))], ACTS[below(len(ACTS))]
    changes: dict[str, Any] = {}
    if below(3):
        for _ in range(1 + below(2)):
            changes[FIELDS[below(len(FIELDS))]] = ODD[below(len(ODD))]
    drops = [FIELDS[below(len(FIELDS))]] if below(5) == 0 else []
    return Noise(kind, what, changes, drops, 1 + below(60) if below(12) == 0 else 0, None)


deep = st.sampled_from(["[" * 20_000, "{}" * 9_000])
anything = st.builds(
    lambda raw: Noise("", "", {}, [], 0, raw),
    st.one_of(st.text(max_size=40), st.binary(max_size=40), values.map(json.dumps), deep),
)


# --- a table under fire ----------------------------------------------------------------------------------------------


class Siege:
    """A table of two and a watcher. When its game is over, another one begins."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people = {role: house.person() for role in ROLES}
        self.link = sqlite3.connect(house.db.removeprefix("sqlite:"), isolation_level=None)  # looks only
        self.done = 0  # messages that were sound after all
        self.begin()

    def begin(self) -> None:
        host, guest, watcher = (self.people[role] for role in ROLES)
        self.id, keys = host.open(DELVE, [me(), link()], settings={"open_hands": False})
        guest.join(keys[1])
        watcher.join(keys[-1])
        self.pages = {role: self.people[role].look(self.id) for role in ROLES}

    def journal(self) -> list[Json]:
        rows = self.link.execute("SELECT entry FROM journal WHERE table_id = ? ORDER BY idx", (self.id,))
        return [json.loads(entry) for (entry,) in rows]

    def send(self, role: str, noise: list[Noise], number: int) -> None:
        """Send noise over a connection of its own, one message after the other, and look at what became of the table."""
        page = self.pages[role]
        for place, one in enumerate(noise):
            before = self.journal()
            id = f"n{number}-{place}"
            heard = exchange(page, one.text(page, id))
            after = self.journal()
            assert after[: len(before)] == before, "what is kept stays"
            new = [entry for entry in after[len(before) :] if not self.is_bots(entry)]
            if new:
                self.done += 1
                assert any(isinstance(message, Done) for message in heard), f"{one} changed the table without a word"
                assert role != "watcher", "who watches changes nothing"
                assert all(belongs(entry, role) for entry in new), f"{one} did {new}"
        self.go_on()
        if self.over():
            self.end()

    def is_bots(self, entry: Json) -> bool:
        """Whether an entry is the answer of a bot, which come when they will, or what chance made of it."""
        bots = {f"seat:{seat.seat}" for page in self.pages.values() for seat in page.now.table.seats if seat.who == "bot"}
        who = str(entry.get("answer", "seat:?> ")).partition(">")[0] if isinstance(entry, dict) else ""
        return bool(bots) and (who in bots or not who.startswith("seat:"))

    def go_on(self) -> None:
        """Whoever is asked answers, so that the noise meets all kinds of moments."""
        for page in self.pages.values():
            page.settle()
        for page in self.pages.values():
            if page.is_asked():
                page.answer(some_answer(page.question, numbers(page.now.at)))

    def over(self) -> bool:
        return any(page.state is not None and page.now.ending is not None for page in self.pages.values())

    def end(self) -> None:
        """Nobody was shown what others hide, in all that was heard at this table."""
        at_each = moments(kept(self.house.db, self.id))
        for role, seat in zip(ROLES, (0, 1, -1), strict=True):
            scan(self.pages[role], seat, at_each)
            self.pages[role].go()
        self.begin()


def belongs(entry: Json, role: str) -> bool:
    """Whether an entry is something that a role may do."""
    assert isinstance(entry, dict)
    kind, value = next(iter(entry.items()))
    seat = ROLES.index(role)
    if kind == "answer":
        who = str(value).partition(">")[0]
        return not who.startswith(("seat:", "party:")) or who.endswith(f":{seat}")
    if kind == "sit":
        assert isinstance(value, dict)
        return role == "host" or value["seat"] == seat
    if kind in ("wish", "agree", "decline", "undo"):
        return not isinstance(value, dict) or value.get("by", seat) == seat
    return role == "host"


def exchange(page: Page, text: str | bytes) -> list[Any]:
    """Send something and hear what comes of it; a page that was shown the door comes back."""
    first = len(page.heard)
    try:
        page.send(text)
        page.tell(do="why", id=END, ask=0, seat=-1)  # nobody has that seat: it is refused, and everything before was heard
        page.until(lambda heard: getattr(heard, "id", None) == END)
        if page.told > 40:
            page.come_back()
    except ConnectionClosed:
        page.come_back()
    return [message for _, message in page.heard[first:]]


@pytest.mark.parametrize("role", ROLES)
def test_messages_that_are_almost_right_do_no_harm(db: str, role: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    for turn in range(examples(1).max_examples):
        with serving(f"{db}{turn}") as house:
            siege = Siege(house)
            for number in range(220):
                siege.send(role, [varied(220 * turn + number)], number)
            for page in siege.pages.values():
                assert isinstance(page.settle(), StateOf)
            siege.end()
            assert (siege.done > 0) == (role != "watcher"), f"{siege.done} of them were sound"
    assert [record.getMessage() for record in caplog.records] == []


def test_anything_at_all_does_no_harm(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    siege = Siege(house)
    count = iter(range(10**6))

    @examples(50)
    @given(st.lists(anything, min_size=1, max_size=6))
    def proof(noise: list[Noise]) -> None:
        siege.send("guest", noise, next(count))

    proof()
    siege.end()
    assert siege.done == 0, "none of it makes sense"
    assert [record.getMessage() for record in caplog.records] == []


# --- over HTTP -------------------------------------------------------------------------------------------------------

PATHS = (
    "/api/tables", "/api/import", "/api/join", "/api/tables/{id}/sit", "/api/tables/{id}/links", "/api/tables/{id}/rematch",
    "/api/lobby", "/api/tables/{id}/film", "/api/tables/{id}/save", "/api/games/{id}/box", "/api/tables/{id}/story",
)  # fmt: skip
REAL: dict[str, Json] = {
    "game": DELVE, "seats": [{"who": "me"}], "secret": "x" * 20, "seat": 0, "name": "Eve", "save": "{}", "lang": "en",
    "settings": {}, "by_hand": [], "clock": 0, "listed": False, "guided": False, "seed": 5,
}  # fmt: skip
bodies = st.one_of(
    st.binary(max_size=60),
    values.map(lambda value: json.dumps(value).encode()),
    st.builds(
        lambda names, changes: json.dumps({name: REAL[name] for name in names} | changes).encode(),
        st.sets(st.sampled_from(sorted(REAL))),
        st.dictionaries(st.sampled_from(sorted(REAL)), values, max_size=1),
    ),
)


def test_noise_over_http_does_no_harm(db: str, caplog: pytest.LogCaptureFixture) -> None:
    """No call fails in a way that nobody foresaw, and a stranger changes no table."""
    caplog.set_level(logging.WARNING)

    @examples(8)
    @given(st.lists(st.tuples(st.sampled_from(PATHS), st.sampled_from(["GET", "POST"]), bodies), min_size=4, max_size=14))
    def proof(requests: list[tuple[str, str, bytes]]) -> None:
        with serving(db) as house:
            ann, eve = house.person(), house.person("a stranger with a cookie")
            id, _ = ann.open(DELVE, [me(), link()])
            before = entries(db, id)
            for path, method, body in requests:
                knock(eve, method, path.replace("{id}", id), body if method == "POST" else None)
            assert entries(db, id) == before
            assert ann.look(id).now.at == len(before)

    proof()
    assert [record.getMessage() for record in caplog.records] == []


def knock(person: Person, method: str, path: str, body: bytes | None) -> None:
    reply = person.call(method, path, body)
    assert reply.status_code < 500, (method, path, body)
    assert "Traceback" not in reply.text
    if reply.status_code >= 400 and path.startswith("/api/") and reply.status_code != 405:
        assert set(reply.json()) == {"code", "words"}
