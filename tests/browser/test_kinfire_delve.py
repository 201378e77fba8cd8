"""Kinfire Delve in two browsers: joined by link, through a window for supports, each hand seen by its owner alone."""

from __future__ import annotations

from playwright.sync_api import expect

from lanterne.kernel.asks import Json
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.tables import ADA, ASHA_AND_KHOR, FRIEND, ME


def seat_of(person: Person, words: str) -> None:
    """Expect something to be said about somebody in the row of seats."""
    seats = person.page.get_by_role("list", name="Seats")
    expect(seats.get_by_role("button", name=words)).to_be_visible()


def invite_from_lobby(host: Person) -> str:
    """Open a table for two from the lobby; the friend's link comes back."""
    host.go("/")
    host.page.get_by_role("article", name="Kinfire Delve").get_by_role("link", name="Open a table").click()
    host.page.get_by_role("group", name="Number of players").get_by_text("2", exact=True).click()
    host.page.get_by_label("Name on seat 1").fill("Ada")
    host.page.get_by_text("Same luck as another table").click()
    host.page.get_by_label("A number", exact=True).fill("7")
    host.button("Open the table").click()
    expect(host.page.get_by_role("heading", name="The table is set")).to_be_visible()
    link = host.page.get_by_label("For seat 2").input_value()
    host.link("To the table").click()
    expect(host.asked).to_be_visible()
    return link


def test_two_browsers_play_through_a_window_for_supports(visit: Visit) -> None:
    ada, bo = visit(), visit()
    link = invite_from_lobby(ada)
    seat_of(ada, "waiting for somebody")
    bo.go(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("To the table").click()
    expect(bo.question).to_have_text("Waiting for Ada.")
    assert "#" not in bo.page.url, "the secret stays in the address"

    ada.choose("Play Asha")
    bo.choose("Play Khor")
    seat_of(ada, "Bo as Khor")
    ada.choose("Go on with this hand")
    ada.choose("Moon Lock")
    ada.choose("Kindled Nerve")

    # Bo is asked for a support, on both screens, and gives one from the hand on the board.
    expect(bo.question).to_have_text("Do you support the action?")
    for person in (ada, bo):
        seat_of(person, "Bo as Khor, you, and is asked" if person is bo else "Bo as Khor and is asked")
        expect_window(person, "Khor is asked")
    before = bo.told()
    bo.board.get_by_role("button", name="Support with Bulwark").click()
    expect(bo.log).not_to_have_text(before)
    bo.choose("Do not support")
    for person in (ada, bo):
        expect(person.log).to_contain_text("Khor supports with Bulwark")
        expect(person.log).to_contain_text("Dice:")


def test_who_has_answered_in_the_window_is_shown(visit: Visit) -> None:
    ada, bo = visit(), visit()
    settings: dict[str, Json] = {"seekers": ["asha", "khor", "naz"], "first": "1", "open_hands": True}
    ada.open("kinfire-delve", ADA, FRIEND, ADA, settings=settings)
    bo.join(ada.secrets["1"], "Bo")
    ada.choose("Go on")
    ada.choose("Choose the Maze")
    ada.choose("Play Kindled Nerve")
    expect_window(ada, "Khor is asked", "Naz waits")
    bo.choose("Support with")
    for person in (ada, bo):
        expect_window(person, "Khor supports", "Naz is asked")


def expect_window(person: Person, *standing: str) -> None:
    """How the helpers stand in the window for supports, as the board tells it."""
    for words in standing:
        expect(person.board.get_by_label(words, exact=True)).to_be_visible()


def test_nobody_sees_the_hand_of_another(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.open("kinfire-delve", ME, FRIEND, settings=ASHA_AND_KHOR)
    bo.join(ada.secrets["1"])
    hands = [person.board.get_by_role("region", name="Your hand") for person in (ada, bo)]
    for hand, mine, other in ((hands[0], "Kindled Nerve", "Bulwark"), (hands[1], "Bulwark", "Kindled Nerve")):
        expect(hand).to_contain_text(mine)
        expect(hand).not_to_contain_text(other)
    assert "Bulwark" not in ada.page.content()
    assert "Kindled Nerve" not in bo.page.content()
