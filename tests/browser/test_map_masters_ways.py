"""Other ways to draw a dungeon than with a mouse: by keyboard alone, and with a thumb on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.maps import CALM, CELLAR, CELLIER, DESK, LUCK, PUPITRE, THROUGH, Workshop
from tests.browser.person import Person
from tests.browser.phones import PHONE, expect_narrow, expect_thumb
from tests.browser.tables import ADA


def test_a_dungeon_is_built_and_drawn_by_keyboard_alone(person: Person) -> None:
    person.open("map-masters", ADA, settings=CALM, seed=LUCK)
    person.press(person.option("Pass").locator("kbd").inner_text())
    workshop = Workshop(person)
    told = person.board.get_by_text("Place 1 of 1")
    person.tab_to(workshop.card(CELLAR))
    person.press("Enter")
    expect(workshop.ghosts).to_have_count(1)
    person.press("ArrowRight")
    expect(told).to_be_attached()
    person.press("Enter")

    # Turned, the Desk fits above on the right: its printed right side meets the Cellar's.
    person.tab_to(workshop.card(DESK))
    person.press("Enter")
    expect(workshop.ghosts).not_to_have_count(0)
    person.press("r")
    for _ in range(4):
        person.press("ArrowRight")
    person.press("Enter")
    expect(workshop.card(DESK)).to_have_count(0)

    # Whoever takes the pen by the switch still has its keys.
    person.tab_to(person.page.get_by_role("radio", name="Lay"))
    person.press("ArrowRight")
    expect(person.page.get_by_role("radio", name="Draw")).to_be_checked()
    for words in ("Cellar, lower left", "room", "key", "the edge", "room", "lock"):
        workshop.press_step(words)
    workshop.expect_found(barrel=1, sword=1, key=1, scroll=2, room=2)
    workshop.press_step("Open the lock with a collected key")
    workshop.expect_found(barrel=1, sword=1, key=1, scroll=2, room=2, lock=1)
    person.press("Backspace")
    workshop.expect_found(barrel=1, sword=1, key=1, scroll=2, room=2)
    person.press("Backspace")
    expect(workshop.points(2)).to_be_visible()
    person.tab_to(workshop.done)
    person.press("Enter")
    expect(person.page.get_by_role("img", name="The dungeon of Ada")).to_be_visible()


def test_a_dungeon_is_built_and_drawn_on_a_phone_in_french(visit: Visit) -> None:
    phone = visit(**PHONE, locale="fr-FR")
    phone.open("map-masters", ADA, settings=CALM, seed=LUCK)
    expect(phone.page.get_by_role("heading", name="Cartes Donjon")).to_be_visible()
    expect_narrow(phone)
    phone.page.locator("[data-option]").filter(has_text="Passer").tap()
    workshop = Workshop(phone)
    expect(workshop.hand).to_be_visible()
    expect_narrow(phone)
    workshop.tap_card(CELLIER, 0)
    workshop.tap_card(PUPITRE, 1)
    for x, y in (*THROUGH[:6], (12, 4), (16, 3)):
        workshop.tap(x, y)
    workshop.expect_found(Pièce=2, Tonneau=1, Épée=1, Parchemin=2, Salle=2)
    expect(workshop.points(2)).to_be_visible()
    expect_narrow(phone)
    expect_thumb(workshop.done)
    workshop.done.tap()
    expect(phone.page.get_by_role("img", name="Le Donjon de Ada")).to_be_visible()
    expect_narrow(phone)
