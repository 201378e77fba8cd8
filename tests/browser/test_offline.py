"""The page on the device: a manifest, a service worker, and a page that opens without a server and says so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import CUT_OFF, Person
from tests.browser.tables import CRUSADER


def test_the_manifest_lets_the_page_be_installed(person: Person) -> None:
    person.go("/")
    manifest = person.get(person.page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert manifest["name"].startswith("Lanterne")
    assert manifest["display"] == "standalone"
    assert manifest["start_url"]
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    for icon in manifest["icons"]:
        reply = person.context.request.get(icon["src"])
        assert reply.ok
        assert reply.headers["content-type"].startswith("image/")


def test_the_page_opens_without_a_server_and_says_so(visit: Visit, own_house: House) -> None:
    person = visit(own_house, service_workers="allow")
    person.open("mini-rogue", settings=CRUSADER)
    table = person.page.url
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.go("/")
    expect(person.page.get_by_role("article", name="Mini Rogue")).to_be_visible()

    person.bear(CUT_OFF)
    own_house.kill()
    person.page.reload()
    expect(person.page.get_by_role("article", name="Mini Rogue")).to_be_visible()
    expect(person.page.get_by_text("The server does not answer")).to_be_visible()
    person.go("/rules/mini-rogue")
    expect(person.page.get_by_role("heading", name="Rules")).to_be_visible()
    person.go(table)
    expect(person.page.get_by_text("The connection is lost")).to_be_visible()

    own_house.start()
    expect(person.question).to_have_text("What do you do here?")
    expect(person.page.get_by_text("The connection is lost")).to_be_hidden()


def test_a_device_without_a_network_is_told_apart(person: Person) -> None:
    person.go("/")
    expect(person.page.get_by_role("article", name="Mini Rogue")).to_be_visible()
    person.bear(CUT_OFF)
    person.context.set_offline(True)
    expect(person.page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    person.context.set_offline(False)
    expect(person.page.get_by_role("status").filter(has_text="No connection")).to_be_hidden()
