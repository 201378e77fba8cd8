import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { licences, worker } from "./shell.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const project = readFileSync(new URL("../pyproject.toml", import.meta.url), "utf8");
const version = /^version = "([^"]+)"/m.exec(project)?.[1] ?? "";

export default defineConfig({
  plugins: [svelte(), icons(`${here}src`), licences(here), worker(here)],
  define: { __LANTERNE_VERSION__: JSON.stringify(version) },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
