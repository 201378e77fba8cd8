/** The table of Kinfire Delve in the page: what can be touched, what is read aloud, what stays hidden. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "../src/games/kinfire-delve/Board.svelte";
import Cover from "../src/games/kinfire-delve/Cover.svelte";
import Face from "../src/games/kinfire-delve/Face.svelte";
import type { Scene } from "../src/games/kinfire-delve/model";
import type { Json, OptionOf, Question, StateOf } from "../src/protocol";
import { Touch } from "../src/table/touch.svelte";
import { attempt, box, scene } from "./kinfire-delve.data";

const option = (key: string, ...touches: string[]): OptionOf => ({ key, words: key, touches, rule: "", odds: null });

function show(at: Scene, options: OptionOf[] = [], about = "target", more: Partial<StateOf> = {}) {
  const chosen = vi.fn<(key: string) => void>();
  const touch = new Touch(chosen);
  touch.options = options;
  const asks = options.length ? [{ number: 1, kind: "choose", seat: 0, about, words: "?", options } as Question] : [];
  const state = { seat: 0, asks, rolls: [], lines: [], ...more } as unknown as StateOf;
  const shown = render(Board, { state, scene: at as unknown as Json, box: box() as unknown as Record<string, Json>, touch });
  return { ...shown, chosen, touch };
}

afterEach(cleanup);

describe("the well", () => {
  it("has four cards around the Master, with figures, reward and penalty", () => {
    show(scene());
    const stag = screen.getByRole("group", { name: "Great Stag" });
    expect(stag.textContent).toContain("3/10");
    expect(stag.textContent).toContain("Descend 4.");
    expect(stag.textContent).toContain("Suffer 2 damage.");
    expect(screen.getByRole("group", { name: "Respite" }).textContent).toContain("Regain 2 HP.");
    expect(screen.getByRole("group", { name: "Collection" })).toBeTruthy();
  });
  it("is touched by its places", async () => {
    const { chosen } = show(scene(), [option("interact north stag", "slot:north", "card:stag"), option("interact west respite", "slot:west", "card:respite")]);
    await fireEvent.click(screen.getByRole("button", { name: /^Respite/ }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("interact west respite");
    expect(screen.queryByRole("button", { name: /^Maze/ })).toBeNull();
  });
  it("says where the seekers are", () => {
    show(scene());
    expect(screen.getByRole("meter", { name: "hp" }).getAttribute("aria-valuetext")).toBe("7 of 10");
    expect(screen.getByRole("meter", { name: "well" }).getAttribute("aria-valuenow")).toBe("17");
  });
  it("shows the back of a turned gauntlet card, and hides its front from those who listen", () => {
    const slots = scene().slots.map((slot) => ({ ...slot, card: "overture", sort: "gauntlet" as const, up: slot.place !== "north", ...(slot.place === "north" ? { difficulty: 0 } : {}) }));
    const { container } = show(scene({ slots, master: { ...scene().master, card: "sea", difficulty: 21, vulnerable: ["blue"] } }));
    const [front, back] = container.querySelectorAll(".north .side");
    expect([front?.getAttribute("aria-hidden"), back?.getAttribute("aria-hidden")]).toEqual(["true", "false"]);
    expect(back?.textContent).toContain("vulnerable to blue");
  });
  it("lets one face the Master by colour", async () => {
    const at = scene({ master: { ...scene().master, card: "sea", difficulty: 21, vulnerable: ["blue", "red"] } });
    const { chosen } = show(at, [option("face red sea", "colour:red", "card:sea"), option("face blue sea", "colour:blue", "card:sea")]);
    await fireEvent.click(screen.getByRole("button", { name: /^Face the Master: blue/ }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("face blue sea");
  });
});

describe("hands", () => {
  it("are played from, and both copies of a card mean the same", async () => {
    const { chosen } = show(scene({ phase: "action", attempt: attempt({ action: "", asked: -1, helpers: [] }), worth: { blades: 3 } }), [option("play blades", "skill:blades")], "action");
    const blades = screen.getAllByRole("button", { name: /^Twin Blades/ });
    expect(blades).toHaveLength(2);
    expect(blades[0]!.textContent).toContain("+3");
    await fireEvent.keyDown(blades[1]!, { key: "Enter" });
    expect(chosen).toHaveBeenCalledExactlyOnceWith("play blades");
    expect(screen.queryByRole("button", { name: /^Feint/ })).toBeNull();
  });
  it("of companions show what is known and count the rest", () => {
    show(scene());
    const khor = screen.getByRole("region", { name: "Khor" });
    expect(within(khor).getByRole("group", { name: "Hand: Khor" }).querySelectorAll("li")).toHaveLength(3);
    expect(khor.querySelectorAll(".mini.back")).toHaveLength(2);
  });
  it("give way to the discard where a card is taken back", async () => {
    const { chosen } = show(scene(), [option("take_back vanish", "skill:vanish")], "take_back");
    await fireEvent.click(screen.getByRole("button", { name: /^Vanish/ }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("take_back vanish");
  });
  it("are not there for those who watch", () => {
    show(scene({ seat: -1 }));
    expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
    expect(screen.getByRole("region", { name: "Asha" })).toBeTruthy();
  });
});

describe("an attempt", () => {
  it("shows who has answered", () => {
    const three = scene({ seekers: [...scene().seekers, { ...scene().seekers[1]!, seat: 2 }], attempt: attempt({ helpers: [1, 2], asked: 2, passed: [1] }) });
    show(three);
    const panel = screen.getByRole("region", { name: "Attempt: Great Stag" });
    expect(within(panel).getByRole("img", { name: "Khor does not support" })).toBeTruthy();
    expect(within(panel).getByRole("img", { name: "Khor is asked" })).toBeTruthy();
    expect(panel.textContent).toContain("3 + 3 = 6 of 10");
  });
  it("shows dice and what they are worth", () => {
    show(scene({ attempt: attempt({ dice: ["red", "blue", "red", "light"], asked: -1, helpers: [], rolled: 3, gain: 6 }) }));
    const panel = screen.getByRole("region", { name: "Attempt: Great Stag" });
    expect(within(panel).getAllByRole("img", { name: /^(red|blue|light)$/ }).length).toBeGreaterThanOrEqual(4);
    expect(panel.querySelectorAll(".die.counts")).toHaveLength(3);
    expect(panel.textContent).toContain("3 + 6 = 9 of 10");
  });
});

describe("looking closer", () => {
  it("opens the whole text of what cannot be touched, and closes it again", async () => {
    show(scene());
    await fireEvent.click(screen.getByRole("button", { name: "Read: Great Stag" }));
    const sheet = screen.getByRole("dialog", { name: "Great Stag" });
    expect(sheet.textContent).toContain("Great Stag in italics");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("before the delve", () => {
  it("a seeker is chosen", async () => {
    const at = scene({ turn: 0, phase: "setup", seekers: [{ ...scene().seekers[0]!, id: "" }, { ...scene().seekers[1]!, id: "khor" }] });
    const { chosen } = show(at, [option("play_as asha", "seeker:asha")], "seeker");
    await fireEvent.click(screen.getByRole("button", { name: /^Asha/ }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("play_as asha");
    expect(screen.queryByRole("button", { name: /^Khor/ })).toBeNull();
  });
});

describe("pictures", () => {
  it("of dice have words", () => {
    render(Face, { die: "light", face: "dark", words: "dark" });
    expect(screen.getByRole("img", { name: "dark" })).toBeTruthy();
  });
  it("of the game are ornament", () => {
    const { container } = render(Cover);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(container.querySelectorAll("path").length).toBeGreaterThan(200);
  });
});
