"""Everybody can play: axe-core finds no fault on any page, in light and dark, on the desk and on the phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import expect

from lanterne.kernel.asks import Json
from tests.browser.conftest import Visit
from tests.browser.person import THINKING, Person
from tests.browser.phones import PHONE
from tests.browser.tables import ASHA_AND_KHOR, CRUSADER, ME, RANDOM

OPEN: dict[str, Json] = {**ASHA_AND_KHOR, "open_hands": True}
AXE = Axe()
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"  # colours on their way are no colours


def check(person: Person, *rules: str) -> None:
    """No violation of these rules; else of any rule that axe knows, best practices among them."""
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    person.page.wait_for_function(STILL)
    wanted = {"runOnly": list(rules)} if rules else {}
    found = AXE.run(person.page, options={"resultTypes": ["violations"], **wanted})
    assert found.violations_count == 0, found.generate_report()


def lobby(person: Person) -> None:
    person.go("/")
    expect(person.page.get_by_role("article")).to_have_count(3)


def new_table(person: Person) -> None:
    person.go("/new/kinfire-delve")
    expect(person.button("Open the table")).to_be_visible()


def rogue(person: Person) -> None:
    person.open("mini-rogue", settings=CRUSADER)
    person.choose("Rest")
    person.choose("Move right")
    person.choose("Attack")


def delve(person: Person) -> None:
    person.open("kinfire-delve", ME, ME, settings=OPEN)
    for words in ("Go on", "Choose the Maze", "Play Kindled Nerve"):
        person.choose(words)
    expect(person.question).to_have_text("Do you support the action?")


def end(person: Person) -> None:
    person.open("mini-rogue", RANDOM, settings=CRUSADER)
    expect(person.page.get_by_role("img", name="The chance to win over")).to_be_visible(timeout=THINKING)


def film(person: Person) -> None:
    rogue(person)
    person.go(f"{person.page.url}/film?step=2")
    expect(person.log).to_contain_text("Move right")


def rules(person: Person) -> None:
    person.go("/rules/mini-rogue")
    person.page.get_by_role("searchbox").fill("bonfire")  # a few of them: all are drawn alike
    expect(person.page.locator("#MR-EXPL-03")).to_be_hidden()
    expect(person.page.get_by_role("article").first).to_be_visible()


def about(person: Person) -> None:
    person.go("/about")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("page", [lobby, new_table, rogue, delve, end, film, rules, about])
def test_axe_finds_nothing_on_the_desk_in_the_dark_and_by_day(person: Person, page: Callable[[Person], None]) -> None:
    page(person)
    check(person)
    person.page.emulate_media(color_scheme="light")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    check(person, "color-contrast")  # all that changes with the light


@pytest.mark.parametrize("page", [lobby, new_table, rogue, delve, end, film])
def test_axe_finds_nothing_on_the_phone(visit: Visit, page: Callable[[Person], None]) -> None:
    person = visit(**PHONE)
    page(person)
    check(person)


def test_axe_finds_nothing_in_what_opens_over_a_table(person: Person) -> None:
    rogue(person)
    for key, title in (("m", "Mini Rogue"), ("k", "Keys"), ("?", "What is not possible now")):
        person.press(key)
        expect(person.dialog(title)).to_be_visible()
        check(person)
        person.press("Escape")
        expect(person.dialog(title)).to_be_hidden()
