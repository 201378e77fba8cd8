/** The table as the page knows it: what can be answered when, and what becomes of an answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, curtained, TableStore } from "../../src/net/table.svelte";
import { option, question, Sockets, state } from "./making";

let sockets: Sockets;
let store: TableStore;
const asking = (length: number, more = {}) => state(length, { asks: [question(length, [option("go")])], ...more });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = new Sockets();
  store = new TableStore("abc", { language: () => "en", pace: { factor: () => 1, hidden: () => false }, open: sockets.open });
  store.start();
  sockets.last.accept();
  sockets.last.say(asking(1, { since: -1, fresh: false }));
});
afterEach(() => {
  store.stop();
  vi.useRealTimers();
});

describe("an answer", () => {
  it("goes out with the number of its question, and only once", () => {
    store.answer(store.question!, "go");
    store.answer(store.question!, "go");
    const told = sockets.last.of("answer");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ ask: 1, seat: 0, answer: "go" });
    expect(store.open).toBe(false);
  });

  it("frees the table for the next one when it is confirmed and its state is here, in any order", () => {
    store.answer(store.question!, "go");
    const first = sockets.last.of("answer")[0]!.id;
    sockets.last.say({ is: "done", id: first, at: 2 });
    expect(store.open).toBe(false);
    sockets.last.say(asking(2));
    expect(store.open).toBe(true);
    store.answer(store.question!, "go");
    sockets.last.say(asking(3));
    expect(store.open).toBe(false);
    sockets.last.say({ is: "done", id: sockets.last.of("answer")[1]!.id, at: 3 });
    expect(store.open).toBe(true);
  });

  it("that is refused says why, with its rule, and may be given otherwise", () => {
    store.answer(store.question!, "go");
    sockets.last.say({ is: "refused", id: sockets.last.of("answer")[0]!.id, code: "answer-not-offered", words: "Not that.", rule: "XX-07" });
    expect(store.toasts).toMatchObject([{ words: "Not that.", rule: "XX-07", tone: "bad" }]);
    expect(store.open).toBe(true);
  });

  it("waits while the connection is lost", () => {
    sockets.last.break();
    expect(store.status).toBe("lost");
    expect(store.open).toBe(false);
    expect(store.question).not.toBeNull();
  });

  it("is not taken while the table is paused", () => {
    sockets.last.say(asking(1, { at: 2, fresh: false, since: 1, table: { ...state(1).table, paused: true } }));
    expect(store.open).toBe(false);
  });

  it("to the real box is given by the seat that looks", () => {
    sockets.last.say(state(2, { since: -1, fresh: false, asks: [question(2, [], { kind: "roll", seat: -1 })] }));
    store.answer(store.question!, ["6"]);
    expect(sockets.last.of("answer")[0]).toMatchObject({ seat: 0, answer: ["6"] });
  });
});

describe("a question", () => {
  it("is shown when the stage has come to the present", () => {
    sockets.last.say(state(2));
    sockets.last.say(asking(3));
    expect(store.state?.length).toBe(2);
    expect(store.question).toBeNull();
    store.stage.skip();
    expect(store.question?.number).toBe(3);
  });
});

describe("taking back", () => {
  it("names the moment, also where nobody of mine is asked", () => {
    sockets.last.say(state(2, { since: -1, fresh: false, number: 17, undo: "ask" }));
    store.undo();
    expect(sockets.last.of("undo")[0]).toMatchObject({ ask: 17, seat: 0 });
  });

  it("is not asked for where there is nothing", () => {
    store.undo();
    expect(sockets.last.of("undo")).toHaveLength(0);
  });
});

describe("hints and reasons", () => {
  it("belong to the question for which they were asked", () => {
    store.askHint();
    store.askHint();
    expect(sockets.last.of("hint")).toHaveLength(1);
    sockets.last.say({ is: "hint", id: sockets.last.of("hint")[0]!.id, words: "This.", best: [] });
    expect(store.hint?.ask).toBe(1);
    expect(store.wanted.hint).toBe("");
    store.why();
    sockets.last.say({ is: "whys", id: sockets.last.of("why")[0]!.id, refusals: [] });
    expect(store.refusals).toEqual({ ask: 1, list: [] });
  });
});

describe("the curtain", () => {
  it("falls where another seat of mine is asked that knows other things", () => {
    expect(curtained(state(2, { curtain: [1] }))).toEqual([1]);
  });

  it("waits until the one who looks has answered", () => {
    expect(curtained(asking(2, { curtain: [1] }))).toEqual([]);
  });

  it("rises when somebody says who they are; a new connection remembers it", () => {
    store.look(1);
    expect(sockets.last.of("look")).toEqual([{ do: "look", seat: 1 }]);
    sockets.last.break();
    vi.advanceTimersByTime(600);
    sockets.last.accept();
    expect(sockets.last.of("hello")[0]).toMatchObject({ seat: 1, have: 1 });
  });
});

it("is reached over the same host, and safely where the page is", () => {
  const at = (href: string) => addressOf("a b", new URL(href) as unknown as Location);
  expect(at("http://here:8642/t/x")).toBe("ws://here:8642/api/tables/a%20b/play");
  expect(at("https://games.example.org/")).toBe("wss://games.example.org/api/tables/a%20b/play");
});
