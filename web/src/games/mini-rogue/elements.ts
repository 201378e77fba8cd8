/** Places on this board that options do not name themselves: the cell that a direction leads to, the skill that is used, the
 * potion in its slot, the dice that will roll. A board gives them to `Touch.also`. */
import type { OptionOf } from "../../protocol";
import type { Box, Scene } from "./model";

const HELD = ["drink", "potion", "discard", "sell_potion"];
const ROLLS = ["attack", "test", "pray", "offer"];
// Options that use a skill, by the effect that the skill has.
const SKILLS: Record<string, string> = {
  bash: "bash",
  backstab: "double_die",
  conjure: "conjure",
  tribute: "tribute",
  shield: "shield",
  clairvoyance: "reveal_rooms",
  evade: "skip_room",
  bless: "revive",
  replace: "replace_room",
  foreknow: "reorder_deck",
};

export const placeOf = (cell: number) => `place:${cell}`;
export const heldBy = (seat: number, potion: string) => `held:${seat}:${potion}`;
export const skillOf = (seat: number, skill: string) => `skill:${seat}:${skill}`;
export const carriedBy = (seat: number) => `carried:${seat}`;
export const ROLL = "roll";
export const KEEP = "keep";
export const SELL_ARMOR = "sell:armor";

/** The elements of an option by their fields. */
function fields(option: OptionOf): Map<string, string> {
  return new Map(option.touches.map((element) => [element.slice(0, element.indexOf(":")), element.slice(element.indexOf(":") + 1)]));
}

/** What this board has for an option that a seat may choose. */
export function elementsFor(option: OptionOf, seat: number, scene: Scene, box: Box): string[] {
  const verb = option.key.split(" ", 1)[0]!;
  const named = fields(option);
  const found = placesFor(named, scene);
  const potion = named.get("potion");
  if (potion && HELD.includes(verb)) found.push(heldBy(seat, potion));
  if (verb === "perceive") found.push(heldBy(seat, "perception"));
  if (verb in SKILLS) found.push(...skillsFor(verb, seat, scene, box));
  if (verb === "flyover" || verb === "draft" || named.get("pay") === "item") found.push(carriedBy(seat));
  if (ROLLS.includes(verb)) found.push(ROLL);
  if (verb === "stop" || verb === "no_potion") found.push(KEEP);
  if (verb === "sell_armor") found.push(SELL_ARMOR);
  return found;
}

function placesFor(named: Map<string, string>, scene: Scene): string[] {
  const cells = [named.get("cell"), named.get("other")].filter((cell) => cell !== undefined).map(Number);
  const way = scene.ways.find((one) => one.direction === named.get("direction"));
  return [...cells, ...(way ? [way.cell] : [])].map(placeOf);
}

function skillsFor(verb: string, seat: number, scene: Scene, box: Box): string[] {
  const card = box.characters[scene.heroes[seat]?.character ?? ""];
  const skills = (card?.skills ?? []).filter((skill) => box.skills[skill]?.effect === SKILLS[verb]);
  return skills.map((skill) => skillOf(seat, skill));
}
