/** Kinfire Delve: how scene and box are joined, what is read of a card, and which copy of a card is which. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Copies } from "../src/games/kinfire-delve/copies";
import { cardName, depth, diceShown, faceWorth, label, signed } from "../src/games/kinfire-delve/model";
import { fateOf } from "../src/games/kinfire-delve/moves";
import { deckColours, fatigueSheet, masterSheet, pileSheet, seekerSheet, skillSheet, slotSheet, spoken } from "../src/games/kinfire-delve/sheets";
import type { Line } from "../src/protocol";
import { attempt, box, scene } from "./kinfire-delve.data";

const FOLDER = join(import.meta.dirname, "../src/games/kinfire-delve");
const TEXTS = join(import.meta.dirname, "../../src/lanterne/games/kinfire_delve/text");

describe("labels", () => {
  it("take figures and names", () => {
    expect(label(box(), "progress", { progress: 3, goal: 8 })).toBe("Progress 3 of 8");
  });
  it("that are missing say their own name", () => {
    expect(label(box(), "nowhere")).toBe("nowhere");
  });
  it("of the sources are all in the catalogues, and the catalogues have no others", () => {
    const source = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), "utf8")).join("\n");
    for (const language of ["en", "fr"]) {
      const catalogue = readFileSync(join(TEXTS, language, "stage.ftl"), "utf8");
      const names = [...catalogue.matchAll(/^stage-([\w-]+) =/gm)].map((match) => match[1]!);
      expect(names.length).toBeGreaterThan(40);
      const used = [...source.matchAll(/label\(\s*box,\s*(?:[^"'()]*\? )?["']([\w-]+)["']/g)].map((match) => match[1]!);
      expect(used.filter((name) => !names.includes(name))).toEqual([]);
      expect(names.filter((name) => !new RegExp(`["']${name}["']`).test(source))).toEqual([]);
    }
  });
});

describe("figures", () => {
  it("count the depth from the mouth to the bottom", () => {
    const at = (left: number) => depth(scene({ well: { ...scene().well, left } }));
    expect(at(53)).toBe(0);
    expect(at(26)).toBeCloseTo(0.51, 2);
    expect(at(0)).toBe(1);
    expect(depth(scene({ master: { ...scene().master, card: "sea" } }))).toBe(1);
  });
  it("show the dice of the attempt, else those that fell last", () => {
    const fallen = [{ faces: ["red"] }, { faces: ["blue", "dark"] }];
    expect(diceShown(scene(), fallen)).toEqual(["blue", "dark"]);
    expect(diceShown(scene({ attempt: attempt() }), fallen)).toEqual([]);
  });
  it("count a face by what it is worth now", () => {
    const now = attempt({ light: 0, dark: -1 });
    expect(["red", "green", "light", "dark"].map((face) => faceWorth(now, face))).toEqual([1, 0, 0, -1]);
  });
  it("have a sign", () => {
    expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
  });
});

describe("a sheet", () => {
  it("says everything about a challenge", () => {
    const heard = spoken(slotSheet(box(), scene(), scene().slots[0]!));
    for (const part of ["Great Stag", "Combat", "red", "Progress 3 of 10", "Printed difficulty 8", "Reward: Descend 4.", "Penalty: Suffer 2 damage."])
      expect(heard).toContain(part);
  });
  it("calls a penalty that only the dark face brings by its name", () => {
    expect(slotSheet(box(), scene(), scene().slots[2]!).rows).toEqual([{ kind: "dark", label: "Penalty if dark", text: "Suffer 1 damage." }]);
  });
  it("of a turned gauntlet card has only the back", () => {
    const turned = { ...scene().slots[0]!, card: "overture", sort: "gauntlet" as const, up: false, difficulty: 0 };
    expect(slotSheet(box(), scene(), turned).rows.map((row) => row.text)).toEqual(["The Master is vulnerable to blue."]);
    const front = slotSheet(box(), scene(), { ...turned, up: true }).rows;
    expect(front.map((row) => row.kind)).toEqual(["reward", "penalty", "back"]);
  });
  it("warns where a charge would be lost", () => {
    const dark = scene();
    const lit = scene({ seekers: [{ ...dark.seekers[0]!, lit: true }, dark.seekers[1]!] });
    const barred = scene({ bars: { healing: false, charging: true } });
    const warnings = (at: typeof dark) => slotSheet(box(), at, at.slots[1]!).rows.filter((row) => row.kind === "warn").map((row) => row.text);
    expect([warnings(dark), warnings(lit), warnings(barred)]).toEqual([[], ["This charge would be lost."], ["Lanterns cannot be charged."]]);
    expect(skillSheet(box(), lit, "vanish").rows.at(-1)?.kind).toBe("warn");
  });
  it("of the Master says what it is open to", () => {
    const master = { ...scene().master, card: "sea", difficulty: 21, printed: 21 };
    expect(spoken(masterSheet(box(), master))).toContain("Not vulnerable yet");
    expect(spoken(masterSheet(box(), { ...master, vulnerable: ["blue"], attached: ["maze"] }))).toContain("Vulnerable: blue");
    expect(spoken(masterSheet(box(), scene().master))).toContain("Collection");
  });
  it("of a skill says what it would add now", () => {
    expect(skillSheet(box(), scene({ worth: { feint: 4 } }), "feint").figures).toContain("Adds 4 now");
    expect(skillSheet(box(), scene(), "feint").figures).not.toContain("Adds 4 now");
  });
  it("of a pile counts copies", () => {
    expect(pileSheet(box(), "Deck", "", ["blades", "feint", "blades"]).rows.map((row) => row.text)).toEqual(["Twin Blades ×2", "Feint"]);
  });
  it("of seekers and exhaustion names them", () => {
    expect(seekerSheet(box(), "asha").rows.at(-1)?.text).toBe("Twin Blades ×3, Feint ×2, Vanish.");
    expect(fatigueSheet(box(), "arms").rows[0]).toEqual({ kind: "bold", label: "", text: "Supports are weak." });
  });
  it("of a card that no catalogue knows has its id", () => {
    expect(cardName(box(), "a_new_card")).toBe("a new card");
    expect(skillSheet(box(), null, "a_new_card").title).toBe("a new card");
  });
  it("counts how many cards of a deck answer each colour", () => {
    expect(deckColours(box(), "asha")).toEqual({ red: 6, green: 3, blue: 1 });
  });
});

describe("a copy keeps its key", () => {
  const start = { hand: ["a", "b", "a"], table: [], discard: [] };
  it("as long as it stays where it is", () => {
    const copies = new Copies("s");
    const first = copies.follow(start);
    expect(new Set(first.hand).size).toBe(3);
    expect(copies.follow(start)).toEqual(first);
  });
  it("from the hand to the table to the discard", () => {
    const copies = new Copies("s");
    const { hand } = copies.follow(start);
    const played = copies.follow({ hand: ["b", "a"], table: ["a"], discard: [] });
    expect(hand).toContain(played.table![0]);
    expect(played.hand).not.toContain(played.table![0]);
    expect(copies.follow({ hand: ["b", "a"], table: [], discard: ["a"] }).discard).toEqual(played.table);
  });
  it("when a hidden card is shown or played", () => {
    const copies = new Copies("s");
    const hidden = copies.follow({ hand: ["?", "?"], table: [], discard: [] });
    const shown = copies.follow({ hand: ["b", "?"], table: [], discard: [] });
    expect([...shown.hand!].sort()).toEqual([...hidden.hand!].sort());
    const played = copies.follow({ hand: ["b"], table: ["c"], discard: [] });
    expect(hidden.hand).toContain(played.table![0]);
    expect(played.hand![0]).toBe(shown.hand![0]);
  });
  it("and a card from the deck has a new one", () => {
    const copies = new Copies("s");
    const before = copies.follow(start).hand!;
    const after = copies.follow({ ...start, hand: ["a", "b", "a", "b"] }).hand!;
    expect(after.slice(0, 3)).toEqual(before);
    expect(before).not.toContain(after[3]);
  });
});

describe("the fate of a card", () => {
  const line = (kind: string, card: string): Line => ({ at: 1, sort: "event", words: "", rule: "", kind, values: { card }, seat: -1 });
  it("is what the log says last", () => {
    const lines = [line("completed", "maze"), line("attached", "maze"), line("dismissed", "stag"), line("added", "stag")];
    expect([fateOf(lines, "maze"), fateOf(lines, "stag"), fateOf(lines, "phoenix")]).toEqual(["attached", "dismissed", ""]);
  });
});
