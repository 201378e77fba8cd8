"""What explains a game while it is played: rules behind the log, why not, hints, odds; and taking back, alone or agreed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.tables import ADA, ASHA, ASHA_AND_KHOR, CRUSADER, FRIEND


@pytest.fixture
def rogue(person: Person) -> Person:
    """Somebody before the Giant Rat."""
    person.open("mini-rogue", settings=CRUSADER)
    person.choose("Rest")
    person.choose("Move right")
    return person


def test_a_rule_opens_from_a_line_of_the_log_and_leads_to_the_rulebook(rogue: Person) -> None:
    number = rogue.log.get_by_role("button", name="Rule MR-EXPL-03").first
    number.click()
    rule = rogue.dialog("MR-EXPL-03")
    expect(rule).to_contain_text("the cell on the right or the one underneath")
    rogue.press("Escape")
    expect(rule).to_be_hidden()
    expect(number).to_be_focused()
    number.click()
    rule.get_by_role("link", name="The whole rulebook").click()
    expect(rogue.page).to_have_url(re.compile("/rules/mini-rogue#MR-EXPL-03$"))
    expect(rogue.page.locator("#MR-EXPL-03")).to_be_in_viewport()


def test_why_something_is_not_possible_and_what_would_make_it_so(person: Person) -> None:
    person.open("kinfire-delve", settings=ASHA)
    person.choose("Go on")
    person.choose("Choose the Maze")
    person.button("Why not?").click()
    why = person.dialog("What is not possible now")
    reasons = why.get_by_role("listitem")
    expect(reasons.filter(has_text="Use the lantern")).to_contain_text("lantern is dark")
    for reason in reasons.all():
        expect(reason.get_by_role("button", name=re.compile("Rule KD-"))).to_be_visible()


def test_where_everything_is_possible_that_is_said_too(rogue: Person) -> None:
    rogue.press("?")
    expect(rogue.dialog("What is not possible now")).to_contain_text("you see every option there is")


def test_a_hint_is_said_and_marks_its_option(rogue: Person) -> None:
    rogue.button("Hint").click()
    best = rogue.options.filter(has_text=re.compile(r"wins \d+"))
    expect(best.first).to_be_visible()
    expect(rogue.question).to_have_text("How do you attack?")


def test_odds_stand_beside_what_rolls_dice(rogue: Person) -> None:
    attack = rogue.option("Attack")
    expect(attack).to_contain_text(re.compile(r"Enemy defeated\s*17\s?%"))
    rogue.button("All the odds: Attack").click()
    expect(rogue.button("All the odds: Attack")).to_have_attribute("aria-expanded", "true")


def test_what_showed_nothing_new_is_taken_back_freely_while_others_look_on(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.open("kinfire-delve", ADA, FRIEND, settings=ASHA_AND_KHOR)
    bo.join(ada.secrets["1"])
    ada.choose("Go on with this hand")
    ada.choose("Choose the Maze")
    expect(bo.log).to_contain_text("Asha takes on the Maze")
    ada.button("Take back", exact=True).click()
    expect(ada.question).to_have_text("Which card do you choose?")
    for person in (ada, bo):
        expect(person.log).not_to_contain_text("Asha takes on the Maze")
    ada.choose("Choose the Moon Lock")
    expect(bo.log).to_contain_text("Asha takes on the Moon Lock")


def test_alone_a_roll_is_taken_back_with_a_mark_in_the_log(rogue: Person) -> None:
    rogue.choose("Attack")
    expect(rogue.question).to_have_text("Reroll a die?")
    rogue.press("u")
    expect(rogue.question).to_have_text("How do you attack?")
    expect(rogue.log).to_contain_text("taken back")


def propose(visit: Visit) -> tuple[Person, Person]:
    """Two at a table, one of whom would like to take back what showed dice to both."""
    ada, bo = visit(), visit()
    ada.open("kinfire-delve", ADA, FRIEND, settings=ASHA_AND_KHOR)
    bo.join(ada.secrets["1"], "Bo")
    for words in ("Go on", "Choose the Maze", "Play Kindled Nerve"):
        ada.choose(words)
    bo.choose("Do not support")
    expect(ada.log).to_contain_text("Dice:")
    ada.button("Ask to take back").click()
    expect(ada.page.get_by_text("Waiting for Bo.").first).to_be_visible()
    expect(bo.page.get_by_text(re.compile("^Ada would like to take back"))).to_be_visible()
    return ada, bo


def test_a_roll_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    ada, bo = propose(visit)
    bo.button("Agree").click()
    for person in (ada, bo):
        expect(person.log).to_contain_text("taken back")
        expect(person.log).not_to_contain_text("Dice:")


def test_a_roll_stands_when_the_other_declines(visit: Visit) -> None:
    ada, bo = propose(visit)
    bo.button("Decline").click()
    for person in (ada, bo):
        expect(person.page.get_by_text("would like to take back")).to_have_count(0)
        expect(person.log).to_contain_text("Dice:")
