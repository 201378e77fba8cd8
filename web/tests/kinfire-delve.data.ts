/** A small delve for tests: two seekers, four cards around the Master, words that say what they are. */
import type { AttemptScene, Box, Scene, SeekerScene, SkillPrint, Slot, WellPrint } from "../src/games/kinfire-delve/model";

const challenge = (name: string, more: Partial<WellPrint> = {}): WellPrint => ({
  sort: "challenge", name, copies: 1, charges: false, flavour: `${name} in italics`, colour: "red", type: "combat", difficulty: 8,
  reward: "Descend 4.", penalty: "Suffer 2 damage.", dark_penalty: "", texts: [], back: [], ...more,
});

const skill = (name: string, more: Partial<SkillPrint> = {}): SkillPrint => ({
  name, seeker: "asha", copies: 2, charges: false, flavour: "", colours: ["red"], value: 3, icon: "dagger", texts: [],
  support: { colour: "red", value: 1, against: {}, text: "Support: red 1." }, ...more,
});

const WORDS = {
  turn: "Turn {turn}", progress: "Progress {progress} of {goal}", printed: "Printed difficulty {printed}", reward: "Reward",
  penalty: "Penalty", "dark-penalty": "Penalty if dark", read: "Read: {card}", "plays": "{name} plays", "hp-of": "{hp} of {full}",
  "vulnerable-to": "Vulnerable: {colours}", closed: "Not vulnerable yet", "charge-lost": "This charge would be lost.",
  "charge-barred": "Lanterns cannot be charged.", asked: "{name} is asked", passed: "{name} does not support",
  supported: "{name} supports", waiting: "{name} waits", sum: "{before} + {gain} = {sum} of {goal}", "hand-of": "Hand: {name}",
  hidden: "Hidden cards: {count}", "face-as": "Face the Master: {colour}", value: "Value {value}", worth: "Adds {worth} now",
  "your-hand": "Your hand", "choose-seeker": "Who goes down?", "attempt-on": "Attempt: {card}", back: "Back", support: "Support",
};

export function box(): Box {
  const seeker = (name: string, deck: Record<string, number>) => ({
    name, epithet: `${name} the Bold`, flavour: "", icon: "dagger", texts: [{ kind: "plain", text: "Does things." }], deck,
    lantern: { name: `Lantern of ${name}`, flavour: "", colours: ["white" as const], value: 5, icon: "", texts: [] },
  });
  return {
    words: WORDS,
    colours: { red: "red", green: "green", blue: "blue", white: "white", black: "black" },
    types: { combat: "Combat", trap: "Trap" }, icons: { dagger: "Dagger" }, slots: {}, causes: {}, phases: { target: "Choice" },
    dice: { skill: { name: "Skill die", faces: { red: "red", green: "green", blue: "blue" } }, light: { name: "Light die", faces: { light: "light", dark: "dark" } } },
    cards: {
      stag: challenge("Great Stag"),
      phoenix: challenge("Phoenix", { colour: "blue", charges: true, texts: [{ kind: "bold", text: "Burns on." }] }),
      maze: challenge("Maze", { colour: "green", reward: "", dark_penalty: "Suffer 1 damage.", penalty: "" }),
      respite: challenge("Respite", { sort: "event", colour: "", type: "", difficulty: 0, reward: "", penalty: "", texts: [{ kind: "plain", text: "Regain 2 HP." }] }),
      overture: challenge("Overture", { sort: "gauntlet", back: [{ kind: "bold", text: "The Master is vulnerable to blue." }], vulnerable: "blue" }),
      sea: challenge("Sea of Dreams", { sort: "master", colour: "black", type: "", difficulty: 21, reward: "" }),
      black: challenge("Collection", { sort: "back", colour: "", type: "", difficulty: 0, reward: "", penalty: "" }),
    },
    exhaustion: { arms: { name: "Leaden Arms", flavour: "", texts: [{ kind: "bold", text: "Supports are weak." }] } },
    seekers: { asha: seeker("Asha", { blades: 3, feint: 2, vanish: 1 }), khor: seeker("Khor", { blades: 1 }) },
    skills: {
      blades: skill("Twin Blades"),
      feint: skill("Feint", { colours: ["red", "green"], value: 2, texts: [{ kind: "plain", text: "Reroll once." }] }),
      vanish: skill("Vanish", { colours: ["white"], charges: true }),
    },
    feats: {},
  };
}

const slot = (place: Slot["place"], card: string, more: Partial<Slot> = {}): Slot => ({
  place, card, sort: "challenge", up: true, colour: "red", type: "combat", difficulty: 8, printed: 8, progress: 0, failures: 0, ...more,
});

const seeker = (seat: number, id: string, more: Partial<SeekerScene> = {}): SeekerScene => ({
  seat, id, lit: false, hand: [], hidden: 0, shown: [], deck: 10, deck_cards: [], discard: [], spent: [], ...more,
});

export function scene(more: Partial<Scene> = {}): Scene {
  return {
    seat: 0, phase: "target", turn: 3, active: 0, hp: 7, full: 10,
    mode: { hard: false, fast: false, first_game: false, open_hands: false },
    well: { left: 40, whole: 57, top: "", discard: 3, discard_top: "", completed: 2 },
    slots: [
      slot("north", "stag", { progress: 3, difficulty: 10 }),
      slot("east", "phoenix", { colour: "blue" }),
      slot("south", "maze", { colour: "green" }),
      slot("west", "respite", { sort: "event", colour: "", type: "", difficulty: 0, printed: 0 }),
    ],
    master: { card: "", vulnerable: [], attached: [], colour: "", type: "", difficulty: 0, printed: 0, progress: 0, failures: 0 },
    exhaustion: { cards: ["arms"], deck: [], limit: 0, new_hand: 7 },
    seekers: [
      seeker(0, "asha", { hand: ["blades", "feint", "blades"], discard: ["vanish"] }),
      seeker(1, "khor", { hand: ["vanish"], hidden: 2, shown: ["vanish"] }),
    ],
    attempt: null, worth: {}, bars: { healing: false, charging: false }, swapping: [], feats: [], result: "", cause: "", killer: "",
    ...more,
  };
}

export function attempt(more: Partial<AttemptScene> = {}): AttemptScene {
  return {
    place: "north", card: "stag", colour: "red", action: "blades", value: 3, bonus: 0, supports: [], most: 2, helpers: [1], asked: 1,
    passed: [], dice: [], rerolls: 0, light: 1, dark: 0, open: true, placed: false, before: 3, fixed: 3, rolled: 0, gain: 3, goal: 10,
    ...more,
  };
}
