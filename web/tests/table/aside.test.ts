/** What a board asks besides answering: advice on a draft, and the best there was. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RESEND_AFTER } from "../../src/net/socket";
import { TableStore } from "../../src/net/table.svelte";
import { question, Sockets, state } from "./making";

let sockets: Sockets;
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = new Sockets();
  store = new TableStore("abc", { language: () => "en", pace: { factor: () => 0, hidden: () => false }, open: sockets.open });
  store.start();
  sockets.last.accept();
  sockets.last.say(state(1, { asks: [question(7, [], { kind: "compose" })] }));
});
afterEach(() => {
  store.stop();
  vi.useRealTimers();
});

describe("a draft", () => {
  it("goes with the number of its question and comes back as advice", async () => {
    const advice = store.draft({ steps: [] });
    const [told] = sockets.last.of("draft");
    expect(told).toMatchObject({ ask: 7, seat: 0, value: { steps: [] } });
    sockets.last.say({ is: "advice", id: told!.id, value: { good: 0 } });
    expect(await advice).toEqual({ good: 0 });
  });

  it("of a question that has passed gets nothing", async () => {
    const advice = store.draft({});
    sockets.last.say({ is: "refused", id: sockets.last.of("draft")[0]!.id, code: "stale", words: "Too late.", rule: "" });
    expect(await advice).toBeNull();
    sockets.last.say(state(2));
    expect(await store.draft({})).toBeNull();
  });
});

describe("the best there was", () => {
  it("is waited for without asking twice", async () => {
    const solved = store.solve(0);
    vi.advanceTimersByTime(2 * RESEND_AFTER);
    const asked = sockets.last.of("solve");
    expect(asked).toHaveLength(1);
    sockets.last.say({ is: "solved", id: asked[0]!.id, value: { value: 13 } });
    expect(await solved).toEqual({ value: 13 });
  });
});
