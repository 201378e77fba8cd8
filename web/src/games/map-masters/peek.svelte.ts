/** Looking closer at a card: a mouse that rests on it, the focus of the keyboard, or a long press. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const REST = 380; // ms that a mouse rests before the card is shown
const PRESS = 460; // ms of a long press
const KEY = Symbol("map-masters peek");

export class Peek {
  card = $state("");
  anchor: DOMRect | null = $state.raw(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  show(card: string, element: Element): void {
    clearTimeout(this.waiting);
    this.card = card;
    this.anchor = element.getBoundingClientRect();
  }

  hide(): void {
    clearTimeout(this.waiting);
    this.card = "";
  }

  later(act: () => void, after: number): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(act, after);
  }
}

export const providePeek = (): Peek => setContext(KEY, new Peek());
export const usePeek = (): Peek => getContext<Peek>(KEY);

/** Lets people look closer at a card. */
export function peeking(peek: Peek, card: () => string): Attachment<HTMLElement> {
  return (element) => {
    const ends = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      element.addEventListener(type, act, { signal: ends.signal, capture });
    let pressed = false;
    on("pointerenter", (event) => event.pointerType === "mouse" && peek.later(() => peek.show(card(), element), REST));
    on("pointerleave", () => peek.hide());
    on("pointercancel", () => peek.hide());
    on("pointerdown", (event) => {
      pressed = false;
      if (event.pointerType === "mouse") return peek.hide();
      peek.later(() => {
        pressed = true;
        peek.show(card(), element);
      }, PRESS);
    });
    on("pointerup", () => !pressed && peek.hide());
    on("contextmenu", (event) => pressed && event.preventDefault());
    on("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && peek.show(card(), element));
    on("focusout", () => peek.hide());
    // the press was for looking
    on("click", (event) => (pressed ? (event.stopPropagation(), (pressed = false)) : peek.hide()), true);
    return () => {
      ends.abort();
      peek.hide();
    };
  };
}
