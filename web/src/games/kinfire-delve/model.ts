/** What the server says of a delve, as types: the scene (`stage_view.py`) and the box (`box.py`), and how they are joined. */
import type { Json } from "../../protocol";

export type Colour = "red" | "green" | "blue" | "white" | "black" | "";
export type Place = "north" | "east" | "south" | "west" | "master";

export interface Figures {
  colour: Colour;
  type: string;
  difficulty: number;
  printed: number;
  progress: number;
  failures: number;
}

export interface Slot extends Figures {
  place: Place;
  card: string;
  sort: "empty" | "challenge" | "event" | "gauntlet";
  up: boolean;
}

export interface MasterSpot extends Figures {
  card: string;
  vulnerable: Colour[];
  attached: string[];
}

export interface SeekerScene {
  seat: number;
  id: string;
  lit: boolean;
  hand: string[];
  hidden: number;
  shown: string[];
  deck: number;
  deck_cards: string[];
  discard: string[];
  spent: string[];
}

export interface SupportScene {
  card: string;
  seat: number;
  worth: number;
}

export interface AttemptScene {
  place: Place;
  card: string;
  colour: Colour;
  action: string;
  value: number;
  bonus: number;
  supports: SupportScene[];
  most: number;
  helpers: number[];
  asked: number;
  passed: number[];
  dice: string[];
  rerolls: number;
  light: number;
  dark: number;
  open: boolean;
  placed: boolean;
  before: number;
  fixed: number;
  rolled: number;
  gain: number;
  goal: number;
}

export interface Scene {
  seat: number;
  phase: string;
  turn: number;
  active: number;
  hp: number;
  full: number;
  mode: { hard: boolean; fast: boolean; first_game: boolean; open_hands: boolean };
  well: { left: number; whole: number; top: string; discard: number; discard_top: string; completed: number };
  slots: Slot[];
  master: MasterSpot;
  exhaustion: { cards: string[]; deck: string[]; limit: number; new_hand: number };
  seekers: SeekerScene[];
  attempt: AttemptScene | null;
  worth: Record<string, number>;
  bars: { healing: boolean; charging: boolean };
  swapping: number[];
  feats: string[];
  result: "" | "won" | "lost";
  cause: string;
  killer: string;
}

/** A sentence of a card; `bold` is in force as long as the card is in play. */
export interface Sentence {
  kind: string;
  text: string;
}

export interface WellPrint {
  sort: "challenge" | "event" | "gauntlet" | "master" | "back";
  name: string;
  copies: number;
  charges: boolean;
  flavour: string;
  colour: Colour;
  type: string;
  difficulty: number;
  reward: string;
  penalty: string;
  dark_penalty: string;
  texts: Sentence[];
  back: Sentence[];
  vulnerable?: Colour;
}

export interface ActionPrint {
  colours: Colour[];
  value: number;
  icon: string;
  texts: Sentence[];
}

export interface SkillPrint extends ActionPrint {
  name: string;
  seeker: string;
  copies: number;
  charges: boolean;
  flavour: string;
  support: { colour: Colour; value: number; against: Record<string, number>; text: string };
}

export interface SeekerPrint {
  name: string;
  epithet: string;
  flavour: string;
  icon: string;
  texts: Sentence[];
  lantern: ActionPrint & { name: string; flavour: string };
  deck: Record<string, number>;
}

export interface PlainPrint {
  name: string;
  flavour: string;
  texts: Sentence[];
}

export interface Box {
  words: Record<string, string>;
  colours: Record<string, string>;
  types: Record<string, string>;
  icons: Record<string, string>;
  slots: Record<string, string>;
  causes: Record<string, string>;
  phases: Record<string, string>;
  dice: Record<string, { name: string; faces: Record<string, string> }>;
  cards: Record<string, WellPrint>;
  exhaustion: Record<string, PlainPrint>;
  seekers: Record<string, SeekerPrint>;
  skills: Record<string, SkillPrint>;
  feats: Record<string, { name: string; text: string }>;
}

export const LANTERN = "lantern"; // played as an action in place of a skill card
export const BACK = "black"; // the back that the Masters share

export const asScene = (scene: Json) => scene as unknown as Scene;
export const asBox = (box: Record<string, Json>) => box as unknown as Box;

/** A label of the box with its figures and names put in. */
export function label(box: Box, name: string, values: Record<string, string | number> = {}): string {
  return (box.words[name] ?? name).replace(/\{(\w+)\}/g, (whole, field: string) => String(values[field] ?? whole));
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const seekerName = (box: Box, id: string) => box.seekers[id]?.name ?? (id || box.words["seat-empty"] || "");

/** Any card by its id: Well cards, skill cards, exhaustion. */
export function cardName(box: Box, id: string): string {
  return (box.cards[id] ?? box.skills[id] ?? box.exhaustion[id])?.name ?? id.replaceAll("_", " ");
}

/** How deep the seekers are, from 0 to 1. The cards of the set-up, which nobody ever draws, do not count. */
export function depth(scene: Scene): number {
  if (scene.master.card) return 1;
  const laid = 4;
  return Math.max(0, Math.min(1, 1 - scene.well.left / Math.max(1, scene.well.whole - laid)));
}

/** The faces of the last roll, wherever it is told: the attempt's dice, else those that fell since the last decision. */
export function diceShown(scene: Scene, rolls: { faces: string[] }[]): string[] {
  if (scene.attempt) return scene.attempt.dice;
  return rolls.at(-1)?.faces ?? [];
}

/** What a face is worth in this attempt. */
export function faceWorth(attempt: AttemptScene, face: string): number {
  if (face === "light") return attempt.light;
  if (face === "dark") return attempt.dark;
  return face === attempt.colour ? 1 : 0;
}

export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
