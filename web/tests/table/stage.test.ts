/** The stage: everything is shown in its time, nothing is lost by skipping. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dwell, merged, ROLLING, Stage } from "../../src/table/stage.svelte";
import { dice, line, state } from "./making";

let factor = 1;
let hidden = false;
let stage: Stage;
const words = () => stage.lines.map((one) => one.words);

beforeEach(() => {
  vi.useFakeTimers();
  [factor, hidden] = [1, false];
  stage = new Stage({ factor: () => factor, hidden: () => hidden });
  stage.push(state(1, { since: -1, fresh: false, lines: [line(1, "one")] }));
});
afterEach(() => {
  stage.stop();
  vi.useRealTimers();
});

describe("the log", () => {
  it("keeps what stands up to `since` and forgets what was taken back", () => {
    const lines = [line(1, "one"), line(2, "two"), line(3, "three")];
    const told = merged(lines, state(2, { since: 1, lines: [line(2, "other")] }));
    expect(told.map((one) => one.words)).toEqual(["one", "other"]);
  });

  it("begins anew where a state tells everything", () => {
    expect(merged([line(1, "one")], state(1, { since: -1, lines: [line(1, "un")] })).map((one) => one.words)).toEqual(["un"]);
  });
});

describe("states that come fast", () => {
  it("are shown one after the other, each long enough to be read", () => {
    const second = state(2, { lines: [line(2, "two")] });
    stage.push(second);
    stage.push(state(3, { lines: [line(3, "three")] }));
    expect(stage.shown?.length).toBe(2);
    expect(stage.behind).toBe(1);
    vi.advanceTimersByTime(dwell(second) - 1);
    expect(stage.shown?.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(stage.shown?.length).toBe(3);
    expect(words()).toEqual(["one", "two", "three"]);
    expect(stage.behind).toBe(0);
  });

  it("are all in the log when somebody skips", () => {
    for (const length of [2, 3, 4]) stage.push(state(length, { lines: [line(length, String(length))] }));
    stage.skip();
    expect(stage.shown?.length).toBe(4);
    expect(words()).toEqual(["one", "2", "3", "4"]);
    expect(stage.behind).toBe(0);
  });

  it("are shown at once where nothing should move", () => {
    factor = 0;
    for (const length of [2, 3]) stage.push(state(length, { rolls: [dice("6")] }));
    expect(stage.shown?.length).toBe(3);
    expect(stage.rolling).toEqual([]);
  });

  it("are shown at once where nobody looks", () => {
    hidden = true;
    for (const length of [2, 3]) stage.push(state(length));
    expect(stage.shown?.length).toBe(3);
  });

  it("do not keep somebody waiting who acts", () => {
    stage.push(state(2, { lines: [line(2, "two")] }));
    stage.push(state(3));
    stage.hurry();
    expect(stage.shown?.length).toBe(3);
  });
});

describe("dice", () => {
  it("fall before their result is seen", () => {
    stage.push(state(2, { rolls: [dice("6")] }));
    expect(stage.rolling[0]?.faces).toEqual(["6"]);
    expect(stage.shown?.length).toBe(1);
    expect(stage.behind).toBe(1);
    vi.advanceTimersByTime(ROLLING);
    expect(stage.rolling).toEqual([]);
    expect(stage.shown?.length).toBe(2);
  });

  it("in the air are skipped without a loss", () => {
    stage.push(state(2, { rolls: [dice("6")], lines: [line(2, "two")] }));
    stage.push(state(3, { lines: [line(3, "three")] }));
    stage.skip();
    expect(words()).toEqual(["one", "two", "three"]);
    expect(stage.rolling).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(stage.shown?.length).toBe(3);
  });

  it("that people rolled themselves do not roll again", () => {
    const table = { ...state(2).table, by_hand: ["dice"] };
    stage.push(state(2, { rolls: [dice("6")], table }));
    expect(stage.rolling).toEqual([]);
    expect(stage.shown?.length).toBe(2);
  });

  it("do not roll again because somebody sat down", () => {
    stage.push(state(2, { rolls: [dice("6")] }));
    vi.advanceTimersByTime(20_000);
    stage.push(state(2, { at: 3, rolls: [dice("6")], fresh: false, since: 2 }));
    expect(stage.rolling).toEqual([]);
    expect(stage.shown?.at).toBe(3);
  });
});

describe("what was only caught up with", () => {
  it("is shown at once and not read out", () => {
    stage.push(state(9, { since: 1, fresh: false, lines: [line(9, "nine")] }));
    expect(stage.shown?.length).toBe(9);
    expect(stage.news).toEqual([]);
  });

  it("after something was taken back, forgets what came after it", () => {
    stage.push(state(2, { lines: [line(2, "two")] }));
    stage.push(state(3, { lines: [line(3, "three")] }));
    stage.push(state(1, { at: 4, since: 0, fresh: false, lines: [line(1, "one"), line(1, "taken back")] }));
    expect(stage.shown?.length).toBe(1);
    expect(words()).toEqual(["one", "taken back"]);
  });

  it("through other eyes is shown at once", () => {
    stage.push(state(2));
    stage.push(state(3, { seat: 1, since: -1, lines: [line(3, "seen by the other")] }));
    expect(stage.shown?.seat).toBe(1);
    expect(words()).toEqual(["seen by the other"]);
  });
});
