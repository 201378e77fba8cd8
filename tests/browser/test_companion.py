"""Beside the real box: the page asks for real dice and cards with big targets, and nothing impossible can be told."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from lanterne.kernel.asks import Json
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.phones import PHONE, expect_narrow, expect_thumb
from tests.browser.tables import ADA, CRUSADER, FRIEND

SEND = "That is what they show"


def faces_of(person: Person, die: str) -> Locator:
    return person.asked.get_by_role("group", name=die)


def test_a_table_with_real_dice_is_opened_and_the_dice_are_told_with_the_thumb(visit: Visit) -> None:
    phone = visit(**PHONE)
    phone.go("/new/mini-rogue")
    phone.page.get_by_text("Some of each").tap()
    phone.page.get_by_role("region", name="Dice and cards").get_by_text("Dice", exact=True).tap()
    phone.page.get_by_label("Characters").select_option("Crusader")
    phone.page.get_by_label("Difficulty").select_option("Normal")
    phone.page.get_by_text("Same luck as another table").tap()
    phone.page.get_by_label("A number", exact=True).fill("7")
    phone.button("Open the table").tap()
    for words in ("Rest", "Move right", "Attack"):
        phone.choose(words)

    mine, dungeon = faces_of(phone, "Character die"), faces_of(phone, "Dungeon die")
    assert [face.get_attribute("value") for face in mine.get_by_role("radio").all()] == ["X", "2", "3", "4", "5", "6"]
    assert [face.get_attribute("value") for face in dungeon.get_by_role("radio").all()] == ["1", "2", "3", "4", "5", "6"]
    expect(phone.asked.get_by_role("textbox")).to_have_count(0)  # nothing to mistype
    for face in phone.asked.locator("label").all():
        expect_thumb(face)
    expect_narrow(phone)

    expect(phone.button(SEND)).to_be_disabled()
    mine.locator("label").nth(5).tap()
    expect(phone.button(SEND)).to_be_disabled()  # one die is not both
    dungeon.locator("label").nth(2).tap()
    phone.button(SEND).tap()
    expect(phone.log).to_contain_text("The Crusader attacks: 6; Dungeon die 3.")


def test_whoever_sees_the_dice_first_tells_them_to_everybody(visit: Visit) -> None:
    ada, bo = visit(), visit()
    settings: dict[str, Json] = {"difficulty": "normal", "characters": ["crusader", "mage"]}
    ada.open("mini-rogue", ADA, FRIEND, settings=settings, by_hand=["dice"])
    bo.join(ada.secrets["1"], "Bo")
    for words in ("Rest", "Move right"):
        ada.choose(words)
        bo.choose(words)
    ada.choose("Attack")
    for person in (ada, bo):
        expect(person.button(SEND)).to_be_visible()
    for die in bo.asked.get_by_role("group").all():
        die.locator("label").last.click()
    bo.button(SEND).click()
    for person in (ada, bo):
        expect(person.button(SEND)).to_be_hidden()


def test_a_real_card_is_found_by_name_with_or_without_accents(visit: Visit) -> None:
    person = visit(locale="fr-FR")
    person.open("mini-rogue", settings=CRUSADER, by_hand=["rooms"])
    search = person.page.get_by_role("searchbox")
    cards = person.page.get_by_role("radiogroup").get_by_role("radio")
    expect(cards).not_to_have_count(1)
    search.fill("zzz")
    expect(cards).to_have_count(0)
    expect(person.page.get_by_role("button", name="Quelle carte")).to_be_disabled()
    search.fill("MARCHAND")
    expect(cards).to_have_count(1)
    person.page.get_by_role("button", name="Marchand").click()
    expect(person.log).to_contain_text("Marchand")
