/** The table of Map Masters in the page: market, workshop, what everybody found, the puzzle. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Cover from "../src/games/map-masters/Cover.svelte";
import type { Draft, Scene } from "../src/games/map-masters/model";
import { today } from "../src/games/map-masters/puzzle";
import Daily from "../src/lobby/Daily.svelte";
import { prefs } from "../src/prefs.svelte";
import type { Json, OptionOf, Question, StateOf } from "../src/protocol";
import { Touch } from "../src/table/touch.svelte";
import { adviceOn, box, ex09, player, scene } from "./map-masters.data";
import Counted from "./Counted.svelte";
import MapMasters from "./MapMasters.svelte";

const option = (key: string, ...touches: string[]): OptionOf => ({ key, words: key, touches, rule: "", odds: null });
const settled = () => new Promise((done) => setTimeout(done, 0)).then(() => flushSync());

let tables = 0;

function show(at: Scene, options: OptionOf[] = [], more: Partial<Question> = {}) {
  const chosen = vi.fn<(key: string) => void>();
  const composed = vi.fn<(answer: Json) => void>();
  const solved = { exploration: ex09, value: 13, bound: 13, proven: true, mine: 11 };
  const aside = {
    draft: vi.fn(async (value: Json) => adviceOn(value as unknown as Draft) as unknown as Json),
    solve: vi.fn(async () => solved as unknown as Json),
  };
  const touch = new Touch(chosen, composed, aside);
  touch.options = options;
  const asks = options.length || more.kind ? [{ number: 7, kind: "choose", seat: 0, about: "market", words: "?", options, ...more } as Question] : [];
  const seats = at.players.map(({ seat }) => ({ seat, name: ["Alix", "Basile"][seat], answered: seat === 1 }));
  const state = { seat: 0, asks, rolls: [], lines: [], table: { id: `t${(tables += 1)}`, seats } } as unknown as StateOf;
  const shown = render(MapMasters, { state, scene: at as unknown as Json, box: box() as unknown as Record<string, Json>, touch });
  flushSync();
  return { ...shown, chosen, composed, aside, touch };
}

beforeEach(() => {
  prefs.language = "en";
  prefs.speed = "off";
});
afterEach(cleanup);

describe("the market", () => {
  it("sells tokens, books, cards and the unseen where they lie", async () => {
    const { chosen } = show(scene(), [option("t", "token:sword"), option("b", "book:SB-9"), option("c", "card:D5-01", "price:5"), option("x", "blind:3", "price:3")]);
    await fireEvent.click(screen.getByRole("button", { name: /^Fairy token sword/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Haggling/ }));
    await fireEvent.click(screen.getAllByRole("button", { name: /^Echo Well/ })[0]!);
    await fireEvent.click(screen.getByRole("button", { name: /unseen top card for 3/ }));
    expect(chosen.mock.calls.flat()).toEqual(["t", "b", "c", "x"]);
  });

  it("says who buys and who has passed", () => {
    show(scene());
    expect(screen.getByText("buys")).toBeTruthy();
    expect(screen.getByText("has passed")).toBeTruthy();
  });
});

describe("the reset", () => {
  it("touches my cards and not those of the same name that others have", async () => {
    const { chosen } = show(scene({ phase: "improve", players: [player(0, { kept: ["D5-01"] }), player(1)] }), [option("recycle S-1", "card:S-1")]);
    const cards = screen.getAllByRole("button", { name: /^Five-Door Cellar/ });
    expect(cards).toHaveLength(1);
    await fireEvent.click(cards[0]!);
    expect(chosen).toHaveBeenCalledExactlyOnceWith("recycle S-1");
    expect(screen.getByText("stays")).toBeTruthy();
  });
});

describe("the workshop", () => {
  const at = () => scene({ phase: "explore" });

  it("takes the place of the list, lays cards, draws and hands in", async () => {
    const { composed, aside, container } = show(at(), [], { kind: "compose", about: "explore" });
    await settled();
    await fireEvent.click(screen.getByRole("button", { name: /^Five-Door Cellar/ }));
    await fireEvent.keyDown(window, { key: "ArrowRight", code: "ArrowRight" });
    await fireEvent.keyDown(window, { key: "Enter", code: "Enter" });
    await settled();
    expect(aside.draft.mock.lastCall![0]).toMatchObject({ tableau: [{ card: "S-1", x: 0, y: 0, rot: 0 }] });
    expect(within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("button", { name: /Start: Five-Door Cellar, upper left/ })).toBeTruthy();
    expect(container.querySelector("svg[aria-label^='Your dungeon']")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Done!" }));
    expect(composed).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Done without a path?" }));
    expect(composed).toHaveBeenCalledExactlyOnceWith({ tableau: [{ card: "S-1", x: 0, y: 0, rot: 0 }], start: null, steps: [] });
  });

  it("shows of the others only whether they are done", () => {
    show(at(), [], { kind: "compose", about: "explore" });
    const others = screen.getByRole("list", { name: "The others" });
    expect(others.textContent).toMatch(/Basile\s+done/);
  });

  it("keeps my dungeon before me when it is handed in", () => {
    show(at());
    expect(screen.getByText(/The others are still drawing/)).toBeTruthy();
  });
});

describe("after a round", () => {
  const played = { primary: 5, secondary: 2, bonus: 0, exit: true, played: true };
  const rows = [played, ...player(0).rows.slice(1)];
  const at = () => scene({ players: [player(0, { exploration: ex09, rows }), player(1, { exploration: ex09, rows })] });

  it("everybody's dungeons are shown with their scores, and the best path on request", async () => {
    const { aside } = show(at());
    await fireEvent.click(screen.getByRole("tab", { name: "Dungeons of round 1" }));
    expect(screen.getByRole("img", { name: "The dungeon of Basile" })).toBeTruthy();
    await fireEvent.click(screen.getAllByRole("button", { name: "Show the best path" })[0]!);
    await settled();
    expect(aside.solve).toHaveBeenCalledExactlyOnceWith(0);
    expect(screen.getByText("You found 11 of 13.")).toBeTruthy();
    expect(screen.getByRole("img", { name: "The best path" })).toBeTruthy();
  });

  it("dungeons lie open until I have answered, then the market goes on", async () => {
    const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
    const asks = (number: number) => [{ number, kind: "choose", seat: 0, about: "market", words: "?", options: [] }] as unknown as Question[];
    const table = { id: "t", seats: [] };
    const at = (phase: string, shown_round: number, asked: Question[]) => ({
      state: { seat: 0, asks: asked, rolls: [], lines: [], table } as unknown as StateOf,
      scene: scene({ phase, shown_round, players: [player(0, { exploration: ex09, rows }), player(1, { exploration: ex09, rows })] }) as unknown as Json,
    });
    const touch = new Touch(vi.fn(), vi.fn(), null);
    const { rerender } = render(MapMasters, { ...at("market", 0, []), box: box() as unknown as Record<string, Json>, touch });
    await rerender(at("improve", 1, []));
    expect(chosen()).toBe("Dungeons of round 1");
    await rerender(at("market", 1, []));
    await rerender(at("market", 1, asks(8)));
    expect(chosen()).toBe("Dungeons of round 1");
    await rerender(at("market", 1, []));
    expect(chosen()).toBe("Market");
    await fireEvent.click(screen.getByRole("tab", { name: "Dungeons of round 1" }));
    await rerender(at("market", 1, asks(9)));
    expect(chosen()).toBe("Dungeons of round 1");
  });

  it("points are counted up once, whatever else is told meanwhile", async () => {
    prefs.speed = "normal";
    let now = 0;
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const to = (value: number) => ({ row: { value } });
    const { container, rerender } = render(Counted, to(5));
    flushSync();
    for (now = 0; frames.length; now += 100) frames.shift()!(now);
    flushSync();
    expect(container.textContent).toBe("55");
    await rerender(to(5));
    expect(frames).toEqual([]);
    await rerender(to(6));
    expect(frames).toHaveLength(1);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("the score boards have six rows and four columns each", async () => {
    show(at());
    await fireEvent.click(screen.getByRole("tab", { name: "Score boards" }));
    const [mine] = screen.getAllByRole("table");
    expect(within(mine!).getAllByRole("row")).toHaveLength(7);
    expect(within(mine!).getByRole("columnheader", { name: "Time bonus" })).toBeTruthy();
  });

  it("the ranking says of what the points are made up", () => {
    const rank = { seat: 1, total: 31, blue: 20, pink: 13, green: 2, exits: 3, exit_award: 1, coins: 6, coin_points: 2, place: 1, won: true };
    show(scene({ phase: "over", ranking: [rank] }));
    expect(screen.getByText(/20 primary \+ 6 secondary \(half of 13\)/)).toBeTruthy();
  });
});

describe("the puzzle of the day", () => {
  it("ends with the score against the best, to be shared", async () => {
    const written = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: written }, share: undefined });
    show(scene({ phase: "over", puzzle: "2026-11-16", players: [player(0, { total: 11, exploration: ex09 })] }));
    await settled();
    expect(screen.getByText("You found 11 of 13.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Share" }));
    expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Lanterne · Map Masters 2026-11-16 · 11\/13 ★★★☆\nhttp/));
    vi.unstubAllGlobals();
  });
});

describe("the lobby", () => {
  it("opens the puzzle of the day for me alone", async () => {
    const asked = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ table: "abc", seats: {} }));
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("scrollTo", () => undefined);
    render(Daily);
    await fireEvent.click(screen.getByRole("button", { name: "Play today’s" }));
    await settled();
    const table = JSON.parse(String(asked.mock.calls[0]![1].body)) as { game: string; seats: unknown[]; settings: { puzzle: string } };
    expect(table).toMatchObject({ game: "map-masters", settings: { puzzle: today() } });
    expect(table.seats).toHaveLength(1);
    expect(location.pathname).toBe("/t/abc");
    vi.unstubAllGlobals();
  });
});

describe("the cover", () => {
  it("is a picture that says nothing aloud", () => {
    const { container } = render(Cover);
    expect(container.querySelector("svg[aria-hidden=true]")).toBeTruthy();
  });
});
