/** The workshop of Map Masters: what a hand does becomes a draft, what the server says decides. */
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { U, WIDE } from "../src/games/map-masters/geometry";
import { aimFrom, press } from "../src/games/map-masters/keys";
import type { Advice, Draft } from "../src/games/map-masters/model";
import { Pen } from "../src/games/map-masters/pen";
import { Workshop } from "../src/games/map-masters/workshop.svelte";
import { adviceOn, box, draft } from "./map-masters.data";

const settled = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  flushSync();
};

async function workshopWith(kept: Draft | null = null, advise: (draft: Draft) => Promise<Advice | null> = async (one) => adviceOn(one)) {
  const asked = vi.fn(advise);
  const workshop = new Workshop(["S-1", "D5-01"], box, { advise: asked }, kept);
  await settled();
  return { workshop, asked };
}

afterEach(() => vi.restoreAllMocks());

describe("laying cards", () => {
  it("begins in the middle of an empty table", async () => {
    const { workshop } = await workshopWith();
    workshop.select("S-1");
    expect(workshop.ghosts).toEqual([{ card: "S-1", x: 0, y: 0, rot: 0 }]);
    workshop.lay(workshop.ghosts[0]!);
    await settled();
    expect(workshop.unplaced).toEqual(["D5-01"]);
    expect(workshop.selected).toBe("");
  });

  it("shows where a card fits as it is turned", async () => {
    const { workshop } = await workshopWith({ ...draft([], false), tableau: [draft().tableau[0]!] });
    workshop.select("D5-01");
    const upright = workshop.ghosts.map(({ x, y }) => [x, y].join());
    expect(upright).toContain("0,2");
    workshop.turn("D5-01");
    expect(workshop.ghosts.map(({ x, y }) => [x, y].join())).not.toContain("0,2");
    expect(workshop.fitsTurned).toBe(true);
  });

  it("goes on to drawing when the last card is laid", async () => {
    const { workshop } = await workshopWith({ ...draft([], false), tableau: [draft().tableau[0]!] });
    workshop.lay(draft().tableau[1]!);
    await settled();
    expect(workshop.mode).toBe("draw");
    expect(workshop.starts.length).toBeGreaterThan(0);
  });

  it("takes back what the server finds wrong, and says why", async () => {
    const { workshop } = await workshopWith({ ...draft([], false), tableau: [draft().tableau[0]!] });
    workshop.lay({ card: "D5-01", x: 0, y: 1, rot: 0 });
    await settled();
    expect(workshop.draft.tableau).toHaveLength(1);
    expect(workshop.notice).toMatchObject({ code: "OVERLAP", rule: "MM-CHECK-04" });
  });

  it("wipes a path that began on a card taken up", async () => {
    const { workshop } = await workshopWith(draft(["go a1"]), async (one) => adviceOn(one.tableau.length === 2 ? one : { tableau: [], start: null, steps: [] }));
    workshop.remove("S-1");
    expect(workshop.draft).toMatchObject({ start: null, steps: [] });
    await settled();
    expect(workshop.unplaced).toEqual(["S-1"]);
  });
});

describe("drawing", () => {
  it("takes the steps that the server offers, and crosses to the next card by itself", async () => {
    const { workshop } = await workshopWith(draft(["go a1", "go A", "go b1"]));
    workshop.take("go R1");
    await settled();
    expect(workshop.draft.steps).toEqual(["go a1", "go A", "go b1", "go R1", "link"]);
    expect(workshop.at).toEqual(["D5-01", "L1"]);
    workshop.undo();
    await settled();
    expect(workshop.draft.steps).toEqual(["go a1", "go A", "go b1"]);
  });

  it("cuts back what was hoped for in vain", async () => {
    const { workshop } = await workshopWith(draft(["go a1", "go A", "go b1"]));
    workshop.take("go a1");
    await settled();
    expect(workshop.draft.steps).toEqual(["go a1", "go A", "go b1"]);
    expect(workshop.notice).toMatchObject({ code: "NO_SUCH_EDGE" });
    expect(workshop.fresh).toBe(true);
  });

  it("shows steps before the server has spoken, and asks only about the latest draft", async () => {
    const answers: (() => void)[] = [];
    const { workshop, asked } = await workshopWith(draft([]), (one) => new Promise((tell) => answers.push(() => tell(adviceOn(one)))));
    workshop.take("go a1");
    workshop.take("go A");
    expect(workshop.trail.map((step) => step.to[1])).toEqual(["a1", "A"]);
    expect(workshop.fresh).toBe(false);
    expect(asked).toHaveBeenCalledTimes(1);
    answers[0]!();
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(asked.mock.lastCall![0].steps).toEqual(["go a1", "go A"]);
    answers[1]!();
    await settled();
    expect(workshop.fresh).toBe(true);
    expect(workshop.advice?.counts.coin).toBe(1);
  });

  it("asks again a little later where nobody could say", async () => {
    vi.useFakeTimers();
    let silent = true;
    const { workshop, asked } = await workshopWith(draft([]), async (one) => (silent ? null : adviceOn(one)));
    expect(workshop.fresh).toBe(false);
    expect(workshop.next.map((one) => one.step)).toEqual(["go a1"]);
    silent = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(workshop.fresh).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
    workshop.close();
    vi.useRealTimers();
  });

  it("says why a way is barred", async () => {
    const { workshop } = await workshopWith(draft(["go a1"]));
    workshop.refuse(["S-1", "L1"]);
    expect(workshop.barred).toMatchObject({ code: "CORRIDOR_USED" });
  });

  it("is wiped as a whole", async () => {
    const { workshop } = await workshopWith(draft(["go a1"]));
    workshop.undo();
    workshop.undo();
    await settled();
    expect(workshop.draft.start).toBeNull();
  });
});

