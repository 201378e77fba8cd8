/** A table that is being set, and what is sent in the end. */
import { beforeEach, describe, expect, it } from "vitest";
import { quickTable } from "../src/lobby/start";
import { Draft } from "../src/opening/draft.svelte";
import type { GameOf, SettingOf } from "../src/protocol";

const words = (value: string) => ({ value, words: value, least: 1 });
const yesNo = [false, true].map((value) => ({ value, words: String(value), least: 1 }));
const seekers: SettingOf = { name: "seekers", words: "Seekers", per_seat: true, default: "", choices: ["asha", "khor", "naz", "feyn"].map(words), least: 1, help: "" };
const hard: SettingOf = { name: "hard", words: "Hard", per_seat: false, default: false, choices: yesNo, least: 1, help: "" };
const game: GameOf = {
  slug: "kinfire-delve",
  title: "Kinfire Delve",
  blurb: "",
  length: "",
  seats: [1, 2, 3, 4],
  settings: [seekers, hard],
  bots: ["random", "greedy", "search", "search:3s"].map((bot) => ({ bot, words: bot })),
  sources: ["dice", "well"].map((card) => ({ card, words: card, copies: 1 })),
  first: { first_game: true },
  timer: 300,
};

let draft: Draft;
beforeEach(() => {
  draft = new Draft(game, "Camille");
});

describe("seats", () => {
  it("begin with mine alone, under the name I gave last", () => {
    expect(draft.request().seats).toEqual([{ who: "me", name: "Camille" }]);
  });

  it("that are added wait for friends; those that go are forgotten", () => {
    draft.setCount(3);
    expect(draft.request().seats.map((chair) => chair.who)).toEqual(["me", "link", "link"]);
    draft.setCount(2);
    expect(draft.request().seats).toHaveLength(2);
  });

  it("can be a bot's, with a strength that is proposed", () => {
    draft.setCount(2);
    draft.setWho(1, "bot");
    expect(draft.request().seats[1]).toEqual({ who: "bot", bot: "search", name: "" });
  });

  it("do not give my name to somebody else", () => {
    draft.setWho(0, "bot");
    expect(draft.request().seats[0]?.name).toBe("");
    draft.setWho(0, "me");
    expect(draft.request().seats[0]?.name).toBe("Camille");
  });
});

describe("what belongs to a seat", () => {
  beforeEach(() => draft.setCount(3));
  const chosen = () => draft.request().settings?.seekers;

  it("is left out unless somebody chooses", () => {
    expect(chosen()).toBeUndefined();
  });

  it("is for all or for none: the others get what is free", () => {
    draft.setOwn(seekers, 1, "asha");
    expect(chosen()).toEqual(["khor", "asha", "naz"]);
    draft.setOwn(seekers, 0, null);
    expect(chosen()).toBeUndefined();
  });

  it("is exchanged with whoever has it", () => {
    draft.setOwn(seekers, 0, "asha");
    draft.setOwn(seekers, 0, "khor");
    expect(chosen()).toEqual(["khor", "asha", "naz"]);
  });

  it("is chosen for seats that come later too", () => {
    draft.setOwn(seekers, 0, "khor");
    draft.setCount(4);
    expect(new Set(chosen() as string[]).size).toBe(4);
  });
});

describe("chance, timer and luck", () => {
  it("are the app's, off and fresh unless told", () => {
    expect(draft.request()).toMatchObject({ by_hand: [], clock: 0, seed: null, listed: false });
  });

  it("come from the real box, whole or in part", () => {
    draft.chance = "box";
    expect(draft.request().by_hand).toEqual(["dice", "well"]);
    draft.chance = "some";
    expect(draft.request().by_hand).toEqual([]);
    draft.toggleSource("well", true);
    expect(draft.request().by_hand).toEqual(["well"]);
    draft.toggleSource("well", false);
    expect(draft.request().by_hand).toEqual([]);
  });

  it("take seconds that make sense", () => {
    draft.timed = true;
    expect(draft.request().clock).toBe(300);
    draft.seconds = 90;
    expect(draft.request().clock).toBe(90);
    draft.seconds = 1;
    expect(draft.fault).toBe("new-fault-clock");
  });

  it("take a whole number for the same luck", () => {
    draft.sameLuck = true;
    expect(draft.fault).toBe("new-fault-seed");
    for (const seed of ["abc", "-1", "1.5", "99999999999999999999"]) {
      draft.seed = seed;
      expect(draft.fault, seed).toBe("new-fault-seed");
    }
    draft.seed = " 42 ";
    expect(draft.fault).toBe("");
    expect(draft.request().seed).toBe(42);
  });
});

describe("settings for all", () => {
  it("are offered as far as there are seats for them, and nothing else is sent", () => {
    const seats = ["random", "1", "2", "3"].map((value) => ({ value, words: value, least: Number(value) || 1 }));
    const first: SettingOf = { name: "first", words: "First", per_seat: false, default: "random", choices: seats, least: 2, help: "" };
    const table = new Draft({ ...game, settings: [first, hard] }, "");
    expect(table.request().settings).toEqual({ hard: false });
    table.setCount(3);
    expect(table.common[0]!.choices).toHaveLength(4);
    table.settings.first = "3";
    expect(table.request().settings).toEqual({ first: "3", hard: false });
    table.setCount(2);
    expect(table.common[0]!.choices).toHaveLength(3);
    expect(table.request().settings).toEqual({ first: "random", hard: false });
  });
});

describe("a guided table", () => {
  const first: SettingOf = { name: "first_game", words: "First game", per_seat: false, default: false, choices: yesNo, least: 1, help: "" };

  it("takes the settings of a first game", () => {
    const guided = new Draft({ ...game, settings: [first, hard] }, "");
    guided.setGuided(true);
    expect(guided.request()).toMatchObject({ guided: true, settings: { first_game: true, hard: false } });
  });
});

describe("quick starts", () => {
  it("seat me alone where the game allows it", () => {
    expect(quickTable(game, "Camille", false)).toEqual({ game: "kinfire-delve", seats: [{ who: "me", name: "Camille" }] });
  });

  it("seat bots where the game wants more", () => {
    const seats = quickTable({ ...game, seats: [2, 3] }, "", false).seats;
    expect(seats).toEqual([{ who: "me", name: "" }, { who: "bot", bot: "search" }]);
  });

  it("guide with the settings of a first game", () => {
    expect(quickTable(game, "", true)).toMatchObject({ guided: true, settings: { first_game: true } });
  });
});
