"""The guided first game: the coach speaks from the first question on, and can be sent away and called back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person


def coach(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="Guide")


@pytest.mark.parametrize("game", ["Mini Rogue", "Kinfire Delve"])
def test_a_guided_game_is_begun_from_the_lobby_and_the_guide_can_be_left(person: Person, game: str) -> None:
    person.go("/")
    person.page.get_by_role("article", name=game).get_by_role("button", name="Guided first game").click()
    expect(coach(person)).to_be_visible()
    first = coach(person).inner_text()
    person.choose()
    expect(coach(person)).not_to_have_text(first)

    person.button("Leave the guide").click()
    expect(coach(person)).to_be_hidden()
    expect(person.options.first).to_be_visible()
    person.page.reload()
    expect(person.options.first).to_be_visible()
    expect(coach(person)).to_be_hidden()

    person.button("Table and seats").click()
    person.page.get_by_role("dialog").get_by_text("Guide", exact=True).click()
    person.press("Escape")
    expect(coach(person)).to_be_visible()
