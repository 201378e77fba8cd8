"""Save files: what is exported loads anywhere and stands where the table stands; what is imported is looked at closely."""

from __future__ import annotations

import json
import logging

import pytest

from lanterne.kernel.asks import Json
from lanterne.kernel.dealers import stream
from lanterne.kernel.faults import Fault
from lanterne.kernel.records import fingerprint
from lanterne.kernel.saves import Saved, parse_save
from tests.conformance.kit import moment
from tests.server.playing import answer_once, numbers, play
from tests.server.serving import House, Page, Person, bot, done, me, table_kept
from tests.server.test_http import problem
from tests.server.test_socket import company

DELVE = "kinfire-delve"


def export(page: Page) -> str:
    reply = page.person.call("GET", f"/api/tables/{page.table}/save")
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-disposition"].startswith("attachment")
    return reply.text


def stands(house: House, id: str) -> bytes:
    """The moment at which a table stands, from what is kept of it."""
    return moment(table_kept(house.db, id).match)


def bring(person: Person, text: str) -> Page:
    return person.look(person.post("/api/import", {"save": text, "lang": "fr"})["table"])


@pytest.mark.parametrize("game", ["mini-rogue", DELVE])
def test_an_exported_game_is_the_same_game(house: House, game: str) -> None:
    ann = house.person()
    id, _ = ann.open(game, [me(), bot("random")])
    page = ann.look(id)
    play([page], 3, 5)
    while not page.is_asked() and page.now.ending is None:
        page.hear_state()
    saved = parse_save(export(page))
    assert moment(saved.match) == stands(house, id)
    assert saved.seats == ["person", "random"]


def test_an_imported_game_goes_on_where_it_was(house: House) -> None:
    ann, bob = house.person(), house.person()
    id, _ = ann.open(DELVE, [me()])
    page = ann.look(id)
    play([page], 2, 9)
    text = export(page)
    theirs = bring(bob, text)
    assert theirs.table != id
    assert stands(house, theirs.table) == stands(house, id)
    assert (theirs.now.scene, theirs.now.length, theirs.now.mine) == (page.now.scene, page.now.length, [0])
    assert [option.key for option in theirs.question.options] == [option.key for option in page.question.options]
    answer = page.question.options[0].key
    done(page.answer(answer))
    done(theirs.answer(answer))
    assert stands(house, theirs.table) == stands(house, id), "the same luck waits there"
    play([theirs], 5)
    assert theirs.now.ending is not None


def test_what_was_taken_back_stays_marked_over_export_and_import(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(DELVE, [me()])
    page = ann.look(id)
    play([page], 2, 6)
    done(page.ask("undo", seat=0, ask=page.now.number))
    marks = json.loads(export(page))["taken_back"]
    assert len(marks) == 1
    other = bring(ann, export(page))
    assert json.loads(export(other))["taken_back"] == marks
    assert other.lines[-1].sort == "mark"


def test_while_several_play_nobody_has_the_save_and_at_the_end_everybody(house: House) -> None:
    host, guest = company(house, 2, DELVE)
    stranger = house.person()
    for page in (host, guest):
        problem(page.person.call("GET", f"/api/tables/{page.table}/save"), 403, "table-save-later")
    problem(stranger.call("GET", f"/api/tables/{host.table}/save"), 403, "table-not-here")
    done(guest.act("leave", seat=1))
    assert parse_save(export(host)).match.outcome is not None
    assert export(host) == export(guest)
    problem(stranger.call("GET", f"/api/tables/{host.table}/save"), 403, "table-not-here")


def test_a_game_from_the_terminal_can_be_brought_with_its_bots(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(DELVE, [me(), bot("greedy"), bot("random")])
    data = json.loads(export(ann.look(id)))
    data.pop("seal")
    data["seats"] = ["greedy", "person", "search:1s"]
    page = bring(ann, json.dumps({**data, "seal": fingerprint(data)}))
    assert [seat.who for seat in page.now.table.seats] == ["bot", "person", "bot"]
    assert page.now.mine == [1]


# --- nonsense --------------------------------------------------------------------------------------------------------


def sealed(data: dict[str, Json]) -> str:
    data.pop("seal", None)
    return json.dumps({**data, "seal": fingerprint(data)})


def test_files_that_are_no_saves_are_refused_in_one_line(house: House) -> None:
    ann = house.person()
    id, _ = ann.open(DELVE, [me()])
    page = ann.look(id)
    play([page], 2, 6)
    good: dict[str, Json] = json.loads(export(page))
    answers = good["answers"]
    assert isinstance(answers, list)
    tables = len(ann.get("/api/lobby")["mine"])
    for text in ("", "{", "[]", "null", "GIF89a", "[" * 50_000, '{"lanterne":1}', '{"lanterne":99}', "\u0000", "9" * 5000):
        english = ann.call("POST", "/api/import?lang=en", {"save": text})
        assert english.status_code == 400, text[:40]
        problem(english, 400, english.json()["code"])
    changes: list[dict[str, Json]] = [
        {"game": "chess"}, {"game": None}, {"answers": None}, {"answers": [*answers, "seat:0> nothing"]}, {"answers": [None]},
        {"answers": answers[:-1]}, {"dealer": "script"}, {"dealer": "seed:" + "9" * 200}, {"options": {}},
        {"options": {"seats": 99}}, {"seats": []}, {"seats": ["person"] * 9}, {"snapshot": None}, 
        {"snapshot": {"at": -1, "state": None}},
        {"snapshot": {"at": 0, "state": {}}}, {"base": {"at": 2, "state": {}}}, {"base": 7}, {"taken_back": [7]},
        {"pack": {"name": "x"}}, {"engine": "0.0.0", "answers": ["x"]},
    ]  # fmt: skip
    for change in changes:
        reply = ann.call("POST", "/api/import", {"save": sealed({**good, **change})})
        problem(reply, reply.status_code, reply.json()["code"])
        assert reply.status_code in (400, 404, 409), change
    assert len(ann.get("/api/lobby")["mine"]) == tables


def test_a_save_that_was_damaged_anywhere_is_refused_or_harmless(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Bytes changed, cut out or doubled, sealed anew or not: no mistake of the server comes of it."""
    caplog.set_level(logging.WARNING)
    ann = house.person()
    id, _ = ann.open("mini-rogue", [me()])
    page = ann.look(id)
    play([page], 2, 6)
    good = export(page)
    below = stream(11, "damage").below
    for _ in range(60):
        text = damaged(good, below(3), below(len(good)), below(40), chr(32 + below(90)))
        try:
            found = text if below(2) else sealed(json.loads(text))
        except ValueError:
            found = text
        try:
            known: Saved | None = parse_save(found)
        except Fault:
            known = None
        assert known is None or known.match.game.slug == "mini-rogue"
    reply = ann.call("POST", "/api/import", {"save": damaged(good, 0, 900, 5, "x")})
    assert reply.status_code in (200, 400)
    assert caplog.records == []


def damaged(text: str, how: int, place: int, size: int, sign: str) -> str:
    if how == 0:
        return text[:place] + sign + text[place + 1 :]
    if how == 1:
        return text[:place] + text[place + size :]
    return text[: place + size] + text[place:]


def test_an_imported_game_that_is_over_can_be_looked_at(house: House) -> None:
    ann = house.person()
    id, _ = ann.open("mini-rogue", [me()])
    page = ann.look(id)
    below = numbers(1)
    while page.now.ending is None:
        done(answer_once(page, below))
    again = bring(ann, export(page))
    assert again.now.ending is not None
    assert again.now.scene == page.now.scene
