/** Maps, paths and marks of Map Masters: what is drawn where, and what is said about it. */
import { afterEach, describe, expect, it } from "vitest";
import { drafts } from "../src/games/map-masters/drafts";
import { cornerFor, fromDoor, HIGH, lineOf, roomOf, shownSlot, smooth, thingsOf, U, walkedLine, wallsOf, WIDE, type Point } from "../src/games/map-masters/geometry";
import { marksOf } from "../src/games/map-masters/marks";
import { nodeOf, objectivesOf, pointsFor, type Spot } from "../src/games/map-masters/model";
import { dayWords, shareText, starsFor, starText, today } from "../src/games/map-masters/puzzle";
import { cardWords, placeWords, stepWords } from "../src/games/map-masters/telling";
import { boundsOf, traceOf } from "../src/games/map-masters/trace";
import { clearOf, View } from "../src/games/map-masters/view.svelte";
import { prefs } from "../src/prefs.svelte";
import { box, cards, draft, ex09, ex10, scene } from "./map-masters.data";

const cellar = cards["S-1"]!;
const well = cards["D5-01"]!;

/** Whether two stretches cross, ends not counted. */
function cross([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const turn = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return turn(a, b, c) * turn(a, b, d) < -1e-6 && turn(c, d, a) * turn(c, d, b) < -1e-6;
}

afterEach(() => (prefs.language = "en"));

describe("a card", () => {
  it("has its things inside, each once, with its number", () => {
    const things = thingsOf(well, 0);
    expect(things.filter((thing) => thing.node === "A").map((thing) => [thing.kind, thing.count])).toEqual([
      ["monster", 1],
      ["circle", 1],
      ["coin", 2],
      ["scroll", 1],
    ]);
    for (const thing of things) {
      expect(thing.x).toBeGreaterThan(0);
      expect(thing.x).toBeLessThan(WIDE);
      expect(thing.y).toBeLessThan(HIGH);
    }
  });

  it("turned by 180° has everything on the other side", () => {
    const [upright, turned] = [0, 180].map((rot) => thingsOf(cellar, rot as 0 | 180).find((thing) => thing.kind === "key")!);
    expect([turned!.x, turned!.y]).toEqual([WIDE - upright!.x, HIGH - upright!.y]);
    expect(shownSlot("L1", 180)).toBe("R2");
    expect(shownSlot("T", 0)).toBe("T");
  });

  it("keeps things below from lying under things above", () => {
    const above = thingsOf(well, 0).find((thing) => thing.kind === "trapdoor")!;
    const below = thingsOf(well, 0).filter((thing) => nodeOf(well, thing.node)?.level === "D");
    for (const thing of below) expect(Math.hypot(thing.x - above.x, thing.y - above.y)).toBeGreaterThan(above.size * 0.8);
  });

  it("is walled where it has no opening", () => {
    expect(wallsOf(cellar, 0)).toMatchObject([{ y: 0 }]);
    expect(wallsOf(cellar, 180)[0]!.y).toBeGreaterThan(HIGH - U);
  });

  it("has its name where most room is", () => {
    expect(cornerFor(cellar, 0)).toEqual({ right: false, bottom: false });
  });
});

describe("a corridor", () => {
  it("meets the edge of the card at a right angle", () => {
    const edge = cellar.edges.find((one) => one.a === "L2")!;
    const [slot, next] = lineOf(cellar, edge, 0);
    expect(slot).toEqual({ x: 0, y: 9 * U });
    expect(next!.y).toBe(9 * U);
  });

  it("ends at the door of a room and not in its middle", () => {
    const edge = cellar.edges.find((one) => one.a === "a1")!;
    const room = roomOf(nodeOf(cellar, "A")!, 0);
    const end = walkedLine(cellar, edge, "a1", 0).at(-1)!;
    expect(end.y).toBeCloseTo(room.y);
    expect(walkedLine(cellar, edge, "A", 0)[0]).toEqual(end);
    expect(fromDoor([{ x: 0, y: 0 }, { x: 9, y: 0 }], room)).toHaveLength(2);
  });

  it("bends round", () => {
    expect(smooth([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }], 4)).toBe("M0 0L6 0Q10 0 10 4L10 10");
    expect(smooth([])).toBe("");
  });
});

