"""What every answer of the server carries for the browser, and that the browser keeps to it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person


def test_every_answer_carries_a_strict_policy(person: Person) -> None:
    for path in ("/", "/t/nothing", "/early.js", "/sw.js", "/api/games", "/api/nothing"):
        headers = person.context.request.get(path).headers
        policy = [part.strip() for part in headers["content-security-policy"].split(";")]
        assert {"default-src 'self'", "style-src 'self'", "frame-ancestors 'none'"} <= set(policy), path
        assert not any(part.startswith("script-src") for part in policy), path  # the default is as strict as it gets
        assert "unsafe" not in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer", path


def test_the_browser_runs_no_script_that_was_slipped_in(person: Person) -> None:
    person.go("/")
    expect(person.page.get_by_role("article", name="Mini Rogue")).to_be_visible()
    assert not person.complaints
    person.bear("Content Security Policy")
    person.page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.slipped = true";
            document.body.append(script);
        }"""
    )
    assert person.page.evaluate("window.slipped === undefined")


def test_the_browser_asks_no_other_host(person: Person) -> None:
    person.go("/")
    with person.page.expect_console_message(lambda said: "Content Security Policy" in said.text):
        person.page.evaluate("fetch('http://127.0.0.2:9/').catch(() => null)")
    assert person.complaints, "these tests would not hear of it"
    person.complaints.clear()


def test_the_cookie_is_not_for_scripts_and_secrets_stay_out_of_the_address(person: Person) -> None:
    person.open("mini-rogue")
    (cookie,) = person.context.cookies()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert person.page.evaluate("document.cookie") == ""
