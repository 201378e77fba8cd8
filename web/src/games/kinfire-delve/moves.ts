/** How cards move: from hand to table to discard (`send` and `receive` by the key of a copy), and how Well cards come and go.
 * Who wants less motion sees cards change places at once. */
import { getContext, setContext } from "svelte";
import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";
import type { Line } from "../../protocol";

const KEY = Symbol("moves");
const TRAVEL = 460;

export const span = (ms: number) => (prefersReducedMotion.current ? 0 : ms);

function make() {
  return crossfade({
    duration: (distance) => span(Math.min(TRAVEL, 220 + distance * 0.5)),
    easing: cubicInOut,
    // a card that comes from a deck turns over; one that goes where nobody sees it sinks
    fallback: (_node, _params, intro) => ({
      duration: span(intro ? 380 : 240),
      easing: cubicOut,
      css: (t) =>
        intro
          ? `opacity: ${Math.min(1, t * 2)}; transform: perspective(600px) translateY(${(1 - t) * 26}px) rotateY(${(1 - t) * 95}deg)`
          : `opacity: ${t}; transform: translateY(${(1 - t) * 18}px) scale(${0.8 + 0.2 * t})`,
    }),
  });
}

export type Moves = ReturnType<typeof make>;
export const provideMoves = (): Moves => setContext(KEY, make());
export const useMoves = (): Moves => getContext<Moves>(KEY);

/** A Well card is turned up. */
export function deal(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: span(delay),
    duration: span(520),
    easing: cubicOut,
    css: (t) => `opacity: ${Math.min(1, t * 3)}; transform: perspective(900px) rotateY(${(1 - t) * -110}deg) scale(${0.85 + 0.15 * t})`,
  };
}

export type Fate = "completed" | "attached" | "dismissed" | "";

/** What became of a card, as the log tells it; the last word counts. */
export function fateOf(lines: Line[], card: string): Fate {
  const told = lines.filter((line) => line.values.card === card && ["completed", "attached", "dismissed"].includes(line.kind));
  const last = told.at(-1)?.kind;
  return last === "completed" || last === "attached" || last === "dismissed" ? last : "";
}

/** A Well card leaves: completed it rises in the light, attached it slides under the Master, else it falls down the well. */
export function leave(_node: Element, { fate, dx, dy }: { fate: () => Fate; dx: number; dy: number }): TransitionConfig {
  const how = fate();
  return {
    duration: span(how === "completed" ? 560 : 420),
    easing: cubicInOut,
    css: (t) => {
      const gone = 1 - t;
      if (how === "completed") return `opacity: ${t}; filter: brightness(${1 + gone * 1.2}); transform: translateY(${-40 * gone}px) scale(${1 + 0.08 * gone})`;
      if (how === "attached") return `opacity: ${Math.min(1, t * 2)}; transform: translate(${dx * 95 * gone}%, ${dy * 95 * gone}%) scale(${1 - 0.4 * gone}); z-index: 0`;
      return `opacity: ${t}; transform: translate(${dx * 60 * gone}%, ${dy * 60 * gone}%) scale(${1 - 0.75 * gone}) rotate(${gone * 24}deg)`;
    },
  };
}
