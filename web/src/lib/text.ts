/** Small things done to words. */
import { prefs } from "../prefs.svelte";

/** With a capital at the beginning, as a choice or a title has it. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(prefs.language) + words.slice(1);
}
