/** A thing on the table as one reads it: title, figures, sentences. The same sheet is drawn large when somebody looks closer,
 * and spoken as the name of the thing to people who listen. */
import { cardArt, fatigueArt, LANTERN_ART, seekerArt, skillArt } from "./art";
import {
  BACK,
  capital,
  cardName,
  label,
  type ActionPrint,
  type Box,
  type Colour,
  type Figures,
  type MasterSpot,
  type Scene,
  type SeekerScene,
  type Sentence,
  type Slot,
} from "./model";

export type RowKind = "reward" | "penalty" | "dark" | "plain" | "bold" | "support" | "warn" | "back";

export interface Row {
  kind: RowKind;
  label: string; // "Reward"; empty where the sentence says all
  text: string;
}

export interface Sheet {
  title: string;
  sub: string; // "red Combat"
  art: string;
  tone: Colour | "gold" | "curse" | "bad";
  figures: string[]; // "Progress 3 of 8"
  rows: Row[];
  flavour: string;
}

/** A sheet as one hears it. */
export function spoken(sheet: Sheet): string {
  const rows = sheet.rows.map((row) => (row.label ? `${row.label}: ${row.text}` : row.text));
  return [`${[sheet.title, sheet.sub].filter(Boolean).join(", ")}.`, ...sheet.figures.map((text) => `${text}.`), ...rows].join(" ");
}

const sentences = (texts: Sentence[]): Row[] =>
  texts.map((line) => ({ kind: line.kind === "bold" ? "bold" : "plain", label: "", text: line.text }));

export function kindOf(box: Box, colour: string, type: string): string {
  const words = [type ? (box.types[type] ?? type) : "", box.colours[colour] ?? ""].filter(Boolean);
  return words.join(" · ");
}

/** Reward and penalty of a challenge as rows; what the dark face makes of the penalty too. */
export function fates(box: Box, id: string): Row[] {
  const card = box.cards[id];
  if (!card) return [];
  const rows: Row[] = [];
  if (card.reward) rows.push({ kind: "reward", label: label(box, "reward"), text: card.reward });
  if (card.penalty) rows.push({ kind: "penalty", label: label(box, "penalty"), text: card.penalty });
  if (card.dark_penalty) {
    rows.push({ kind: "dark", label: label(box, card.penalty ? "instead-dark" : "dark-penalty"), text: card.dark_penalty });
  }
  return rows;
}

/** The texts that a card around the Master shows now: a turned gauntlet card only those of its back. */
export function textsOf(box: Box, id: string, up: boolean): Row[] {
  const card = box.cards[id];
  if (!card) return [];
  return up ? sentences(card.texts) : sentences(card.back);
}

function figuresOf(box: Box, figures: Figures): string[] {
  if (!figures.difficulty) return [];
  const found = [label(box, "progress", { progress: figures.progress, goal: figures.difficulty })];
  if (figures.printed !== figures.difficulty) found.push(label(box, "printed", { printed: figures.printed }));
  if (figures.failures) found.push(label(box, "failures", { count: figures.failures }));
  return found;
}

/** A warning where a charge would be lost (KD-RULING-32). */
function chargeWarning(box: Box, scene: Scene, charges: boolean, seeker: SeekerScene | undefined): Row[] {
  if (!charges || !seeker?.id) return [];
  const name = seeker.lit ? "charge-lost" : scene.bars.charging ? "charge-barred" : "";
  return name ? [{ kind: "warn", label: "", text: label(box, name) }] : [];
}

export function slotSheet(box: Box, scene: Scene, slot: Slot): Sheet {
  const card = box.cards[slot.card];
  if (!card) {
    return { title: label(box, slot.place), sub: label(box, "empty"), art: "", tone: "", figures: [], rows: [], flavour: "" };
  }
  const sub = slot.sort === "event" ? label(box, "event") : slot.up ? kindOf(box, card.colour, card.type) : label(box, "turned");
  const rows = slot.up ? [...fates(box, slot.card), ...textsOf(box, slot.card, true)] : textsOf(box, slot.card, false);
  if (slot.sort === "gauntlet" && slot.up) {
    rows.push(...card.back.map((line): Row => ({ kind: "back", label: label(box, "back"), text: line.text })));
  }
  return {
    title: card.name,
    sub: `${sub} · ${label(box, slot.place)}`,
    art: cardArt(slot.card, card.type),
    tone: slot.sort === "event" ? "gold" : slot.colour,
    figures: figuresOf(box, slot),
    rows: [...rows, ...chargeWarning(box, scene, card.charges && slot.up, scene.seekers[scene.active])],
    flavour: card.flavour,
  };
}

export function masterSheet(box: Box, master: MasterSpot): Sheet {
  const id = master.card || BACK;
  const card = box.cards[id];
  const colours = master.vulnerable.map((colour) => box.colours[colour]).join(", ");
  const open = colours ? label(box, "vulnerable-to", { colours }) : label(box, "closed");
  const attached = master.attached.map((each) => cardName(box, each)).join(", ");
  const rows: Row[] = [...fates(box, id), ...textsOf(box, id, true)];
  if (attached) rows.push({ kind: "plain", label: label(box, "attached"), text: attached });
  return {
    title: card?.name ?? id,
    sub: master.card ? label(box, "master") : `${label(box, "master")} · ${label(box, "face-down")}`,
    art: cardArt(id, ""),
    tone: "curse",
    figures: master.card ? [...figuresOf(box, master), open] : [],
    rows,
    flavour: card?.flavour ?? "",
  };
}

