/** The puzzle of the day: its score in stars, and the short text to share. */
import { prefs } from "../../prefs.svelte";
import { say } from "../../words/words.svelte";

export const STARS = 4;

/** How near the best one came: all stars only for the best itself. */
export function starsFor(mine: number, best: number): number {
  if (mine >= best) return STARS;
  return Math.min(STARS - 1, Math.floor((mine / best) * STARS));
}

export const starText = (stars: number) => "★".repeat(stars) + "☆".repeat(STARS - stars);

/** What is shared: nothing in it gives the path away. */
export function shareText(date: string, mine: number, best: number): string {
  return say("mm-share-text", { date, mine, best, stars: starText(starsFor(mine, best)) });
}

/** The day of whoever looks, as puzzles are named: `2026-11-16`. */
export function today(now: Date = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day as people write it: “16 November 2026”. */
export function dayWords(date: string): string {
  const day = new Date(`${date}T12:00:00`);
  return Number.isNaN(day.getTime()) ? date : new Intl.DateTimeFormat(prefs.language, { dateStyle: "long" }).format(day);
}
