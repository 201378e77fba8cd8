/** The drawings of the game-icons set that the page uses, and no others; a few signs that must be plain at any size are our own. A name is used where `icon="…"`, `icon: "…"` or `icon("…")`
 * stands in the source. `virtual:icons` has those of the page by name, `virtual:icons/games` those of each game's folder, to be
 * fetched when the game is shown. */
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const PAGE = "virtual:icons";
const GAMES = "virtual:icons/games";
const USED = /\bicon(?:=|:\s*|\()["'`]([a-z0-9-]+)["'`]/g;

const OWN: Record<string, string> = {
  close: '<path d="M112 112 400 400M400 112 112 400" fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round"/>',
  "half-light": '<path d="M256 56a200 200 0 1 1 0 400 200 200 0 0 1 0-400Zm0 48v304a152 152 0 0 0 0-304Z" fill="currentColor" fill-rule="evenodd"/>',
  keys: '<path d="M80 120h352a40 40 0 0 1 40 40v192a40 40 0 0 1-40 40H80a40 40 0 0 1-40-40V160a40 40 0 0 1 40-40Zm16 44v44h44v-44Zm92 0v44h44v-44Zm92 0v44h44v-44Zm92 0v44h44v-44ZM96 240v44h44v-44Zm92 0v44h44v-44Zm92 0v44h44v-44Zm92 0v44h44v-44ZM144 312v40h224v-40Z" fill="currentColor" fill-rule="evenodd"/>',
};

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Pictures of the lobby count as parts of the page: a lobby must not fetch all that lies on the boards. */
function isPage(path: string, games: string): boolean {
  return !path.startsWith(games) || path.endsWith("Cover.svelte");
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

function namesIn(files: string[]): string[] {
  const names = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(USED)].map((match) => match[1]!));
  return [...new Set(names)].sort();
}

export function usedIcons(folder: string): string[] {
  return namesIn(sources(folder));
}

function gamesIn(folder: string): string[] {
  return readdirSync(join(folder, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

export function icons(folder: string): Plugin {
  const games = join(folder, "games");
  const ofPage = () => namesIn(sources(folder).filter((path) => isPage(path, games)));
  const ofGame = (slug: string) => {
    const known = new Set(ofPage());
    return namesIn(sources(join(games, slug))).filter((name) => !known.has(name));
  };

  function written(names: string[], fail: (words: string) => never): string {
    const require = createRequire(import.meta.url);
    const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;
    const bodies = names.map((name) => {
      if (OWN[name]) return [name, OWN[name]];
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      return [name, (icon ?? fail(`game-icons has no icon ${name}`)).body];
    });
    return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
  }

  return {
    name: "lanterne-icons",
    resolveId: (id) => (id === PAGE || id.startsWith(GAMES) ? `\0${id}` : undefined),
    load(id) {
      const fail = (words: string): never => this.error(words);
      if (id === `\0${PAGE}`) return written(ofPage(), fail);
      if (id === `\0${GAMES}`) {
        const lines = gamesIn(folder).map((slug) => `${JSON.stringify(slug)}: () => import("${GAMES}/${slug}")`);
        return `export default {${lines.join(",")}};`;
      }
      return id.startsWith(`\0${GAMES}/`) ? written(ofGame(id.slice(GAMES.length + 2)), fail) : undefined;
    },
  };
}
