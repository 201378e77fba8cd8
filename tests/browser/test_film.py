"""The film of a game: at a step that somebody shared, by button and by key, through the eyes that one may have."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.tables import ASHA_AND_KHOR, CRUSADER, ME, RANDOM


def played(person: Person) -> str:
    """A game with three answers; its table."""
    table = person.open("mini-rogue", settings=CRUSADER)
    for words in ("Rest", "Move right", "Attack"):
        person.choose(words)
    return table


def expect_step(person: Person, step: int) -> None:
    expect(person.page.get_by_text(re.compile(rf"^Step {step} of \d+$"))).to_be_visible()
    expect(person.page).to_have_url(re.compile(rf"\?step={step}$"))


def test_a_film_opens_at_the_shared_step_and_turns_by_key(person: Person) -> None:
    table = played(person)
    person.go(f"/t/{table}/film?step=2")
    expect_step(person, 2)
    expect(person.log).to_contain_text("Move right")
    expect(person.log).not_to_contain_text("Attack")
    expect(person.board).to_contain_text("Giant Rat")

    person.press("ArrowRight")
    expect_step(person, 3)
    expect(person.log).to_contain_text("Attack")
    person.press("ArrowLeft")
    person.press("ArrowLeft")
    expect_step(person, 1)
    expect(person.log).not_to_contain_text("Move right")
    person.press("Home")
    expect_step(person, 0)
    person.press("End")
    expect_step(person, 3)


def test_a_film_plays_by_itself_and_stops_at_its_end(person: Person) -> None:
    table = played(person)
    person.go(f"/t/{table}/film")
    person.button("Play", exact=True).click()
    expect(person.button("Pause")).to_be_visible()
    expect_step(person, 3)
    expect(person.button("Play", exact=True)).to_be_visible()
    person.button("One step back").click()
    expect_step(person, 2)


def test_a_link_to_a_step_of_a_finished_game_is_for_everybody(visit: Visit) -> None:
    ada, stranger = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    table = played(ada)
    ada.give_up()
    ada.go(f"/t/{table}/film?step=1")
    expect_step(ada, 1)
    ada.button("Link to this step").click()
    expect(ada.page.get_by_text("The link to this step is copied.")).to_be_visible()
    stranger.go(ada.page.evaluate("navigator.clipboard.readText()"))
    expect_step(stranger, 1)
    expect(stranger.log).to_contain_text("The Crusader gains 2 HP.")
    expect(stranger.log).not_to_contain_text("Giant Rat")


def test_a_running_game_is_no_film_for_strangers(visit: Visit) -> None:
    ada, stranger = visit(), visit()
    table = played(ada)
    stranger.bear("403")
    stranger.go(f"/t/{table}/film")
    expect(stranger.page.get_by_role("alert")).not_to_be_empty()
    expect(stranger.page.get_by_text("Giant Rat")).to_have_count(0)


def test_who_watches_sees_no_hand_in_the_film(visit: Visit) -> None:
    ada, watcher = visit(), visit()
    table = ada.open("kinfire-delve", ME, RANDOM, settings=ASHA_AND_KHOR)
    expect(ada.board.get_by_role("region", name="Your hand")).to_contain_text("Kindled Nerve")
    watcher.join(ada.secrets["-1"])
    watcher.go(f"/t/{table}/film")
    expect(watcher.board).to_contain_text("Needle Rain")
    assert "Kindled Nerve" not in watcher.page.content()
