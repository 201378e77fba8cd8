"""What the tests in a browser share: one server and one Chromium for each worker, and a person with a fresh browser whenever
one is asked for. Whatever a page complains about fails the test, and so does any request to another host."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from lanterne.server.page import page_folder
from tests.browser.house import House
from tests.browser.person import PATIENCE, Person

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
Visit = Callable[..., Person]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while Playwright is there its loop runs on this thread, and other tests start their own."""
    path = os.environ.get("LANTERNE_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        reason = "there is no Chromium: install it, or name one in LANTERNE_CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_files() -> Path:
    folder = page_folder()
    if folder is None:
        pytest.fail("the page has not been built: `python3 run.py page` builds it")
    return folder


@pytest.fixture(scope="session")
def house(page_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server at which most tests play."""
    house = House(tmp_path_factory.mktemp("house"), page_files)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def own_house(page_files: Path, tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    house = House(tmp_path, page_files)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody new with a fresh browser; what is said about it goes to Playwright, e.g. `color_scheme="light"`."""
    people: list[Person] = []

    def come(house: House | None = None, **about: Any) -> Person:
        person = Person(browser, house or request.getfixturevalue("house"), **about)
        people.append(person)
        return person

    yield come
    for person in people:
        person.leave()
    complaints = [complaint for person in people for complaint in person.complaints]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def person(visit: Visit) -> Person:
    """Somebody at a desk, who speaks English, likes it dark and wants nothing to move: tests are quicker so."""
    return visit()