describe("a path", () => {
  it("runs from its start to the exit, below ground where it fell (MM-EX-09)", () => {
    const trace = traceOf(box(), ex09, ex09.trail);
    expect(trace.start).toEqual({ x: 0, y: 3 * U });
    expect(trace.head).toEqual({ x: 16 * U, y: 9 * U });
    expect(trace.strokes.map((stroke) => stroke.level)).toEqual(["U", "D", "U"]);
  });

  it("that may not cross itself is not drawn crossing in a room (MM-EX-10)", () => {
    const trace = traceOf(box(), ex10, ex10.trail);
    const lines = trace.strokes.filter((stroke) => stroke.level === "U").flatMap(({ points }) => points.slice(1).map((point, place): [Point, Point] => [points[place]!, point]));
    for (const one of lines) for (const other of lines) expect(cross(one, other)).toBe(false);
  });

  it("without a start is nothing", () => {
    expect(traceOf(box(), draft([], false), [])).toEqual({ strokes: [], jumps: [], start: null, head: null });
  });

  it("takes up the rectangle of its cards", () => {
    expect(boundsOf(draft().tableau)).toEqual({ x: 0, y: 0, wide: 2 * WIDE, high: HIGH });
    expect(boundsOf([])).toMatchObject({ wide: WIDE, high: HIGH });
  });
});

describe("marks", () => {
  const marks = marksOf(box(), ex09.tableau, ex09.trail, ex09.circled);
  const mark = (card: string, kind: string) => marks.find((one) => one.card === card && one.kind === kind)!;

  it("ring what counts, and nothing else", () => {
    expect(mark("D5-01", "monster").ringed).toBe(true);
    expect(mark("D5-01", "lock").ringed).toBe(false);
  });

  it("cross out what was overcome and what was used for it", () => {
    expect(mark("D5-01", "monster").used).toBe(1);
    expect(mark("S-1", "sword").used + mark("D5-01", "sword").used).toBe(1);
    expect(mark("D5-01", "trapdoor").used).toBe(1);
    expect(mark("D5-01", "circle").used).toBe(0);
  });

  it("cross out both circles of a teleport, and the scroll", () => {
    const tableau = draft().tableau.map((placement, place) => ({ ...placement, card: `D5-01/${place + 1}` }));
    const trail = [
      { step: "go A", from: ["D5-01/1", "a1"] as Spot, to: ["D5-01/1", "A"] as Spot, edge: "a1-A", jump: false },
      { step: "teleport c1 > D5-01/2.c1 with item", from: ["D5-01/1", "A"] as Spot, to: ["D5-01/2", "A"] as Spot, edge: "", jump: true },
    ];
    const found = marksOf(box(), tableau, trail, [["D5-01/1", "A"]]);
    expect(found.filter((one) => one.kind === "circle").map((one) => one.used)).toEqual([1, 1]);
    expect(found.filter((one) => one.kind === "scroll").map((one) => one.used)).toEqual([1, 0]);
    expect(traceOf(box(), { tableau, start: { card: "D5-01/1", slot: "L1" } }, trail).jumps).toHaveLength(1);
  });
});

