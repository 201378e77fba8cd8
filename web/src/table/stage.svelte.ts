/** The stage paces what is shown. States arrive as fast as bots think; each one that tells something new stays long enough to
 * be followed, dice fall before their result is seen, and whoever is in a hurry skips to the present. */
import type { Dice, Line, StateOf } from "../protocol";

export const ROLLING = 850; // milliseconds that dice tumble
const LOOK = 450; // at least, at a state
const READ = 240; // more for each line, up to five

export interface Pace {
  factor: () => number; // what durations are multiplied with; 0 shows everything at once
  hidden: () => boolean; // nobody looks: nothing is worth waiting for
}

const seen: Pace = { factor: () => 1, hidden: () => globalThis.document?.visibilityState === "hidden" };

/** The log after a state: what stands up to `since`, then its own lines. */
export function merged(lines: Line[], state: StateOf): Line[] {
  return [...lines.filter((line) => line.at <= state.since), ...state.lines];
}

export function dwell(state: StateOf): number {
  const told = state.lines.filter((line) => line.sort !== "mark").length;
  return LOOK + READ * Math.min(5, told);
}

export class Stage {
  /** What the page shows now. */
  shown: StateOf | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** What the shown state told anew, for those who listen; empty when it was only caught up with. */
  news: Line[] = $state.raw([]);
  /** Dice in the air; their state is shown when they lie. */
  rolling: Dice[] = $state.raw([]);
  /** How many states wait to be shown, the one whose dice are in the air among them. */
  behind = $state(0);

  private queue: StateOf[] = [];
  private last: StateOf | null = null;
  private inAir: StateOf | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: Pace = seen) {}

  push(state: StateOf): void {
    const before = this.last;
    this.last = state;
    const follows = before !== null && state.seat === before.seat && state.length >= before.length && state.since >= 0;
    const steps = follows && state.fresh && state.length > before.length;
    const waits = follows && (steps || state.length === before.length);
    this.queue.push(state);
    if (!waits || this.factor() === 0 || this.pace.hidden()) return this.skip();
    this.count();
    if (this.timer === undefined) this.advance();
  }

  /** Show the present, now. */
  skip(): void {
    this.stop();
    if (this.inAir) this.queue.unshift(this.inAir);
    this.inAir = null;
    this.rolling = [];
    const states = this.queue;
    this.queue = [];
    states.forEach((state, place) => this.show(state, place === states.length - 1));
    this.count();
  }

  /** Somebody acts: what was shown has been looked at long enough. */
  hurry(): void {
    if (this.inAir) return;
    this.stop();
    this.advance();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private factor(): number {
    const crowd = this.queue.length;
    return this.pace.factor() * (crowd > 10 ? 0.2 : crowd > 4 ? 0.5 : 1);
  }

  private advance(): void {
    const next = this.queue.shift();
    if (!next) return this.count();
    const thrown = fallen(next, this.shown);
    if (!thrown.length) return this.settle(next);
    this.inAir = next;
    this.rolling = thrown;
    this.count();
    this.timer = setTimeout(() => this.settle(next), ROLLING * this.factor());
  }

  private settle(state: StateOf): void {
    this.inAir = null;
    this.rolling = [];
    const quiet = this.shown !== null && state.length === this.shown.length;
    this.show(state, true);
    this.count();
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.advance();
      },
      quiet ? 0 : dwell(state) * this.factor(),
    );
  }

  private show(state: StateOf, present: boolean): void {
    this.lines = merged(this.lines, state);
    if (!present) return;
    this.news = state.fresh ? state.lines : [];
    this.shown = state;
  }

  private count(): void {
    this.behind = this.queue.length + (this.inAir ? 1 : 0);
  }
}

/** Dice that fell on the way from one state to the next; those that people roll themselves have been seen. */
export function fallen(state: StateOf, before: StateOf | null): Dice[] {
  if (!state.fresh || !before || state.length <= before.length) return [];
  return state.rolls.filter((roll) => !state.table.by_hand.includes(roll.source));
}
