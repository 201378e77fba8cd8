"""The film: a game step by step through eyes that one has; when it is over, through anybody's."""

from __future__ import annotations

from typing import Any

from lanterne.server.film import MOST_FRAMES
from tests.server.playing import answer_once, numbers, play
from tests.server.serving import House, Page, bot, done, me
from tests.server.test_http import problem
from tests.server.test_socket import company

DELVE = "kinfire-delve"


def film(page: Page, seat: int = -1, first: int = 0, count: int = 60, lang: str = "en") -> dict[str, Any]:
    told = page.person.get(f"/api/tables/{page.table}/film?seat={seat}&from={first}&count={count}&lang={lang}")
    assert isinstance(told, dict)
    return told


def test_a_running_game_is_a_film_of_what_the_seat_saw(house: House) -> None:
    """Frame by frame what the page was shown, and at the end where the game stands."""
    ann = house.person()
    id, _ = ann.open("mini-rogue", [me()])
    page = ann.look(id)
    scenes = {page.now.length: page.now.scene}
    below = numbers(4)
    for _ in range(10):
        done(answer_once(page, below))
        scenes[page.now.length] = page.now.scene
    shown = film(page, 0)
    assert shown["length"] == len(scenes) == len(shown["frames"])
    assert {frame["length"]: frame["scene"] for frame in shown["frames"]} == scenes
    lines = [line["words"] for frame in shown["frames"] for line in frame["lines"]]
    assert lines == [line.words for line in page.lines], "together the frames tell the whole log"
    assert all(frame["asks"] == [] and frame["undo"] == "" for frame in shown["frames"])
    assert [frame["length"] for frame in film(page, 0, 3, 2)["frames"]] == sorted(scenes)[3:5]


def test_while_it_runs_only_through_ones_own_eyes(house: House) -> None:
    host, guest = company(house, 2, DELVE)
    play([host, guest], 3, 14)
    for page, other in ((host, 1), (guest, 0)):
        own = film(page, 1 - other)
        for frame in own["frames"]:
            theirs = frame["scene"]["seekers"][other]
            assert set(theirs["hand"]) <= set(theirs["shown"])
            assert theirs["deck_cards"] == []
        problem(page.person.call("GET", f"/api/tables/{page.table}/film?seat={other}"), 403, "table-not-yours")
    for frame in film(host, -1)["frames"]:
        assert all(set(seeker["hand"]) <= set(seeker["shown"]) for seeker in frame["scene"]["seekers"])
    for seat in (2, 15, -2, 99):
        problem(host.person.call("GET", f"/api/tables/{host.table}/film?seat={seat}"), 403, "table-not-yours")
    problem(house.person().call("GET", f"/api/tables/{host.table}/film"), 403, "table-not-here")


def test_when_it_is_over_through_anybodys_in_both_languages(house: House) -> None:
    host, guest = company(house, 2, DELVE)
    play([host, guest], 3)
    assert host.now.ending is not None
    films = {(seat, lang): film(host, seat, lang=lang) for seat in (-1, 0, 1) for lang in ("en", "fr")}
    assert len({shown["length"] for shown in films.values()}) == 1
    last = film(host, 0, films[0, "en"]["length"] - 1)["frames"][-1]
    assert last["length"] == host.now.length
    assert last["scene"] == host.now.scene
    assert last["ending"]["words"] == host.now.ending.words
    assert films[0, "en"]["frames"][5]["lines"] != films[0, "fr"]["frames"][5]["lines"]
    assert film(guest, 0)["frames"][4]["scene"] == films[0, "en"]["frames"][4]["scene"], "nothing is secret any more"


def test_a_film_comes_in_pieces(house: House) -> None:
    ann, watcher = house.person(), house.person()
    id, keys = ann.open(DELVE, [bot(), bot()])
    watcher.join(keys[-1])
    page = watcher.look(id)
    play([page], 1)
    whole = film(page, -1, 0, 100_000)
    assert len(whole["frames"]) == min(MOST_FRAMES, whole["length"])
    pieces: list[dict[str, Any]] = []
    while len(pieces) < whole["length"]:
        pieces += film(page, -1, len(pieces), 25)["frames"]
    assert len(pieces) == whole["length"]
    lengths = [frame["length"] for frame in pieces]
    assert lengths == sorted(set(lengths))
    assert lengths[-1] == page.now.length
    assert film(page, -1, whole["length"])["frames"] == []
    assert film(page, -1, -5, -5)["frames"][0] == pieces[0]
    for query in ("from=x&count=y", "from=99999999999999999999", "seat=&count=", "count=0"):
        assert watcher.call("GET", f"/api/tables/{id}/film?{query}").status_code == 200


def test_rivals_have_each_a_story_of_their_own(house: House) -> None:
    """The luck of one and the luck of the other, added up, would say nothing. Who only watched is told of the winner."""
    ann, eve = house.person(), house.person()
    id, _ = ann.open("map-masters", [me(), bot("novice")], settings={"first": "1"}, listed=True)
    page = ann.look(id)
    done(page.answer("pass"))
    while page.now.asks == []:  # until the other has bought what it wants
        page.catch_up(page.now.at + 1)
    done(page.act("leave", seat=0))
    for person, seat in ((ann, 0), (eve, 1)):
        story = person.get(f"/api/tables/{id}/story")
        assert story["seat"] == seat
        assert {turn["seat"] for turn in story["turns"]} == {seat}


def test_the_story_of_a_game_is_told_when_it_is_over(house: House) -> None:
    ann = house.person()
    id, _ = ann.open("mini-rogue", [me()])
    page = ann.look(id)
    problem(ann.call("GET", f"/api/tables/{id}/story"), 403, "table-not-over")
    play([page], 1, 3)
    done(page.act("leave", seat=0))
    story = ann.get(f"/api/tables/{id}/story?lang=fr")
    assert story["seat"] == -1
    assert len(story["turns"]) >= 3
    for turn in story["turns"]:
        assert turn["words"]
        assert all(0 <= turn[part] <= 1 for part in ("best", "chosen", "after"))
        assert turn["best"] >= turn["chosen"]
