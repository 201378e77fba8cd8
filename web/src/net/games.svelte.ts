/** The games there are, in the language of the page; fetched once for each language. */
import { untrack } from "svelte";
import { Loading } from "../lib/loading.svelte";
import { prefs } from "../prefs.svelte";
import type { GameOf } from "../protocol";
import { api } from "./api";

class Games extends Loading<GameOf[]> {
  #language = "";

  constructor() {
    super(api.games);
  }

  /** To be called in an effect: fetches when the language is another one, or when it went wrong before. */
  follow(): void {
    const language = prefs.language;
    untrack(() => {
      if (this.#language === language && !this.trouble) return;
      this.#language = language;
      void this.load();
    });
  }

  of(slug: string): GameOf | null {
    return this.data?.find((game) => game.slug === slug) ?? null;
  }
}

export const games = new Games();
