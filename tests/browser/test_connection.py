"""A connection that breaks: the page says so, comes back by itself, and nothing is lost, told twice or played twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import CUT_OFF, Person
from tests.browser.tables import ASHA_AND_KHOR, CRUSADER, FRIEND, ME

LOST = "The connection is lost"


def banner(person: Person) -> Locator:
    return person.page.get_by_text(LOST)


@pytest.fixture
def player(visit: Visit, own_house: House) -> Person:
    """Somebody in the middle of a game, at a server that may die."""
    player = visit(own_house)
    player.bear(CUT_OFF)
    player.open("mini-rogue", settings=CRUSADER)
    player.choose("Rest")
    player.choose("Move right")
    expect(player.option("Attack")).to_be_enabled()  # the server has said that it heard: nothing is on its way
    return player


def test_a_killed_server_comes_back_and_the_game_goes_on(player: Person, own_house: House) -> None:
    told, asked = player.told(), player.question.inner_text()
    own_house.kill()
    expect(banner(player)).to_be_visible()
    expect(player.question).to_have_text(asked)
    expect(player.options.first).to_be_disabled()

    own_house.start()
    expect(banner(player)).to_be_hidden()
    expect(player.question).to_have_text(asked)
    expect(player.log).to_have_text(told)
    player.choose("Attack")
    told = player.told()
    player.page.reload()
    expect(player.log).to_have_text(told)


def test_an_answer_that_the_server_died_on_is_told_again_and_counts_once(player: Person, own_house: House) -> None:
    own_house.freeze()
    player.option("Attack").click()
    expect(player.options.first).to_be_disabled()  # it is on its way
    own_house.kill()
    expect(banner(player)).to_be_visible()
    assert player.told().count("Attack") == 0

    own_house.start()
    expect(player.question).to_have_text("Reroll a die?")
    assert player.log.get_by_text("Attack", exact=True).count() == 1


def test_a_network_that_goes_and_comes(player: Person) -> None:
    told = player.told()
    player.context.set_offline(True)
    expect(banner(player)).to_be_visible()
    player.context.set_offline(False)
    expect(banner(player)).to_be_hidden()
    expect(player.log).to_have_text(told)
    player.choose("Attack")


def test_what_others_did_meanwhile_is_caught_up_with(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.open("kinfire-delve", ME, FRIEND, settings=ASHA_AND_KHOR)
    bo.join(ada.secrets["1"])
    bo.bear(CUT_OFF)
    bo.context.set_offline(True)
    ada.choose("Go on")
    ada.choose("Choose the Maze")
    ada.choose("Play Kindled Nerve")
    assert "Kindled Nerve" not in bo.told(), "bo was not cut off"
    bo.context.set_offline(False)
    expect(bo.question).to_have_text("Do you support the action?")
    expect(bo.log).to_contain_text("Kindled Nerve")
