"""Map Masters in the browser: a round by mouse, two at one table, what is refused, and a whole game up to its film."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.maps import CALM, CELLAR, DESK, LUCK, NOVICE, THROUGH, Workshop
from tests.browser.person import THINKING, Person
from tests.browser.tables import ADA, FRIEND

ROUNDS = 6


def found_by(person: Person, name: str) -> Locator:
    """What somebody found in the round that is shown: the dungeon and its scores."""
    dungeon = person.page.get_by_role("img", name=f"The dungeon of {name}")
    return person.board.get_by_role("listitem").filter(has=dungeon)


def points_of(person: Person, name: str) -> Locator:
    """What the round brought somebody for its primary objective, as it is counted up."""
    return found_by(person, name).get_by_role("definition").first.locator("[aria-hidden]")


def rivals(person: Person) -> Locator:
    return person.board.get_by_role("list", name="The others")


def test_a_round_by_mouse(person: Person) -> None:
    person.open("map-masters", ADA, NOVICE, settings=CALM, seed=LUCK)
    person.board.get_by_role("button", name="Buy a card for 3 coins: Ringers’ Loft").click()
    expect(person.log).to_contain_text("buys Ringers’ Loft for 3 coins")
    person.choose("Pass")

    workshop = Workshop(person)
    expect(workshop.card("Ringers’ Loft")).to_be_visible()
    workshop.build()
    workshop.drag(*THROUGH)
    expect(workshop.steps).to_have_text("You are out of the dungeon.")
    workshop.expect_found(coin=2, barrel=1, sword=1, scroll=2, room=2)
    expect(workshop.points(2)).to_be_visible()
    workshop.done.click()

    # The next market: what everybody found comes first, and on request what could be found.
    expect(person.page.get_by_role("tab", name="Dungeons of round 1")).to_have_attribute("aria-selected", "true")
    mine = found_by(person, "Ada")
    expect(points_of(person, "Ada")).to_have_text("2")
    expect(points_of(person, "Nox")).to_have_text(re.compile(r"^\d+$"))
    expect(mine.get_by_role("definition").last).to_have_text("✓")
    mine.get_by_role("button", name="Show the best path").click()
    expect(mine.get_by_role("status")).to_have_text(re.compile(r"^You found 2 of \d+\.$"), timeout=THINKING)
    expect(mine.get_by_role("img", name="The best path")).to_be_visible()


def test_two_draw_at_the_same_time_and_see_each_other_only_afterwards(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.open("map-masters", ADA, FRIEND, settings=CALM, seed=LUCK)
    bo.join(ada.secrets["1"], "Bo")
    ada.choose("Pass")
    bo.choose("Pass")
    mine, other = Workshop(ada), Workshop(bo)
    mine.build()
    mine.drag(*THROUGH[:3])
    expect(mine.points(1)).to_be_visible()
    mine.done.click()
    expect(ada.board).to_contain_text("Handed in. The others are still drawing.")
    expect(rivals(ada)).to_have_text(re.compile("Bo.*drawing"))
    expect(rivals(bo)).to_have_text(re.compile("Ada.*done"))
    for person in (ada, bo):
        expect(person.page.get_by_role("img", name="The dungeon of")).to_have_count(0)

    # Taken back, it lies there as it was, and is drawn on.
    ada.button("Take back").click()
    expect(mine.points(1)).to_be_visible()
    expect(rivals(bo)).to_have_text(re.compile("Ada.*drawing"))
    mine.drag(*THROUGH[3:])
    expect(mine.points(2)).to_be_visible()
    mine.done.click()
    expect(rivals(bo)).to_have_text(re.compile("Ada.*done"))

    other.lay(CELLAR, 0)
    other.drag(*THROUGH[:3])
    expect(other.points(1)).to_be_visible()
    other.done.click()
    for person in (ada, bo):
        expect(points_of(person, "Ada")).to_have_text("2")
        expect(points_of(person, "Bo")).to_have_text("1")


def test_a_page_that_is_loaded_again_still_has_what_was_drawn(person: Person) -> None:
    person.open("map-masters", ADA, settings=CALM, seed=LUCK)
    person.choose("Pass")
    workshop = Workshop(person)
    workshop.build()
    workshop.drag(*THROUGH[:3])
    expect(workshop.points(1)).to_be_visible()
    person.page.reload()
    expect(workshop.points(1)).to_be_visible()
    workshop.drag(*THROUGH[3:])
    expect(workshop.steps).to_have_text("You are out of the dungeon.")


def test_what_is_not_possible_is_told_with_its_rule(person: Person) -> None:
    person.open("map-masters", ADA, settings=CALM, seed=LUCK)
    person.choose("Pass")
    workshop = Workshop(person)
    workshop.build()
    reason = person.board.get_by_role("alert")

    # The Desk cannot be turned where it lies: the Cellar's door would lead into a wall.
    person.page.mouse.click(*workshop.at(9, 6))
    person.page.get_by_role("toolbar", name=DESK).get_by_role("button", name="Turn").click()
    expect(reason).to_contain_text("MM-CHECK-05")

    # In from the top and to the lock, but not past it without a key.
    person.press("Escape")
    workshop.drag((12, 0), (12, 4), (13, 5), (13, 6), (14, 7))
    expect(workshop.steps).to_contain_text("dead end")
    person.page.mouse.click(*workshop.at(14, 10))
    expect(reason).to_contain_text("MM-CHECK-12")
    reason.get_by_role("button", name="MM-CHECK-12").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("MM-CHECK-12")


def test_a_whole_game_up_to_its_ranking_and_its_film(person: Person) -> None:
    table = person.open("map-masters", ADA, NOVICE, settings=CALM, seed=LUCK)
    workshop = Workshop(person)
    for number in range(1, ROUNDS + 1):
        expect(person.log).to_contain_text(f"Round {number} of 6 begins.")
        person.choose("Pass")
        workshop.hand_in_nothing()
    end = person.dialog("The game is over")
    scores = end.get_by_role("list", name="Scores").get_by_role("listitem")
    expect(scores).to_have_text([re.compile(r"^\s*Ada \d+$"), re.compile(r"^\s*Nox \d+$")])
    expect(scores.filter(has=person.page.get_by_role("img", name="Won"))).to_contain_text("Nox")
    person.press("Escape")
    expect(person.board.get_by_role("listitem").filter(has_text="0 primary + 0 secondary")).to_contain_text("Ada")
    person.button("How it ended").click()
    end.get_by_role("link", name="Film").click()
    expect(person.page).to_have_url(re.compile(f"/t/{table}/film"))
    expect(person.log).to_contain_text("Round 1 of 6 begins.")
    person.press("End")
    expect(person.log).to_contain_text("Round 6 of 6 begins.")
    expect(person.board).to_contain_text("0 primary + 0 secondary")
