/** What somebody looks at closer: a text beside the thing that it is about. It opens under the pointer, on focus, on a long
 * press, and on a click where nothing else happens; Escape closes it. */
import type { Attachment } from "svelte/attachments";
import type { Text } from "./describe";

const HOVER = 260; // milliseconds before a text opens under the pointer
const PRESS = 450; // and under a finger

export class Looking {
  text: Text | null = $state.raw(null);
  anchor: Element | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;

  constructor(readonly id: string) {}

  open(text: Text, anchor: Element): void {
    clearTimeout(this.timer);
    this.anchor?.removeAttribute("aria-describedby");
    this.text = text;
    this.anchor = anchor;
  }

  close(): void {
    clearTimeout(this.timer);
    this.anchor?.removeAttribute("aria-describedby");
    this.text = null;
    this.anchor = null;
  }

  /** Makes a thing readable. The text is made when it is looked at. */
  at(text: () => Text): Attachment<HTMLElement> {
    return (thing) => {
      const soon = (wait: number, event: PointerEvent) => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
          this.pressed = event.pointerType === "touch";
          this.open(text(), thing);
        }, wait);
      };
      const listeners: [string, (event: never) => void][] = [
        ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && soon(HOVER, event)],
        ["pointerleave", () => this.leave(thing)],
        ["pointerdown", (event: PointerEvent) => this.press(event, soon)],
        ["pointerup", () => clearTimeout(this.timer)],
        ["pointercancel", () => clearTimeout(this.timer)],
        ["contextmenu", (event: Event) => this.pressed && event.preventDefault()],
        ["focusin", (event: FocusEvent) => this.focus(text, thing, event)],
        ["focusout", () => this.leave(thing)],
      ];
      const click = (event: Event) => this.click(text, thing, event);
      for (const [kind, listener] of listeners) thing.addEventListener(kind, listener as EventListener);
      thing.addEventListener("click", click, true);
      return () => {
        for (const [kind, listener] of listeners) thing.removeEventListener(kind, listener as EventListener);
        thing.removeEventListener("click", click, true);
        if (this.anchor === thing) this.close();
      };
    };
  }

  private press(event: PointerEvent, soon: (wait: number, event: PointerEvent) => void): void {
    this.pressed = false;
    if (event.pointerType === "touch") soon(PRESS, event);
  }

  private focus(text: () => Text, thing: HTMLElement, event: FocusEvent): void {
    const target = event.target as HTMLElement;
    if (!target.matches(":focus-visible")) return;
    this.open(text(), thing);
    target.setAttribute("aria-describedby", this.id);
  }

  private leave(thing: HTMLElement): void {
    clearTimeout(this.timer);
    if (this.anchor === thing && !this.pressed) this.close();
  }

  /** A click opens the text of what cannot be chosen. After a long press the finger only wanted to read. */
  private click(text: () => Text, thing: HTMLElement, event: Event): void {
    if (this.pressed) {
      this.pressed = false;
      event.preventDefault();
      event.stopPropagation();
    } else if ((event.target as HTMLElement).closest(".look")) {
      if (this.anchor === thing && (event as PointerEvent).pointerType === "touch") this.close();
      else this.open(text(), thing);
    } else {
      this.close();
    }
  }
}
