"""Whole games over real sockets: both games, every number of seats, people and bots; nothing is lost when the server is
started anew in the middle."""

from __future__ import annotations

import msgspec
import pytest

from lanterne.kernel.saves import parse_save
from lanterne.server.messages import StateOf
from tests.server.playing import play
from tests.server.serving import House, Page, bot, done, kept, link, me, refused, serving, table_kept
from tests.terminal.spoken import SPOKEN

WHOLE = [("mini-rogue", 1), ("mini-rogue", 2), *(("kinfire-delve", count) for count in (1, 2, 3, 4))]


def sit_down(house: House, game: str, count: int, **more: str) -> list[Page]:
    """A page for each seat, in both languages, and one that watches."""
    host = house.person()
    id, keys = host.open(game, [me(), *(link() for _ in range(1, count))])
    people = [host]
    for seat in (*range(1, count), -1):
        person = house.person()
        person.join(keys[seat])
        people.append(person)
    pages = [person.look(id, "fr" if place % 2 else "en") for place, person in enumerate(people)]
    for page in pages:
        page.settle()
    return pages


def same_for_newcomers(pages: list[Page]) -> None:
    """Who followed the game knows what somebody is told who comes now."""
    for page in pages:
        fresh = page.person.look(page.table, page.lang)
        assert page.lines == fresh.lines
        assert without_news(page.now) == without_news(fresh.now)
        fresh.go()


def without_news(state: StateOf) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(state, lines=[], since=0, fresh=False))


@pytest.mark.parametrize(("game", "count"), WHOLE)
def test_a_whole_game_by_pages_with_a_restart_in_the_middle(db: str, game: str, count: int) -> None:
    with serving(db) as house:
        pages = sit_down(house, game, count)
        id = pages[0].table
        play(pages, count, 12)
        same_for_newcomers(pages)
        before = [(page.person.cookie, page.lang, page.lines, page.settle()) for page in pages]
    with serving(db) as house:
        pages = []
        for cookie, lang, lines, state in before:
            page = house.person(cookie).look(id, lang)
            assert page.lines == lines
            for part in ("at", "length", "scene", "asks", "mine", "undo", "curtain", "rolls"):
                assert getattr(page.now, part) == getattr(state, part), part
            pages.append(page)
        play(pages, count + 1)
        assert all(page.catch_up(pages[0].now.at).ending is not None for page in pages)
        same_for_newcomers(pages)
        save = parse_save(pages[0].person.call("GET", f"/api/tables/{id}/save").text)
    stored, table = kept(db, id), table_kept(db, id)
    assert stored.row.over
    assert table.match.hash() == save.match.hash()
    assert table.journal.count == pages[0].now.at
    assert stored.snapshot is not None


@pytest.mark.parametrize("game", ["mini-rogue", "kinfire-delve"])
def test_bots_play_among_themselves_while_somebody_watches(house: House, game: str) -> None:
    host, watcher = house.person(), house.person()
    id, keys = host.open(game, [bot("greedy"), bot("random")])
    watcher.join(keys[-1])
    page = watcher.look(id)
    play([page], 1)
    assert page.now.ending is not None
    states = [message for _, message in page.heard if isinstance(message, StateOf)]
    assert len(states) > 20, "every answer is shown"
    assert [state.at for state in states] == sorted({state.at for state in states})
    assert page.lines == watcher.look(id).lines


def test_bots_wait_while_nobody_looks(house: House) -> None:
    host = house.person()
    elsewhere = host.look(host.open("mini-rogue", [me()])[0])
    id, _ = host.open("kinfire-delve", [bot("random"), bot("random")])
    page = host.look(id)
    page.go()
    for _ in range(5):
        elsewhere.settle()
    left = len(kept(house.db, id).entries)
    for _ in range(40):
        elsewhere.settle()
    assert len(kept(house.db, id).entries) == left
    assert not kept(house.db, id).row.over
    page.come()
    play([page], 1)
    assert page.now.ending is not None, "they go on when somebody is back"


# --- every kind of question ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3])
def test_questions_of_every_kind_and_to_several_at_once(house: House, count: int) -> None:
    """The toy game asks for several options, for a way, and all seats at once."""
    pages = sit_down(house, SPOKEN.slug, count)
    kinds = set()
    for seed in range(30):
        kinds |= {page.question.kind for page in pages if page.is_asked()}
        if not play(pages, seed, 1):
            break
    same_for_newcomers(pages)
    assert {"choose", "pick", "compose"} <= kinds


def test_an_answer_is_told_to_the_seat_that_gave_it_and_to_nobody_else(house: House) -> None:
    """What others may know of it, events say: a bid is secret while others think."""
    pages = sit_down(house, SPOKEN.slug, 3)
    at = done(pages[0].answer("bid 2")).at
    done(pages[1].answer("bid 1"))
    for page in pages:
        page.catch_up(at)
        page.settle()
    bids = [[line.words for line in page.lines if line.sort == "answer"] for page in pages]
    assert [len(own) for own in bids] == [1, 1, 0, 0]
    assert all(b"Bid 2" not in frame for frame, _ in pages[3].heard), "nor to who watches"


def test_those_who_are_asked_at_once_do_not_get_in_each_others_way(house: House) -> None:
    pages = sit_down(house, SPOKEN.slug, 3)[:3]
    assert all(page.question.about == "bid" for page in pages)
    number = pages[0].question.number
    for page in pages[:2]:
        at = done(page.answer("bid 0", ask=number)).at
    assert [seat.answered for seat in pages[1].catch_up(at).table.seats] == [True, True, False]
    refused(pages[0].answer("bid 1", ask=number), "match-not-your-turn")
    at = done(pages[2].answer("bid 1", ask=number)).at
    assert all(page.catch_up(at).asks[0].about == "race" for page in pages)
    refused(pages[0].answer("grab", ask=number), "stale")


def test_a_bot_that_thinks_answers_from_a_process_of_its_own(house: House) -> None:
    host = house.person()
    id, _ = host.open("mini-rogue", [me(), bot("search")])
    page = host.look(id)
    play([page], 2, 3)
    while not page.is_asked() and page.now.ending is None:
        page.hear_state()
    assert any("seat:1>" in str(entry.data) for entry in kept(house.db, id).entries)
    done(page.act("leave", seat=0))
