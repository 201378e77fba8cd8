/** What the parts of a table share without handing it down: the rulebook, the picture of a die's face, who sits where. */
import { createContext, type Component } from "svelte";
import type { FaceProps } from "../games/boards";
import type { SeatOf } from "../protocol";
import { say } from "../words/words.svelte";
import type { Rulebook } from "./rulebook.svelte";

export interface Shared {
  readonly rules: Rulebook;
  readonly face: Component<FaceProps & Record<string, unknown>> | null;
  readonly seats: SeatOf[];
}

export const [shared, share] = createContext<Shared>();

/** What people call a seat: the name of whoever sits there, what the game calls it, else its number. */
export function nameOf(seats: SeatOf[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  return found?.name || found?.label || say("table-seat-number", { number: seat + 1 });
}
