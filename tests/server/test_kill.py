"""A server that is killed loses no answer that somebody saw confirmed, and its tables go on when it is started again."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from lanterne.kernel.dealers import stream
from lanterne.server.messages import Done
from tests.server.playing import Below, some_answer
from tests.server.processes import Process
from tests.server.serving import House, Page, Person, bot, kept, link, me, table_kept

LOST = (ConnectionClosed, ConnectionError, EOFError, TimeoutError, InvalidHandshake, InvalidMessage)
LIVES = 6  # of a server that is killed


class Client:
    """A page that plays on by itself: what was not confirmed when the connection broke it sends again."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.sent = 0
        self.pending: dict[str, Any] | None = None
        self.confirmed: list[str] = []

    def come_to(self, house: House) -> None:
        """A server has been started; the person, the cookie and what the page has are the same."""
        self.page.person.house = house
        self.page.come()
        if self.pending is not None:
            self.tell()

    def step(self, below: Below) -> None:
        """Answer what is asked, if anything is."""
        page = self.page
        page.settle()
        if page.is_asked() and page.now.ending is None:
            self.sent += 1
            answer = some_answer(page.question, below)
            self.pending = {"id": f"{self.name}-{self.sent}", "ask": page.question.number, "seat": page.seat, "answer": answer}
            self.tell()

    def tell(self) -> None:
        assert self.pending is not None
        id = self.pending["id"]
        told = self.page.ask("answer", **self.pending)
        assert isinstance(told, Done), f"{id} was refused: {told}"
        self.confirmed.append(id)
        self.pending = None


def tables(house: House) -> list[Client]:
    """Three tables: two people, two people and a bot, somebody alone."""
    clients: list[Client] = []
    for number, seats in enumerate(([me(), link()], [me(), link(), bot("random")], [me()])):
        host = house.person()
        id, keys = host.open("kinfire-delve", seats, seed=number)
        people: list[Person] = [host]
        if 1 in keys:
            people.append(house.person())
            people[1].join(keys[1])
        clients += [Client(person.look(id), f"table{number}-page{place}") for place, person in enumerate(people)]
    return clients


def test_what_was_confirmed_survives_any_kill(db: str) -> None:
    below = stream(1, "kills").below
    said = ""
    process = Process(db)
    clients = tables(process.house())
    for life in range(LIVES):
        killer = threading.Timer(below(120) / 1000, process.process.kill)
        killer.start()
        with suppress(*LOST):
            while not all(client.page.now.ending for client in clients):
                clients[below(len(clients))].step(below)
        killer.join()
        process.kill()
        said += process.said()
        check_confirmed(db, clients)
        process = Process(db)
        house = process.house()
        for client in clients:
            client.come_to(house)
        assert life < LIVES
    for client in clients:
        while client.page.now.ending is None:
            for other in clients:
                other.step(below)
    check_confirmed(db, clients)
    for id in {client.page.table for client in clients}:
        assert kept(db, id).row.over
    process.end()
    said += process.said()
    assert said == "", "nothing went wrong, and nothing was written down"


def check_confirmed(db: str, clients: list[Client]) -> None:
    """Each confirmed answer is in the journal of its table, once, in order; and the journal makes sense."""
    for id in {client.page.table for client in clients}:
        stored = kept(db, id)
        ids = [entry.client.partition(" ")[2] for entry in stored.entries if entry.client]
        first = list(dict.fromkeys(ids))
        runs = [id for place, id in enumerate(ids) if place == 0 or ids[place - 1] != id]
        assert first == runs, "no answer is there twice"
        for client in clients:
            if client.page.table == id:
                mine = [one for one in first if one.startswith(f"{client.name}-")]
                assert mine[: len(client.confirmed)] == client.confirmed
                assert len(mine) <= len(client.confirmed) + 1, "only the last may be kept and not confirmed"
        assert table_kept(db, id).journal.count == len(stored.entries)
