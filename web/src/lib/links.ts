/** Secret links. The server shows them once and keeps only their hashes; the host's browser keeps the links themselves, so that
 * they can be shown again. */
import type { Links } from "../protocol";
import { forget, keysOf, recall, remember } from "./storage";

const PREFIX = "lanterne.links.";
const MOST = 60; // tables whose links are kept; the oldest go

interface Kept {
  at: number; // ms since 1970
  seats: Record<string, string>;
}

export const WATCH = "-1";

function tidyUp(): void {
  const kept = keysOf(PREFIX).map((key) => ({ key, at: recall<Kept>(key)?.at ?? 0 }));
  kept.sort((one, other) => other.at - one.at);
  for (const { key } of kept.slice(MOST)) forget(key);
}

/** Keep the links of a table; those of seats that are renewed replace the old ones. */
export function keepLinks(links: Links): void {
  const before = recall<Kept>(PREFIX + links.table)?.seats ?? {};
  remember(PREFIX + links.table, { at: Date.now(), seats: { ...before, ...links.seats } } satisfies Kept);
  tidyUp();
}

/** The secrets of a table by seat, as far as this browser has them. */
export function linksOf(table: string): Record<string, string> {
  return recall<Kept>(PREFIX + table)?.seats ?? {};
}

export function addressOf(secret: string, origin: string = location.origin): string {
  return `${origin}/join#${secret}`;
}

/** What somebody pasted: a link to a seat, a link to a table or a film, or a bare secret. The path to go to, or null. */
export function pathOf(pasted: string, origin: string = location.origin): string | null {
  const text = pasted.trim();
  if (/^[A-Za-z0-9_-]{16,64}$/.test(text)) return `/join#${text}`;
  let url: URL;
  try {
    url = new URL(/^https?:\/\//.test(text) ? text : `${origin}${text.startsWith("/") ? "" : "/"}${text}`);
  } catch {
    return null;
  }
  if (url.pathname === "/join" && /^#[A-Za-z0-9_-]{16,64}$/.test(url.hash)) return `/join${url.hash}`;
  return /^\/t\/[A-Za-z0-9_-]+(\/film)?$/.test(url.pathname) ? url.pathname + url.search : null;
}
