/** A table as one page knows it: the connection, what the stage shows, what is asked, and what was told and waits for an
 * answer. Everything a person can do at a table is a method here; nothing is drawn here. */
import { VERSION, type Bye, type HintOf, type Json, type No, type Question, type RefusedOf, type StateOf, type Tidings } from "../protocol";
import { Stage, type Pace } from "../table/stage.svelte";
import { Wire, type Kept, type Status } from "./socket";

export interface Toast {
  id: string;
  tone: "bad" | "good" | "plain";
  words: string;
  rule: string;
}

export interface Told {
  language: () => string;
  pace?: Pace;
  open?: (url: string) => WebSocket;
}

/** A new id for a message; the server knows duplicates by it. */
export function newId(): string {
  return crypto.randomUUID();
}

export function addressOf(table: string, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${at.host}/api/tables/${encodeURIComponent(table)}/play`;
}

/** The question to show: that of the seat through whose eyes the table is seen, else the first. */
export function questionOf(state: StateOf | null, wanted: number | null): Question | null {
  if (!state) return null;
  return state.asks.find((ask) => ask.seat === wanted) ?? state.asks.find((ask) => ask.seat === state.seat) ?? state.asks[0] ?? null;
}

/** Whether the screen must change hands: seats of mine are asked that know other things, and the one who looks is not asked. */
export function curtained(state: StateOf | null): number[] {
  return state && !state.asks.length ? state.curtain : [];
}

export class TableStore {
  status: Status = $state("connecting");
  bye: Bye | null = $state.raw(null);
  /** The last state heard; the stage may still be showing an earlier one. */
  truth: StateOf | null = $state.raw(null);
  /** When it was heard, for the clock: `performance.now()`. */
  heardAt = $state(0);
  toasts: Toast[] = $state.raw([]);
  refusals: { ask: number; list: No[] } | null = $state.raw(null);
  hint: { ask: number; told: HintOf } | null = $state.raw(null);
  /** Ids of what was asked for and has not come: a hint, reasons. */
  wanted: { hint: string; why: string } = $state({ hint: "", why: "" });
  /** The answer on its way: its message, and the act it became once confirmed. */
  sending: { id: string; at: number } | null = $state.raw(null);
  /** The seat whose question is looked at, where several seats of mine are asked. */
  focus: number | null = $state(null);

  readonly stage: Stage;
  private readonly wire: Wire;
  /** Who has said to be at the screen, until the table is seen through their eyes. */
  private looked: number | null = null;
  private askedFor = new Map<string, number>();
  /** Who waits for advice or a solution, by the id of the message. */
  private readonly waiting = new Map<string, (value: Json) => void>();

  /** What the page shows. */
  get state(): StateOf | null {
    return this.stage.shown;
  }

  /** Nothing waits on the stage: what is shown is the present. */
  get live(): boolean {
    return this.stage.shown === this.truth && this.stage.behind === 0;
  }

  get question(): Question | null {
    return this.live ? questionOf(this.state, this.focus) : null;
  }

  /** Whether an answer can be given now. */
  get open(): boolean {
    return this.status === "open" && !this.sending && !this.state?.table.paused && this.question !== null;
  }

  get curtain(): number[] {
    return curtained(this.state);
  }

  constructor(
    readonly id: string,
    around: Told,
  ) {
    this.stage = new Stage(around.pace);
    const hooks = {
      hello: () => ({
        do: "hello" as const,
        v: VERSION,
        lang: around.language(),
        have: this.truth?.at ?? -1,
        seat: this.looked ?? this.truth?.seat ?? null,
      }),
      heard: (tidings: Exclude<Tidings, { is: "pong" }>) => this.hear(tidings),
      status: (status: Status) => (this.status = status),
    };
    this.wire = around.open ? new Wire(addressOf(id), hooks, around.open) : new Wire(addressOf(id), hooks);
  }

  start(): void {
    this.wire.start();
  }

  stop(): void {
    this.stage.stop();
    this.wire.stop();
  }

  // --- what a person does ---------------------------------------------------------------------------------------------

  answer(question: Question, answer: Json): void {
    if (!this.open) return;
    const id = newId();
    this.sending = { id, at: -1 };
    this.stage.hurry();
    this.tell({ do: "answer", id, ask: question.number, seat: this.speaker(question), answer });
  }

  undo(): void {
    if (this.status !== "open" || !this.truth?.undo) return;
    this.tell({ do: "undo", id: newId(), ask: this.truth.number, seat: this.truth.seat });
  }

  consent(yes: boolean): void {
    this.tell({ do: "consent", id: newId(), yes });
  }

  why(): void {
    const question = this.question;
    if (!question || this.wanted.why) return;
    const id = newId();
    this.wanted.why = id;
    this.askedFor.set(id, question.number);
    this.tell({ do: "why", id, ask: question.number, seat: this.speaker(question) });
  }

  askHint(): void {
    const question = this.question;
    if (!question || this.wanted.hint) return;
    const id = newId();
    this.wanted.hint = id;
    this.askedFor.set(id, question.number);
    this.tell({ do: "hint", id, ask: question.number, seat: this.speaker(question) });
  }

  /** What the game has to say about an answer that is being composed; null when the question has passed. */
  draft(value: Json): Promise<Json> {
    const question = this.question;
    if (!question) return Promise.resolve(null);
    return this.wait({ do: "draft", id: newId(), ask: question.number, seat: this.speaker(question), value });
  }

  /** The best that a seat could have done; null where that cannot be told now. */
  solve(seat: number): Promise<Json> {
    return this.wait({ do: "solve", id: newId(), seat });
  }

  private wait(message: Kept): Promise<Json> {
    return new Promise((told) => {
      this.waiting.set(message.id, told);
      this.tell(message);
    });
  }

  act(what: string, seat = -1, value = ""): void {
    this.tell({ do: "act", id: newId(), what, seat, value });
  }

  look(seat: number): void {
    this.looked = seat;
    this.focus = seat;
    this.wire.tell({ do: "look", seat });
  }

  speak(lang: string): void {
    this.wire.tell({ do: "speak", lang });
  }

  say(words: string, tone: Toast["tone"] = "plain", rule = ""): void {
    this.toasts = [...this.toasts.slice(-3), { id: newId(), tone, words, rule }];
  }

  dismiss(id: string): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Who answers: what the real box is asked, anybody at the table may say. */
  private speaker(question: Question): number {
    return question.seat >= 0 ? question.seat : (this.truth?.seat ?? -1);
  }

  private tell(message: Kept): void {
    this.wire.tell(message);
  }

  // --- what the page hears --------------------------------------------------------------------------------------------

  private hear(tidings: Exclude<Tidings, { is: "pong" }>): void {
    if (tidings.is === "state") this.hearState(tidings);
    else if (tidings.is === "done") this.hearDone(tidings.id, tidings.at);
    else if (tidings.is === "refused") this.hearRefused(tidings);
    else if (tidings.is === "whys") {
      this.wanted.why = "";
      this.refusals = { ask: this.askedFor.get(tidings.id) ?? -1, list: tidings.refusals };
    } else if (tidings.is === "hint") {
      this.wanted.hint = "";
      this.hint = { ask: this.askedFor.get(tidings.id) ?? -1, told: tidings };
    } else if (tidings.is === "advice" || tidings.is === "solved") this.hand(tidings.id, tidings.value);
    else this.bye = tidings;
  }

  /** Give what came to who waits for it; false where nobody does. */
  private hand(id: string, value: Json): boolean {
    this.waiting.get(id)?.(value);
    return this.waiting.delete(id);
  }

  private hearState(state: StateOf): void {
    this.bye = null;
    this.truth = state;
    if (state.seat === this.looked) this.looked = null;
    this.heardAt = performance.now();
    if (this.sending && this.sending.at >= 0 && state.at >= this.sending.at) this.sending = null;
    this.stage.push(state);
  }

  private hearDone(id: string, at: number): void {
    if (this.sending?.id !== id) return;
    this.sending = this.truth && this.truth.at >= at ? null : { id, at };
  }

  private hearRefused(refused: RefusedOf): void {
    if (this.sending?.id === refused.id) this.sending = null;
    if (this.wanted.hint === refused.id) this.wanted.hint = "";
    if (this.wanted.why === refused.id) this.wanted.why = "";
    if (this.hand(refused.id, null) && refused.code === "stale") return;
    this.say(refused.words, refused.code === "stale" ? "plain" : "bad", refused.rule);
  }
}
