/** Where everything on a card lies in its drawing, also when the card is turned. A lattice unit is `U` long. */
import { nodeOf, type CardPrint, type EdgePrint, type NodePrint, type Rot } from "./model";

export const U = 20;
export const WIDE = 8 * U;
export const HIGH = 12 * U;

export interface Point {
  x: number;
  y: number;
}

export interface Box4 {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const STUB = 0.75; // how far a corridor runs straight inwards from the edge of a card, in lattice units

export function turned(x: number, y: number, rot: Rot): Point {
  return rot === 180 ? { x: WIDE - x * U, y: HIGH - y * U } : { x: x * U, y: y * U };
}

const TURNED: Record<string, string> = { L1: "R2", R2: "L1", L2: "R1", R1: "L2", T: "B", B: "T" };
/** Which slot a printed one looks like on a card that lies so. */
export const shownSlot = (slot: string, rot: Rot) => (rot === 180 ? (TURNED[slot] ?? slot) : slot);

export const pointOf = (node: NodePrint, rot: Rot): Point => turned(node.x, node.y, rot);

export function roomOf(node: NodePrint, rot: Rot): Box4 {
  const middle = pointOf(node, rot);
  return { x: middle.x - (node.wide * U) / 2, y: middle.y - (node.high * U) / 2, wide: node.wide * U, high: node.high * U };
}

/** The point a little inside a slot, so that corridors meet the edge at a right angle. */
function stub(slot: NodePrint): [number, number] {
  const inward = (at: number, far: number) => (at === 0 ? STUB : at === far ? far - STUB : at);
  return [inward(slot.x, 8), inward(slot.y, 12)];
}

/** An edge from the middle of `a` to the middle of `b`. */
export function lineOf(card: CardPrint, edge: EdgePrint, rot: Rot): Point[] {
  const a = nodeOf(card, edge.a)!;
  const b = nodeOf(card, edge.b)!;
  const points: [number, number][] = [[a.x, a.y]];
  if (a.kind === "slot") points.push(stub(a));
  points.push(...edge.via);
  if (b.kind === "slot") points.push(stub(b));
  points.push([b.x, b.y]);
  return points.map(([x, y]) => turned(x, y, rot));
}

const near = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
export const distance = near;
const towards = (from: Point, to: Point, way: number): Point => {
  const whole = near(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * way) / whole, y: from.y + ((to.y - from.y) * way) / whole };
};

const fix = (number: number) => Math.round(number * 100) / 100;
const at = (point: Point) => `${fix(point.x)} ${fix(point.y)}`;

/** A line through points whose corners are round. */
export function smooth(points: Point[], radius = U * 0.8): string {
  const kept = points.filter((point, place) => place === 0 || near(point, points[place - 1]!) > 0.01);
  if (!kept.length) return "";
  let path = `M${at(kept[0]!)}`;
  for (let place = 1; place < kept.length - 1; place++) {
    const [before, here, after] = [kept[place - 1]!, kept[place]!, kept[place + 1]!];
    const round = Math.min(radius, near(before, here) / 2, near(here, after) / 2);
    path += `L${at(towards(here, before, round))}Q${at(here)} ${at(towards(here, after, round))}`;
  }
  return kept.length > 1 ? `${path}L${at(kept.at(-1)!)}` : path;
}

const inside = (point: Point, box: Box4) =>
  point.x > box.x && point.x < box.x + box.wide && point.y > box.y && point.y < box.y + box.high;

/** Where the stretch from a point inside a box to one outside passes its border. */
function border(from: Point, to: Point, box: Box4): Point {
  const ways = [1];
  if (to.x !== from.x) ways.push((box.x - from.x) / (to.x - from.x), (box.x + box.wide - from.x) / (to.x - from.x));
  if (to.y !== from.y) ways.push((box.y - from.y) / (to.y - from.y), (box.y + box.high - from.y) / (to.y - from.y));
  const way = Math.min(...ways.filter((one) => one > 0));
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}

/** A line that begins in the middle of a room, cut so that it begins at the door. */
export function fromDoor(line: Point[], room: Box4): Point[] {
  const out = line.findIndex((point) => !inside(point, room));
  if (out < 1) return line;
  return [border(line[out - 1]!, line[out]!, room), ...line.slice(out)];
}

