/** A dungeon in the making: the cards laid, the path drawn, and what the server thinks of it. What is legal is asked, never
 * known here: a draft goes to the server, and what comes back as wrong is taken back. */
import type { Helper } from "./helper";
import { EMPTY, printOf, sameSpot, type Advice, type BarredStep, type Box, type Draft, type NextStep, type Placement, type Refusal, type Rot, type Spot, type TrailStep } from "./model";

export type Mode = "lay" | "draw";

const PATIENCE = 500; // ms
const TABLEAU_WRONG = ["OVERLAP", "EXIT_AGAINST_WALL", "NOT_CONNECTED"];

export class Workshop {
  draft: Draft = $state.raw(EMPTY);
  advice: Advice | null = $state.raw(null);
  /** The draft that the advice is about. */
  private advised: Draft | null = $state.raw(null);
  mode: Mode = $state("lay");
  /** The card to be laid, from the hand or from the tableau. */
  selected = $state("");
  /** Why the last thing was taken back. */
  notice: Refusal | null = $state.raw(null);
  /** The step that was tried although it is barred: its reason stands in the list. */
  barred: BarredStep | null = $state.raw(null);
  /** How cards lie in the hand. */
  private turns: Record<string, Rot> = $state.raw({});
  private asking = false;
  private closed = false;
  private later: ReturnType<typeof setTimeout> | undefined;
  private fallback: Draft | null = null;
  private forward = false;

  constructor(
    readonly hand: string[],
    readonly box: () => Box,
    private readonly helper: Pick<Helper, "advise">,
    kept: Draft | null = null,
    private readonly keep: (draft: Draft) => void = () => undefined,
  ) {
    this.draft = kept ?? EMPTY;
    if (this.draft.start) this.mode = "draw";
    void this.ask();
  }

  // --- looking --------------------------------------------------------------------------------------------------------

  /** Whether the advice is about what is seen. */
  get fresh(): boolean {
    return this.advised === this.draft;
  }

  get unplaced(): string[] {
    return this.hand.filter((card) => !this.placementOf(card));
  }

  placementOf(card: string): Placement | undefined {
    return this.draft.tableau.find((placement) => placement.card === card);
  }

  turnOf(card: string): Rot {
    return this.placementOf(card)?.rot ?? this.turns[card] ?? 0;
  }

  /** Where the selected card may lie, as it is turned now. */
  get ghosts(): Placement[] {
    const card = this.selected;
    if (!card || !this.advice || !this.knowsFits(card)) return [];
    const rot = this.turnOf(card);
    const here = this.placementOf(card);
    const fits = this.draft.tableau.some((placement) => placement.card !== card) ? (this.advice.fits[card] ?? []) : [[0, 0, rot] as const];
    return fits
      .filter(([x, y, turn]) => turn === rot && !(here && here.x === x && here.y === y))
      .map(([x, y]) => ({ card, x, y, rot }));
  }

  /** Where a card fits depends on the others: while one of them has just been laid or moved, the advice is about another dungeon. */
  private knowsFits(card: string): boolean {
    const others = (draft: Draft | null) => draft?.tableau.filter((placement) => placement.card !== card) ?? [];
    const [known, seen] = [others(this.advised), others(this.draft)];
    return known.length === seen.length && known.every((placement, place) => placement === seen[place]);
  }

  /** Whether the selected card would fit somewhere if it were turned. */
  get fitsTurned(): boolean {
    const rot = this.turnOf(this.selected);
    return (this.advice?.fits[this.selected] ?? []).some(([, , turn]) => turn !== rot);
  }

  /** The steps seen: those that are known to be right, and those that are only hoped for. */
  get trail(): TrailStep[] {
    const known = this.fresh ? (this.advice?.trail ?? []) : this.knownTrail();
    return [...known, ...this.hopedFor(known)];
  }

  get at(): Spot | null {
    const last = this.trail.at(-1);
    if (last) return last.to;
    return this.draft.start ? [this.draft.start.card, this.draft.start.slot] : null;
  }

  /** What may be done next. While the answer is on its way: the corridors that leave here. */
  get next(): NextStep[] {
    if (!this.draft.start) return [];
    if (this.fresh) return this.advice?.next ?? [];
    const at = this.at;
    return at ? this.waysFrom(at).map(({ step, to }) => ({ step, to })) : [];
  }

  get starts(): Spot[] {
    return this.draft.start ? [] : (this.advice?.starts ?? []);
  }

  // --- laying cards ---------------------------------------------------------------------------------------------------

  select(card: string): void {
    this.selected = this.selected === card ? "" : card;
    if (this.selected) this.mode = "lay";
  }

  lay({ card, x, y, rot }: Placement): void {
    const tableau = [...this.draft.tableau.filter((placement) => placement.card !== card), { card, x, y, rot }];
    this.selected = "";
    this.change({ ...this.draft, tableau }, true);
    if (!this.unplaced.length) this.mode = "draw";
  }

  /** Turn a card by 180°, where it lies. */
  turn(card: string): void {
    const here = this.placementOf(card);
    const rot: Rot = this.turnOf(card) === 0 ? 180 : 0;
    this.turns = { ...this.turns, [card]: rot };
    if (!here) return;
    const tableau = this.draft.tableau.map((placement) => (placement.card === card ? { ...placement, rot } : placement));
    this.change({ ...this.draft, tableau }, true);
  }

