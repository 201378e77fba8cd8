"""The end of a game: how it ended, the story of luck and decisions, and the next game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import THINKING, Person
from tests.browser.tables import ASHA_AND_KHOR, CRUSADER, FRIEND, ME, RANDOM

OVER = "The game is over"


def test_giving_up_ends_the_game_and_a_rematch_begins_the_next(person: Person) -> None:
    table = person.open("mini-rogue", settings=CRUSADER)
    person.choose("Rest")
    end = person.give_up()
    expect(end).to_contain_text("Luck and decisions")
    end.get_by_role("button", name="Play again").click()
    expect(person.page).not_to_have_url(re.compile(table))
    expect(person.options.first).to_be_visible()
    expect(person.board).to_contain_text("Crusader")
    expect(person.log).not_to_contain_text("Rest")


def test_a_game_that_bots_play_to_its_end_has_a_story(person: Person) -> None:
    person.open("mini-rogue", RANDOM, settings=CRUSADER)
    end = person.dialog(OVER)
    expect(end.get_by_role("heading", name="Luck and decisions")).to_be_visible()
    expect(end.get_by_role("img", name="The chance to win over")).to_be_visible(timeout=THINKING)
    expect(end).to_contain_text("Last Area")
    expect(end).to_contain_text("The odds were: Enemy defeated")
    person.press("Escape")
    expect(end).to_be_hidden()
    person.button("How it ended").click()
    expect(end).to_be_visible()
    end.get_by_role("link", name="Film").click()
    expect(person.page).to_have_url(re.compile("/film"))


def test_everybody_at_the_table_is_led_to_the_rematch(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.open("kinfire-delve", ME, FRIEND, settings=ASHA_AND_KHOR)
    bo.join(ada.secrets["1"])
    end = ada.give_up()
    expect(bo.dialog(OVER)).to_be_visible()
    end.get_by_role("button", name="Play again").click()
    expect(ada.asked).to_be_visible()
    bo.dialog(OVER).get_by_role("link", name="To the next game").click()
    expect(bo.page).to_have_url(ada.page.url)
    expect(bo.board).to_contain_text("Khor")


def test_a_seat_is_handed_to_a_bot_and_taken_back(person: Person) -> None:
    person.open("mini-rogue", settings=CRUSADER)
    person.button("Table and seats").click()
    menu = person.dialog("Mini Rogue")
    menu.get_by_role("button", name="Pause").click()
    menu.get_by_label("Which bot plays").select_option("Bot: at random")
    menu.get_by_role("button", name="Let a bot play").click()
    menu.get_by_role("button", name="Take the seat back").click()
    expect(menu.get_by_role("button", name="Let a bot play")).to_be_visible()
    menu.get_by_role("button", name="Go on").click()
    person.press("Escape")
    person.choose("Rest")
