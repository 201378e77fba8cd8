/** The drawings by name: those of the page are there at once, those of a game when it is shown. */
import page from "virtual:icons";
import games from "virtual:icons/games";

let more: Record<string, string> = $state.raw({});
const asked = new Map<string, Promise<void>>();

async function fetched(slug: string): Promise<void> {
  const found = await games[slug]?.();
  if (found) more = { ...more, ...found.default };
}

/** Fetch the drawings of a game, once. */
export function fetchIcons(slug: string): Promise<void> {
  const promise = asked.get(slug) ?? fetched(slug).catch(() => void asked.delete(slug));
  asked.set(slug, promise);
  return promise;
}

/** The drawing as SVG; empty until it is there. One that nobody fetched is looked for in all games. */
export function bodyOf(icon: string): string {
  const body = page[icon] ?? more[icon];
  if (body === undefined && icon) for (const slug of Object.keys(games)) void fetchIcons(slug);
  return body ?? "";
}
