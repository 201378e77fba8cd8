/** Drafts of explorations by question, as long as the page is open: a connection that was lost, or a look at another page, costs
 * nobody their work. */
import type { Draft } from "./model";

const MOST = 12;

class Drafts {
  private readonly kept = new Map<string, Draft>();

  get(key: string): Draft | undefined {
    return this.kept.get(key);
  }

  set(key: string, { tableau, start, steps }: Draft): void {
    this.kept.delete(key);
    this.kept.set(key, { tableau, start, steps });
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value!);
  }
}

export const drafts = new Drafts();
