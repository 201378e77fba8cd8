/** Small reckonings of the table: odds at a glance, cards by name, the story, the clock, the reel of a film. */
import { describe, expect, it } from "vitest";
import type { Film, OddsOf, Turn } from "../../src/protocol";
import { PIECE, Reel } from "../../src/table/reel.svelte";
import { matching } from "../../src/table/searching";
import { before, ceiling, points, turningPoints } from "../../src/table/story";
import { hasMore, telling } from "../../src/table/telling";
import { minutes } from "../../src/table/time";
import { line, state } from "./making";

const chance = (name: string, share: number) => ({ name, words: name, percent: "", share });
const spread = (name: string, ...bars: [number, number][]) => ({ name, words: name, mean: "", bars: bars.map(([value, share]) => ({ value, share })) });

describe("odds at a glance", () => {
  it("leave out what cannot be, and the reverse of what is said", () => {
    const odds: OddsOf = { chances: [chance("never", 0), chance("won", 0.25), chance("lost", 0.75), chance("dark", 0.5)], spreads: [] };
    expect(telling(odds).chances.map((one) => one.name)).toEqual(["won", "dark"]);
    expect(hasMore(odds)).toBe(true);
  });

  it("leave out spreads that are always nothing", () => {
    const odds: OddsOf = { chances: [], spreads: [spread("harm", [0, 1]), spread("gain", [0, 0.5], [2, 0.5])] };
    expect(telling(odds).spreads.map((one) => one.name)).toEqual(["gain"]);
  });

  it("have nothing more to show where one chance says it all", () => {
    expect(hasMore({ chances: [chance("won", 0.25)], spreads: [spread("harm", [1, 1])] })).toBe(false);
  });
});

describe("a card", () => {
  const cards = ["Épée brisée", "Coupe-épée", "L’Ogre gris"].map((words) => ({ card: words, words, copies: 1 }));
  const found = (sought: string) => matching(cards, sought).map((card) => card.words);

  it("is found without accents or capitals, by any of its words, those that begin so first", () => {
    expect(found("EPEE")).toEqual(["Épée brisée", "Coupe-épée"]);
    expect(found("bris epee")).toEqual(["Épée brisée"]);
    expect(found("l'ogre")).toEqual(["L’Ogre gris"]);
  });

  it("is not found under another name", () => {
    expect(found("dragon")).toEqual([]);
    expect(found("  ")).toHaveLength(3);
  });
});

describe("the story", () => {
  const turn = (step: number, best: number, chosen: number, after: number): Turn => ({ step, seat: 0, words: "", odds: null, best, chosen, after });
  const turns = [turn(0, 0.5, 0.5, 0.5), turn(1, 0.5, 0.2, 0.2), turn(2, 0.2, 0.2, 0.21), turn(3, 0.2, 0.2, 0.7)];

  it("is a line through the chances to win", () => {
    expect(points(turns)).toEqual([0.5, 0.5, 0.2, 0.21, 0.7]);
    expect(before(turns, 3)).toBe(0.21);
    expect(points([])).toEqual([]);
  });

  it("turns where luck or a decision moved much", () => {
    expect(turningPoints(turns, 3).map((mark) => mark.place)).toEqual([1, 3]);
    expect(turningPoints(turns, 1).map((mark) => mark.place)).toEqual([3]);
  });

  it("is drawn as high as it needs", () => {
    expect(ceiling(turns)).toBe(0.75);
    expect(ceiling([turn(0, 0.02, 0.02, 0)])).toBe(0.25);
    expect(ceiling([turn(0, 1, 1, 1)])).toBe(1);
  });
});

it("reads seconds as minutes", () => {
  expect([0, 4.2, 60, 125].map(minutes)).toEqual(["0:00", "0:05", "1:00", "2:05"]);
});

describe("a reel", () => {
  const LENGTH = PIECE * 2 + 5;
  const asked: number[] = [];
  const fetched = (from: number, count: number): Promise<Film> => {
    asked.push(from);
    const frames = Array.from({ length: Math.min(count, LENGTH - from) }, (_, place) => state(from + place, { lines: [line(from + place, `${from + place}`)] }));
    return Promise.resolve({ length: LENGTH, frames });
  };

  it("brings the step that is looked at first, then the rest, nothing twice", async () => {
    asked.length = 0;
    const reel = new Reel(fetched);
    await reel.need(PIECE + 3);
    expect(reel.frames.get(PIECE + 3)?.length).toBe(PIECE + 3);
    expect(reel.frames.has(0)).toBe(false);
    await reel.rest();
    expect(asked).toEqual([PIECE, 0, PIECE * 2]);
    expect(reel.lines(LENGTH - 1)).toHaveLength(LENGTH);
    expect(reel.lines(2).map((one) => one.words)).toEqual(["0", "1", "2"]);
  });

  it("asks again for what failed", async () => {
    let broken = true;
    const reel = new Reel((from, count) => (broken ? Promise.reject(new Error("offline")) : fetched(from, count)));
    await expect(reel.need(0)).rejects.toThrow("offline");
    broken = false;
    await reel.need(0);
    expect(reel.frames.has(0)).toBe(true);
  });
});
