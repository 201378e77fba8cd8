/** Two things that the built page carries beside itself: the service worker with the list of all files, and the licences of what
 * others made. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What others made and what the page ships, with the name of the licence. */
const OTHERS = ["@fontsource/alegreya", "@fontsource/alegreya-sans", "@fontsource/cinzel", "@iconify-json/game-icons", "@fluent/bundle", "svelte", "uqr"];

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function licenceOf(folder: string, name: string): string {
  const home = join(folder, "node_modules", name);
  const about = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string; license: string };
  const file = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(home, file), "utf8").trim() : "";
  return `${name} ${about.version} (${about.license})\n\n${text}\n`;
}

export function licences(folder: string): Plugin {
  return {
    name: "lanterne-licences",
    apply: "build",
    generateBundle() {
      const source = OTHERS.map((name) => licenceOf(folder, name)).join(`\n${"=".repeat(78)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** All that the page needs to open: what was built (older font formats left out) and what lies in public/. */
export function worker(folder: string): Plugin {
  return {
    name: "lanterne-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const hash = createHash("sha256");
        const built = Object.keys(bundle).filter((name) => !/\.(woff|map|txt|html)$/.test(name));
        const lying = filesOf(join(folder, "public")).filter((path) => !path.endsWith("sw.js"));
        for (const path of lying) hash.update(readFileSync(path));
        const own = lying.map((path) => path.slice(join(folder, "public").length + 1).replaceAll("\\", "/"));
        const paths = ["/", ...[...built, ...own].sort().map((name) => `/${name}`)];
        hash.update(paths.join("\n"));
        const page = bundle["index.html"];
        if (page?.type === "asset") hash.update(page.source);
        const source = readFileSync(join(folder, "src/offline/worker.js"), "utf8")
          .replace("__EDITION__", hash.digest("hex").slice(0, 16))
          .replace("__SHELL__", JSON.stringify(paths));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
