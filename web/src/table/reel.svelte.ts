/** A film on its reel: frames come in pieces, the one that is looked at first, then the others in order, so that the log of
 * every step is whole in the end. */
import type { Film, Line, StateOf } from "../protocol";

export const PIECE = 24;

export class Reel {
  /** How many steps there are; 0 until something has come. */
  length = $state(0);
  frames: ReadonlyMap<number, StateOf> = $state.raw(new Map());
  private readonly coming = new Set<number>();
  private stopped = false;

  constructor(private readonly fetch: (from: number, count: number) => Promise<Film>) {}

  /** Have a step; what went wrong is thrown. */
  async need(step: number): Promise<void> {
    await this.piece(Math.floor(Math.max(0, step) / PIECE));
  }

  /** Have everything, piece by piece, until it is there or nobody wants it. */
  async rest(): Promise<void> {
    for (let piece = 0; piece * PIECE < this.length && !this.stopped; piece++) await this.piece(piece);
  }

  stop(): void {
    this.stopped = true;
  }

  /** The log up to a step, as far as its frames are there. */
  lines(step: number): Line[] {
    const lines: Line[] = [];
    for (let place = 0; place <= step; place++) lines.push(...(this.frames.get(place)?.lines ?? []));
    return lines;
  }

  private async piece(piece: number): Promise<void> {
    const from = piece * PIECE;
    if (this.frames.has(from) || this.coming.has(piece)) return;
    this.coming.add(piece);
    try {
      const film = await this.fetch(from, PIECE);
      if (this.stopped) return;
      const frames = new Map(this.frames);
      film.frames.forEach((frame, place) => frames.set(from + place, frame));
      this.frames = frames;
      this.length = film.length;
    } finally {
      this.coming.delete(piece);
    }
  }
}