/** A card that lies somewhere else, such as under the Master or on a pile. */
export function cardSheet(box: Box, id: string): Sheet {
  const card = box.cards[id];
  if (!card) return skillSheet(box, null, id);
  return {
    title: card.name,
    sub: card.sort === "event" ? label(box, "event") : kindOf(box, card.colour, card.type),
    art: cardArt(id, card.type),
    tone: card.sort === "event" ? "gold" : card.colour,
    figures: card.difficulty ? [label(box, "difficulty", { goal: card.difficulty })] : [],
    rows: [...fates(box, id), ...textsOf(box, id, true)],
    flavour: card.flavour,
  };
}

const coloursOf = (box: Box, action: ActionPrint) => action.colours.map((colour) => box.colours[colour]).join(" / ");

export function skillSheet(box: Box, scene: Scene | null, id: string): Sheet {
  const skill = box.skills[id];
  if (!skill) return { title: cardName(box, id), sub: "", art: "", tone: "", figures: [], rows: [], flavour: "" };
  const figures = [label(box, "value", { value: skill.value })];
  if (skill.icon) figures.push(label(box, "icon", { icon: box.icons[skill.icon] ?? skill.icon }));
  const worth = scene?.worth[id];
  if (worth !== undefined) figures.push(label(box, "worth", { worth }));
  const mine = scene?.seekers.find((seeker) => seeker.seat === scene.seat);
  return {
    title: skill.name,
    sub: coloursOf(box, skill),
    art: skillArt(id, skill.colours[0] ?? ""),
    tone: skill.colours[0] ?? "",
    figures,
    rows: [
      ...sentences(skill.texts),
      { kind: "support", label: "", text: skill.support.text },
      ...(scene ? chargeWarning(box, scene, skill.charges, mine) : []),
    ],
    flavour: skill.flavour,
  };
}

export function fatigueSheet(box: Box, id: string): Sheet {
  const card = box.exhaustion[id];
  return {
    title: card?.name ?? id,
    sub: label(box, "exhaustion"),
    art: fatigueArt(id),
    tone: "bad",
    figures: [],
    rows: sentences(card?.texts ?? []),
    flavour: card?.flavour ?? "",
  };
}

export function lanternSheet(box: Box, seeker: SeekerScene): Sheet {
  const lantern = box.seekers[seeker.id]?.lantern;
  return {
    title: lantern?.name ?? "",
    sub: label(box, seeker.lit ? "lit" : "unlit"),
    art: LANTERN_ART,
    tone: "gold",
    figures: lantern ? [coloursOf(box, lantern), label(box, "value", { value: lantern.value })].map(capital) : [],
    rows: sentences(lantern?.texts ?? []),
    flavour: lantern?.flavour ?? "",
  };
}

export function seekerSheet(box: Box, id: string): Sheet {
  const seeker = box.seekers[id];
  if (!seeker) return { title: label(box, "seat-empty"), sub: "", art: "", tone: "", figures: [], rows: [], flavour: "" };
  const lantern = seeker.lantern;
  const texts = [label(box, "value", { value: lantern.value }), ...lantern.texts.map((line) => line.text)].join(" · ");
  const deck = Object.entries(seeker.deck).map(([card, copies]) => cardName(box, card) + (copies > 1 ? ` ×${copies}` : ""));
  return {
    title: seeker.name,
    sub: seeker.epithet,
    art: seekerArt(id),
    tone: "gold",
    figures: [],
    rows: [
      ...sentences(seeker.texts),
      { kind: "plain", label: lantern.name, text: texts },
      { kind: "plain", label: label(box, "deck"), text: `${deck.join(", ")}.` },
    ],
    flavour: seeker.flavour,
  };
}

/** A pile that lies open: its cards with their numbers. */
export function pileSheet(box: Box, title: string, sub: string, cards: string[]): Sheet {
  const many = new Map<string, number>();
  for (const card of cards) many.set(card, (many.get(card) ?? 0) + 1);
  const rows = [...many].map(([card, copies]): Row => ({
    kind: "plain",
    label: "",
    text: cardName(box, card) + (copies > 1 ? ` ×${copies}` : ""),
  }));
  if (!rows.length) rows.push({ kind: "plain", label: "", text: label(box, "no-cards") });
  return { title, sub, art: "", tone: "", figures: [], rows, flavour: "" };
}

/** How many cards of a deck answer each colour; white answers all. */
export function deckColours(box: Box, seeker: string): Record<"red" | "green" | "blue", number> {
  const found = { red: 0, green: 0, blue: 0 };
  for (const [card, copies] of Object.entries(box.seekers[seeker]?.deck ?? {})) {
    const colours = box.skills[card]?.colours ?? [];
    for (const colour of ["red", "green", "blue"] as const) {
      if (colours.includes(colour) || colours.includes("white")) found[colour] += copies;
    }
  }
  return found;
}
