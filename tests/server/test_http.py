"""Plain HTTP: headers on every answer, errors as one sentence, limits, the page and nothing beside it."""

from __future__ import annotations

import json
import logging
import socket
from pathlib import Path

import httpx
import pytest

from lanterne.commands.serving import listen
from lanterne.kernel.asks import Json
from lanterne.kernel.registry import all_games
from lanterne.server.app import COOKIE
from lanterne.server.guard import HEADERS
from lanterne.server.settings import MOST_BODY, OPENINGS, REQUESTS
from tests.server.serving import House, Person, bot, link, me, serving

NEW: dict[str, Json] = {"game": "mini-rogue", "seats": [{"who": "me"}]}


def problem(reply: httpx.Response, status: int, code: str) -> str:
    """An error: its status, its code, and one sentence without the server's insides."""
    assert reply.status_code == status, reply.text
    told = reply.json()
    assert set(told) == {"code", "words"}
    assert told["code"] == code, told
    for inside in ("Traceback", "\n", ".py", "File ", "0x"):
        assert inside not in told["words"]
    assert told["words"][-1] in ".!?…"
    return str(told["words"])


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as the build leaves it, with something beside its folder that is nobody's business."""
    (tmp_path / "secret.txt").write_text("not for you")
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lanterne</title>")
    (folder / "sw.js").write_text("// works offline")
    (folder / "assets" / "main-1a2b.js").write_text("// hashed")
    return folder


# --- every answer ----------------------------------------------------------------------------------------------------

EVERYTHING = [
    ("GET", "/"), ("GET", "/t/abc"), ("GET", "/sw.js"), ("GET", "/assets/main-1a2b.js"), ("GET", "/assets/none.js"),
    ("GET", "/api/health"), ("GET", "/api/games"), ("GET", "/api/lobby"), ("GET", "/api/openapi.json"), ("GET", "/api/nothing"),
    ("GET", "/api/tables/none/film"), ("GET", "/api/tables/none/save"), ("GET", "/api/games/none/box"), ("PUT", "/api/lobby"),
    ("POST", "/api/tables"), ("POST", "/api/join"), ("POST", "/api/import"), ("POST", "/"), ("DELETE", "/api/tables/none"),
    ("HEAD", "/"), ("OPTIONS", "/api/tables"), ("GET", "/api/tables/none/play"), ("PATCH", "/t/abc"),
]  # fmt: skip


def test_every_answer_carries_the_security_headers(db: str, page: Path) -> None:
    with serving(db, page) as house:
        ann = house.person()
        for method, path in EVERYTHING:
            reply = ann.call(method, path)
            for name, value in HEADERS.items():
                assert reply.headers.get(name) == value, (method, path)
            assert "server" not in reply.headers
        policy = ann.call("GET", "/").headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


def test_the_page_is_served_and_nothing_beside_it(db: str, page: Path) -> None:
    with serving(db, page) as house:
        ann = house.person()
        document = (page / "index.html").read_bytes()
        assert ann.call("GET", "/").content == document
        assert ann.call("GET", "/t/abc/film?step=3").content == document, "one document for all addresses"
        assert ann.call("GET", "/sw.js").content == b"// works offline"
        assert "immutable" in ann.call("GET", "/assets/main-1a2b.js").headers["cache-control"]
        assert ann.call("GET", "/sw.js").headers["cache-control"] == "no-cache"
        ways = (
            "../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "assets/../../secret.txt",
            "assets/%2e%2e/%2e%2e/secret.txt", "/etc/passwd", "%00", "a%00b", "x" * 5000, "..", "assets/", "%ff%fe",
        )  # fmt: skip
        for way in ways:
            reply = raw(house, f"/{way}")
            assert b"not for you" not in reply
            assert b"root:" not in reply
            assert b" 500 " not in reply.partition(b"\r\n")[0], way


def raw(house: House, path: str, method: str = "GET", headers: str = "", body: bytes = b"") -> bytes:
    """A request exactly as it is written here."""
    host, port = house.host.split(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(f"{method} {path} HTTP/1.1\r\nhost: {house.host}\r\nconnection: close\r\n{headers}\r\n".encode() + body)
        parts = []
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts)


def test_without_a_page_the_server_says_how_to_get_one(house: House) -> None:
    reply = house.person().call("GET", "/")
    assert reply.status_code == 503
    assert "run.py" in reply.text


# --- errors ----------------------------------------------------------------------------------------------------------


