/** How things look: the drawing and the tone of each card, Enemy, character, potion and effect. Cards that a content pack brings
 * get what suits their type. */
import type { Effect } from "./model";

export interface Look {
  icon: string;
  tone?: string;
}

const UNKNOWN: Look = { icon: "uncertainty" };

const ROOMS: Record<string, Look> = {
  bonfire: { icon: "campfire" },
  hermit: { icon: "monk-face" },
  merchant: { icon: "swap-bag" },
  hunter: { icon: "deer-head" },
  trap_spikes: { icon: "spiked-wall" },
  trap_pendulums: { icon: "guillotine" },
  trap_bats: { icon: "swamp-bat" },
  trap_maze: { icon: "maze" },
  treasure_chest: { icon: "open-treasure-chest" },
  treasure_mimic: { icon: "mimic-chest" },
  shrine: { icon: "fire-shrine" },
  tomb: { icon: "coffin" },
  damp_cave: { icon: "cave-entrance" },
  corridor: { icon: "dungeon-gate" },
  empty_shelter: { icon: "camping-tent" },
  armory: { icon: "sword-array" },
  crow: { icon: "raven" },
};

const TYPES: Record<string, Look> = {
  bonfire: { icon: "campfire", tone: "ember" },
  merchant: { icon: "swap-bag", tone: "coin" },
  trap: { icon: "wolf-trap", tone: "danger" },
  treasure: { icon: "open-treasure-chest", tone: "coin" },
  shrine: { icon: "fire-shrine", tone: "holy" },
  tomb: { icon: "tombstone", tone: "grave" },
  item: { icon: "sword-array", tone: "steel" },
  monster: { icon: "daemon-skull", tone: "blood" },
};

const ENEMIES: Record<string, Look> = {
  giant_rat: { icon: "rat" },
  skeleton_soldier: { icon: "skeleton" },
  winged_serpent: { icon: "wyvern" },
  cursed_guard: { icon: "black-knight-helm" },
  giant_spider: { icon: "hanging-spider" },
  goblin_warrior: { icon: "goblin-head" },
  undead_arbalist: { icon: "crossbow" },
  kings_guard: { icon: "guards" },
  mutant_fly: { icon: "fly" },
  burrowing_worm: { icon: "leeching-worm" },
  dire_wolf: { icon: "wolf-head" },
  ancestor_spirit: { icon: "spectre" },
  apparition: { icon: "ghost" },
  ghost: { icon: "floating-ghost" },
  specter: { icon: "haunting" },
  revenant: { icon: "shambling-zombie" },
  cursed_dragon: { icon: "spiked-dragon-head" },
  kings_protector: { icon: "mounted-knight" },
  spider_queen: { icon: "masked-spider" },
  ghoul: { icon: "sharped-teeth-skull" },
  troll: { icon: "troll" },
  ogs_remains: { icon: "daemon-skull" },
};

const CHARACTERS: Record<string, Look> = {
  crusader: { icon: "visored-helm", tone: "steel" },
  mage: { icon: "wizard-face", tone: "arcane" },
  priestess: { icon: "woman-elf-face", tone: "holy" },
  rogue: { icon: "cowled", tone: "grave" },
};

const SKILLS: Record<string, Look> = {
  bash: { icon: "shield-bash" },
  shield: { icon: "vibrating-shield" },
  conjuration: { icon: "fire-spell-cast" },
  clairvoyance: { icon: "third-eye" },
  divine_tribute: { icon: "bleeding-heart" },
  benediction: { icon: "angel-wings" },
  backstab: { icon: "backstab" },
  evasion: { icon: "wingfoot" },
};

const POTIONS: Record<string, Look> = {
  fire: { icon: "fire-bottle", tone: "fire" },
  frost: { icon: "snow-bottle", tone: "frost" },
  poison: { icon: "poison-bottle", tone: "poison" },
  healing: { icon: "heart-bottle", tone: "life" },
  holy_water: { icon: "holy-water", tone: "holy" },
  perception: { icon: "spiral-bottle", tone: "curse" },
};

