"""Ways to a table and around it: listed ones, links and codes, going on later, watching, pausing, the timer."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.tables import ADA, ASHA_AND_KHOR, CRUSADER, FRIEND


def test_a_listed_table_is_found_in_the_lobby_and_sat_down_at(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.open("kinfire-delve", ADA, FRIEND, settings=ASHA_AND_KHOR, listed=True)
    bo.go("/")
    row = bo.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Ada").first
    row.get_by_role("button", name="Sit down").click()
    form = bo.page.get_by_role("dialog")
    form.get_by_label("Your name").fill("Bo")
    form.get_by_role("button", name="Sit down").click()
    expect(bo.question).to_have_text("Waiting for Ada.")
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bo")


def test_a_link_is_pasted_in_the_lobby_and_shown_as_a_code(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.go("/new/mini-rogue")
    ada.page.get_by_role("group", name="Number of players").get_by_text("2", exact=True).click()
    ada.button("Open the table").click()
    link = ada.page.get_by_label("For seat 2").input_value()
    ada.button("QR code").first.click()
    expect(ada.page.get_by_role("img", name="QR code: For seat 2")).to_be_visible()

    bo.go("/")
    pasted = bo.page.get_by_label("Link to a table")
    pasted.fill("not a link")
    bo.button("Join").click()
    expect(bo.page.get_by_role("alert").filter(has_text="This is not a link")).to_be_visible()
    pasted.fill(link)
    bo.button("Join").click()
    bo.button("To the table").click()
    expect(bo.asked).to_be_visible()


def test_a_game_is_gone_on_with_from_the_lobby(person: Person) -> None:
    table = person.open("mini-rogue", settings=CRUSADER)
    person.choose("Rest")
    told = person.told()
    person.link("Leave the table").click()
    mine = person.page.get_by_role("region", name="Go on playing")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name="Play").click()
    expect(person.page).to_have_url(re.compile(f"/t/{table}$"))
    expect(person.log).to_have_text(told)


def test_who_watches_sees_the_table_and_is_asked_nothing(visit: Visit) -> None:
    ada, watcher = visit(), visit()
    ada.open("mini-rogue", ADA, settings=CRUSADER)
    watcher.join(ada.secrets["-1"])
    expect(watcher.question).to_have_text("Waiting for Ada.")
    expect(watcher.spots).to_have_count(0)
    ada.choose("Rest")
    expect(watcher.log).to_contain_text("The Crusader gains 2 HP.")


def test_the_host_pauses_and_everybody_is_told(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.open("kinfire-delve", ADA, FRIEND, settings=ASHA_AND_KHOR, clock=3600)
    bo.join(ada.secrets["1"])
    for person in (ada, bo):
        expect(person.page.get_by_role("timer", name=re.compile(r"(60:00|59:\d\d) left"))).to_be_visible()
    ada.button("Table and seats").click()
    ada.button("Pause").click()
    ada.press("Escape")
    for person in (ada, bo):
        expect(person.page.get_by_text("The game is paused.").first).to_be_visible()
    expect(ada.options).to_have_count(0)
    ada.button("Go on", exact=True).click()
    expect(bo.page.get_by_text("The game is paused.")).to_have_count(0)
    ada.choose("Go on with this hand")


def test_an_address_that_leads_nowhere_says_so(person: Person) -> None:
    person.go("/t/nothing-here")
    expect(person.page.get_by_role("link", name="Back to the lobby").first).to_be_visible()
    person.go("/somewhere/else/entirely")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("A dead end")