WRONG: list[dict[str, Json]] = [
    {"colour": "red"}, {"seats": []}, {"seats": [{"who": "king"}]}, {"seats": [{"who": "me", "age": 7}]}, {"seed": -1},
    {"lang": "de"}, {"clock": -5}, {"seats": [{"who": "me", "name": "x" * 41}]}, {"seed": 2**60}, {"listed": "yes"},
]  # fmt: skip
MISSHAPEN: list[bytes] = [
    b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game":"mini-rogue"}', b"[" * 100_000, b'{"game":1,"seats":[]}',
    b'{"game":"\\ud800","seats":[{"who":"me"}]}',
    *(json.dumps({**NEW, **change}).encode() for change in WRONG),
]  # fmt: skip


def test_a_body_that_does_not_fit_is_named_in_one_sentence(house: House) -> None:
    ann = house.person()
    for body in MISSHAPEN:
        problem(ann.call("POST", "/api/tables", body), 400, "malformed")
    assert ann.get("/api/lobby")["mine"] == []


UNKNOWN: list[tuple[dict[str, Json], int, str]] = [
    ({"game": "chess"}, 404, "game-unknown"),
    ({"seats": [{"who": "me"}] * 9}, 400, "option-seats"),
    ({"settings": {"colour": "red"}}, 400, "option-unknown"),
    ({"settings": {"difficulty": "none"}}, 400, "option-value"),
    ({"settings": {"difficulty": {"a": [1]}}}, 400, "option-value"),
    ({"settings": {"characters": "mage"}}, 400, "option-count"),
    ({"settings": {"characters": [["mage"]]}}, 400, "option-value"),
    ({"by_hand": ["moon"]}, 400, "source-unknown"),
    ({"seats": [{"who": "bot", "bot": "chess"}]}, 400, "table-no-bot"),
    ({"seats": [{"who": "bot"}]}, 400, "table-no-bot"),
]


def test_what_the_game_does_not_know_is_refused_in_words(house: House) -> None:
    ann = house.person()
    for change, status, code in UNKNOWN:
        english = problem(ann.call("POST", "/api/tables?lang=en", {**NEW, **change}), status, code)
        reply = ann.call("POST", "/api/tables", {**NEW, **change}, accept_language="de, fr-CA;q=0.8, en;q=0.1")
        assert english != problem(reply, status, code)
    assert ann.get("/api/lobby")["mine"] == []


def test_what_is_not_there_is_said_to_be_missing(house: House) -> None:
    ann = house.person()
    problem(ann.call("GET", "/api/nothing"), 404, "not-found")
    problem(ann.call("DELETE", "/api/tables/abc"), 404, "not-found")
    for path in ("film", "save", "story"):
        problem(ann.call("GET", f"/api/tables/none/{path}"), 404, "table-gone")
    for path in ("box", "rules"):
        problem(ann.call("GET", f"/api/games/none/{path}"), 404, "game-unknown")
    problem(ann.call("POST", "/api/tables/none/sit", {"seat": 0}), 404, "table-gone")
    problem(ann.call("POST", "/api/join", {"secret": "no-such-secret-at-all"}), 403, "link-unknown")


def test_a_form_is_not_read(house: House) -> None:
    """What a page of others could make a browser send without asking first."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        problem(house.person().call("POST", "/api/tables", NEW, content_type=kind), 400, "malformed")


def test_a_request_of_another_page_is_refused(db: str) -> None:
    with serving(db, origins=("https://games.example",)) as house:
        ann = house.person()
        for origin in ("http://elsewhere.example", "null", "http://[", "https://games.example.org", "http://games.example"):
            problem(ann.call("POST", "/api/tables", NEW, origin=origin), 403, "origin")
        assert ann.get("/api/lobby")["mine"] == []
        for origin in ("https://games.example", f"http://{house.host}"):
            assert ann.call("POST", "/api/tables", NEW, origin=origin).status_code == 200
        assert ann.call("GET", "/api/health", origin="http://elsewhere.example").status_code == 200, "reading changes nothing"


# --- limits ----------------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_big_is_refused(house: House) -> None:
    save = json.dumps({"save": "x" * MOST_BODY}).encode()
    problem(house.person().call("POST", "/api/import", save), 413, "too-big")


def test_too_many_requests_are_refused_for_a_while(house: House) -> None:
    ann = house.person()
    replies = [ann.call("GET", "/api/health") for _ in range(3 * REQUESTS[0])]
    codes = [reply.status_code for reply in replies]
    assert codes[: REQUESTS[0]] == [200] * REQUESTS[0]
    assert codes.count(429) > REQUESTS[0]
    problem(replies[codes.index(429)], 429, "too-fast")


def test_guessing_links_and_opening_tables_is_narrower_still(house: House) -> None:
    ann = house.person()
    secrets = [f"guess-number-{number:08}" for number in range(OPENINGS[0] + 5)]
    guesses = [ann.call("POST", "/api/join", {"secret": secret}).status_code for secret in secrets]
    assert guesses[: OPENINGS[0]] == [403] * OPENINGS[0]
    assert guesses[-1] == 429
    problem(ann.call("POST", "/api/tables", NEW), 429, "too-fast")


# --- who somebody is -------------------------------------------------------------------------------------------------


def test_a_cookie_is_given_once_and_is_not_for_scripts(house: House) -> None:
    ann = house.person()
    assert "set-cookie" not in ann.call("GET", "/api/lobby").headers
    given = ann.call("POST", "/api/tables", NEW).headers["set-cookie"]
    assert given.startswith(f"{COOKIE}=")
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    assert len(ann.cookie) >= 22, "128 bits"
    assert "set-cookie" not in ann.call("POST", "/api/tables", NEW).headers
    assert len(ann.get("/api/lobby")["mine"]) == 2
    assert house.person().get("/api/lobby")["mine"] == []


def test_a_cookie_that_is_none_of_ours_is_replaced(house: House) -> None:
    eve = house.person("short")
    assert eve.get("/api/lobby")["mine"] == []
    assert "set-cookie" in eve.call("POST", "/api/tables", NEW).headers


def test_secrets_are_kept_as_hashes_only_and_never_told_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    ann, bob, eve = house.person(), house.person(), house.person()
    id, keys = ann.open("kinfire-delve", [me(), link(), bot()], listed=True)
    renewed = ann.post(f"/api/tables/{id}/links", {"seat": 1})["seats"]["1"]
    bob.join(renewed, "Bob")
    eve.call("POST", "/api/join", {"secret": keys[1]})
    page = bob.look(id)
    page.settle()
    secrets = [*keys.values(), renewed, ann.cookie, bob.cookie]
    assert len(set(secrets)) == len(secrets)
    folder = Path(house.db.removeprefix("sqlite:")).parent
    bytes_kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert id.encode() in bytes_kept, "we look in the right place"
    told = b"".join(raw for raw, _ in page.heard)
    told += b"".join(who.call("GET", f"/api/{at}").content for who in (ann, bob, eve) for at in ("lobby", f"tables/{id}/film"))
    logged = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith(("httpx", "httpcore")))
    for secret in secrets:
        assert secret.encode() not in bytes_kept
        assert secret.encode() not in told
        assert secret not in logged


# --- games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_boxes_and_rules_come_in_words(house: House, lang: str) -> None:
    ann = house.person()
    games = ann.get(f"/api/games?lang={lang}")
    assert [game["slug"] for game in games] == [game.slug for game in all_games()]
    for game in games:
        assert game["title"]
        assert game["blurb"]
        assert game["bots"]
        assert all(setting["words"] and setting["choices"] for setting in game["settings"])
        assert ann.get(f"/api/games/{game['slug']}/box?lang={lang}")
        rules = ann.get(f"/api/games/{game['slug']}/rules?lang={lang}")
        assert len(rules) > 50
        assert all(rule["words"] for rule in rules)


def test_a_setting_tells_how_many_seats_it_wants(house: House) -> None:
    (game,) = [game for game in house.person().get("/api/games?lang=en") if game["slug"] == "map-masters"]
    settings = {setting["name"]: setting for setting in game["settings"]}
    assert {name: setting["least"] for name, setting in settings.items()} == {"first": 2, "time_bonus": 2, "pace": 2}
    assert [choice["least"] for choice in settings["first"]["choices"]] == [1, 1, 2, 3, 4, 5]


def test_what_a_browser_has_is_not_sent_again(house: House) -> None:
    ann = house.person()
    first = ann.call("GET", "/api/games/mini-rogue/box?lang=fr")
    again = ann.call("GET", "/api/games/mini-rogue/box?lang=fr", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    other = ann.call("GET", "/api/games/mini-rogue/box?lang=en", if_none_match=first.headers["etag"])
    assert other.status_code == 200
    assert ann.call("GET", "/api/lobby").headers["cache-control"] == "no-store"


def test_somebody_who_hangs_up_in_the_middle_of_a_request_is_no_trouble(house: House, caplog: pytest.LogCaptureFixture) -> None:
    ann: Person = house.person()
    host, port = house.host.split(":")
    head = f"POST /api/tables HTTP/1.1\r\nhost: {house.host}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{{"
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(head.encode())
    assert ann.get("/api/health") == {"status": "ok"}
    ann.open("mini-rogue", [me()])
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_connections_send_what_they_have_at_once() -> None:
    """Else every confirmation waits 40 ms for the receipt of the state before it."""
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()[:2]):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
