"""How the page is seen and heard: French and English at once, light and dark, with and without motion, sound off."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.tables import ADA, CRUSADER


def test_french_and_english_change_at_once_in_the_middle_of_a_game(person: Person) -> None:
    person.open("mini-rogue", settings=CRUSADER)
    person.choose("Rest")
    expect(person.question).to_have_text("Where to?")
    told = person.told()

    person.button("Passer au français").click()
    page = person.page
    asked = page.get_by_role("region", name="Ce qui est demandé")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(asked.get_by_role("heading")).to_have_text("Où aller ?")
    expect(asked.locator("[data-option]").first).to_contain_text("droite")
    expect(person.log).to_contain_text("Se reposer")
    expect(person.log).not_to_contain_text("Rest:")
    expect(page.get_by_role("region", name="Plateau")).to_contain_text("Feu de camp")

    asked.locator("[data-option]").first.click()
    expect(person.log).to_contain_text("avance")
    person.button("Switch to English").click()
    expect(person.log).to_contain_text(told)
    expect(person.board).to_contain_text("Bonfire")


def test_the_language_of_the_browser_is_spoken_and_a_choice_is_kept(visit: Visit) -> None:
    french = visit(locale="fr-FR")
    french.go("/")
    expect(french.page.get_by_role("heading", name="Jeux", exact=True)).to_be_visible()
    french.button("Switch to English").click()
    expect(french.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    french.page.reload()
    expect(french.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()


def expect_light(person: Person, light: bool) -> None:
    """The ground of the page is bright or dark, and so it is said to the browser's own controls."""
    html = person.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light" if light else "dark")
    expect(html).to_have_css("color-scheme", "light" if light else "dark")
    two = "(1[7-9]|2[0-5])" if light else "[1-6]?"
    expect(html).to_have_css("background-color", re.compile(rf"^rgb\({two}\d, {two}\d, {two}\d\)$"))


def test_light_and_dark_follow_the_device_until_somebody_chooses(visit: Visit) -> None:
    person = visit(color_scheme="light")
    person.go("/")
    expect_light(person, True)
    person.page.emulate_media(color_scheme="dark")
    expect_light(person, False)
    person.button("Light: As the device").click()
    expect_light(person, True)
    person.page.reload()
    expect(person.button("Light: Day")).to_be_visible()
    expect_light(person, True)
    person.button("Light: Day").click()
    expect_light(person, False)


def test_dice_are_seen_to_roll_and_can_be_skipped(visit: Visit) -> None:
    person = visit(reduced_motion="no-preference")
    person.open("mini-rogue", settings=CRUSADER)
    for words in ("Rest", "Move right"):
        person.choose(words)
        person.press("Space")  # what happens is not waited for
    expect(person.question).to_have_text("How do you attack?")
    person.page.clock.install()
    person.page.clock.pause_at(datetime.now() + timedelta(seconds=10))  # the dice stay in the air as long as we like
    tray = person.button("The dice are rolling: skip")
    person.option("Attack").click()
    expect(tray).to_be_visible()
    expect(person.question).to_have_text("See what happens…")
    tray.click()
    expect(person.question).to_have_text("Reroll a die?")


def test_who_wants_less_motion_sees_none(person: Person) -> None:
    person.open("mini-rogue", settings=CRUSADER)
    expect(person.page.locator("html")).to_have_attribute("data-motion", "off")
    person.page.evaluate(WATCH_MOTION)
    for words in ("Rest", "Move right", "Attack"):
        person.choose(words)
    expect(person.question).to_have_text("Reroll a die?")
    assert person.page.evaluate("window.moved") == []


# Every animation that takes time, from now on.
WATCH_MOTION = """() => {
    window.moved = [];
    const look = () => {
        for (const one of document.getAnimations())
            if (one.playState === "running" && one.effect.getComputedTiming().duration > 50)
                window.moved.push(one.animationName ?? one.transitionProperty);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_sound_is_off_until_somebody_wants_it(person: Person) -> None:
    person.go("/")
    sound = person.page.get_by_role("group", name="Language, light and sound").get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")


SHRINK = """async log => {
    log.style.maxHeight = '2rem';
    log.dispatchEvent(new Event('scroll')); /* one that was still on its way */
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""
TO_THE_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


def test_the_log_follows_what_happens_unless_somebody_scrolls_back(person: Person) -> None:
    person.open("map-masters", ADA, settings={"first": "1"})
    expect(person.log).to_contain_text("Primary objective")
    person.log.evaluate(SHRINK)
    assert person.log.evaluate(TO_THE_END) < 2
    person.log.evaluate("log => { log.scrollTop = 0; }")
    person.choose("Pass")
    expect(person.log).to_contain_text("Amber passes")
    assert person.log.evaluate(TO_THE_END) > 100


def test_what_happens_on_the_board_is_told_to_screen_readers(person: Person) -> None:
    person.open("mini-rogue", settings=CRUSADER)
    spoken = person.page.locator("[aria-live=polite]").filter(has_text="What do you do here?")
    expect(spoken).to_have_count(1)
    person.choose("Rest")
    spoken = person.page.locator("[aria-live=polite]").filter(has_text="Where to?")
    expect(spoken).to_contain_text("The Crusader gains 2 HP.")
