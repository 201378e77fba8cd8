/** Finding a card by some letters of its name. */
import type { CardOf } from "../protocol";

/** Without accents and capitals: people type what is quickest. */
export function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/’/g, "'")
    .toLowerCase();
}

/** The cards whose names have all the words that were typed; those that begin with them first. */
export function matching(cards: CardOf[], sought: string): CardOf[] {
  const parts = bare(sought).split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => parts.every((part) => bare(card.words).includes(part)));
  const first = (card: CardOf) => Number(!parts.length || !bare(card.words).startsWith(parts[0]!));
  return parts.length ? found.toSorted((one, other) => first(one) - first(other)) : found;
}
