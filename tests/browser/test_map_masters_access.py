"""Everybody can play Map Masters: axe-core finds no fault in the market, the workshop and what is shown after a round."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import expect

from tests.browser.maps import CALM, LUCK, THROUGH, Workshop
from tests.browser.person import Person
from tests.browser.tables import ADA
from tests.browser.test_access import check


def check_by_night_and_day(person: Person) -> None:
    check(person)
    turn_to(person, "light")
    check(person, "color-contrast")  # all that changes with the light
    turn_to(person, "dark")


def turn_to(person: Person, scheme: Literal["light", "dark"]) -> None:
    person.page.emulate_media(color_scheme=scheme)
    expect(person.page.locator("html")).to_have_attribute("data-theme", scheme)


def test_axe_finds_nothing_in_a_round(person: Person) -> None:
    person.open("map-masters", ADA, settings=CALM, seed=LUCK)
    expect(person.options.first).to_be_visible()
    check_by_night_and_day(person)
    person.choose("Pass")
    workshop = Workshop(person)
    workshop.build()
    workshop.drag(*THROUGH[:3])
    expect(workshop.points(1)).to_be_visible()
    check_by_night_and_day(person)
    workshop.done.click()
    expect(person.page.get_by_role("img", name="The dungeon of Ada")).to_be_visible()
    check_by_night_and_day(person)
