/** What the pen has marked: discoveries that count are ringed, those that were used up or overcome are crossed out. Told from the
 * steps of a path, for looking at only. */
import { thingsOf, type Thing } from "./geometry";
import type { Box, Placement, Spot, TrailStep } from "./model";
import { TOOL_FOR } from "./telling";
import { cornerOf, laidCards } from "./trace";

export interface Mark extends Thing {
  card: string;
  ringed: boolean;
  used: number; // so many of its count are used up
}

/** Everything that lies in a tableau, marked. */
export function marksOf(box: Box, tableau: Placement[], trail: TrailStep[], circled: Spot[]): Mark[] {
  const rung = new Set(circled.map((spot) => spot.join(" ")));
  const marks: Mark[] = [...laidCards(box, tableau)].flatMap(([card, { print, placement }]) => {
    const corner = cornerOf(placement);
    return thingsOf(print, placement.rot).map((thing) => ({
      ...thing,
      card,
      x: thing.x + corner.x,
      y: thing.y + corner.y,
      ringed: rung.has(`${card} ${thing.node}`),
      used: 0,
    }));
  });
  const met: string[] = []; // nodes in the order in which the path came to them
  const find = (card: string, test: (mark: Mark) => boolean) => marks.find((mark) => mark.card === card && test(mark) && mark.used < mark.count);
  const cross = (mark: Mark | undefined) => mark && (mark.used += 1);
  const spend = (tool: string) => {
    for (const spot of met) {
      const mark = marks.find((one) => `${one.card} ${one.node}` === spot && one.kind === tool && one.ringed && one.used < one.count);
      if (mark) return cross(mark);
    }
  };
  for (const { step, from, to } of trail) {
    const [verb = "", ...rest] = step.split(" ");
    const by = rest.at(-1) ?? "";
    if (verb === "pay") {
      const obstacle = find(from[0], (mark) => mark.node === from[1] && mark.kind in TOOL_FOR);
      cross(obstacle);
      if (by === "item" && obstacle) spend(TOOL_FOR[obstacle.kind]!);
    } else if (verb === "fall" || verb === "climb") {
      const card = from[0];
      const name = verb === "climb" || rest.length ? rest[0] : from[1];
      cross(find(card, (mark) => mark.kind === "trapdoor" && mark.id === name));
    } else if (verb === "teleport") {
      const [, source, card, circle] = /^teleport (?:(\S+) )?> ([^.\s]+)\.(\S+)/.exec(step) ?? [];
      cross(find(from[0], (mark) => mark.kind === "circle" && mark.node === from[1] && (!source || mark.id === source)));
      cross(find(card ?? "", (mark) => mark.kind === "circle" && mark.id === circle));
      if (by === "item") spend("scroll");
    }
    met.push(to.join(" "));
  }
  return marks;
}
