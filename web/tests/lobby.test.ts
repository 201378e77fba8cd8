/** Where a table stands, and rules put in order. */
import { beforeEach, describe, expect, it } from "vitest";
import { chaptersOf } from "../src/lib/rules";
import { company, standing } from "../src/lobby/seats";
import { prefs } from "../src/prefs.svelte";
import type { Listed, SeatOf } from "../src/protocol";

function seat(number: number, change: Partial<SeatOf>): SeatOf {
  const one: SeatOf = { seat: number, who: "person", name: "", label: `Player ${number + 1}`, bot: "", mine: false, here: false, asked: false, answered: false };
  return { ...one, ...change };
}

function table(change: Partial<Listed>): Listed {
  return { id: "abc", game: "kinfire-delve", title: "Kinfire Delve", seats: [], mine: [], over: false, length: 3, updated: 0, asked: false, ...change };
}

beforeEach(() => {
  prefs.language = "en";
});

describe("a table in the lobby", () => {
  const mine = seat(0, { name: "Camille" });

  it("says when it is my turn", () => {
    expect(standing(table({ asked: true }))).toBe("Your turn");
  });

  it("says for whom it waits", () => {
    expect(standing(table({ seats: [mine, seat(1, { asked: true }), seat(2, { name: "Noé", asked: true })] }))).toBe("Waiting for Player 2 and Noé");
  });

  it("says when nobody has taken the seat that is asked", () => {
    expect(standing(table({ seats: [mine, seat(1, { who: "open", asked: true })] }))).toBe("Waiting for somebody to sit down");
  });

  it("says when it is over, whatever else", () => {
    expect(standing(table({ over: true, asked: true }))).toBe("Finished");
  });

  it("names people, then counts bots and free seats", () => {
    const seats = [mine, seat(1, { who: "open" }), seat(2, { who: "bot" }), seat(3, { who: "open" })];
    expect(company(table({ seats, mine: [0] }))).toBe("Camille (you), a bot, and 2 free seats");
  });
});

describe("rules", () => {
  const rules = [
    { id: "MR-GOAL-01", title: "L’Étage", words: "Descendez.", chapter: "But" },
    { id: "MR-GOAL-02", title: "Le Sang", words: "Rapportez le Sang d’Og.", chapter: "But" },
    { id: "MR-SETUP-01", title: "Cartes", words: "Mélangez les cartes de l’étage.", chapter: "Mise en place" },
  ];
  const found = (sought: string) => chaptersOf(rules, sought).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

  it("stand by chapter, in their order", () => {
    expect(chaptersOf(rules, "").map((chapter) => [chapter.title, chapter.rules.length])).toEqual([["But", 2], ["Mise en place", 1]]);
  });

  it("are found without accents and capitals, by all words that are typed", () => {
    expect(found("etage")).toEqual(["MR-GOAL-01", "MR-SETUP-01"]);
    expect(found("cartes ETAGE")).toEqual(["MR-SETUP-01"]);
    expect(found("mr-goal")).toEqual(["MR-GOAL-01", "MR-GOAL-02"]);
    expect(found("dragon")).toEqual([]);
  });
});
