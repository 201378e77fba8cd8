/** Quick ways to a table: alone at once, and a guided first game. */
import { keepLinks } from "../lib/links";
import { api } from "../net/api";
import { prefs } from "../prefs.svelte";
import { usualBot } from "../opening/draft.svelte";
import type { Chair, GameOf, NewTable } from "../protocol";

/** As few seats as the game allows, one of them mine; the others are bots. */
export function alone(game: GameOf, name: string): Chair[] {
  const count = Math.min(...game.seats);
  const bot = usualBot(game);
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { who: "me", name } : { who: "bot", bot }));
}

export function quickTable(game: GameOf, name: string, guided: boolean): NewTable {
  const table: NewTable = { game: game.slug, seats: alone(game, name) };
  return guided ? { ...table, settings: game.first, guided: true } : table;
}

/** Open it; the path of the table comes back. */
export async function start(game: GameOf, guided: boolean): Promise<string> {
  const links = await api.open(quickTable(game, prefs.name, guided));
  keepLinks(links);
  return `/t/${links.table}`;
}
