/** Which copy of a card is which. A scene names cards by id only; to let a card visibly move from a hand to the table and
 * on to a discard, each copy keeps a key as long as it can be followed. A card that was hidden keeps its key when it is
 * shown; one that comes from a deck gets a new key. */

/** The piles of one seeker: hand, table, discard … each with its cards in order; "?" is a hidden one. */
export type Piles = Record<string, string[]>;
export type Keys = Record<string, string[]>;

const HIDDEN = "?";

interface Held {
  card: string;
  key: string;
}

export class Copies {
  private before: Record<string, Held[]> = {};
  private count = 0;

  constructor(private readonly name: string) {}

  /** The keys of the cards in these piles, pile by pile. */
  follow(piles: Piles): Keys {
    const left: Record<string, Held[]> = {};
    for (const [pile, held] of Object.entries(this.before)) left[pile] = [...held];
    const keys: Record<string, (string | null)[]> = {};
    for (const [pile, cards] of Object.entries(piles)) keys[pile] = cards.map((card) => take(left[pile], card));
    const elsewhere = (card: string, pile: string) => {
      for (const [other, held] of Object.entries(left)) {
        if (other === pile) continue;
        const key = take(held, card);
        if (key) return key;
      }
      return null;
    };
    const fill = (find: (card: string, pile: string) => string | null) => {
      for (const [pile, cards] of Object.entries(piles)) {
        cards.forEach((card, place) => (keys[pile]![place] ??= find(card, pile)));
      }
    };
    fill((card, pile) => elsewhere(card, pile)); // moved in the open
    fill((card, pile) => (card === HIDDEN ? null : (take(left[pile], HIDDEN) ?? elsewhere(HIDDEN, pile)))); // turned up
    fill(() => `${this.name}-${this.count++}`); // from a deck
    const found = keys as Keys;
    this.before = {};
    for (const [pile, cards] of Object.entries(piles)) {
      this.before[pile] = cards.map((card, place) => ({ card, key: found[pile]![place]! }));
    }
    return found;
  }
}

function take(held: Held[] | undefined, card: string): string | null {
  const place = held?.findIndex((each) => each.card === card) ?? -1;
  return place < 0 ? null : held!.splice(place, 1)[0]!.key;
}
