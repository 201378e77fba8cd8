/** What the server says of Map Masters, as types: the scene (what a seat sees), the box (what is printed), the advice that a
 * draft of an exploration gets. Nothing here draws, and nothing here knows what is legal. */
import type { Json } from "../../protocol";

export type Rot = 0 | 180;
export type Spot = [card: string, node: string];
export type Counts = Record<string, number>;

export interface NodePrint {
  id: string;
  kind: "slot" | "place" | "lock" | "lava" | "monster" | "trapdoor" | "circle" | "stairs" | "room";
  level: "U" | "D" | "";
  x: number; // the middle, in lattice units: a card is 8 × 12
  y: number;
  wide: number;
  high: number;
  items: Counts;
  monsters: number;
  circles: string[];
  trapdoors: { id: string; landing: string }[];
}

export interface EdgePrint {
  id: string;
  a: string;
  b: string;
  level: "U" | "D";
  via: [number, number][];
}

export interface CardPrint {
  name: string;
  tier: number;
  theme: string[];
  exits: string[];
  nodes: NodePrint[];
  edges: EdgePrint[];
  doors: Record<string, string[]>;
}

export interface BookPrint {
  name: string;
  text: string;
  phase: string;
}

export interface ObjectivePrint {
  kind: string;
  name: string;
  text: string;
  vp: number;
  hourglass: boolean;
}

export interface Box {
  cards: Record<string, CardPrint>;
  books: Record<string, BookPrint>;
  objectives: Record<string, ObjectivePrint>;
  kinds: Record<string, { name: string }>;
}

export interface Placement {
  card: string;
  x: number; // card widths
  y: number; // half card heights
  rot: Rot;
}

export interface Draft {
  tableau: Placement[];
  start: { card: string; slot: string } | null;
  steps: string[];
}

export interface TrailStep {
  step: string;
  from: Spot;
  to: Spot;
  edge: string;
  jump: boolean;
}

/** An exploration that was handed in, with what it came to. */
export interface Explored extends Draft {
  counts: Counts;
  trail: TrailStep[];
  circled: Spot[];
}

export interface NextStep {
  step: string;
  to: Spot | null;
}

export interface BarredStep extends NextStep {
  code: string;
  rule: string;
  words: string;
}

export interface Refusal {
  code: string;
  rule: string;
  words: string;
  step: number; // counts from 1; 0: the tableau or the start
  card: string;
  node: string;
}

export interface Advice {
  refused: Refusal | null;
  good: number;
  fits: Record<string, [number, number, Rot][]>;
  starts: Spot[];
  trail: TrailStep[];
  at: Spot | null;
  ended: boolean;
  pending: string;
  left: number;
  counts: Counts;
  items: Counts;
  tokens: Counts;
  books: Record<string, boolean>;
  circled: Spot[];
  next: NextStep[];
  barred: BarredStep[];
  points: number;
}

/** What the solver found, beside what the seat found. */
export interface Solved {
  exploration: Explored;
  value: number;
  bound: number;
  proven: boolean;
  mine: number;
}

export interface Row {
  primary: number;
  secondary: number;
  bonus: number;
  exit: boolean;
  played: boolean;
}

export interface Player {
  seat: number;
  coins: number;
  tokens: Counts;
  books: { id: string; up: boolean }[];
  zone: string[];
  pile: number;
  discard: string[];
  rows: Row[];
  bonus: boolean;
  total: number;
  kept: string[]; // cards that stay for the next hand
  cut: string[]; // cards that leave the game
  exploration: Explored | null;
}

export interface Rank {
  won: boolean;
  seat: number;
  total: number;
  blue: number;
  pink: number;
  green: number;
  exits: number;
  exit_award: number;
  coins: number;
  coin_points: number;
  place: number;
}

export interface Column {
  cost: number;
  up: string[];
  pile: number;
}

export interface Scene {
  seat: number;
  round: number;
  phase: string;
  solo: boolean;
  puzzle: string;
  primary: string;
  secondary: string;
  timed: boolean;
  hourglasses: boolean;
  shown_round: number; // the round that the explorations are of
  drawn: string[];
  market: { tokens: Counts; books: string[]; book_pile: number; columns: Column[] };
  buyer: number;
  first: number;
  passed: boolean[];
  players: Player[];
  ranking: Rank[] | null;
}

export const asScene = (scene: Json) => scene as unknown as Scene;
export const asBox = (box: Record<string, Json>) => box as unknown as Box;

export const HIDDEN = "?";
export const TOOLS = ["sword", "scroll", "key", "rope"] as const;
/** What a path counts, in the order in which it is told. */
export const COUNTERS = [
  "coin", "barrel", "sword", "key", "rope", "scroll", "monster", "lock", "trap", "circle", "room", "stairs", "recycle", "scissors",
] as const; // prettier-ignore
export const EMPTY: Draft = { tableau: [], start: null, steps: [] };

/** The design of a physical card: `D5-01`, or `D5-01/2` for a second copy. */
export const designOf = (card: string) => card.split("/", 1)[0]!;

export function printOf(box: Box, card: string): CardPrint | null {
  return box.cards[designOf(card)] ?? null;
}

export const nodeOf = (print: CardPrint, id: string) => print.nodes.find((node) => node.id === id) ?? null;

export const sameSpot = (one: Spot | null, other: Spot | null) => one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/** The objectives of a round: they were drawn one after the other. */
export const objectivesOf = (scene: Scene, round: number): [primary: string, secondary: string] => [
  scene.drawn[2 * (round - 1)] ?? "",
  scene.drawn[2 * (round - 1) + 1] ?? "",
];

/** The VP that some counters bring for an objective. */
export function pointsFor(box: Box, objective: string, counts: Counts): number {
  const print = box.objectives[objective];
  return print ? print.vp * (counts[print.kind] ?? 0) : 0;
}
