/** The board of Mini Rogue in the page: what can be touched, what is read aloud, what stays hidden. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "../src/games/mini-rogue/Board.svelte";
import Cover from "../src/games/mini-rogue/Cover.svelte";
import Face from "../src/games/mini-rogue/Face.svelte";
import { Looking } from "../src/games/mini-rogue/looking.svelte";
import type { Json, OptionOf, Question, StateOf } from "../src/protocol";
import { Touch } from "../src/table/touch.svelte";
import data from "./mini-rogue.json";

type Moment = { seat: number; about: string; options: OptionOf[]; rolls: StateOf["rolls"]; scene: Record<string, Json> };
const box = data.box as unknown as Record<string, Json>;
const { box: _, ...rest } = data;
const moments = rest as unknown as Record<string, Moment>;

/** Remembers what the board has made touchable. */
class Watched extends Touch {
  readonly places = new Set<string>();
  override optionsFor(touches: string[]): OptionOf[] {
    this.places.add(JSON.stringify(touches));
    return super.optionsFor(touches);
  }
  reachable(): Set<string> {
    return new Set([...this.places].flatMap((place) => super.optionsFor(JSON.parse(place) as string[])).map((one) => one.key));
  }
}

function show(moment: Moment, more: Partial<StateOf> = {}) {
  const chosen = vi.fn<(key: string) => void>();
  const touch = new Watched(chosen);
  touch.options = moment.options;
  const ask = { number: 1, kind: "choose", seat: moment.seat, about: moment.about, words: "?", options: moment.options } as Question;
  const seats = [0, 1].map((seat) => ({ seat, name: `Player ${seat + 1}` }));
  const state = { at: 1, seat: moment.seat, asks: [ask], rolls: moment.rolls, lines: [], table: { seats }, ...more } as unknown as StateOf;
  const shown = render(Board, { state, scene: moment.scene as Json, box, touch });
  flushSync();
  return { ...shown, chosen, touch };
}

afterEach(cleanup);

// What no place of the board stands for: to leave, to be done.
const ONLY_LISTED = ["leave", "leave_rooms", "done", "pass"];

describe("every option that has a place on the board", () => {
  it.each(Object.keys(moments))("can be touched there: %s", (name) => {
    const { touch } = show(moments[name]!);
    const wanted = moments[name]!.options.map((option) => option.key).filter((key) => !ONLY_LISTED.includes(key.split(" ")[0]!));
    const found = touch.reachable();
    expect(wanted.filter((key) => !found.has(key))).toEqual([]);
  });
});

describe("the grid", () => {
  it("moves the hero when a neighbouring card is touched", async () => {
    const { chosen } = show(moments.explore!);
    const [card] = screen.getAllByRole("button", { name: /^middle left – Goblin Warrior/ });
    await fireEvent.click(card!);
    expect(chosen).toHaveBeenCalledExactlyOnceWith("move down");
  });

  it("offers what else can be done with a card", async () => {
    const { chosen, touch } = show(moments.evade!);
    await fireEvent.click(screen.getAllByRole("button", { name: /^middle left/ })[0]!);
    expect(chosen).not.toHaveBeenCalled();
    expect(touch.several.map((option) => option.key)).toEqual(["move down", "evade down", "draft 3"]);
  });

  it("shows the back of what is hidden, and no card on the other side", () => {
    const { container } = show(moments.explore!);
    const cells = container.querySelectorAll(".cells .cell");
    expect(cells).toHaveLength(9);
    const sides = (place: number) => [...cells[place]!.querySelectorAll(".side")].map((side) => side.getAttribute("aria-hidden"));
    expect(sides(1)).toEqual(["true", "false"]);
    expect(sides(4)).toEqual(["false", "true"]);
    expect(cells[4]!.textContent?.replace("Unknown room", "").trim()).toBe("");
  });

  it("takes two cards to exchange from their pairs", async () => {
    const { touch } = show(moments.tunnel!);
    await fireEvent.click(screen.getByRole("button", { name: /^center/ }));
    expect(touch.several.length).toBeGreaterThan(3);
    expect(touch.several.every((option) => option.touches.includes("cell:4") || option.touches.includes("other:4"))).toBe(true);
  });
});