describe("words", () => {
  it("name places by what lies there", () => {
    expect(placeWords(box(), ["D5-01", "A"])).toBe("the room (monster, 2 × coin, scroll, and circle)");
    expect(placeWords(box(), ["D5-01", "j1"])).toBe("the corridor");
    expect(placeWords(box(), ["D5-01", "k1"])).toBe("lock");
    expect(cardWords(box(), "D5-01")).toMatch(/^Echo Well, cost 5: /);
  });

  it("tell every kind of step, in both languages", () => {
    const steps: [string, Spot | null][] = [
      ["go a1", ["S-1", "a1"]],
      ["link", ["D5-01", "L1"]],
      ["pay item", null],
      ["pay fairy", null],
      ["pay SB-7", null],
      ["fall t1", ["D5-01", "g1"]],
      ["climb t1 with SB-4", ["D5-01", "t1"]],
      ["teleport c1 > D5-01.c1 with item", ["D5-01", "A"]],
      ["tele-monster D5-01.A with SB-3", ["D5-01", "A"]],
      ["cross with SB-7", null],
      ["wrap with SB-12", null],
      ["sacrifice key with SB-8", null],
    ];
    for (const language of ["en", "fr"] as const) {
      prefs.language = language;
      const told = steps.map(([step, to]) => stepWords(box(), step, to, "monster"));
      expect(new Set(told).size).toBe(steps.length);
      for (const words of told) expect(words).not.toMatch(/^mm-|\{|undefined/);
    }
  });
});

describe("the puzzle of the day", () => {
  it("gives all stars only for the best", () => {
    expect([13, 12, 7, 0].map((mine) => starsFor(mine, 13))).toEqual([4, 3, 2, 0]);
    expect(starText(3)).toBe("★★★☆");
  });
  it("is shared as one line that gives nothing away", () => {
    expect(shareText("2026-11-16", 11, 13)).toBe("Lanterne · Map Masters 2026-11-16 · 11/13 ★★★☆");
  });
  it("is named after the day of whoever looks", () => {
    expect(today(new Date(2026, 10, 6, 0, 30))).toBe("2026-11-06");
    prefs.language = "fr";
    expect(dayWords("2026-11-16")).toBe("16 novembre 2026");
  });
});

describe("figures", () => {
  it("are counted for the objective", () => {
    expect(pointsFor(box(), "coin-1", ex09.counts)).toBe(5);
    expect(pointsFor(box(), "", ex09.counts)).toBe(0);
    expect(objectivesOf(scene(), 1)).toEqual(["coin-1", "room-1"]);
  });
});

describe("looking closer", () => {
  it("keeps the point under the finger, and comes back to everything", () => {
    const view = new View(() => ({ x: 0, y: 0, wide: 100, high: 60 }));
    view.zoom(2, { x: 100, y: 0 });
    expect(view.rect).toEqual({ x: 50, y: 0, wide: 50, high: 30 });
    view.pan({ x: 10, y: 0 });
    expect(view.rect.x).toBe(40);
    view.fit();
    expect(view.whole).toBe(true);
  });
  it("by two fingers follows how far they are apart", () => {
    const view = new View(() => ({ x: 0, y: 0, wide: 100, high: 60 }));
    view.touch(1, { x: 40, y: 30 });
    view.touch(2, { x: 60, y: 30 });
    expect(view.pinching).toBe(true);
    view.pinch(2, { x: 80, y: 30 }, (point) => point);
    expect(view.rect.wide).toBe(50);
  });
});

describe("buttons on the map", () => {
  const THICK = 50;
  const cards = [1, 2, 3, 4, 5].flatMap((wide) => [1, 1.5, 2, 3, 5].map((high) => ({ x: 0, y: 0, wide: wide * 160, high: high * 240 })));
  const windows = [
    { wide: 380, high: 220 },
    { wide: 870, high: 460 },
    { wide: 700, high: 700 },
    { wide: 300, high: 900 },
  ];

  it("hide nothing, wherever there is most room for them", () => {
    for (const window of windows)
      for (const all of cards) {
        const { rect, beside } = clearOf(THICK, window, all);
        const scale = Math.min(window.wide / rect.wide, window.high / rect.high); // as a drawing is fitted, in the middle
        const right = (window.wide - rect.wide * scale) / 2 + (rect.wide - all.wide) * scale;
        const below = (window.high - rect.high * scale) / 2 + (rect.high - all.high) * scale;
        expect(beside ? right : below).toBeGreaterThan(THICK - 0.001);
      }
  });
  it("do not move what they would not have hidden", () => {
    expect(clearOf(THICK, { wide: 900, high: 200 }, cards[0]!)).toEqual({ rect: cards[0], beside: true });
    expect(clearOf(THICK, { wide: 200, high: 900 }, cards[0]!)).toEqual({ rect: cards[0], beside: false });
  });
  it("wait for a window", () => {
    expect(clearOf(THICK, { wide: 0, high: 0 }, cards[0]!).rect).toEqual(cards[0]);
  });
});

describe("drafts", () => {
  it("are kept by question, the latest of a dozen", () => {
    for (let number = 0; number < 14; number++) drafts.set(`q${number}`, draft());
    expect(drafts.get("q0")).toBeUndefined();
    expect(drafts.get("q13")).toEqual(draft());
  });

  it("are in the browser's storage, and what is no draft there is none here", () => {
    drafts.set("mine", draft());
    expect(localStorage.getItem("lanterne.map-masters.drafts")).toContain("mine");
    localStorage.setItem("lanterne.map-masters.drafts", JSON.stringify([["mine", { tableau: 3 }], null, ["other", draft()]]));
    expect(drafts.get("mine")).toBeUndefined();
    expect(drafts.get("other")).toEqual(draft());
  });
});
