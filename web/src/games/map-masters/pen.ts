/** The pen that follows a finger or a mouse along the map. Where it comes near a node that may be next, the path goes there; where
 * it goes back, the path does. What it passes while the server thinks is kept and followed afterwards. */
import { distance, roomOf, U, type Point } from "./geometry";
import { nodeOf, sameSpot, type NextStep, type Spot, type TrailStep } from "./model";
import { cornerOf, laidCards, placeOf } from "./trace";
import type { Workshop } from "./workshop.svelte";

const NEAR = U * 0.85; // the pen has reached a node
const GRIP = U * 1.5; // a press so near takes the pen up
const WALL = U * 0.65;
const STRIDE = U * 0.4;
const SURE = ["place", "stairs", "circle"]; // nodes after which the path goes on without having asked

export class Pen {
  private ink: Point[] = []; // where the pen has been and the path not yet
  private last: Point = { x: 0, y: 0 };
  private drawing = false;

  constructor(private readonly workshop: Workshop) {}

  get down(): boolean {
    return this.drawing;
  }

  private get cards() {
    return laidCards(this.workshop.box(), this.workshop.draft.tableau);
  }

  /** How far a point is from a node. Inside a room there is no distance; outside, its walls count. */
  private away(spot: Spot, point: Point): number {
    const laid = this.cards.get(spot[0]);
    const node = laid && nodeOf(laid.print, spot[1]);
    const place = placeOf(this.cards, spot);
    if (!laid || !node || !place) return Infinity;
    if (node.kind !== "room") return distance(place, point);
    const room = roomOf(node, laid.placement.rot);
    const corner = cornerOf(laid.placement);
    const x = Math.max(room.x + corner.x - point.x, 0, point.x - room.x - corner.x - room.wide);
    const y = Math.max(room.y + corner.y - point.y, 0, point.y - room.y - corner.y - room.high);
    return x || y ? Math.hypot(x, y) + WALL : 0;
  }

  private nearest<T>(list: readonly T[], spotOf: (one: T) => Spot | null, point: Point, within: number): T | null {
    let best: T | null = null;
    let least = within;
    for (const one of list) {
      const spot = spotOf(one);
      const far = spot ? this.away(spot, point) : Infinity;
      if (far <= least) [best, least] = [one, far];
    }
    return best;
  }

  /** The steps that lead to the place nearest to a point. */
  stepsAt(point: Point, within = GRIP): NextStep[] {
    const found = this.nearest(this.workshop.next, (one) => this.target(one), point, within);
    if (!found) return [];
    return this.workshop.next.filter((one) => this.target(one)?.join(" ") === this.target(found)!.join(" "));
  }

  /** Where a step leads, if it leads anywhere. */
  private target(one: NextStep): Spot | null {
    return /^(pay|cross|sacrifice)\b/.test(one.step) ? null : one.to;
  }

  /** The pen touches the map. True: it draws; the press is no tap. */
  press(point: Point): boolean {
    const { workshop } = this;
    this.ink = [];
    this.last = point;
    if (!workshop.draft.start) {
      const start = this.nearest(workshop.starts, (spot) => spot, point, GRIP);
      if (start) workshop.begin(start);
      this.drawing = start !== null;
    } else {
      const at = workshop.at;
      const steps = this.stepsAt(point, NEAR * 1.3).filter(({ step }) => step.startsWith("go "));
      if (steps.length === 1) workshop.take(steps[0]!.step);
      this.drawing = steps.length === 1 || (at !== null && this.away(at, point) < GRIP);
    }
    return this.drawing;
  }

  move(point: Point): void {
    if (!this.drawing) return;
    const { last } = this;
    this.last = point;
    const strides = Math.max(1, Math.ceil(distance(last, point) / STRIDE));
    for (let stride = 1; stride <= strides; stride++) {
      const way = stride / strides;
      this.ink.push({ x: last.x + (point.x - last.x) * way, y: last.y + (point.y - last.y) * way });
    }
    this.follow();
  }

  lift(): void {
    this.drawing = false;
    if (this.workshop.fresh) this.ink = [];
  }

  /** Go on where the ink is ahead of the path: when the pen has moved, and when the server has spoken. */
  follow(): void {
    const { workshop } = this;
    while (this.ink.length) {
      const at = workshop.at;
      if (!at) return void (this.ink = []);
      const laid = this.cards.get(at[0]);
      if (!workshop.fresh && !SURE.includes((laid && nodeOf(laid.print, at[1])?.kind) ?? "")) return;
      this.step(this.ink.shift()!, at);
    }
  }

  private step(point: Point, at: Spot): void {
    const { workshop } = this;
    const before = workshop.trail.filter((step) => step.edge).at(-1);
    const steps = workshop.next.filter(({ step }) => step.startsWith("go "));
    const next = this.nearest(steps, (one) => one.to, point, NEAR);
    if (next && !(before && next.to?.join(" ") === before.from.join(" "))) return workshop.take(next.step);
    if (before && this.away(before.from, point) < NEAR * 0.7 && this.away(at, point) > NEAR) return workshop.undo();
    if (this.refused(point, before)) return;
    const payable = workshop.fresh && workshop.advice?.pending !== "trapdoor" && workshop.next.some(({ step }) => step === "pay item");
    if (!payable || this.away(at, point) <= NEAR) return;
    this.ink.unshift(point);
    workshop.take("pay item");
  }

  /** The pen is led where it may not go: the reason is told. */
  private refused(point: Point, before: TrailStep | undefined): boolean {
    const { workshop } = this;
    const barred = workshop.fresh && !workshop.advice?.pending ? workshop.advice?.barred : undefined;
    const met = this.nearest(barred ?? [], (one) => one.to, point, NEAR * 0.6);
    if (!met?.to || (before && sameSpot(met.to, before.from))) return false;
    workshop.refuse(met.to);
    return true;
  }

  /** A tap: the number of steps to keep, where it meets the path drawn so far. */
  onPath(point: Point): number | null {
    const { workshop } = this;
    const trail = workshop.trail;
    for (let place = trail.length - 2; place >= 0; place--) if (trail[place]!.edge && this.away(trail[place]!.to, point) < NEAR) return place + 1;
    const start = workshop.draft.start;
    return start && trail.length && this.away([start.card, start.slot], point) < NEAR ? 0 : null;
  }

  barredAt(point: Point): Spot | null {
    return this.nearest(this.workshop.fresh ? (this.workshop.advice?.barred ?? []) : [], (one) => one.to, point, GRIP)?.to ?? null;
  }
}
