/** Looking closer: which thing is shown large, and how one asks for it. A mouse that rests, the focus of the keyboard, a tap on
 * what cannot be played now, or a long press. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Sheet } from "./sheets";

const REST = 600; // ms that a mouse rests before something is shown
const PRESS = 480; // ms of a long press
const KEY = Symbol("peek");

export class Peek {
  sheet: Sheet | null = $state.raw(null);
  anchor: DOMRect | null = $state.raw(null);
  /** Opened on purpose: it stays until it is closed. */
  pinned = $state(false);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private from: HTMLElement | null = null;
  private quiet = false; // the focus comes back by itself: nobody asks for anything

  show(sheet: Sheet, element: HTMLElement): void {
    if (this.pinned || this.quiet) return;
    this.sheet = sheet;
    this.anchor = element.getBoundingClientRect();
  }

  pin(sheet: Sheet, element: HTMLElement): void {
    clearTimeout(this.waiting);
    this.sheet = sheet;
    this.anchor = element.getBoundingClientRect();
    this.pinned = true;
    this.from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }

  hide(): void {
    clearTimeout(this.waiting);
    if (!this.pinned) this.sheet = null;
  }

  close(): void {
    this.pinned = false;
    this.hide();
    this.quiet = true;
    this.from?.focus({ preventScroll: true });
    this.quiet = false;
    this.from = null;
  }

  later(act: () => void, after: number): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(act, after);
  }
}

export const providePeek = (): Peek => setContext(KEY, new Peek());
export const usePeek = (): Peek => getContext<Peek>(KEY);

/** Lets people look closer at an element. */
export function peeking(peek: Peek, sheet: () => Sheet): Attachment<HTMLElement> {
  return (element) => {
    let pressed = false;
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") peek.later(() => peek.show(sheet(), element), REST);
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) peek.show(sheet(), element);
    };
    const press = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === "mouse") return peek.hide();
      peek.later(() => {
        pressed = true;
        peek.pin(sheet(), element);
      }, PRESS);
    };
    const release = () => {
      if (!pressed) peek.hide();
    };
    const click = (event: MouseEvent) => {
      if (pressed) event.stopPropagation(); // the press was for reading
      pressed = false;
    };
    const leave = () => peek.hide();
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", leave);
    element.addEventListener("focusin", focus);
    element.addEventListener("focusout", leave);
    element.addEventListener("click", click, true);
    return () => {
      peek.hide();
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", leave);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("focusout", leave);
      element.removeEventListener("click", click, true);
    };
  };
}
