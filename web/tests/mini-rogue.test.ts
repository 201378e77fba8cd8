/** What the board of Mini Rogue makes of scene and box: names, texts, elements. The moments are those of real games. */
import { describe, expect, it } from "vitest";
import { cellText, exitText, foeText, heard, mapText, roomText, unseenLines } from "../src/games/mini-rogue/describe";
import { elementsFor, heldBy, placeOf, skillOf } from "../src/games/mini-rogue/elements";
import { resultLook, roomLook } from "../src/games/mini-rogue/looks";
import {
  activeSeat,
  actOf,
  boxOf,
  cardsInHand,
  cellLabel,
  cellTitle,
  effectWords,
  guardianFoe,
  hpOf,
  sceneOf,
  sharedLines,
  valuesOf,
  type Scene,
} from "../src/games/mini-rogue/model";
import type { Json, OptionOf } from "../src/protocol";
import data from "./mini-rogue.json";

type Moment = { seat: number; about: string; options: OptionOf[]; scene: Json };
const box = boxOf(data.box as unknown as Record<string, Json>);
const moments = data as unknown as Record<string, Moment>;
const sceneAt = (name: string) => sceneOf(moments[name]!.scene);
const option = (key: string, ...touches: string[]): OptionOf => ({ key, words: key, touches, rule: "", odds: null });

describe("the cells of the grid", () => {
  it("are called by what the seat knows of them", () => {
    const scene = sceneAt("explore");
    expect(cellTitle(box, scene, 0)).toBe("Bonfire");
    expect(cellTitle(box, scene, 3)).toBe("Goblin Warrior");
    expect(cellTitle(box, scene, 4)).toBe("Unknown room");
    expect(cellTitle(box, scene, 8)).toBe("Exit");
  });

  it("tell those who listen where they lie, what waits there and who stands there", () => {
    const scene = sceneAt("explore");
    expect(cellLabel(box, scene, 0)).toBe("top left – Bonfire, Refresh, then one action, Crusader");
    expect(cellLabel(box, scene, 3)).toBe("middle left – Goblin Warrior, HP 9, Damage 4");
    expect(cellLabel(box, scene, 8)).toBe("exit – Exit, Guardian pile 3");
  });

  it("show the Guardian at the exit once it is revealed", () => {
    const scene = sceneAt("guardian");
    expect(cellTitle(box, scene, 8)).toBe("The Ghoul");
    expect(guardianFoe(box, scene)?.damage).toBe(1);
    expect(exitText(box, scene).lines.join(" ")).toContain("Unstoppable");
  });
});

describe("texts", () => {
  it("of a hidden card list what it may be, by type, and give nothing away", () => {
    const scene = sceneAt("explore");
    expect(cellText(box, scene, 4).lines).toEqual(unseenLines(box, scene));
    expect(unseenLines(box, scene)).toContain("Trap ×4");
    expect(unseenLines(box, scene).join()).not.toContain("Shrine");
  });

  it("of a shop have the prices of the Floor", () => {
    expect(roomText(box, "hunter", 1, 1).lines[0]).toBe("Pay 1 Gold: +1 Food");
    expect(roomText(box, "hunter", 4, 1).lines[0]).toBe("Pay 4 Gold: +1 Food");
  });

  it("of the last Guardian have both phases", () => {
    const text = foeText(box, box.last[0]!, 2);
    expect(text.lines.slice(0, 2)).toEqual(["First phase: HP 25 / 50, Damage 8, Curse", "Second phase: HP 20 / 40, Damage 9, Poison"]);
  });

  it("of the way down say where one is and where a Fall leads", () => {
    const text = heard(mapText(box, sceneAt("explore")));
    expect(text).toContain("Area 3 (You are here)");
    expect(text).toContain("A Fall leads here: Area 5");
  });

  it("exist for every card on every Floor", () => {
    for (const id of Object.keys(box.rooms)) {
      for (const floor of [1, 2, 3, 4]) expect(heard(roomText(box, id, floor, 1)).length).toBeGreaterThan(10);
    }
  });
});

