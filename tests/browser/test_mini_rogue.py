"""Mini Rogue's first Area in the browser: a table opened from the lobby and played on the board, by mouse and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.tables import CRUSADER

LUCK = "7"
MANY = 60  # answers after which an Area would have been left long ago
AREA_2 = "Area 2, Floor 1"


def lobby_card(person: Person) -> Locator:
    person.go("/")
    return person.page.get_by_role("article", name="Mini Rogue")


def expect_new_game(person: Person) -> None:
    expect(person.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(person.question).to_have_text("How hard shall it be?")
    expect(person.spots).to_have_count(4)


def test_the_first_area_is_played_by_mouse_on_the_board_alone(person: Person) -> None:
    lobby_card(person).get_by_role("link", name="Open a table").click()
    person.page.get_by_label("Name on seat 1").fill("Ada")
    person.page.get_by_text("Same luck as another table").click()
    person.page.get_by_label("A number", exact=True).fill(LUCK)
    person.button("Open the table").click()
    expect_new_game(person)

    answers = 0
    while AREA_2 not in person.told():
        assert answers < MANY, person.told()
        person.touch()
        answers += 1
    assert answers > 8, "an Area is longer than this"
    expect(person.board).to_contain_text("Area 2")


def press_on_board(person: Person) -> None:
    """Go to the board and take what is first there."""
    person.press("b")
    spot = person.board.locator(":focus")
    several = spot.get_attribute("aria-haspopup")
    person.press("Enter")
    if several:
        expect(person.dialog("What do you want to do with it?")).to_be_visible()
        person.press("1")


def test_the_first_area_is_played_by_keyboard_alone(person: Person) -> None:
    person.tab_to(lobby_card(person).get_by_role("link", name="Open a table"))
    person.press("Enter")
    person.tab_to(person.page.get_by_label("Name on seat 1"))
    person.page.keyboard.type("Ada")
    person.tab_to(person.page.get_by_role("switch", name="Same luck as another table"))
    person.press("Space")
    person.tab_to(person.page.get_by_label("A number", exact=True))
    person.page.keyboard.type(LUCK)
    person.press("Enter")
    expect_new_game(person)

    answers = 0
    while AREA_2 not in (told := person.told()):
        assert answers < MANY, told
        if answers % 3 == 0:
            expect(person.options.first).to_be_enabled()
            person.press("1")
        else:
            expect(person.spots.first).to_be_visible()
            press_on_board(person)
        expect(person.log).not_to_have_text(told)
        answers += 1
    assert answers > 8, "an Area is longer than this"


def test_arrow_keys_walk_over_the_board(person: Person) -> None:
    person.open("mini-rogue", settings=CRUSADER)
    person.choose("Rest")
    expect(person.question).to_have_text("Where to?")
    right, down = (person.board.get_by_role("button", name=f"Move {way}").first for way in ("right", "down"))
    expect(right).to_be_visible()  # the question may be there before the board has come to rest
    person.press("b")
    expect(right).to_be_focused()
    person.press("ArrowDown")
    expect(down).to_be_focused()
    person.press("ArrowUp")
    expect(right).to_be_focused()
    person.press("Enter")
    expect(person.log).to_contain_text("Move right")
