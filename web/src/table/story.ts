/** The figures behind the story of a game. */
import type { Turn } from "../protocol";

/** The chance to win before a decision: what the one before it left, or what its best answer promises. */
export function before(turns: Turn[], place: number): number {
  return turns[place - 1]?.after ?? turns[place]?.best ?? 0;
}

/** The chance to win before the first decision and after each. */
export function points(turns: Turn[]): number[] {
  return turns.length ? [before(turns, 0), ...turns.map((turn) => turn.after)] : [];
}

/** The top of a chart that shows all of them well: a quarter, a half, three quarters, or certainty. */
export function ceiling(turns: Turn[]): number {
  const highest = Math.max(0, ...turns.flatMap((turn) => [turn.best, turn.after]));
  return Math.max(1, Math.ceil(highest * 4 - 1e-9)) / 4;
}

/** The decisions around which the chance to win moved most, in the order of the game. */
export function turningPoints(turns: Turn[], most: number): { place: number; turn: Turn }[] {
  const moved = (turn: Turn) => Math.max(Math.abs(turn.after - turn.chosen), turn.best - turn.chosen);
  return turns
    .map((turn, place) => ({ place, turn }))
    .filter(({ turn }) => moved(turn) > 0.02)
    .toSorted((one, other) => moved(other.turn) - moved(one.turn))
    .slice(0, most)
    .toSorted((one, other) => one.place - other.place);
}
