/** Calls over HTTP: what is sent, and how trouble comes out as a sentence. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, sentence, Trouble } from "../src/net/api";
import { prefs } from "../src/prefs.svelte";
import { say } from "../src/words/words.svelte";

let asked: { path: string; init: RequestInit }[] = [];

/** The network, for the length of a test: it answers so. */
function network(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return Promise.resolve().then(answer);
  });
}

async function troubleOf(promise: Promise<unknown>): Promise<Trouble> {
  const thrown: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(thrown).toBeInstanceOf(Trouble);
  return thrown as Trouble;
}

const problem = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  asked = [];
  prefs.language = "fr";
});
afterEach(() => vi.unstubAllGlobals());

describe("a call", () => {
  it("asks in the language of the page", async () => {
    network(() => Response.json([]));
    await api.games();
    expect(asked[0]?.path).toBe("/api/games?lang=fr");
  });

  it("sends what it is told, in the language of the page, and only to our own server", async () => {
    network(() => Response.json({ table: "abc", seats: {} }));
    await api.open({ game: "mini-rogue", seats: [{ who: "me" }] });
    expect(asked[0]?.path).toBe("/api/tables?lang=fr");
    expect(asked[0]?.init.method).toBe("POST");
    expect(asked[0]?.init.credentials).toBe("same-origin");
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ game: "mini-rogue", seats: [{ who: "me" }], lang: "fr" });
  });

  it("writes ids into the path so that they stay ids", async () => {
    network(() => Response.json({}));
    await api.sit("a/../b?c", { seat: -1 });
    expect(asked[0]?.path).toBe("/api/tables/a%2F..%2Fb%3Fc/sit?lang=fr");
  });

  it("asks for the steps of a film", async () => {
    network(() => Response.json({ length: 0, frames: [] }));
    await api.film("abc", { from: 0, count: 20 });
    expect(asked[0]?.path).toBe("/api/tables/abc/film?lang=fr&from=0&count=20");
  });
});

describe("trouble", () => {
  it("is told in the server's words", async () => {
    network(() => problem(403, { code: "link-unknown", words: "Ce lien n’ouvre plus rien." }));
    const trouble = await troubleOf(api.join({ secret: "abcdefghijklmnop" }));
    expect(trouble).toMatchObject({ code: "link-unknown", status: 403, message: "Ce lien n’ouvre plus rien.", offline: false });
    expect(sentence(trouble)).toBe("Ce lien n’ouvre plus rien.");
  });

  it("is told in ours where the server is not reached", async () => {
    network(() => Promise.reject(new TypeError("Failed to fetch")));
    const trouble = await troubleOf(api.lobby());
    expect(trouble.offline).toBe(true);
    expect(trouble.message).toBe(say("trouble-offline"));
  });

  it("is told where the server takes too long", async () => {
    network(() => Promise.reject(new DOMException("The operation timed out.", "TimeoutError")));
    const trouble = await troubleOf(api.lobby());
    expect(trouble).toMatchObject({ code: "slow", message: say("trouble-slow"), offline: true });
  });

  it.each([
    [404, "trouble-missing"],
    [429, "trouble-often"],
    [502, "trouble-server"],
  ])("is told where something else answers with %i", async (status, id) => {
    network(() => new Response("<html>Bad gateway</html>", { status }));
    const trouble = await troubleOf(api.lobby());
    expect(trouble.message).toBe(say(id, { status: String(status) }));
    expect(trouble.message).not.toBe(id);
  });

  it("is told where an answer is cut short", async () => {
    network(() => new Response('{"mine": [', { status: 200 }));
    expect((await troubleOf(api.lobby())).code).toBe("garbled");
  });

  it("that nobody foresaw is a sentence too", () => {
    expect(sentence(new RangeError("x"))).toBe(say("trouble-unknown"));
  });
});
