/** What a person prefers on this device: language, light, sound, speed. Kept in the browser where it lets us keep anything. */
import { recall, remember } from "./lib/storage";

export const LANGUAGES = ["en", "fr"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** By how much an animation's time is multiplied. */
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
const KEY = "lanterne.prefs"; // public/early.js reads it too, before anything is drawn

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  name: string;
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

/** The language of the browser where we speak it, else English. */
export function languageOf(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
  return (found as Language | undefined) ?? "en";
}

/** Whatever was kept, made good where something is missing or strange. */
export function tidy(kept: Partial<Record<keyof Kept, unknown>> | null, wanted: readonly string[]): Kept {
  return {
    language: oneOf(LANGUAGES, kept?.language, languageOf(wanted)),
    theme: oneOf(THEMES, kept?.theme, "system"),
    sound: kept?.sound === true,
    speed: oneOf(SPEEDS, kept?.speed, "normal"),
    name: typeof kept?.name === "string" ? kept.name.slice(0, 40) : "",
  };
}

function asks(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}

class Prefs {
  #kept: Kept = $state(tidy(recall(KEY), navigator.languages ?? []));
  #lightOutside = $state(false);
  #lessMotion = $state(false);

  constructor() {
    this.#follow("(prefers-color-scheme: light)", (yes) => (this.#lightOutside = yes));
    this.#follow("(prefers-reduced-motion: reduce)", (yes) => (this.#lessMotion = yes));
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#kept = tidy(recall(KEY), navigator.languages ?? []);
    });
    $effect.root(() => {
      $effect(() => {
        document.documentElement.lang = this.language;
        document.documentElement.dataset.theme = this.shade;
        document.documentElement.dataset.motion = this.pace === 0 ? "off" : "on";
      });
    });
  }

  #follow(query: string, tell: (yes: boolean) => void): void {
    const list = asks(query);
    tell(list?.matches ?? false);
    list?.addEventListener("change", (event) => tell(event.matches));
  }

  #keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    remember(KEY, $state.snapshot(this.#kept));
  }

  get language(): Language {
    return this.#kept.language;
  }
  set language(value: Language) {
    this.#keep("language", value);
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep("theme", value);
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#keep("sound", value);
  }

  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(value: Speed) {
    this.#keep("speed", value);
  }

  /** The name that I gave last, offered again at the next table. */
  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#keep("name", value.slice(0, 40));
  }

  /** Light or dark, as it is drawn now. */
  get shade(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return this.#lightOutside ? "light" : "dark";
  }

  /** What to multiply the time of an animation by; 0: do not animate. */
  get pace(): number {
    return this.#lessMotion ? 0 : PACE[this.speed];
  }
}

export const prefs = new Prefs();
