/** What the board asks of the server besides the questions of the game: advice on a draft, and the best there was. */
import type { Advice, Draft, Solved } from "./model";

export interface Helper {
  /** What a draft comes to, and what could be done next; null when nobody can say, e.g. because the question has passed. */
  advise: (draft: Draft) => Promise<Advice | null>;
  /** The solver's best for the hand of a seat in the round just played. */
  best: (seat: number) => Promise<Solved | null>;
}
