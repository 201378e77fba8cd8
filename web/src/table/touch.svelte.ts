/** What can be touched on a board: the options of the question, found by the elements they are about. */
import type { Snippet } from "svelte";
import type { Json, OptionOf } from "../protocol";

/** What a board may ask of the server besides answering: advice on a draft, and the best that a seat could have done. */
export interface Aside {
  draft: (value: Json) => Promise<Json>;
  solve: (seat: number) => Promise<Json>;
}

const includesAll = (elements: string[], wanted: string[]) => wanted.every((element) => elements.includes(element));

export class Touch {
  /** The options of the question that waits for this seat. */
  options: OptionOf[] = $state.raw([]);
  /** Keys that are picked already, where several are asked for. */
  picked: string[] = $state.raw([]);
  /** Options of which one is to be chosen, because a touched element belongs to several. */
  several: OptionOf[] = $state.raw([]);
  /** The element that was touched for them: what opens there should stand near it. */
  anchor: Element | null = $state.raw(null);
  /** The elements of the option that is looked at in the list, to be shown on the board. */
  pointed: string[] = $state.raw([]);
  /** The elements that a hint or a coach points at. */
  hinted: string[] = $state.raw([]);
  /** The elements on the board that are looked at, to be shown in the list. */
  over: string[] = $state.raw([]);

  constructor(
    private readonly choose: (key: string) => void,
    /** Answer with data that a board has composed, such as a drawn path. */
    readonly compose: (answer: Json) => void = () => undefined,
    /** None where a game is only looked at, as in a film. */
    readonly aside: Aside | null = null,
  ) {}

  /** What a board shows beside it in place of the list of options, where it has its own way to compose an answer. */
  beside: Snippet | null = $state.raw(null);
  /** Whether the board tells by itself how the game ended. */
  concludes = $state(false);

  /** Elements of its own that a board has for an option besides those it names, e.g. the dice that an attack rolls. */
  also: (option: OptionOf) => string[] = $state.raw(() => []);

  elementsOf(option: OptionOf): string[] {
    return [...option.touches, ...this.also(option)];
  }

  /** The options about all of these elements, e.g. `["slot:2"]`. */
  optionsFor(touches: string[]): OptionOf[] {
    if (!touches.length) return [];
    return this.options.filter((option) => includesAll(this.elementsOf(option), touches));
  }

  can(touches: string[]): boolean {
    return this.optionsFor(touches).length > 0;
  }

  isPointed(touches: string[]): boolean {
    return touches.length > 0 && touches.every((element) => this.pointed.includes(element));
  }

  isHinted(touches: string[]): boolean {
    return touches.length > 0 && touches.every((element) => this.hinted.includes(element));
  }

  isPicked(touches: string[]): boolean {
    return this.optionsFor(touches).some((option) => this.picked.includes(option.key));
  }

  /** Whether an option is about the element that is looked at on the board. */
  isOver(option: OptionOf): boolean {
    return this.over.length > 0 && includesAll(this.elementsOf(option), this.over);
  }

  /** Touch an element: its only option is chosen, of several one can be chosen. */
  act(touches: string[], anchor: Element | null = null): void {
    const options = this.optionsFor(touches);
    if (options.length === 1) this.choose(options[0]!.key);
    else if (options.length > 1) {
      this.several = options;
      this.anchor = anchor;
    }
  }

  /** Another question, or none: what was begun for the last one is forgotten. */
  renew(options: OptionOf[]): void {
    this.options = options;
    this.picked = [];
    this.pointed = [];
    this.hinted = [];
    this.over = [];
    this.close();
  }

  /** Nothing is chosen of several. */
  close(): void {
    this.several = [];
    this.anchor = null;
  }
}