describe("figures", () => {
  it("of an Enemy are those for one fighter, and for two where there are two", () => {
    const foe = box.rooms.monster_curse!.foes[0]!;
    expect(hpOf(foe, 1)).toBe("6");
    expect(hpOf(foe, 2)).toBe("6 / 12");
  });

  it("that are the number of the Floor follow it", () => {
    const loss = box.results["lose food floor"]!.choices[0]![0]!;
    expect([1, 2, 3, 4].map((floor) => effectWords(loss, floor))).toEqual(["−1 Food", "−2 Food", "−3 Food", "−4 Food"]);
    const gain = box.results["gain hp 2"]!.choices[0]![0]!;
    expect([1, 4].map((floor) => effectWords(gain, floor))).toEqual(["+2 HP", "+2 HP"]);
  });

  it("of a table share a line where they are the same", () => {
    expect(sharedLines(box.rooms.shrine!.table).map((line) => line.faces)).toEqual([[1], [2, 3], [4], [5], [6]]);
  });
});

describe("elements of this board", () => {
  const scene = sceneAt("evade");
  const of = (name: string, ...touches: string[]) => elementsFor(option(name, ...touches), 0, scene, box);

  it("are cells for directions and for cells", () => {
    expect(of("move right", "direction:right")).toEqual([placeOf(1)]);
    expect(of("draft 3", "cell:3")).toContain(placeOf(3));
    expect(of("tunnel 2 5", "cell:2", "other:5")).toEqual([placeOf(2), placeOf(5)]);
  });

  it("are skills for what uses them", () => {
    expect(of("evade down", "direction:down")).toEqual([placeOf(3), skillOf(0, "evasion")]);
    expect(of("bash")).toEqual([]); // a rogue has no such skill
  });

  it("are potions in their slots, but not those that are only conjured or sold", () => {
    expect(of("drink healing", "potion:healing")).toEqual([heldBy(0, "healing")]);
    expect(of("perceive")).toEqual([heldBy(0, "perception")]);
    expect(of("conjure fire", "potion:fire")).not.toContain(heldBy(0, "fire"));
    expect(of("buy_potion fire 5", "potion:fire", "cost:5")).toEqual([]);
  });
});

describe("what the stage shows", () => {
  const ACTS: Record<string, string> = {
    difficulty: "modes",
    character: "characters",
    bonfire: "room",
    explore: "ahead",
    guardian: "ahead",
    merchant: "room",
    pick: "room",
    attack: "fight",
    reroll: "fight",
  };

  it.each(Object.entries(ACTS))("at %s is %s", (name, act) => {
    expect(actOf(sceneAt(name), moments[name]!.options)).toBe(act);
  });

  it("is the end when there is one", () => {
    expect(actOf({ ...sceneAt("attack"), result: "lost" } as Scene, [])).toBe("end");
  });

  it("is the cards in hand while they are put back", () => {
    const options = [option("lay crow 1", "room:crow", "cell:1"), option("lay_aside crow", "room:crow")];
    expect(cardsInHand(options)).toEqual(["crow"]);
    expect(actOf({ ...sceneAt("explore"), phase: "powers", ways: [] } as Scene, options)).toBe("lay");
  });

  it("belongs to who is asked, else to who is at work, else to who looks", () => {
    const scene = sceneAt("company");
    const ask = { seat: 1 } as never;
    expect(activeSeat({ asks: [ask], seat: 0 }, { ...scene, acting: 0 })).toBe(1);
    expect(activeSeat({ asks: [], seat: 0 }, { ...scene, acting: 1 })).toBe(1);
    expect(activeSeat({ asks: [], seat: -1 }, { ...scene, acting: -1 })).toBe(0);
  });
});

describe("looks", () => {
  it("cards from content packs get that of their type", () => {
    expect(roomLook("frozen_lake", "trap")).toEqual(roomLook("unheard_of", "trap"));
    expect(roomLook("frozen_lake", "trap").icon).not.toBe(roomLook("frozen_lake", "shrine").icon);
  });

  it("every effect of every result has a drawing of its own", () => {
    for (const result of Object.values(box.results)) {
      for (const effect of result.choices.flat()) expect(resultLook(effect).icon).not.toBe("uncertainty");
    }
  });

  it("values of options are read by verb and field", () => {
    expect(valuesOf(moments.pick!.options, "take", "result")).toEqual(["potion fire", "gain gold 2"]);
    expect(valuesOf(moments.full!.options, "decline", "potion")).toEqual(["holy_water"]);
  });
});
