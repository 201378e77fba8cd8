/** What the server tells of Mini Rogue: the scene (games/mini_rogue/scene.py) and the box (box.py), and how the two are joined.
 * Nothing here draws. */
import type { Json, OptionOf, StateOf } from "../../protocol";

export interface Cell {
  card: string;
  lies: "hidden" | "known" | "up" | "empty" | "exit";
  visited: boolean;
  heroes: number[];
}

export interface Way {
  direction: string;
  cell: number;
}

export interface Hero {
  seat: number;
  character: string;
  hp: number;
  xp: number;
  level: number;
  armor: number;
  protection: number;
  food: number;
  gold: number;
  potions: string[];
  item: string;
  uses: number;
  afflictions: string[];
  ready: boolean;
  shield: number;
  cell: number;
  forbidden: string[];
  dice: string[];
}

export interface EnemyEffect {
  id: string;
  amount: number;
}

export interface Enemy {
  id: string;
  kind: string;
  hp: number;
  max_hp: number;
  damage: number;
  effects: EnemyEffect[];
  reward: string;
  fighters: number[];
  turn: number;
  poison: number[];
}

export interface Attack {
  rolled: boolean;
  dice: { face: string; value: number; feated: boolean }[];
  dungeon: number;
  symbol: boolean;
  bash: number;
  fire: number;
  frost: boolean;
  backstab: boolean;
  poison: number;
  total: number;
  answer: { kind: "miss" | "hit" | "blocked" | "pierce" | "frozen"; amount: number } | null;
}

export interface Scene {
  seat: number;
  phase: string;
  difficulty: string;
  area: number;
  floor: number;
  acting: number;
  cells: Cell[];
  ways: Way[];
  guardian: string;
  pile: number;
  guardians: string[];
  beaten: number;
  unseen: string[];
  unused: string[];
  heroes: Hero[];
  enemy: Enemy | null;
  attack: Attack | null;
  result: string;
  cause: string;
  score: number[];
}

export interface Effect {
  verb: string;
  what: string;
  amount: number;
  words: string[]; // one for each Floor where the amount is its number
}

export interface Result {
  words: string;
  choices: Effect[][];
}

export interface Foe {
  id: string;
  hp: [number, number];
  damage: number;
  effects: EnemyEffect[];
  reward: string;
}

export interface Room {
  name: string;
  card: string;
  type: string;
  banner: string;
  text: string;
  actions: { id: string; name: string; words: string; result: string }[];
  offers: { result: string; costs: number[]; words: string[] }[];
  sales: { what: string; gain: number; name: string; words: string }[];
  traps: { name: string; failure: string; success: string }[];
  gold: [number, number];
  first: string;
  table: string[];
  items: string[];
  price: string;
  refuse: string;
  foes: Foe[];
  spoken: string[];
}

export interface Named {
  name: string;
  text: string;
}

export interface Box {
  characters: Record<string, Named & { hp: number; armor: number; food: number; gold: number; potion: string; skills: string[] }>;
  modes: Record<string, Named>;
  skills: Record<string, Named & { when: string; timing: string; effect: string }>;
  potions: Record<string, Named & { short: string; offensive: boolean }>;
  items: Record<string, { name: string; lines: string[]; uses: number }>;
  effects: Record<string, Named>;
  forbidden: Record<string, string>;
  stats: Record<string, Named & { most: number }>;
  levels: { name: string; short: string; xp: number }[];
  rooms: Record<string, Room>;
  types: Record<string, string>;
  enemies: Record<string, Named>;
  guardians: Record<string, Foe[]>;
  last: Foe[];
  ghosts: Foe[];
  rewards: { always: string; lines: string[] };
  results: Record<string, Result>;
  areas: { name: string; floor: number; guardian: boolean; fall: number }[];
  floors: { name: string; title: string }[];
  cells: string[];
  dice: Record<string, Named & { short: string; faces: Record<string, string> }>;
  pays: Record<string, string>;
  causes: Record<string, string>;
  labels: Record<string, string>;
}

export const sceneOf = (scene: Json) => scene as unknown as Scene;
export const boxOf = (box: Record<string, Json>) => box as unknown as Box;

export const EXIT = 8;

/** The seat whose hero the board puts first: who is asked, else who is at work, else who looks. */
export function activeSeat(state: Pick<StateOf, "asks" | "seat">, scene: Scene): number {
  return state.asks[0]?.seat ?? (scene.acting >= 0 ? scene.acting : Math.max(0, state.seat));
}

/** What an Enemy of a Room card or the Guardian at the exit looks like on this Floor. */
export function foeOf(box: Box, card: string, floor: number): Foe | null {
  return box.rooms[card]?.foes[floor - 1] ?? null;
}

