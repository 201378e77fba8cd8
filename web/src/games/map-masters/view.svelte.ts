/** What part of a tableau is seen: all of it, until somebody looks closer. */
import type { Point } from "./geometry";

export interface Rect {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export interface Size {
  wide: number;
  high: number;
}

const CLOSEST = 5; // times as large as everything at once
const FARTHEST = 0.6;

/** Buttons that are `thick` pixels stand in a window beside what is seen there or below it, whichever leaves it larger; and what to
 * look at so that they hide nothing of it. */
export function clearOf(thick: number, window: Size, rect: Rect): { rect: Rect; beside: boolean } {
  if (!window.wide || !window.high) return { rect, beside: true };
  const scale = (wide: number, high: number) => Math.min(wide / rect.wide, high / rect.high);
  const [besideThem, aboveThem] = [scale(window.wide - thick, window.high), scale(window.wide, window.high - thick)];
  const beside = besideThem >= aboveThem;
  const whole = scale(window.wide, window.high);
  const spare = beside ? window.wide - rect.wide * whole : window.high - rect.high * whole;
  const more = spare / 2 < thick ? thick / Math.max(besideThem, aboveThem) : 0;
  return { rect: { ...rect, wide: rect.wide + (beside ? more : 0), high: rect.high + (beside ? 0 : more) }, beside };
}

export class View {
  /** What is looked at on purpose; null: everything. */
  private own: Rect | null = $state.raw(null);
  private readonly fingers = new Map<number, Point>();

  constructor(private readonly everything: () => Rect) {}

  get rect(): Rect {
    return this.own ?? this.everything();
  }

  get whole(): boolean {
    return this.own === null;
  }

  fit(): void {
    this.own = null;
  }

  /** Look closer (more than 1) or from farther, at a point that stays where it is. */
  zoom(factor: number, at?: Point): void {
    const all = this.everything();
    const rect = this.rect;
    const wide = Math.min(all.wide / FARTHEST, Math.max(all.wide / CLOSEST, rect.wide / factor));
    const scale = wide / rect.wide;
    const point = at ?? { x: rect.x + rect.wide / 2, y: rect.y + rect.high / 2 };
    this.own = {
      x: point.x - (point.x - rect.x) * scale,
      y: point.y - (point.y - rect.y) * scale,
      wide,
      high: rect.high * scale,
    };
  }

  pan(by: Point): void {
    const rect = this.rect;
    this.own = { ...rect, x: rect.x - by.x, y: rect.y - by.y };
  }

  // --- two fingers ----------------------------------------------------------------------------------------------------

  touch(id: number, at: Point): void {
    this.fingers.set(id, at);
  }

  lift(id: number): void {
    this.fingers.delete(id);
  }

  get pinching(): boolean {
    return this.fingers.size > 1;
  }

  /** A finger of two has moved, in the coordinates of the screen; `toMap` knows where that is on the tableau. */
  pinch(id: number, to: Point, toMap: (point: Point) => Point): void {
    const [one, other] = [...this.fingers.keys()];
    if (one === undefined || other === undefined || (id !== one && id !== other)) return;
    const before = [this.fingers.get(one)!, this.fingers.get(other)!] as const;
    this.fingers.set(id, to);
    const after = [this.fingers.get(one)!, this.fingers.get(other)!] as const;
    const spread = (pair: readonly [Point, Point]) => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y) || 1;
    const middle = (pair: readonly [Point, Point]) => ({ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 });
    const [from, at] = [toMap(middle(before)), toMap(middle(after))];
    this.zoom(spread(after) / spread(before), from);
    this.pan({ x: at.x - from.x, y: at.y - from.y });
  }
}
