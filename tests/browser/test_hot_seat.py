"""Two people at one screen: a curtain falls between them, and nothing of the other's hand is on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.tables import ADA, ASHA_AND_KHOR

MINE, YOURS = "Kindled Nerve", "Bulwark"


def test_a_curtain_hides_the_hand_of_the_other(person: Person) -> None:
    person.open("kinfire-delve", ADA, {"who": "me", "name": "Bo"}, settings=ASHA_AND_KHOR)
    curtain = person.dialog("Hand over the screen")
    expect(curtain).to_be_visible()
    assert_unseen(person, MINE, YOURS)

    expect(curtain.get_by_role("button")).to_have_count(1)
    person.press("Enter")  # the button has the focus
    expect(curtain).to_be_hidden()
    expect(person.board.get_by_role("region", name="Your hand")).to_contain_text(MINE)
    assert_unseen(person, YOURS)
    for words in ("Go on", "Choose the Maze", "Play Kindled Nerve"):
        person.option(words).first.click()

    expect(curtain.get_by_role("button", name="I am Bo")).to_be_visible()
    expect(person.board).to_be_hidden()
    person.press("1")  # keys reach nothing behind the curtain
    expect(curtain).to_be_visible()
    assert_unseen(person, YOURS)
    curtain.get_by_role("button", name="I am Bo").click()
    expect(person.question).to_have_text("Do you support the action?")
    expect(person.board.get_by_role("region", name="Your hand")).to_contain_text(YOURS)
    assert_unseen(person, "Smoke Bomb")  # another card of Ada's hand


def assert_unseen(person: Person, *cards: str) -> None:
    for card in cards:
        assert card not in person.page.content()
