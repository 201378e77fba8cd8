"""Dungeons of Map Masters in the browser: cards laid and paths drawn on the map itself, by what is seen there.

Places are told as on the printed cards: in lattice units, of which a card is 8 wide and 12 high, from the upper left corner
of the card that was laid first. All tables have the same luck: rooms are asked for, and the hand holds the Cellar and the Desk.
"""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from lanterne.kernel.asks import Json
from tests.browser.person import Person

LUCK: Final = 28
CALM: Final[dict[str, Json]] = {"first": "1", "time_bonus": False}
NOVICE: Final[dict[str, Json]] = {"who": "bot", "bot": "novice", "name": "Nox"}
Point = tuple[int, int]
CELLAR, DESK = "Five-Door Cellar", "Copyist’s Desk"
CELLIER, PUPITRE = "Le Cellier aux cinq portes", "Le Pupitre du copiste"
# In at the upper left of the Cellar, through its room and over to the Desk, through that room and out at the upper right.
THROUGH: Final[tuple[Point, ...]] = (
    (0, 3), (2, 3), (4, 6), (6, 9), (8, 9), (10, 9), (10, 7), (11, 6), (11, 5), (12, 4), (13, 3), (16, 3),
)  # fmt: skip
UNIT: Final = 20  # of the drawing, for one of the lattice
ON_SCREEN = """(svg, [x, y]) => {
    const matrix = svg.getScreenCTM();
    return [x * matrix.a + matrix.e, y * matrix.d + matrix.f];
}"""


class Workshop:
    """Where somebody builds a dungeon and draws a path in it. What is found by name has the name of either language."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.map = self.page.get_by_role("img", name=re.compile("^(Your dungeon,|Votre Donjon,)"))
        self.hand = self.page.get_by_role("list", name=re.compile("^(Your hand|Votre Main)$"))
        self.steps = self.page.get_by_role("list", name=re.compile("^(What you can do next|Ce que vous pouvez faire ensuite)$"))
        self.found = self.page.get_by_role("list", name=re.compile("^(Found so far|Découvertes jusqu’ici)$"))
        self.ghosts = self.map.locator(".ghost")
        self.starts = self.map.locator(".targets .start")
        modes = self.page.get_by_role("group", name=re.compile("^(What you do|Ce que vous faites)$"))
        self.pen = modes.get_by_text(re.compile("^(Draw|Dessiner)$"))
        self.done = self.page.get_by_role("button", name=re.compile("^(Done|Fini|Rendre)"))

    def card(self, name: str) -> Locator:
        """A card of the hand."""
        return self.hand.get_by_role("button", name=re.compile(f"^{name}"))

    def points(self, count: int) -> Locator:
        return self.page.get_by_role("status", name=re.compile(rf"^{count} (victory points? so far|points? de victoire)"))

    def target(self, x: int, y: int) -> Locator:
        """The sign that the path may begin or go on here."""
        return self.map.locator(f'.targets [transform="translate({x * UNIT} {y * UNIT})"]')

    def at(self, x: int, y: int) -> tuple[float, float]:
        """Where a point of the lattice is on the screen."""
        left, top = self.map.evaluate(ON_SCREEN, [x * UNIT, y * UNIT])
        return left, top

    def expect_found(self, **counts: int) -> None:
        """Expect these discoveries, and nothing else but perhaps an exit, which has no count."""
        expect(self.found.locator("b")).to_have_count(len(counts))
        for kind, count in counts.items():
            item = self.found.get_by_role("listitem").filter(has=self.page.get_by_role("img", name=kind, exact=True))
            expect(item).to_have_text(str(count))

    # --- by mouse ---

    def lay(self, name: str, column: int, row: int = 0) -> None:
        """Choose a card of the hand and click one of the places that are shown then; rows are half a card high."""
        self.card(name).click()
        expect(self.ghosts).not_to_have_count(0)
        self.page.mouse.click(*self.at(column * 8 + 4, row * 6 + 6))
        expect(self.card(name)).to_have_count(0)

    def build(self, first: str = CELLAR, second: str = DESK) -> None:
        """The Cellar, and the Desk to its right."""
        self.lay(first, 0)
        self.lay(second, 1)

    def drag(self, *points: Point) -> None:
        """Take the pen and draw in one stroke, without waiting for anything on the way."""
        first, *others = points
        self.pen.click()
        expect(self.target(*first)).to_be_visible()
        self.page.mouse.move(*self.at(*first))
        self.page.mouse.down()
        for point in others:
            self.page.mouse.move(*self.at(*point), steps=8)
        self.page.mouse.up()

    def hand_in_nothing(self) -> None:
        """It is asked once more: this is seldom meant."""
        self.done.click()
        self.page.get_by_role("button", name=re.compile("^(Done without a path|Rendre sans Chemin)")).click()

    # --- by touch ---

    def tap_card(self, name: str, column: int, row: int = 0) -> None:
        self.card(name).tap()
        expect(self.ghosts).not_to_have_count(0)
        self.page.touchscreen.tap(*self.at(column * 8 + 4, row * 6 + 6))
        expect(self.card(name)).to_have_count(0)

    def tap(self, x: int, y: int) -> None:
        """Begin or go on where a sign is."""
        expect(self.target(x, y)).to_be_visible()
        self.page.touchscreen.tap(*self.at(x, y))

    # --- by keyboard ---

    def press_step(self, words: str) -> None:
        """Take the first step with these words by the key that stands beside it."""
        step = self.steps.get_by_role("button", name=words).first
        expect(step).to_be_visible()
        self.page.keyboard.press(step.locator("kbd").inner_text())