export function guardianFoe(box: Box, scene: Pick<Scene, "guardian" | "floor">): Foe | null {
  if (!scene.guardian) return null;
  return box.guardians[scene.guardian]?.[scene.floor - 1] ?? box.last[0] ?? null;
}

/** Every line that a foe stands for: the last Guardian has two. */
export function phasesOf(box: Box, foe: Foe): Foe[] {
  return box.last.some((line) => line.id === foe.id) ? box.last : [foe];
}

export function hpOf(foe: Foe, heroes: number): string {
  return heroes > 1 ? `${foe.hp[0]} / ${foe.hp[1]}` : String(foe.hp[0]);
}

export function effectName(box: Box, effect: EnemyEffect): string {
  const name = box.effects[effect.id]?.name ?? effect.id;
  return effect.amount ? `${name} ${effect.amount}` : name;
}

/** The words of an effect of a result, on a Floor. */
export function effectWords(effect: Effect, floor: number): string {
  return effect.words[Math.min(effect.words.length, floor) - 1] ?? "";
}

/** Lines of a table of the Dungeon die: neighbours with the same result share one. */
export function sharedLines(results: string[]): { faces: number[]; result: string }[] {
  const lines: { faces: number[]; result: string }[] = [];
  results.forEach((result, place) => {
    const last = lines.at(-1);
    if (last?.result === result) last.faces.push(place + 1);
    else lines.push({ faces: [place + 1], result });
  });
  return lines;
}

export const facesOf = (faces: number[]) => (faces.length > 1 ? `${faces[0]}–${faces.at(-1)}` : String(faces[0]));

/** The name of a cell's card, as far as the seat knows it. */
export function cellTitle(box: Box, scene: Scene, place: number): string {
  const cell = scene.cells[place]!;
  if (cell.lies === "exit") return guardianFoe(box, scene) ? box.enemies[scene.guardian]!.name : box.labels.exit!;
  if (cell.lies === "hidden") return box.labels.hidden!;
  if (cell.lies === "empty") return box.labels.empty!;
  const foe = foeOf(box, cell.card, scene.floor);
  return foe ? box.enemies[foe.id]!.name : box.rooms[cell.card]!.name;
}

/** A cell for people who listen: where it lies, what is known of it, who stands there. */
export function cellLabel(box: Box, scene: Scene, place: number): string {
  const cell = scene.cells[place]!;
  const parts = [cellTitle(box, scene, place)];
  const foe = cell.lies === "exit" ? guardianFoe(box, scene) : foeOf(box, cell.card, scene.floor);
  if (foe) parts.push(foeLabel(box, foe, scene.heroes.length));
  else if (cell.card) parts.push(box.rooms[cell.card]!.banner);
  if (cell.lies === "exit") parts.push(`${box.labels.pile} ${scene.pile}`);
  if (cell.lies === "known") parts.push(box.labels.known!);
  const here = cell.heroes.map((seat) => box.characters[scene.heroes[seat]!.character]!.name);
  if (here.length) parts.push(...here);
  else if (cell.visited) parts.push(box.labels.visited!);
  return `${box.cells[place]} – ${parts.join(", ")}`;
}

export function foeLabel(box: Box, foe: Foe, heroes: number): string {
  const parts = [`${box.stats.hp!.name} ${hpOf(foe, heroes)}`, `${box.labels.damage} ${foe.damage}`];
  return [...parts, ...foe.effects.map((effect) => effectName(box, effect))].join(", ");
}

/** What the options of a verb name in one of their fields, each once. */
export function valuesOf(options: OptionOf[], verb: string, field: string): string[] {
  const named = options.filter((option) => option.key.startsWith(`${verb} `)).flatMap((option) => option.touches);
  return [...new Set(named.filter((element) => element.startsWith(`${field}:`)))].map((element) => element.slice(field.length + 1));
}

/** Cards that a seat holds and has to put back: only its options name them. */
export const cardsInHand = (options: OptionOf[]) => valuesOf(options, "lay_aside", "room");

/** What the stage beside the grid shows. */
export type Act = "modes" | "characters" | "fight" | "rewards" | "lay" | "room" | "ahead" | "end" | "rest";

export function actOf(scene: Scene, options: OptionOf[]): Act {
  if (scene.result) return "end";
  if (scene.phase === "setup") return scene.difficulty === "ask" ? "modes" : "characters";
  if (scene.enemy) return "fight";
  if (scene.phase === "rewards" || scene.phase === "descend") return "rewards";
  if (cardsInHand(options).length) return "lay";
  if (scene.phase === "resolve" || scene.phase === "ghost") return "room";
  return scene.ways.length ? "ahead" : "rest";
}
