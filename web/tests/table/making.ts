/** States, questions and a line to the server for the tests of the table: real messages, and a browser's socket in our hands. */
import type { Dice, Line, OptionOf, Question, SeatOf, StateOf, Told, Tidings } from "../../src/protocol";

export const option = (key: string, touches: string[] = []): OptionOf => ({ key, words: `Do ${key}`, touches, rule: "XX-01", odds: null });

export function question(number: number, options: OptionOf[], more: Partial<Question> = {}): Question {
  return {
    number, kind: "choose", seat: 0, about: "act", words: `Question ${number}`, options,
    least: 1, most: 1, dice: [], cards: [], source: "", coach: [], ...more,
  };
}

export const line = (at: number, words: string): Line => ({ at, sort: "event", words, rule: "XX-01", kind: "happened", values: {}, seat: -1 });

export const dice = (...faces: string[]): Dice => ({ source: "dice", about: "roll", dice: faces.map(() => "d6"), faces, words: faces });

const seat: SeatOf = { seat: 0, who: "person", name: "Alix", label: "Rogue", bot: "", mine: true, here: true, asked: true, answered: false };

/** A state at a length of the log; what is not told is as at the beginning of a lonely game. */
export function state(length: number, more: Partial<StateOf> = {}): StateOf {
  return {
    is: "state", at: length, length, since: length - 1, fresh: length > 0, seat: 0, mine: [0], number: length, v: 1,
    table: {
      id: "abc", game: "no-such-game", title: "A game", seats: [seat], host: true, paused: false, listed: false, guided: false,
      by_hand: [], sources: [], clock: null, proposal: null, rematch: "", settings: [],
    },
    scene: { depth: length }, rolls: [], lines: [], asks: [], curtain: [], undo: "", ending: null, ...more,
  };
}

/** The browser's end of a web socket. The test is the server. */
export class Socket {
  readyState = 0;
  told: Told[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.told.push(JSON.parse(text) as Told);
  }

  close(): void {
    this.readyState = 3;
  }

  // --- what the server does ---

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(tidings: Tidings): void {
    this.onmessage?.({ data: JSON.stringify(tidings) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  of<K extends Told["do"]>(kind: K): Extract<Told, { do: K }>[] {
    return this.told.filter((message): message is Extract<Told, { do: K }> => message.do === kind);
  }
}

/** Every socket that a page opens, in order. */
export class Sockets {
  all: Socket[] = [];
  readonly open = (url: string): WebSocket => {
    const socket = new Socket(url);
    this.all.push(socket);
    return socket as unknown as WebSocket;
  };

  get last(): Socket {
    return this.all.at(-1)!;
  }
}
