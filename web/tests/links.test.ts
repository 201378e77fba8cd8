/** Secret links: kept for the host, and understood when somebody pastes one. */
import { beforeEach, describe, expect, it } from "vitest";
import { addressOf, keepLinks, linksOf, pathOf } from "../src/lib/links";
import { keysOf } from "../src/lib/storage";

beforeEach(() => localStorage.clear());

describe("links of a table", () => {
  it("are found again, and new ones replace the old of the same seat", () => {
    keepLinks({ table: "abc", seats: { "1": "first-secret-of-seat-1", "-1": "watchers-secret-here" } });
    keepLinks({ table: "abc", seats: { "1": "second-secret-of-seat1" } });
    expect(linksOf("abc")).toEqual({ "1": "second-secret-of-seat1", "-1": "watchers-secret-here" });
    expect(linksOf("other")).toEqual({});
  });

  it("do not pile up for ever", () => {
    for (let number = 0; number < 80; number++) keepLinks({ table: `t${number}`, seats: {} });
    expect(keysOf("lanterne.links.").length).toBe(60);
  });

  it("hide the secret from the request line", () => {
    expect(new URL(addressOf("abcdefghijklmnopqrst", "https://games.test")).pathname).toBe("/join");
  });
});

describe("what somebody pastes", () => {
  const here = "https://games.test";

  it.each([
    ["https://games.test/join#N_qVrcr_3nJx8uvn-csJpg", "/join#N_qVrcr_3nJx8uvn-csJpg"],
    ["  http://192.168.1.4:8642/join#N_qVrcr_3nJx8uvn-csJpg\n", "/join#N_qVrcr_3nJx8uvn-csJpg"],
    ["/join#N_qVrcr_3nJx8uvn-csJpg", "/join#N_qVrcr_3nJx8uvn-csJpg"],
    ["N_qVrcr_3nJx8uvn-csJpg", "/join#N_qVrcr_3nJx8uvn-csJpg"],
    ["https://games.test/t/Uj-iitQrnjct", "/t/Uj-iitQrnjct"],
    ["https://games.test/t/Uj-iitQrnjct/film?step=4", "/t/Uj-iitQrnjct/film?step=4"],
  ])("%s is understood", (pasted, path) => expect(pathOf(pasted, here)).toBe(path));

  it.each(["", "hello", "https://games.test/join", "https://games.test/join#short", "https://games.test/about", "javascript:alert(1)", "http://[bad"])(
    "%s is not a link",
    (pasted) => expect(pathOf(pasted, here)).toBeNull(),
  );
});
