"""A phone of 390 × 844 points, and what must be true of every page on it."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.person import Person

WIDTH: Final = 390
THUMB: Final = 44
PHONE: Final[dict[str, Any]] = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}
WIDEST = """[...document.querySelectorAll("*")].filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => one.outerHTML.slice(0, 120)).slice(0, 8)"""


def expect_narrow(phone: Person) -> None:
    """Nothing hangs over the edge: the page cannot be pushed sideways."""
    width = phone.page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
    assert width <= WIDTH, phone.page.evaluate(WIDEST)


def expect_thumb(target: Locator) -> None:
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= THUMB - 0.5, f"{target.inner_text()}: {box}"
