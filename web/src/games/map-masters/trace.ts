/** A path as lines: along corridors, from door to door through rooms, and jumps between. In the coordinates of a tableau, whose
 * cards lie side by side. */
import { distance, HIGH, pointOf, thingsOf, U, walkedLine, WIDE, type Point } from "./geometry";
import { nodeOf, printOf, type Box, type CardPrint, type Draft, type NodePrint, type Placement, type Spot, type TrailStep } from "./model";

export interface Laid {
  placement: Placement;
  print: CardPrint;
}

export type Level = "U" | "D";

export interface Stroke {
  level: Level;
  points: Point[];
}

export interface Trace {
  strokes: Stroke[];
  jumps: [Point, Point][];
  start: Point | null;
  head: Point | null;
}

export const cornerOf = (placement: { x: number; y: number }): Point => ({ x: placement.x * WIDE, y: (placement.y * HIGH) / 2 });

const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

export function laidCards(box: Box, tableau: Placement[]): Map<string, Laid> {
  const found = new Map<string, Laid>();
  for (const placement of tableau) {
    const print = printOf(box, placement.card);
    if (print) found.set(placement.card, { placement, print });
  }
  return found;
}

/** Where a node lies in the tableau. */
export function placeOf(cards: Map<string, Laid>, spot: Spot): Point | null {
  const laid = cards.get(spot[0]);
  const node = laid && nodeOf(laid.print, spot[1]);
  return laid && node ? moved(pointOf(node, laid.placement.rot), cornerOf(laid.placement)) : null;
}

const nodeAt = (cards: Map<string, Laid>, spot: Spot): NodePrint | null => {
  const laid = cards.get(spot[0]);
  return laid ? nodeOf(laid.print, spot[1]) : null;
};

/** Through a room from door to door. Straight lines between points that all lie in from their doors by the same share cross only
 * where the doors say that they cross. */
function across(cards: Map<string, Laid>, room: Spot, from: Point, to: Point): Point[] {
  const middle = placeOf(cards, room)!;
  const inward = (door: Point): Point => ({ x: middle.x + (door.x - middle.x) * INWARD, y: middle.y + (door.y - middle.y) * INWARD });
  return [from, inward(from), inward(to), to];
}

/** Where inside a room somebody arrives or departs: at a circle or a trapdoor of it, else in the middle. */
function insideOf(cards: Map<string, Laid>, spot: Spot, name: string): Point | null {
  const laid = cards.get(spot[0]);
  if (!laid) return null;
  const thing = thingsOf(laid.print, laid.placement.rot).find((one) => one.node === spot[1] && one.id === name && name !== "");
  return thing ? moved(thing, cornerOf(laid.placement)) : placeOf(cards, spot);
}

/** The interior points that a jump leaves from and arrives at: `teleport c1 > D5-01.c2 with item`, `fall t1`. */
function endsOf(step: string): [string, string] {
  const teleport = /^teleport (?:(\S+) )?> [^.\s]+\.(\S+) with/.exec(step);
  if (teleport) return [teleport[1] ?? "", teleport[2]!];
  const fall = /^fall (\S+)/.exec(step);
  if (fall) return [fall[1]!, ""];
  const climb = /^climb (\S+)/.exec(step);
  return ["", climb?.[1] ?? ""];
}

const INWARD = 0.6;

class Pen {
  strokes: Stroke[] = [];

  draw(level: Level, points: Point[]): void {
    const last = this.strokes.at(-1);
    if (last?.level === level && distance(last.points.at(-1)!, points[0]!) < 0.5) last.points.push(...points.slice(1));
    else this.strokes.push({ level, points: [...points] });
  }

  /** The next line begins a stroke of its own. */
  lift(at: Point, level: Level): void {
    this.strokes.push({ level, points: [at] });
  }
}

export function traceOf(box: Box, draft: Pick<Draft, "tableau" | "start">, trail: TrailStep[]): Trace {
  const cards = laidCards(box, draft.tableau);
  const pen = new Pen();
  const jumps: [Point, Point][] = [];
  const start = draft.start && placeOf(cards, [draft.start.card, draft.start.slot]);
  if (!start) return { strokes: [], jumps, start: null, head: null };
  let at: Point = start;
  for (const step of trail) {
    const laid = cards.get(step.from[0]);
    const here = nodeAt(cards, step.from);
    if (!laid || !here) break;
    const level: Level = here.level || "U";
    if (step.edge) {
      const edge = laid.print.edges.find((one) => one.id === step.edge);
      if (!edge) break;
      const line = walkedLine(laid.print, edge, step.from[1], laid.placement.rot).map((point) => moved(point, cornerOf(laid.placement)));
      if (here.kind === "room") pen.draw(level, across(cards, step.from, at, line[0]!));
      pen.draw(edge.level, line);
      at = line.at(-1)!;
    } else if (step.jump) {
      const [leaves, arrives] = endsOf(step.step);
      const from = here.kind === "room" ? (insideOf(cards, step.from, leaves) ?? at) : at;
      const to = insideOf(cards, step.to, arrives) ?? at;
      if (here.kind === "room") pen.draw(level, [at, from]);
      if (distance(from, to) > 1) jumps.push([from, to]);
      pen.lift(to, nodeAt(cards, step.to)?.level || "U");
      at = to;
    }
  }
  return { strokes: pen.strokes.filter((stroke) => stroke.points.length > 1), jumps, start, head: settledIn(cards, trail.at(-1), at, pen) };
}

/** A path that stops in a room goes a little way in. */
function settledIn(cards: Map<string, Laid>, last: TrailStep | undefined, at: Point, pen: Pen): Point {
  const room = last && nodeAt(cards, last.to);
  if (!room || room.kind !== "room") return at;
  const middle = placeOf(cards, last.to)!;
  if (distance(at, middle) < U * 0.6) return at;
  const head = { x: middle.x + (at.x - middle.x) * INWARD, y: middle.y + (at.y - middle.y) * INWARD };
  pen.draw(room.level || "U", [at, head]);
  return head;
}

/** The rectangle that some cards take up. */
export function boundsOf(tableau: { x: number; y: number }[]): { x: number; y: number; wide: number; high: number } {
  if (!tableau.length) return { x: 0, y: 0, wide: WIDE, high: HIGH };
  const corners = tableau.map(cornerOf);
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  return {
    x,
    y,
    wide: Math.max(...corners.map((corner) => corner.x)) + WIDE - x,
    high: Math.max(...corners.map((corner) => corner.y)) + HIGH - y,
  };
}
