/** The keys of the table: which one chooses which option, and which one asks for what. */

// Letters that name a command choose no option.
const COMMANDS: Record<string, Command> = {
  "?": "why",
  h: "hint",
  u: "undo",
  b: "board",
  o: "options",
  l: "log",
  m: "menu",
  k: "keys",
};
export type Command = "why" | "hint" | "undo" | "board" | "options" | "log" | "menu" | "keys" | "skip" | "confirm" | "close";
export const LETTERS = "acdefgijnpqrstvwxyz";
export const COMMAND_KEYS: readonly (readonly [string, Command])[] = Object.entries(COMMANDS);

export interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The key that chooses the option at a place of the list: 1 to 9, then letters; empty beyond. */
export function keyAt(place: number): string {
  return place < 9 ? String(place + 1) : (LETTERS[place - 9] ?? "");
}

/** The place of the option that a key chooses, or -1. Digits go by their place on the keyboard: French ones want no Shift. */
export function placeOf(press: Press): number {
  if (press.ctrlKey || press.metaKey || press.altKey) return -1;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code);
  if (digit) return Number(digit[1]) - 1;
  const letter = press.key.length === 1 ? LETTERS.indexOf(press.key.toLowerCase()) : -1;
  return letter < 0 ? -1 : letter + 9;
}

export function commandOf(press: Press): Command | null {
  if ((press.ctrlKey || press.metaKey) && press.key.toLowerCase() === "z") return "undo";
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === " ") return "skip";
  if (press.key === "Enter") return "confirm";
  if (press.key === "Escape") return "close";
  return COMMANDS[press.key.toLowerCase()] ?? null;
}

/** Whether a key belongs to what has the focus: somebody types there, or moves along a row of choices. What was ticked or chosen
 * keeps the focus, and all other keys mean what they do elsewhere. */
export function typing(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches("[type='radio'], [type='checkbox']")) return key === " " || key.startsWith("Arrow");
  return target.closest("input, textarea, select, [contenteditable='true']") !== null;
}

/** Whether Enter and Space already mean something where the focus is. */
export function pressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role='button'], [role='tab']") !== null;
}

export interface Place {
  x: number;
  y: number;
}

const WAYS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of some places in the direction of an arrow key, or -1: what lies straight ahead is nearer than it looks. */
export function nearest(key: string, from: Place, places: Place[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const along = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const across = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    const distance = along + 2 * across;
    if (along > 1 && distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}
