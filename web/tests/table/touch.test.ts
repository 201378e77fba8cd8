/** Touching the board: which element stands for which option. */
import { beforeEach, describe, expect, it } from "vitest";
import { Touch } from "../../src/table/touch.svelte";
import { option } from "./making";

let chosen: string[];
let touch: Touch;

beforeEach(() => {
  chosen = [];
  touch = new Touch((key) => chosen.push(key));
  touch.renew([option("feat 0 xp", ["die:0", "pay:xp"]), option("feat 0 hp", ["die:0", "pay:hp"]), option("stop", ["fight:1"])]);
});

describe("an element", () => {
  it("can be touched while an option is about it", () => {
    expect(touch.can(["die:0"])).toBe(true);
    expect(touch.can(["die:1"])).toBe(false);
    expect(touch.can([])).toBe(false);
  });

  it("with one option chooses it", () => {
    touch.act(["fight:1"]);
    expect(chosen).toEqual(["stop"]);
  });

  it("with several options asks which, beside the element", () => {
    const element = document.createElement("div");
    touch.act(["die:0"], element);
    expect(chosen).toEqual([]);
    expect(touch.several.map((one) => one.key)).toEqual(["feat 0 xp", "feat 0 hp"]);
    expect(touch.anchor).toBe(element);
  });

  it("named by all its parts is about one of them", () => {
    touch.act(["die:0", "pay:hp"]);
    expect(chosen).toEqual(["feat 0 hp"]);
  });

  it("is shown for the option that is looked at in the list, and the other way round", () => {
    touch.pointed = ["die:0", "pay:xp"];
    expect(touch.isPointed(["die:0"])).toBe(true);
    expect(touch.isPointed(["die:1"])).toBe(false);
    touch.over = ["die:0"];
    expect(touch.options.map((one) => touch.isOver(one))).toEqual([true, true, false]);
  });

  it("is picked with its option", () => {
    touch.picked = ["stop"];
    expect(touch.isPicked(["fight:1"])).toBe(true);
    expect(touch.isPicked(["die:0"])).toBe(false);
  });
});

it("forgets everything with the question", () => {
  touch.picked = ["stop"];
  touch.pointed = touch.hinted = touch.over = ["die:0"];
  touch.act(["die:0"]);
  touch.renew([]);
  expect([touch.options, touch.picked, touch.pointed, touch.hinted, touch.over, touch.several]).toEqual([[], [], [], [], [], []]);
  expect(touch.can(["die:0"])).toBe(false);
});
