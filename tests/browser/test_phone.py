"""Phones of 390 × 844 points: nothing is wider than the screen, what is asked is always seen, and targets fit a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lanterne.kernel.asks import Json
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.phones import PHONE, expect_narrow, expect_thumb
from tests.browser.tables import ASHA, CRUSADER


@pytest.fixture
def phone(visit: Visit) -> Person:
    return visit(**PHONE)


def expect_question_in_view(phone: Person, words: str) -> None:
    """As the heading of the sheet, or as the reminder above its other parts."""
    shown = phone.question.or_(phone.button(words, exact=True)).filter(has_text=words, visible=True)
    expect(shown).to_be_in_viewport(ratio=0.9)


def test_pages_are_as_wide_as_the_screen(phone: Person) -> None:
    for path in ("/", "/new/mini-rogue", "/new/kinfire-delve", "/rules/mini-rogue", "/about", "/nowhere"):
        phone.go(path)
        expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
        expect(phone.page.locator("[aria-busy=true]")).to_have_count(0)
        expect_narrow(phone)


@pytest.mark.parametrize(("game", "settings"), [("mini-rogue", CRUSADER), ("kinfire-delve", ASHA)])
def test_a_table_fits_and_options_fit_a_thumb(phone: Person, game: str, settings: dict[str, Json]) -> None:
    phone.open(game, settings=settings)
    for _ in range(4):
        asked = phone.question.inner_text()
        expect_question_in_view(phone, asked)
        expect_narrow(phone)
        for option in phone.options.all():
            expect_thumb(option)
        before = phone.told()
        phone.options.first.tap()
        expect(phone.log).not_to_have_text(before)


def test_the_question_stays_in_view_beside_log_and_seats_and_with_the_sheet_folded(phone: Person) -> None:
    phone.open("mini-rogue", settings=CRUSADER)
    asked = phone.question.inner_text()
    for tab in ("Log", "Seats", "Question"):
        phone.page.get_by_role("tab", name=tab).tap()
        expect_question_in_view(phone, asked)
        expect_narrow(phone)
    phone.button("Fold the sheet").tap()
    expect_question_in_view(phone, asked)


def test_the_board_is_played_by_touch(phone: Person) -> None:
    phone.open("mini-rogue", settings=CRUSADER)
    expect(phone.question).to_have_text("What do you do here?")
    phone.board.get_by_role("button", name="Rest").tap()
    expect(phone.log).to_contain_text("Rest")


def test_film_and_menu_fit(phone: Person) -> None:
    table = phone.open("mini-rogue", settings=CRUSADER)
    phone.choose("Rest")
    phone.button("Table and seats").tap()
    expect(phone.dialog("Mini Rogue")).to_be_visible()
    expect_narrow(phone)
    phone.go(f"/t/{table}/film")
    expect(phone.log).to_be_visible()
    expect_narrow(phone)