  /** Back to the hand. A path that begins on the card is wiped with it. */
  remove(card: string): void {
    const here = this.placementOf(card);
    if (!here) return;
    this.turns = { ...this.turns, [card]: here.rot };
    const tableau = this.draft.tableau.filter((placement) => placement.card !== card);
    const gone = this.draft.start?.card === card;
    this.selected = "";
    this.change({ tableau, start: gone ? null : this.draft.start, steps: gone ? [] : this.draft.steps });
  }

  // --- drawing --------------------------------------------------------------------------------------------------------

  begin([card, slot]: Spot): void {
    this.mode = "draw";
    this.selected = "";
    this.change({ ...this.draft, start: { card, slot }, steps: [] });
  }

  take(step: string): void {
    this.mode = "draw";
    this.selected = "";
    this.forward = true;
    this.change({ ...this.draft, steps: [...this.draft.steps, step] });
  }

  /** Take back the last stroke of the pen; where it passed from card to card, the whole of it. */
  undo(): void {
    const steps = [...this.draft.steps];
    if (!steps.length) return this.clear();
    if (steps.pop() === "link") steps.pop();
    this.cut(steps.length);
  }

  /** Keep so many steps. */
  cut(length: number): void {
    this.forward = false;
    this.change({ ...this.draft, steps: this.draft.steps.slice(0, length) });
  }

  clear(): void {
    this.forward = false;
    this.change({ ...this.draft, start: null, steps: [] });
  }

  /** Somebody wants to go where it is not possible: say why. */
  refuse(spot: Spot): void {
    this.barred = this.fresh ? (this.advice?.barred.find((one) => sameSpot(one.to, spot)) ?? null) : null;
  }

  // --- asking ---------------------------------------------------------------------------------------------------------

  /** `revert`: where the tableau turns out wrong, everything is as before. */
  private change(draft: Draft, revert = false): void {
    this.fallback = revert ? (this.fallback ?? this.draft) : null;
    this.notice = null;
    this.barred = null;
    this.draft = draft;
    void this.ask();
  }

  /** One question at a time; the next is about the latest draft. */
  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.advised !== this.draft) {
        const asked = this.draft;
        this.keep(asked);
        const advice = await this.helper.advise(asked);
        if (!advice) return this.askLater();
        if (asked === this.draft) this.hear(asked, advice);
      }
    } finally {
      this.asking = false;
    }
  }

  /** Nobody could say, perhaps because the table is still catching up. */
  private askLater(): void {
    clearTimeout(this.later);
    if (!this.closed) this.later = setTimeout(() => void this.ask(), PATIENCE);
  }

  /** The question has passed: nothing more is asked. */
  close(): void {
    this.closed = true;
    clearTimeout(this.later);
  }

  private hear(draft: Draft, advice: Advice): void {
    const { refused } = advice;
    if (refused && refused.step === 0 && TABLEAU_WRONG.includes(refused.code) && this.fallback) {
      this.draft = this.fallback;
      this.notice = refused;
    } else if (refused && refused.step === 0 && draft.start && !TABLEAU_WRONG.includes(refused.code)) {
      this.draft = { ...draft, start: null, steps: [] };
      this.notice = refused;
    } else {
      const right = refused && refused.step > 0 ? { ...draft, steps: draft.steps.slice(0, advice.good) } : draft;
      this.draft = right;
      this.notice = refused;
      this.advice = advice;
      this.advised = right;
      if (right !== draft) this.keep(right);
      this.linkOn(advice);
    }
    this.fallback = null;
  }

  /** At the edge of a card there is only one way on: to the card beside it. */
  private linkOn(advice: Advice): void {
    if (!this.forward || advice.refused || advice.next.length !== 1 || advice.next[0]!.step !== "link") return;
    this.take("link");
  }

  // --- guessing, until the server has spoken --------------------------------------------------------------------------

  /** The part of the advice's trail that is still in the draft. */
  private knownTrail(): TrailStep[] {
    const before = this.advised;
    if (!before || before.start?.card !== this.draft.start?.card || before.start?.slot !== this.draft.start?.slot) return [];
    const trail = this.advice?.trail ?? [];
    const wrong = trail.findIndex((step, place) => step.step !== this.draft.steps[place]);
    return wrong < 0 ? trail : trail.slice(0, wrong);
  }

  private hopedFor(known: TrailStep[]): TrailStep[] {
    const found: TrailStep[] = [];
    const { start, steps } = this.draft;
    let at: Spot | null = known.at(-1)?.to ?? (start ? [start.card, start.slot] : null);
    for (const step of steps.slice(known.length)) {
      const way: TrailStep | undefined = at ? this.waysFrom(at).find((one) => one.step === step) : undefined;
      if (!way) break;
      found.push(way);
      at = way.to;
    }
    return found;
  }

  private waysFrom([card, node]: Spot): TrailStep[] {
    const print = printOf(this.box(), card);
    const edges = print?.edges.filter((edge) => edge.a === node || edge.b === node) ?? [];
    return edges.map((edge) => {
      const other = edge.a === node ? edge.b : edge.a;
      return { step: `go ${other}`, from: [card, node], to: [card, other], edge: edge.id, jump: false };
    });
  }
}
