/** What one can read on things when one looks closer: a title, what it is, its lines, and a bit of story. Text only, so that it
 * can be heard as well. */
import {
  cellTitle,
  effectName,
  foeLabel,
  foeOf,
  guardianFoe,
  phasesOf,
  type Box,
  type Enemy,
  type Foe,
  type Scene,
} from "./model";

export interface Text {
  title: string;
  about?: string;
  lines: string[];
  story?: string;
}

const plain = (title: string, text: string): Text => ({ title, lines: text ? [text] : [] });

export const potionText = (box: Box, id: string): Text => plain(box.potions[id]!.name, box.potions[id]!.text);
export const effectText = (box: Box, id: string): Text => plain(box.effects[id]!.name, box.effects[id]!.text);
export const dieText = (box: Box, id: string): Text => plain(box.dice[id]!.name, box.dice[id]!.text);
export const modeText = (box: Box, id: string): Text => plain(box.modes[id]!.name, box.modes[id]!.text);

export function statText(box: Box, id: string, value: number): Text {
  const stat = box.stats[id]!;
  return { title: stat.name, about: `${value} / ${stat.most}`, lines: [stat.text] };
}

export function skillText(box: Box, id: string): Text {
  const skill = box.skills[id]!;
  return { title: skill.name, about: skill.when, lines: [skill.text] };
}

export function itemText(box: Box, id: string): Text {
  return { title: box.items[id]!.name, lines: box.items[id]!.lines };
}

export function characterText(box: Box, id: string): Text {
  const card = box.characters[id]!;
  const skills = card.skills.map((skill) => `${box.skills[skill]!.name}${box.labels.colon}${box.skills[skill]!.text}`);
  return { title: card.name, lines: skills, story: card.text };
}

/** An Enemy that waits: figures, what its effects mean, the reward. */
export function foeText(box: Box, foe: Foe, heroes: number): Text {
  const phases = phasesOf(box, foe);
  const lines = phases.length > 1 ? phases.map((phase, place) => `${box.labels[`phase-${place + 1}`]}${box.labels.colon}${foeLabel(box, phase, heroes)}`) : [];
  return {
    title: box.enemies[foe.id]!.name,
    about: lines.length ? undefined : foeLabel(box, foe, heroes),
    lines: [...lines, ...effectLines(box, phases.flatMap((phase) => phase.effects)), ...rewardLines(box, foe.reward)],
    story: box.enemies[foe.id]!.text,
  };
}

export function enemyText(box: Box, enemy: Enemy): Text {
  return {
    title: box.enemies[enemy.id]!.name,
    lines: [...effectLines(box, enemy.effects), ...rewardLines(box, enemy.reward)],
    story: box.enemies[enemy.id]!.text,
  };
}

function effectLines(box: Box, effects: Foe["effects"]): string[] {
  return effects.map((effect) => `${effectName(box, effect)}${box.labels.colon}${box.effects[effect.id]?.text ?? ""}`);
}

function rewardLines(box: Box, reward: string): string[] {
  return reward && reward !== "nothing" ? [`${box.labels.reward}${box.labels.colon}${box.results[reward]!.words}`] : [];
}

/** A Room card on a Floor. */
export function roomText(box: Box, id: string, floor: number, heroes: number): Text {
  const room = box.rooms[id]!;
  const foe = foeOf(box, id, floor);
  if (foe) {
    const text = foeText(box, foe, heroes);
    return { ...text, about: `${room.name} · ${text.about}`, story: text.story || room.text };
  }
  const said = (label: string, result: string) => (result ? [`${box.labels[label]}${box.labels.colon}${box.results[result]!.words}`] : []);
  const lines = [
    ...room.actions.map((action) => action.words),
    ...room.offers.map((offer) => offer.words[floor - 1]!),
    ...room.sales.map((sale) => sale.words),
    ...said("first", room.first),
    ...room.spoken,
    ...(room.items.length === 1 ? box.items[room.items[0]!]!.lines : []),
    ...said("price", room.price),
    ...said("refuse", room.refuse),
  ];
  return { title: room.name, about: room.banner, lines, story: room.text };
}

/** A cell as far as the seat knows it. */
export function cellText(box: Box, scene: Scene, place: number): Text {
  const cell = scene.cells[place]!;
  if (cell.lies === "exit") return exitText(box, scene);
  if (cell.card) return roomText(box, cell.card, scene.floor, scene.heroes.length);
  if (cell.lies === "empty") return { title: box.labels.empty!, lines: [] };
  return { title: cellTitle(box, scene, place), about: box.labels.unseen, lines: unseenLines(box, scene) };
}

/** The exit, with whatever is known of the Guardian pile on it. */
export function exitText(box: Box, scene: Scene): Text {
  const foe = guardianFoe(box, scene);
  if (foe) {
    const text = foeText(box, foe, scene.heroes.length);
    return { ...text, about: [box.labels.guardian, text.about].filter(Boolean).join(" · ") };
  }
  const may = scene.guardians.map((id) => box.enemies[id]!.name);
  return { title: box.labels.exit!, about: `${box.labels.pile}${box.labels.colon}${scene.pile}`, lines: may.length ? [may.join(", ")] : [] };
}

/** The cards nobody has seen, by type. */
export function unseenLines(box: Box, scene: Scene): string[] {
  const names = new Map<string, string[]>();
  for (const id of scene.unseen) {
    const room = box.rooms[id]!;
    const foe = foeOf(box, id, scene.floor);
    names.set(room.type, [...(names.get(room.type) ?? []), foe ? box.enemies[foe.id]!.name : room.name]);
  }
  return [...names].map(([type, rooms]) => {
    const same = rooms.every((name) => name === box.types[type]);
    return same ? `${box.types[type]} ×${rooms.length}` : `${box.types[type]}${box.labels.colon}${rooms.join(", ")}`;
  });
}

export function deckText(box: Box, scene: Scene): Text {
  return { title: box.labels.unseen!, about: String(scene.unseen.length), lines: unseenLines(box, scene) };
}

/** The whole way down: Floors with their Areas, where the party is, where a Fall would lead. */
export function mapText(box: Box, scene: Scene): Text {
  const here = box.areas[scene.area - 1]!;
  const lines = box.floors.map((floor, place) => {
    const areas = box.areas.flatMap((area, each) => (area.floor === place + 1 ? [areaLabel(box, scene, each + 1)] : []));
    return `${floor.title}, ${floor.name}${box.labels.colon}${areas.join(", ")}`;
  });
  if (here.fall) lines.push(`${box.labels.below}${box.labels.colon}${box.areas[here.fall - 1]!.name}`);
  if (scene.beaten) lines.push(`${box.labels.beaten}${box.labels.colon}${scene.beaten}`);
  return { title: box.labels.map!, about: `${here.name} · ${box.modes[scene.difficulty]?.name ?? ""}`, lines };
}

function areaLabel(box: Box, scene: Scene, number: number): string {
  const area = box.areas[number - 1]!;
  const guardian = number === box.areas.length ? box.enemies[box.last[0]!.id]!.name : box.labels.guardian!;
  const notes = [...(number === scene.area ? [box.labels.now!] : []), ...(area.guardian ? [guardian] : [])];
  return notes.length ? `${area.name} (${notes.join(", ")})` : area.name;
}

/** A text as one sentence after the other, for those who listen. */
export function heard(text: Text): string {
  return [text.about, ...text.lines].filter(Boolean).join(". ");
}
