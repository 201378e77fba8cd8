/** The connection to a table. It comes back by itself, says hello each time, and sends again what was not confirmed: a message
 * with an id is kept until the server has answered it. What the messages mean is no matter of this file. */
import type { Bye, Hello, Told, Tidings } from "../protocol";

export type Status = "connecting" | "open" | "lost" | "closed";
export type Kept = Extract<Told, { id: string }>;

export interface Hooks {
  hello: () => Hello;
  heard: (tidings: Exclude<Tidings, { is: "pong" }>) => void;
  status: (status: Status) => void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 8_000;
export const PING_EVERY = 15_000;
export const PONG_WITHIN = 6_000;
export const RESEND_AFTER = 5_000;

/** How long to wait before the next attempt: twice as long each time, never more than eight seconds, a little uneven so that
 * a table of friends does not knock all at once. */
export function waitBefore(attempt: number, dice: number = Math.random()): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.min(LONGEST_WAIT, Math.round(whole * (0.9 + 0.2 * dice)));
}

export class Wire {
  status: Status = "connecting";
  private socket: WebSocket | null = null;
  private attempts = 0;
  private readonly kept = new Map<string, { message: Kept; sent: number }>();
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private pinged = 0;

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    globalThis.addEventListener?.("online", this.knock);
    globalThis.addEventListener?.("offline", this.knock);
    globalThis.document?.addEventListener("visibilitychange", this.knock);
    this.connect();
  }

  stop(): void {
    globalThis.removeEventListener?.("online", this.knock);
    globalThis.removeEventListener?.("offline", this.knock);
    globalThis.document?.removeEventListener("visibilitychange", this.knock);
    clearTimeout(this.again);
    this.drop();
    this.enter("closed");
  }

  /** The ids of what was told and not yet answered. */
  get unconfirmed(): string[] {
    return [...this.kept.keys()];
  }

  /** Tell the server. What has an id is kept and sent again after a break; the rest is of the moment. */
  tell(message: Told): void {
    const now = Date.now();
    if ("id" in message) this.kept.set(message.id, { message, sent: now });
    if (this.status === "open") this.send(message);
  }

  /** The page is looked at again, or the network is back: no reason to wait any longer. Where the network seems to be gone, the
   * server is asked at once: it may be on this very machine. */
  private readonly knock = (): void => {
    if (globalThis.document?.visibilityState === "hidden") return;
    if (this.status === "lost") {
      this.attempts = 0;
      clearTimeout(this.again);
      this.connect();
    } else if (this.status === "open") this.ping();
  };

  private connect(): void {
    this.drop();
    const socket = this.open(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.heardAt = Date.now();
      this.pinged = 0;
      this.send(this.hooks.hello());
      this.ping(); // where nothing happened meanwhile, its echo is the welcome
      this.beat = setInterval(() => this.watch(), 1_000);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(String(event.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hear(text: string): void {
    this.heardAt = Date.now();
    this.pinged = 0;
    const tidings = JSON.parse(text) as Tidings;
    if ("id" in tidings) this.kept.delete(tidings.id);
    if (tidings.is === "bye") return this.part(tidings);
    this.welcome();
    if (tidings.is !== "pong") this.hooks.heard(tidings);
  }

  /** The first word after hello: the connection stands, and what was not confirmed is sent again. */
  private welcome(): void {
    if (this.status === "open") return;
    this.attempts = 0;
    this.enter("open");
    const now = Date.now();
    for (const entry of this.kept.values()) {
      entry.sent = now;
      this.send(entry.message);
    }
  }

  private part(bye: Bye): void {
    this.hooks.heard(bye);
    if (bye.again) this.lose();
    else this.stop();
  }

  private lose(): void {
    this.drop();
    this.enter("lost");
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), waitBefore(this.attempts++));
  }

  private drop(): void {
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** A silent connection is asked whether it still lives; answers that the server never confirmed are told once more. */
  private watch(): void {
    const now = Date.now();
    if (this.pinged && now - this.pinged > PONG_WITHIN) return this.lose();
    if (!this.pinged && now - this.heardAt > PING_EVERY) this.ping();
    if (this.status !== "open") return;
    for (const entry of this.kept.values()) {
      const patient = ["hint", "why", "solve"].includes(entry.message.do);
      if (patient || now - entry.sent < RESEND_AFTER) continue;
      entry.sent = now;
      this.send(entry.message);
    }
  }

  private ping(): void {
    if (this.pinged) return;
    this.pinged = Date.now();
    this.send({ do: "ping" });
  }

  private send(message: Told): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private enter(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.hooks.status(status);
  }
}
