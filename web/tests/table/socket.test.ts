/** The connection: it comes back, says what it has, and tells again what was never confirmed. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LONGEST_WAIT, PING_EVERY, PONG_WITHIN, RESEND_AFTER, waitBefore, Wire, type Status } from "../../src/net/socket";
import type { Hello, Tidings } from "../../src/protocol";
import { Sockets, state } from "./making";

const answer = (id: string) => ({ do: "answer" as const, id, ask: 3, seat: 0, answer: "go" });
let sockets: Sockets;
let heard: Tidings[];
let statuses: Status[];
let have: number;
let wire: Wire;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = new Sockets();
  [heard, statuses, have] = [[], [], -1];
  const hello = (): Hello => ({ do: "hello", v: 1, lang: "fr", have, seat: null });
  wire = new Wire("ws://here/play", { hello, heard: (told) => heard.push(told), status: (now) => statuses.push(now) }, sockets.open);
  wire.start();
});
afterEach(() => {
  wire.stop();
  vi.useRealTimers();
});

function settle(): void {
  sockets.last.accept();
  sockets.last.say(state(3));
}

describe("a connection", () => {
  it("says hello first, and stands when something comes back", () => {
    sockets.last.accept();
    expect(sockets.last.told[0]).toEqual({ do: "hello", v: 1, lang: "fr", have: -1, seat: null });
    expect(wire.status).toBe("connecting");
    sockets.last.say(state(3));
    expect(wire.status).toBe("open");
    expect(heard).toHaveLength(1);
  });

  it("stands as well where nothing has happened meanwhile: the echo is enough", () => {
    sockets.last.accept();
    sockets.last.say({ is: "pong" });
    expect(wire.status).toBe("open");
    expect(heard).toHaveLength(0);
  });

  it("comes back by itself and says what it has", () => {
    settle();
    have = 3;
    sockets.last.break();
    expect(wire.status).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(sockets.all).toHaveLength(2);
    sockets.last.accept();
    expect(sockets.last.of("hello")[0]?.have).toBe(3);
  });

  it("waits longer after each failure, never more than eight seconds", () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, 0.5))).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(waitBefore(9, 1)).toBe(LONGEST_WAIT);
    expect(waitBefore(0, 0)).toBe(450);
  });

  it("is given up where the server says that coming back is no use", () => {
    settle();
    sockets.last.say({ is: "bye", code: "table-gone", words: "Gone.", again: false });
    vi.advanceTimersByTime(60_000);
    expect(sockets.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
    expect(heard.at(-1)).toMatchObject({ code: "table-gone" });
  });

  it("comes back where the server only restarts", () => {
    settle();
    sockets.last.say({ is: "bye", code: "closing", words: "", again: true });
    vi.advanceTimersByTime(600);
    expect(sockets.all).toHaveLength(2);
  });

  it("asks a silent server whether it lives, and leaves one that does not answer", () => {
    settle();
    sockets.last.say({ is: "pong" });
    vi.advanceTimersByTime(PING_EVERY + 2_000);
    expect(sockets.last.of("ping")).toHaveLength(2);
    vi.advanceTimersByTime(PONG_WITHIN + 2_000);
    expect(statuses).toContain("lost");
  });

  it("tries at once when the network is back", () => {
    settle();
    sockets.last.break();
    window.dispatchEvent(new Event("online"));
    expect(sockets.all).toHaveLength(2);
  });
});

describe("a message with an id", () => {
  it("is told again after a break, until it is confirmed", () => {
    settle();
    wire.tell(answer("a"));
    expect(sockets.last.of("answer")).toHaveLength(1);
    sockets.last.break();
    vi.advanceTimersByTime(600);
    settle();
    expect(sockets.last.of("answer").map((told) => told.id)).toEqual(["a"]);
    sockets.last.say({ is: "done", id: "a", at: 4 });
    sockets.last.break();
    vi.advanceTimersByTime(1_200);
    settle();
    expect(sockets.last.of("answer")).toHaveLength(0);
    expect(wire.unconfirmed).toEqual([]);
  });

  it("that was told while the line was down goes out when it is back", () => {
    settle();
    sockets.last.break();
    wire.tell(answer("b"));
    vi.advanceTimersByTime(600);
    settle();
    expect(sockets.last.of("answer").map((told) => told.id)).toEqual(["b"]);
  });

  it("is not kept once it was refused", () => {
    settle();
    wire.tell(answer("c"));
    sockets.last.say({ is: "refused", id: "c", code: "stale", words: "Too late.", rule: "" });
    expect(wire.unconfirmed).toEqual([]);
    expect(heard.at(-1)).toMatchObject({ is: "refused" });
  });

  it("is told once more where the server stays silent about it; a hint may take its time", () => {
    settle();
    wire.tell(answer("d"));
    wire.tell({ do: "hint", id: "e", ask: 3, seat: 0 });
    vi.advanceTimersByTime(RESEND_AFTER + 1_500);
    expect(sockets.last.of("answer").map((told) => told.id)).toEqual(["d", "d"]);
    expect(sockets.last.of("hint")).toHaveLength(1);
  });
});