/** The line of an edge walked from a node, cut at the doors of rooms. */
export function walkedLine(card: CardPrint, edge: EdgePrint, from: string, rot: Rot): Point[] {
  let line = lineOf(card, edge, rot);
  const a = nodeOf(card, edge.a)!;
  const b = nodeOf(card, edge.b)!;
  if (a.kind === "room") line = fromDoor(line, roomOf(a, rot));
  if (b.kind === "room") line = fromDoor(line.toReversed(), roomOf(b, rot)).toReversed();
  return edge.a === from ? line : line.toReversed();
}

// --- what lies where -------------------------------------------------------------------------------------------------

/** A thing that is drawn: an item with its number, a monster, a circle, a trapdoor. */
export interface Thing extends Point {
  key: string; // within its card
  node: string;
  kind: string;
  count: number;
  size: number; // across
  id: string; // of a circle or a trapdoor
}

interface Content {
  kind: string;
  count: number;
  id: string;
}

const AFTER = ["coin", "barrel", "sword", "key", "rope", "scroll", "recycle", "scissors"];

function contentOf(node: NodePrint): Content[] {
  const found: Content[] = [];
  if (node.kind === "room") {
    for (let number = 0; number < node.monsters; number++) found.push({ kind: "monster", count: 1, id: String(number) });
    for (const id of node.circles) found.push({ kind: "circle", count: 1, id });
    for (const { id } of node.trapdoors) found.push({ kind: "trapdoor", count: 1, id });
  } else if (node.kind !== "place" && node.kind !== "slot" && node.kind !== "stairs") found.push({ kind: node.kind, count: 1, id: node.id });
  for (const kind of AFTER) if (node.items[kind]) found.push({ kind, count: node.items[kind], id: "" });
  return found;
}

/** In how many columns so many things lie largest in a box. */
function columnsFor(count: number, wide: number, high: number): number {
  let best = 1;
  let most = 0;
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(wide / columns, high / Math.ceil(count / columns));
    if (size > most + 0.01) [best, most] = [columns, size];
  }
  return best;
}

const LARGEST = 1.42 * U;

/** Things of the lower level make way for those that lie right above them: towards where their corridor leads. */
function settled(card: CardPrint, things: Thing[], rot: Rot): Thing[] {
  const level = (thing: Thing) => nodeOf(card, thing.node)?.level;
  const above = things.filter((thing) => level(thing) !== "D");
  return things.map((thing) => {
    const over = level(thing) === "D" ? above.find((one) => near(one, thing) < (one.size + thing.size) * 0.46) : undefined;
    if (!over) return thing;
    const away = near(over, thing) > 2 ? thing : (waysOf(card, thing.node, rot)[0] ?? { x: over.x, y: over.y + 1 });
    const place = towards(over, away, (over.size + thing.size) * 0.47);
    return { ...thing, x: place.x, y: place.y };
  });
}

/** The next points of the corridors that leave a node. */
function waysOf(card: CardPrint, id: string, rot: Rot): Point[] {
  return card.edges
    .filter((edge) => edge.a === id || edge.b === id)
    .map((edge) => (edge.a === id ? lineOf(card, edge, rot)[1]! : lineOf(card, edge, rot).at(-2)!));
}

export function thingsOf(card: CardPrint, rot: Rot): Thing[] {
  return settled(card, card.nodes.flatMap((node) => laidIn(node, roomFor(card, node, rot), rot)), rot);
}

/** The box that a node's content lies in. Below something of the upper level, a lower room keeps to its larger free part. */
function roomFor(card: CardPrint, node: NodePrint, rot: Rot): Box4 {
  const box = roomOf(node, rot);
  if (node.kind !== "room") return box;
  const over = node.level === "D" ? card.nodes.find((one) => one.level === "U" && one.kind !== "room" && inside(pointOf(one, rot), box)) : undefined;
  if (!over) return box;
  const { x, y } = pointOf(over, rot);
  const gap = U * 0.6;
  const parts = [
    { ...box, wide: x - gap - box.x },
    { ...box, x: x + gap, wide: box.x + box.wide - x - gap },
    { ...box, high: y - gap - box.y },
    { ...box, y: y + gap, high: box.y + box.high - y - gap },
  ];
  return parts.toSorted((one, other) => Math.min(other.wide, other.high) - Math.min(one.wide, one.high))[0]!;
}

