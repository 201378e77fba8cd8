/** The workshop by keyboard: what a key does there. */
import { shortcuts } from "../../table/shortcuts.svelte";
import { nearest, typing } from "../../table/keyboard";
import { cornerOf } from "./trace";
import type { Placement } from "./model";
import type { Workshop } from "./workshop.svelte";

/** The place that an arrow key goes to from the one that is aimed at; the first where none is. */
export function aimFrom(ghosts: Placement[], aim: Placement | null, key: string): Placement | null {
  if (!ghosts.length) return null;
  if (!aim) return ghosts[0]!;
  return ghosts[nearest(key, cornerOf(aim), ghosts.map(cornerOf))] ?? aim;
}

/** Whether the key meant something here. `aim` and `setAim` are about where a chosen card would be laid. */
export function press(event: KeyboardEvent, workshop: Workshop, aim: Placement | null, setAim: (aim: Placement | null) => void): boolean {
  if (event.defaultPrevented || event.altKey || typing(event.target, event.key) || document.querySelector("dialog[open]")) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") return (workshop.undo(), true);
  if (event.ctrlKey || event.metaKey) return false;
  const { selected } = workshop;
  if (selected) {
    if (event.key.startsWith("Arrow")) return (setAim(aimFrom(workshop.ghosts, aim, event.key)), true);
    if (event.key === "Enter" && aim) return (workshop.lay(aim), true);
    if (event.key === "Escape") return ((workshop.selected = ""), true);
    if (event.key === "Delete" && workshop.placementOf(selected)) return (workshop.remove(selected), true);
    if (shortcuts.on && event.key.toLowerCase() === "r") return (workshop.turn(selected), setAim(null), true);
  }
  if (event.key === "Backspace" && workshop.draft.start) return (workshop.undo(), true);
  const digit = shortcuts.on ? /^(?:Digit|Numpad)([1-9])$/.exec(event.code) : null;
  if (!digit) return false;
  const place = Number(digit[1]) - 1;
  const start = workshop.draft.start ? undefined : workshop.starts[place];
  const step = workshop.draft.start && workshop.fresh ? workshop.next[place] : undefined;
  if (start) workshop.begin(start);
  else if (step) workshop.take(step.step);
  return Boolean(start ?? step);
}
