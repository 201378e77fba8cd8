/** Places and steps of a map in words. */
import { say, sayList } from "../../words/words.svelte";
import { designOf, nodeOf, printOf, TOOLS, type Box, type NodePrint, type Spot } from "./model";

export const kindName = (box: Box, kind: string) => box.kinds[kind]?.name ?? kind;
export const bookName = (box: Box, id: string) => box.books[id]?.name ?? id;
export const cardName = (box: Box, card: string) => box.cards[designOf(card)]?.name ?? card;

/** So many of a kind: “2 × coin”, “key”. */
export const counted = (box: Box, kind: string, count: number) => (count > 1 ? `${count} × ${kindName(box, kind)}` : kindName(box, kind));

function contentWords(box: Box, node: NodePrint): string[] {
  const found = Object.entries(node.items).map(([kind, count]) => counted(box, kind, count));
  if (node.kind !== "room") return found;
  if (node.monsters) found.unshift(counted(box, "monster", node.monsters));
  if (node.circles.length) found.push(counted(box, "circle", node.circles.length));
  if (node.trapdoors.length) found.push(counted(box, "trapdoor", node.trapdoors.length));
  return found;
}

/** What a place of a map is called: by what lies there. */
export function placeWords(box: Box, spot: Spot): string {
  const print = printOf(box, spot[0]);
  const node = print && nodeOf(print, spot[1]);
  if (!node) return spot[1];
  if (node.kind === "slot") return say("mm-place-edge");
  const content = contentWords(box, node);
  if (node.kind === "room") return content.length ? say("mm-place-room", { content: sayList(content) }) : kindName(box, "room");
  if (node.kind !== "place") return kindName(box, node.kind);
  return content.length ? sayList(content) : say("mm-place-corridor");
}

function withWords(box: Box, by: string, tool: string): string {
  if (by === "item") return say("mm-with-item", { tool: kindName(box, tool) });
  if (by === "fairy") return say("mm-with-fairy", { tool: kindName(box, tool) });
  return say("mm-with-book", { book: bookName(box, by) });
}

/** What overcomes an obstacle. */
export const TOOL_FOR: Record<string, string> = { monster: "sword", lock: "key", lava: "rope", trapdoor: "rope" };

/** A step as a sentence. `pending` is the kind of obstacle that is to be paid for. */
export function stepWords(box: Box, step: string, to: Spot | null, pending = ""): string {
  const [verb = "", ...rest] = step.split(" ");
  const by = rest.at(-1) ?? "";
  const place = to ? placeWords(box, to) : "";
  if (verb === "go") return say("mm-step-go", { place });
  if (verb === "link") return say("mm-step-link", { card: to ? cardName(box, to[0]) : "" });
  if (verb === "pay") return say("mm-step-pay", { kind: pending, with: withWords(box, by, TOOL_FOR[pending] ?? "") });
  if (verb === "fall") return say("mm-step-fall");
  if (verb === "climb") return say("mm-step-climb", { with: withWords(box, by, "") });
  if (verb === "teleport") return say("mm-step-teleport", { card: to ? cardName(box, to[0]) : "", place, with: withWords(box, by, "scroll") });
  if (verb === "cross") return say("mm-step-cross", { with: withWords(box, by, "") });
  if (verb === "wrap") return say("mm-step-wrap", { with: withWords(box, by, "") });
  if (verb === "sacrifice") return say("mm-step-sacrifice", { tool: kindName(box, rest[0] ?? TOOLS[0]), book: bookName(box, by) });
  return say("mm-step-jump", { card: to ? cardName(box, to[0]) : "", place, with: withWords(box, by, "") });
}

/** Everything on a card, for those who listen. */
export function cardWords(box: Box, card: string): string {
  const print = printOf(box, card);
  if (!print) return card;
  const counts = new Map<string, number>();
  const add = (kind: string, count = 1) => count && counts.set(kind, (counts.get(kind) ?? 0) + count);
  for (const node of print.nodes) {
    for (const [kind, count] of Object.entries(node.items)) add(kind, count);
    add("monster", node.monsters);
    if (node.kind === "room") {
      add("circle", node.circles.length);
      add("trapdoor", node.trapdoors.length);
    }
    if (node.kind !== "place" && node.kind !== "slot") add(node.kind);
  }
  const content = sayList([...counts].map(([kind, count]) => counted(box, kind, count)));
  return print.tier ? say("mm-card-priced", { name: print.name, cost: print.tier, content }) : say("mm-card", { name: print.name, content });
}
