"""A person with a browser: what they see at a table and what they do there, found by role and name as a screen reader would.

Nothing sleeps: Playwright waits for what must be seen, and fails after PATIENCE. Pages and tables that are only needed to get
somewhere are opened over the API, with the cookie of the same browser.
"""

from __future__ import annotations

import re
from itertools import count
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, WebSocket, expect

from lanterne.kernel.asks import Json
from tests.browser.house import House
from tests.browser.tables import ME

MANY_TABS = 60  # more than any page of ours needs to its end
PATIENCE = 20_000.0  # milliseconds; costs nothing when things are quick
THINKING = 60_000.0  # the same, for what a bot thinks about first
DESK = {"width": 1280, "height": 800}
USUAL = {"locale": "en-GB", "color_scheme": "dark", "reduced_motion": "reduce", "viewport": DESK, "service_workers": "block"}


# Each person comes from an address of their own, as in the world: the server counts requests by address.
ADDRESSES = (f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}" for number in count(1))

# What a browser says when the server dies or the network goes: each request is cut off wherever it had got to.
CUT_OFF = r"net::ERR_|WebSocket connection to .* failed"


class Person:
    def __init__(self, browser: Browser, house: House, **about: Any) -> None:
        self.house = house
        wanted = {**USUAL, "extra_http_headers": {"X-Forwarded-For": next(ADDRESSES)}, **about}
        self.context = browser.new_context(base_url=house.address, **wanted)
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.borne: list[str] = []  # patterns of complaints that this test brings about
        self.secrets: dict[str, str] = {}  # of the table opened last, by seat
        self.context.on("request", self._look_at)
        self.page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self._complain(f"page error: {error}"))
        self.page.on("websocket", self._look_at_socket)

    # --- what must not happen ---

    def bear(self, pattern: str) -> None:
        """From now on complaints like this are no fault: the test itself brings them about."""
        self.borne.append(pattern)

    def leave(self) -> None:
        self.context.close()

    def _complain(self, what: str) -> None:
        if not any(re.search(pattern, what) for pattern in self.borne):
            self.complaints.append(what)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "Content Security Policy" in message.text:
            self._complain(f"console: {message.text} ({message.location.get('url', '')})")

    def _look_at(self, request: Request) -> None:
        if not request.url.startswith((f"{self.house.address}/", "data:", "blob:")):
            self._complain(f"asked another host: {request.url}")

    def _look_at_socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.house.address.replace("http", "ws", 1) + "/"):
            self._complain(f"spoke with another host: {socket.url}")

    # --- going somewhere ---

    def go(self, path: str) -> None:
        self.page.goto(path)

    def post(self, path: str, body: dict[str, Json]) -> Any:
        reply = self.context.request.post(path, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    def get(self, path: str) -> Any:
        reply = self.context.request.get(path)
        assert reply.ok, reply.text()
        return reply.json()

    def open(self, game: str, *seats: dict[str, Json], **more: Json) -> str:
        """Open a table with luck that is always the same, and go there; its id comes back."""
        links = self.post("/api/tables", {"game": game, "seats": list(seats or [ME]), "seed": 7, **more})
        self.secrets = links["seats"]
        table: str = links["table"]
        self.go(f"/t/{table}")
        expect(self.page.get_by_role("heading", level=1, include_hidden=True)).not_to_be_empty()
        return table

    def join(self, secret: str, name: str = "") -> None:
        """Follow a secret link and sit down."""
        self.go(f"/join#{secret}")
        if name:
            self.page.get_by_label("Your name").fill(name)
        self.button("To the table").click()
        expect(self.asked).to_be_visible()

    # --- what stands on the page ---

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def dialog(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    @property
    def asked(self) -> Locator:
        return self.page.get_by_role("region", name="What is asked")

    @property
    def question(self) -> Locator:
        return self.asked.get_by_role("heading")

    @property
    def options(self) -> Locator:
        return self.asked.locator("[data-option]")

    def option(self, words: str | re.Pattern[str]) -> Locator:
        return self.options.filter(has_text=words)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="Board")

    @property
    def spots(self) -> Locator:
        """What can be touched on the board now."""
        return self.board.locator(".spot.open")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", include_hidden=True)  # on a phone it waits behind a tab

    def told(self) -> str:
        """The whole log, as it stands now."""
        return self.log.text_content() or ""

    # --- playing ---

    def choose(self, words: str | re.Pattern[str] = "") -> None:
        """Choose an option of the list (the first with these words), and see what comes of it."""
        option = self.option(words).first
        expect(option).to_be_enabled()
        before = self.told()
        option.click()
        expect(self.log).not_to_have_text(before)

    def touch(self) -> None:
        """Click the first place of the board that an option is about; of several options about it, the first."""
        spot = self.spots.first
        expect(spot).to_be_visible()
        before = self.told()
        several = spot.get_attribute("aria-haspopup")
        spot.click()
        if several:
            self.dialog("What do you want to do with it?").locator("[data-option]").first.click()
        expect(self.log).not_to_have_text(before)

    def give_up(self) -> Locator:
        """End the game through the menu; the end screen comes back."""
        self.button("Table and seats").click()
        self.button("Give up").click()
        self.button("Yes, give up").click()
        end = self.dialog("The game is over")
        expect(end).to_be_visible()
        return end

    # --- by keyboard ---

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, wanted: Locator) -> None:
        """Press Tab until it has the focus."""
        expect(wanted).to_be_visible()
        for _ in range(MANY_TABS):
            self.press("Tab")
            if wanted.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError(f"Tab does not lead to {wanted}")