describe("the fight", () => {
  it("has the Enemy with its HP, and dice that are rolled by a touch", async () => {
    const { chosen } = show(moments.attack!);
    const meter = screen.getByRole("meter", { name: "Giant Rat: HP" });
    expect([meter.getAttribute("aria-valuenow"), meter.getAttribute("aria-valuemax")]).toEqual(["6", "6"]);
    await fireEvent.click(screen.getByRole("button", { name: /Dice of the next roll: Attack/ }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("attack");
  });

  it("says what each die counts, the sum, and what the Enemy will do then", () => {
    const { container } = show(moments.reroll!);
    expect(screen.getByRole("button", { name: /Character die: 6, counts 6/ })).toBeTruthy();
    expect(container.textContent).toContain("Then it hits through your Armor");
    expect(screen.getByRole("button", { name: "Damage so far: 6: Keep the dice" })).toBeTruthy();
  });

  it("opens the ways to pay for a feat", async () => {
    const { touch } = show(moments.reroll!);
    await fireEvent.click(screen.getByRole("button", { name: /Character die: X/ }));
    expect(touch.several.map((option) => option.key)).toEqual(["feat 1 xp", "feat 1 hp", "feat 1 item"]);
  });
});

describe("the heroes", () => {
  it("have their tracks, potions and skills by name", () => {
    show(moments.bonfire!);
    for (const name of ["HP 9/20", "XP 4/23", "Armor 1/4", "Food 3/4", "Gold 6/10", "Fire potion", "Bash"]) {
      expect(screen.getByRole("button", { name })).toBeTruthy();
    }
    expect(screen.getByRole("button", { name: /Healing potion: Drink/ })).toBeTruthy();
  });

  it("two stand beside each other, who is asked first, with the names of those who play", () => {
    const { container } = show(moments.company!);
    const boards = [...container.querySelectorAll(".heroes section")].map((board) => board.getAttribute("aria-label"));
    expect(boards).toHaveLength(2);
    const asked = moments.company!.seat === 0 ? "Priestess" : "Rogue";
    expect(boards[0]).toBe(asked);
    expect(container.querySelector(".heroes section")!.textContent).toContain(`Player ${moments.company!.seat + 1}`);
  });
});

describe("the shop", () => {
  it("sells by the line and by the bottle", async () => {
    const { chosen } = show(moments.merchant!);
    await fireEvent.click(screen.getByRole("button", { name: /^Pay 3 Gold: \+4 HP/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Frost potion/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Sell 1 Armor for 3 Gold/ }));
    expect(chosen.mock.calls.flat()).toEqual(["buy gain hp 4 3", "buy_potion frost 5", "sell_armor 3"]);
  });
});

describe("looking closer", () => {
  it("opens the text of what is focused, beside it and for those who listen, until Escape", async () => {
    const { container } = show(moments.explore!);
    const button = screen.getByRole("button", { name: "Bash" });
    vi.spyOn(button, "matches").mockReturnValue(true);
    await fireEvent.focusIn(button);
    const note = screen.getByRole("tooltip");
    expect(note.textContent).toContain("twice your Armor");
    expect(button.getAttribute("aria-describedby")).toBe(note.id);
    await fireEvent.keyDown(container, { key: "Escape" });
    expect(screen.queryByRole("tooltip")).toBeNull();
  });

  it("a click opens it where nothing can be chosen", async () => {
    show(moments.explore!);
    await fireEvent.click(screen.getByRole("button", { name: /^center – Unknown room/ }));
    expect(screen.getByRole("tooltip").textContent).toContain("Trap ×4");
  });

  it("a finger that stays opens it and chooses nothing", () => {
    vi.useFakeTimers();
    const looking = new Looking("look");
    const thing = document.createElement("div");
    const chosen = vi.fn();
    thing.addEventListener("click", chosen);
    const leave = looking.at(() => ({ title: "Shrine", lines: [] }))(thing);
    thing.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    vi.advanceTimersByTime(500);
    expect(looking.text?.title).toBe("Shrine");
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(chosen).not.toHaveBeenCalled();
    thing.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    thing.dispatchEvent(new PointerEvent("pointerup", { pointerType: "touch" }));
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(chosen).toHaveBeenCalledOnce();
    (leave as () => void)();
    expect(looking.text).toBeNull();
    vi.useRealTimers();
  });
});

describe("pictures", () => {
  it.each([
    ["character", "X", 0],
    ["character", "6", 6],
    ["dungeon", "3", 3],
    ["curse", "symbol", 0],
    ["poison", "blank", 0],
  ])("the %s die shows %s", (die, face, pips) => {
    const { container } = render(Face, { die, face, words: `${die} ${face}` });
    expect(screen.getByRole("img", { name: `${die} ${face}` })).toBeTruthy();
    expect(container.querySelectorAll(".pip")).toHaveLength(pips);
  });

  it("the cover is ornament", () => {
    const { container } = render(Cover);
    expect(container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
  });
});
