/** Drafts of explorations by question, kept in the browser: a connection that was lost, a look at another page or a reload costs
 * nobody their work. Where the browser keeps nothing, they last as long as the page. */
import { recall, remember } from "../../lib/storage";
import type { Draft } from "./model";

const KEY = "lanterne.map-masters.drafts";
const MOST = 12;

type Kept = [key: string, draft: Draft];

let kept: Kept[] = [];

function all(): Kept[] {
  const stored = recall<unknown>(KEY);
  return Array.isArray(stored) ? stored.filter(isKept) : kept;
}

function isKept(entry: unknown): entry is Kept {
  const draft = Array.isArray(entry) && typeof entry[0] === "string" ? (entry[1] as Partial<Draft> | null) : null;
  return Array.isArray(draft?.tableau) && Array.isArray(draft.steps);
}

export const drafts = {
  get(key: string): Draft | undefined {
    return all().find(([known]) => known === key)?.[1];
  },

  set(key: string, { tableau, start, steps }: Draft): void {
    kept = [...all().filter(([known]) => known !== key), [key, { tableau, start, steps }] satisfies Kept].slice(-MOST);
    remember(KEY, kept);
  },
};
