"""The puzzle of the day: from the lobby to a short text to share, without a word about the path."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.maps import CELLIER, PUPITRE, THROUGH, Workshop
from tests.browser.person import THINKING

DAY = "2026-11-08"  # Cellar and Desk are in its hand, and rooms are asked for


def test_the_puzzle_of_the_day_is_solved_and_shared_in_french(visit: Visit) -> None:
    person = visit(locale="fr-FR", permissions=["clipboard-read", "clipboard-write"])
    person.page.clock.install(time=f"{DAY}T12:00:00")
    person.go("/")
    person.page.get_by_role("region", name="L’énigme du jour").get_by_role("button", name="Jouer celle du jour").click()
    workshop = Workshop(person)
    workshop.build(CELLIER, PUPITRE)
    workshop.drag(*THROUGH)
    expect(workshop.points(3)).to_be_visible()  # two rooms and the exit
    workshop.done.click()

    expect(person.page.get_by_text("Énigme du 8 novembre 2026")).to_be_visible()
    expect(person.page.get_by_text("Vous avez trouvé 3 sur 6.")).to_be_visible(timeout=THINKING)
    expect(person.page.get_by_role("img", name="2 étoiles sur 4")).to_be_visible()
    person.button("Partager").click()
    expect(person.page.get_by_text("C’est copié")).to_be_visible()
    text = person.page.evaluate("navigator.clipboard.readText()")
    assert text == f"Lanterne · Map Masters {DAY} · 3/6 ★★☆☆\n{person.house.address}/"
    person.button("Montrer le meilleur Chemin").click()
    expect(person.page.get_by_role("img", name="Le meilleur Chemin")).to_be_visible()
