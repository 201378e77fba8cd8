/** Addresses and the pages they show. */
import { describe, expect, it } from "vitest";
import { follow, go, route, routeOf } from "../src/router";

function at(path: string) {
  return routeOf(new URL(path, "http://lanterne.test"));
}

describe("an address shows its page", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/new/mini-rogue", { page: "new", slug: "mini-rogue" }],
    ["/join#abcdefghijklmnop", { page: "join", secret: "abcdefghijklmnop" }],
    ["/join", { page: "join", secret: "" }],
    ["/rules", { page: "rules", slug: "", rule: "" }],
    ["/rules/kinfire-delve#KD-COLOR-01", { page: "rules", slug: "kinfire-delve", rule: "KD-COLOR-01" }],
    ["/t/3FhiPv8Cxx7k", { page: "table", id: "3FhiPv8Cxx7k" }],
    ["/t/3FhiPv8Cxx7k/", { page: "table", id: "3FhiPv8Cxx7k" }],
    ["/t/abc/film", { page: "film", id: "abc", step: null }],
    ["/t/abc/film?step=12", { page: "film", id: "abc", step: 12 }],
    ["/t/abc/film?step=-3", { page: "film", id: "abc", step: null }],
    ["/t/abc/film?step=many", { page: "film", id: "abc", step: null }],
    ["/about", { page: "about" }],
  ])("%s", (path, page) => expect(at(path)).toEqual(page));

  it.each(["/new", "/t", "/t/abc/elsewhere", "/t/abc/film/more", "/about/us", "/join/abc", "/nowhere"])("%s is a dead end", (path) => {
    expect(at(path)).toEqual({ page: "lost" });
  });

  it("lives with an address that no one can decode", () => {
    expect(at("/t/%E0%A4%A")).toEqual({ page: "lost" });
  });
});

describe("going to a page", () => {
  it("changes the address and can be taken back", () => {
    go("/about");
    expect(route()).toEqual({ page: "about" });
    go("/rules/mini-rogue#MR-GOAL-01");
    expect(route()).toEqual({ page: "rules", slug: "mini-rogue", rule: "MR-GOAL-01" });
  });

  it("leaves no trace of a secret when it replaces the address", () => {
    go("/join#abcdefghijklmnop");
    const before = history.length;
    go("/t/abc", { replace: true });
    expect(history.length).toBe(before);
    expect(location.href).not.toContain("abcdefghijklmnop");
  });
});

describe("a click on a link", () => {
  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    document.addEventListener("click", follow, { once: true });
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, button: 0, ...init });
    document.querySelector("a")!.dispatchEvent(event);
    document.removeEventListener("click", follow);
    return event.defaultPrevented;
  }

  it("to a page of ours is followed here", () => {
    go("/");
    expect(click('<a href="/about"><b>About</b></a>')).toBe(true);
    expect(route()).toEqual({ page: "about" });
  });

  it.each([
    ["to another site", '<a href="https://game-icons.net/">icons</a>', {}],
    ["to a file", '<a href="/licences.txt">licences</a>', {}],
    ["to a save file", '<a href="/api/tables/abc/save">save</a>', {}],
    ["to be downloaded", '<a href="/t/abc" download>save</a>', {}],
    ["for another tab", '<a href="/about">about</a>', { ctrlKey: true }],
    ["with another button", '<a href="/about">about</a>', { button: 1 }],
  ])("%s is left to the browser", (_, html, init) => expect(click(html, init)).toBe(false));
});