describe("the pen", () => {
  const at = (x: number, y: number) => ({ x: x * U, y: y * U });

  it("begins at a free edge and follows the corridors, back as well as forth", async () => {
    const { workshop } = await workshopWith(draft([], false));
    const pen = new Pen(workshop);
    expect(pen.press(at(2, 10))).toBe(false);
    expect(pen.press(at(0.2, 3.1))).toBe(true);
    await settled();
    pen.move(at(2, 3));
    await settled();
    pen.move(at(4, 6));
    await settled();
    expect(workshop.draft.steps).toEqual(["go a1", "go A"]);
    pen.move(at(2.1, 3));
    await settled();
    pen.follow();
    expect(workshop.draft.steps).toEqual(["go a1"]);
    pen.lift();
    expect(pen.down).toBe(false);
  });

  it("goes on over to the next card when the server has spoken", async () => {
    const { workshop } = await workshopWith(draft(["go a1", "go A", "go b1"]));
    const pen = new Pen(workshop);
    pen.press(at(6, 3));
    pen.move(at(8, 3));
    pen.move(at(10, 3));
    for (let turn = 0; turn < 4; turn++) {
      await settled();
      pen.follow();
    }
    expect(workshop.draft.steps).toEqual(["go a1", "go A", "go b1", "go R1", "link", "go a1"]);
  });

  it("pays with a collected item when it is drawn on past a monster", async () => {
    const { workshop } = await workshopWith(draft(["go a1", "go A", "go b1", "go R1", "link", "go a1", "go A"]));
    const pen = new Pen(workshop);
    pen.press(at(12, 3));
    pen.move(at(12, 6));
    for (let turn = 0; turn < 4; turn++) {
      await settled();
      pen.follow();
    }
    expect(workshop.draft.steps.slice(-2)).toEqual(["pay item", "go j1"]);
  });

  it("finds what a tap means: a step, the path so far, or a barred way", async () => {
    const { workshop } = await workshopWith(draft(["go a1", "go A", "go b1"]));
    const pen = new Pen(workshop);
    expect(pen.stepsAt({ x: WIDE, y: 3 * U }).map((one) => one.step)).toEqual(["go R1"]);
    expect(pen.onPath(at(2, 3))).toBe(1);
    expect(pen.onPath(at(0, 3))).toBe(0);
    expect(pen.barredAt(at(4, 6))).toEqual(["S-1", "A"]);
  });
});

describe("keys", () => {
  const key = (code: string, more: Partial<KeyboardEvent> = {}) => ({ key: code, code, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, target: null, ...more }) as KeyboardEvent;

  it("choose starts and steps by number, and take back", async () => {
    const { workshop } = await workshopWith(draft([], false));
    expect(press(key("Digit1"), workshop, null, () => undefined)).toBe(true);
    await settled();
    press(key("Digit1"), workshop, null, () => undefined);
    await settled();
    expect(workshop.draft.steps).toEqual(["go a1"]);
    press(key("Backspace"), workshop, null, () => undefined);
    await settled();
    expect(workshop.draft.steps).toEqual([]);
    expect(press(key("Digit9"), workshop, null, () => undefined)).toBe(false);
  });

  it("lay and turn the chosen card", async () => {
    const { workshop } = await workshopWith({ ...draft([], false), tableau: [draft().tableau[0]!] });
    workshop.select("D5-01");
    const aims: unknown[] = [];
    press(key("ArrowRight"), workshop, null, (aim) => aims.push(aim));
    expect(aims).toEqual([workshop.ghosts[0]]);
    const right = aimFrom(workshop.ghosts, { card: "D5-01", x: -1, y: 0, rot: 0 }, "ArrowRight")!;
    expect(right.x).toBeGreaterThan(-1);
    press(key("r"), workshop, null, () => undefined);
    expect(workshop.turnOf("D5-01")).toBe(180);
    press(key("r"), workshop, null, () => undefined);
    press(key("Enter"), workshop, { card: "D5-01", x: 1, y: 0, rot: 0 }, () => undefined);
    await settled();
    expect(workshop.draft.tableau).toEqual(draft().tableau);
  });
});
