"""Odds are kept with the decision that was made at them, as its seat was shown them then; the story of a game reads them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from lanterne.kernel.asks import Choose, Json
from lanterne.kernel.game import Game
from lanterne.kernel.odds import read_odds
from lanterne.kernel.registry import find_game
from lanterne.kernel.texts import texts_for
from lanterne.server.messages import OddsOf, OptionOf
from lanterne.server.storage import Store
from lanterne.server.telling import odds_of
from tests.server.databases import with_store
from tests.server.playing import answer_once, numbers, play, some_answer
from tests.server.serving import House, Page, bot, done, entries, table_kept
from tests.server.test_socket import company

ROGUE, DELVE = "mini-rogue", "kinfire-delve"
MADE_UP = '{"chances":{"kill":"1/7"},"spreads":{"damage":{"40":1,"44":3}}}'
MEAN = "43.0"


def odds_kept(house: House, id: str) -> dict[int, Json]:
    found: dict[int, Json] = {}

    async def act(store: Store) -> None:
        found.update(await store.odds(id))

    with_store(house.db, act)
    return found


def change(house: House, sql: str, *args: str | int) -> None:
    """Somebody changes what is kept behind the server's back."""

    async def act(store: Store) -> None:
        await store.writer.ask(lambda db: db.run(sql, *args), write=True)

    with_store(house.db, act)


def make_up(page: Page, number: int) -> None:
    """Let other odds stand beside an answer than those it was given at."""
    sql = "UPDATE journal SET odds = ? WHERE table_id = ? AND idx = ?"
    change(page.person.house, sql, MADE_UP, page.table, number)


def as_shown(data: Json, game: Game) -> OddsOf | None:
    return odds_of(read_odds(data), texts_for("en", game)) if data else None


def leave(page: Page) -> None:
    done(page.act("leave", seat=page.seat))


def story(page: Page, house: House | None = None) -> Any:
    person = page.person if house is None else house.person(page.person.cookie)
    return person.get(f"/api/tables/{page.table}/story")


@pytest.mark.parametrize("slug", [ROGUE, DELVE])
def test_what_a_seat_is_shown_beside_an_option_is_kept_when_it_takes_it(house: House, slug: str) -> None:
    pages = company(house, 2, slug)
    game, below = find_game(slug), numbers(11)
    shown: dict[int, OddsOf | None] = {}
    for _ in range(40):
        if pages[0].now.ending is not None:
            break
        page = next(page for page in pages if page.is_asked())
        question = page.question
        answer = some_answer(question, below)
        number = len(entries(house.db, page.table))
        if question.kind == "choose":
            shown[number] = next(option.odds for option in question.options if option.key == answer)
        at = done(page.answer(answer)).at
        for other in pages:
            other.catch_up(at)
    kept = odds_kept(house, pages[0].table)
    assert {number: as_shown(data, game) for number, data in kept.items()} == shown
    assert sum(odds is not None for odds in shown.values()) > 3


def test_bots_decide_at_odds_too(house: House) -> None:
    watcher = house.person()
    id, _ = watcher.open(DELVE, [bot(), bot()])
    page = watcher.look(id)
    play([page], 1)
    kept, table = odds_kept(house, id), table_kept(house.db, id)
    rows = table.journal.rows()
    decisions = [rows[place] for place, entry in enumerate(table.match.log) if isinstance(entry, Choose)]
    assert sorted(kept) == decisions
    assert sum(bool(odds) for odds in kept.values()) > 10


def test_playing_on_does_not_read_them(house: House) -> None:
    (page,) = company(house, 1, ROGUE)
    play([page], 1, 12)
    assert any(odds_kept(house, page.table).values())
    assert all(entry.odds is None for entry in entries(house.db, page.table))


# --- the story -------------------------------------------------------------------------------------------------------


def told_game(house: House, count: int) -> Page:
    (page,) = company(house, 1, ROGUE)
    play([page], 1, count)
    leave(page)
    return page


def test_the_story_tells_the_odds_that_were_kept(house: House) -> None:
    page = told_game(house, 12)
    number = max(number for number, odds in odds_kept(house, page.table).items() if odds)
    make_up(page, number)
    told = [turn["odds"] for turn in story(page)["turns"]]
    assert sum(odds is not None and odds["spreads"][0]["mean"] == MEAN for odds in told) == 1
    assert sum(odds is not None for odds in told) > 1
    assert any(odds is None for odds in told), "where nothing is rolled there are none"


def test_where_none_were_kept_they_are_computed_again(house: House) -> None:
    """As at tables from before the journal had them."""
    page = told_game(house, 12)
    before = story(page)
    change(house, "UPDATE journal SET odds = NULL WHERE table_id = ?", page.table)
    assert story(page) == before
    assert any(turn["odds"] for turn in before["turns"])


def test_a_game_from_a_save_file_has_odds_from_its_beginning(house: House) -> None:
    page = told_game(house, 12)
    before = story(page)
    save = page.person.call("GET", f"/api/tables/{page.table}/save").text
    again = page.person.look(page.person.post("/api/import", {"save": save, "lang": "en"})["table"])
    assert odds_kept(house, again.table) == {}
    assert story(again)["turns"] == before["turns"]


def test_odds_of_what_was_taken_back_are_not_told(house: House) -> None:
    """Something else is answered in the place of what was taken back: its own odds are told there."""
    (page,) = company(house, 1, ROGUE)
    below = numbers(2)
    while len(rolling(page)) < 2:
        done(answer_once(page, below))
    first, second = rolling(page)[:2]
    length, number = page.now.length, page.now.at
    done(page.answer(first.key))
    while page.now.length > length:
        done(page.ask("undo", seat=0, ask=page.now.number))
    done(page.answer(second.key))
    leave(page)
    make_up(page, number)
    turns = story(page)["turns"]
    assert turns[-1]["words"] == second.words
    assert turns[-1]["odds"] == to_builtins(second.odds)
    assert all(turn["odds"] is None or turn["odds"]["spreads"][0]["mean"] != MEAN for turn in turns)


def rolling(page: Page) -> list[OptionOf]:
    return [option for option in page.question.options if option.odds is not None]


# --- what a search made of it ----------------------------------------------------------------------------------------


def test_a_look_back_is_kept_and_told_by_another_server(houses: list[House]) -> None:
    page = told_game(houses[0], 3)
    first = story(page)
    change(houses[0], "UPDATE hindsights SET data = replace(data, '\"best\":', '\"best\":1.0,\"old\":')")
    for house in houses:
        told = story(page, house)
        assert [turn["best"] for turn in told["turns"]] == [1.0] * len(first["turns"]), "it is read, not made again"


def test_who_takes_back_the_end_gets_another_story(house: House) -> None:
    page = told_game(house, 3)
    first = story(page)
    done(page.ask("undo", seat=0, ask=page.now.number))
    play([page], 5, 4)
    leave(page)
    assert len(story(page)["turns"]) > len(first["turns"])