/** What a node holds, laid out in rows. */
function laidIn(node: NodePrint, box: Box4, rot: Rot): Thing[] {
  const content = contentOf(node);
  if (!content.length) return [];
  const room = node.kind === "room";
  const wide = room ? box.wide - 3 : Math.min(content.length, 2) * U * 1.3;
  const high = room ? box.high - 3 : Math.ceil(content.length / 2) * U * 1.3;
  const from = room ? { x: box.x + box.wide / 2, y: box.y + box.high / 2 } : pointOf(node, rot);
  const within = (at: number, half: number, far: number) => Math.max(half + 2, Math.min(far - half - 2, at));
  const middle = room ? from : { x: within(from.x, wide / 2, WIDE), y: within(from.y, high / 2, HIGH) };
  const columns = columnsFor(content.length, wide, high);
  const rows = Math.ceil(content.length / columns);
  const size = Math.min(LARGEST, (wide / columns) * 0.97, (high / rows) * 0.97);
  const pitch = Math.min(wide / columns, size * 1.25);
  return content.map(({ kind, count, id }, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, content.length - row * columns);
    return {
      key: `${node.id}-${kind}-${id}`,
      node: node.id,
      kind,
      count,
      id,
      size,
      x: middle.x + ((place % columns) - (inRow - 1) / 2) * pitch,
      y: middle.y + (row - (rows - 1) / 2) * Math.min(high / rows, size * 1.15),
    };
  });
}

/** The corner of a card that has most room for its name; `x` and `y` are its outer corner. */
export interface Corner {
  right: boolean;
  bottom: boolean;
}

const LABEL = { wide: 3.35 * U, high: 1.35 * U };

export function cornerFor(card: CardPrint, rot: Rot): Corner {
  const corners: Corner[] = [
    { right: false, bottom: false },
    { right: true, bottom: false },
    { right: false, bottom: true },
    { right: true, bottom: true },
  ];
  const load = (corner: Corner) => {
    const box = { x: corner.right ? WIDE - LABEL.wide : 0, y: corner.bottom ? HIGH - LABEL.high : 0, ...LABEL };
    const hit = (point: Point, margin: number) =>
      point.x > box.x - margin && point.x < box.x + box.wide + margin && point.y > box.y - margin && point.y < box.y + box.high + margin;
    const things = thingsOf(card, rot).filter((thing) => hit(thing, thing.size * 0.45)).length;
    const rooms = card.nodes.filter((node) => {
      const room = roomOf(node, rot);
      return node.kind === "room" && room.x < box.x + box.wide && box.x < room.x + room.wide && room.y < box.y + box.high && box.y < room.y + room.high;
    }).length;
    const bends = card.edges.flatMap((edge) => halved(lineOf(card, edge, rot))).filter((point) => hit(point, U * 0.3)).length;
    return things * 6 + rooms * 5 + bends;
  };
  const loads = corners.map(load);
  return corners[loads.indexOf(Math.min(...loads))]!;
}

/** The points of a line and some between them. */
function halved(line: Point[]): Point[] {
  return line.flatMap((point, place) => {
    const next = line[place + 1];
    return next ? [0, 0.25, 0.5, 0.75].map((way) => ({ x: point.x + (next.x - point.x) * way, y: point.y + (next.y - point.y) * way })) : [point];
  });
}

/** The stretches of a card's edge where a slot is walled up. */
export function wallsOf(card: CardPrint, rot: Rot): Box4[] {
  const SLOTS: Record<string, [number, number]> = { L1: [0, 3], L2: [0, 9], R1: [8, 3], R2: [8, 9], T: [4, 0], B: [4, 12] };
  const [long, thick] = [U * 2.2, U * 0.42];
  return Object.entries(SLOTS)
    .filter(([slot]) => !card.exits.includes(slot))
    .map(([, [x, y]]) => {
      const middle = turned(x, y, rot);
      if (y === 0 || y === 12) return { x: middle.x - long / 2, y: middle.y === 0 ? 0 : HIGH - thick, wide: long, high: thick };
      return { x: middle.x === 0 ? 0 : WIDE - thick, y: middle.y - long / 2, wide: thick, high: long };
    });
}
