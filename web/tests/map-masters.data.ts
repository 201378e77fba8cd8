/** The two example cards of the rules, and what the server said about drafts made of them (MM-EX-08, 09, 10, 14). */
import type { Advice, Box, CardPrint, Draft, Explored, Player, Scene } from "../src/games/map-masters/model";
import recorded from "./map-masters.json";

export const cards = recorded.cards as unknown as Record<string, CardPrint>;
export const ex09 = recorded.ex09 as unknown as Explored;
export const ex10 = recorded.ex10 as unknown as Explored;

const KINDS = "coin barrel sword key rope scroll monster lock lava trapdoor trap circle room stairs recycle scissors exit".split(" ");

export function box(): Box {
  return {
    cards,
    books: {
      "SB-7": { name: "Crossroads", text: "The path may cross itself once.", phase: "exploration" },
      "SB-9": { name: "Haggling", text: "One coin less.", phase: "market" },
    },
    objectives: {
      "coin-1": { kind: "coin", name: "Coins", text: "1 VP for each coin.", vp: 1, hourglass: false },
      "room-1": { kind: "room", name: "Rooms", text: "1 VP for each room.", vp: 1, hourglass: true },
    },
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, { name: kind }])),
  };
}

const key = ({ tableau, start, steps }: Draft) => JSON.stringify({ tableau: tableau.map(({ card, x, y, rot }) => [card, x, y, rot]), start, steps });
const known = new Map(recorded.advice.map((one) => [key(one.draft as Draft), one.advice as unknown as Advice]));

/** What the server said about a draft. */
export function adviceOn(draft: Draft): Advice {
  const advice = known.get(key(draft));
  if (!advice) throw new Error(`nothing was recorded about ${key(draft)}`);
  return advice;
}

export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat, coins: 6, tokens: { sword: 0, scroll: 0, key: 0, rope: 1 }, books: [{ id: "SB-7", up: true }], zone: ["S-1", "D5-01"], pile: 4, discard: [],
    rows: Array.from({ length: 6 }, () => ({ primary: 0, secondary: 0, bonus: 0, exit: false, played: false })),
    bonus: false, total: 0, kept: [], cut: [], exploration: null, ...more,
  }; // prettier-ignore
}

export function scene(more: Partial<Scene> = {}): Scene {
  return {
    seat: 0, round: 2, phase: "market", solo: false, puzzle: "", primary: "coin-1", secondary: "", timed: false, hourglasses: false, shown_round: 1,
    drawn: ["coin-1", "room-1", "coin-1"], buyer: 0, first: 0, passed: [false, true], players: [player(0), player(1)], ranking: null,
    market: {
      tokens: { sword: 5, scroll: 5, key: 0, rope: 4 }, books: ["SB-9", ""], book_pile: 14,
      columns: [3, 4, 5, 6].map((cost) => ({ cost, up: cost === 5 ? ["D5-01", ""] : ["", ""], pile: 16 })),
    },
    ...more,
  }; // prettier-ignore
}

export const draft = (steps: string[] = [], started = true): Draft => ({
  tableau: [
    { card: "S-1", x: 0, y: 0, rot: 0 },
    { card: "D5-01", x: 1, y: 0, rot: 0 },
  ],
  start: started ? { card: "S-1", slot: "L1" } : null,
  steps,
});