const ITEMS: Record<string, Look> = {
  rusty_dagger: { icon: "plain-dagger" },
  worn_sword: { icon: "rusty-sword" },
  great_axe: { icon: "battle-axe" },
  crow: { icon: "raven" },
};

const EFFECTS: Record<string, Look> = {
  curse: { icon: "cursed-star", tone: "curse" },
  poison: { icon: "skull-crossed-bones", tone: "poison" },
  blindness: { icon: "blindfold", tone: "shade" },
  unstoppable: { icon: "shield-bounces", tone: "danger" },
  regeneration: { icon: "regeneration", tone: "poison" },
  weaken: { icon: "broken-bone", tone: "danger" },
  fall: { icon: "falling", tone: "danger" },
  blessing: { icon: "angel-outfit", tone: "holy" },
  refresh: { icon: "cycle", tone: "holy" },
};

export const STATS: Record<string, Look> = {
  hp: { icon: "hearts", tone: "life" },
  xp: { icon: "laurels", tone: "skill" },
  armor: { icon: "checked-shield", tone: "steel" },
  food: { icon: "meat", tone: "food" },
  gold: { icon: "two-coins", tone: "coin" },
};

/** What an Enemy is about to do. */
export const ANSWERS: Record<string, Look> = {
  frozen: { icon: "snowflake-2" },
  miss: { icon: "dodging" },
  blocked: { icon: "shield-bounces" },
  hit: { icon: "bleeding-wound" },
  pierce: { icon: "piercing-sword" },
};
export const EXIT_LOOK: Look = { icon: "3d-stairs", tone: "shade" };
export const MODES: Record<string, Look> = {
  normal: { icon: "old-lantern", tone: "ember" },
  hard: { icon: "crossed-swords", tone: "steel" },
  extreme: { icon: "daemon-skull", tone: "blood" },
  roguelike: { icon: "death-skull", tone: "curse" },
};

const VERBS: Record<string, Look> = {
  blessing: { icon: "angel-outfit", tone: "holy" },
  refresh: { icon: "cycle", tone: "holy" },
  fall: { icon: "falling", tone: "danger" },
  combat: { icon: "ghost", tone: "blood" },
  swap_rooms: { icon: "card-exchange", tone: "skill" },
  raise_hp_to: { icon: "hearts", tone: "life" },
  forbid: { icon: "cancel", tone: "danger" },
  nothing: { icon: "plain-circle", tone: "shade" },
};

export const roomLook = (id: string, type: string): Look => ({ ...(TYPES[type] ?? UNKNOWN), ...ROOMS[id] });
export const enemyLook = (id: string): Look => ENEMIES[id] ?? { icon: "daemon-skull" };
export const characterLook = (id: string): Look => CHARACTERS[id] ?? { icon: "hooded-figure", tone: "shade" };
export const skillLook = (id: string): Look => SKILLS[id] ?? { icon: "embrassed-energy" };
export const potionLook = (id: string): Look => POTIONS[id] ?? { icon: "round-potion", tone: "skill" };
export const itemLook = (id: string): Look => ITEMS[id] ?? { icon: "swap-bag" };
export const effectLook = (id: string): Look => EFFECTS[id] ?? UNKNOWN;

/** The drawing of one effect of a result. */
export function resultLook(effect: Effect): Look {
  if (effect.verb === "gain" || effect.verb === "lose") return STATS[effect.what] ?? UNKNOWN;
  if (effect.verb === "potion") return potionLook(effect.what);
  if (effect.verb === "inflict" || effect.verb === "cure") return effectLook(effect.what);
  return VERBS[effect.verb] ?? UNKNOWN;
}

/** Whether an effect of a result is good for the hero: colours say so, and the sign in the words. */
export function isGood(effect: Effect): boolean {
  return !["lose", "inflict", "fall", "combat", "forbid"].includes(effect.verb);
}
