/** Words: complete in both languages, all of them used, and set as French wants it. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { prefs } from "../src/prefs.svelte";
import { say, sayAgo, sayIn, sayList } from "../src/words/words.svelte";

const files = import.meta.glob<string>("../src/words/*.ftl", { eager: true, query: "?raw", import: "default" });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { eager: true, query: "?raw", import: "default" });

/** The variables that a message shows. Those that only choose between forms are not counted: one language may need to know
 * how many there are where the other does not. */
function variables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variables);
  if (typeof part !== "object" || part === null) return [];
  const node = part as Record<string, unknown>;
  if (node.type === "select") return variables(node.variants);
  const own = node.type === "var" ? [String(node.name)] : [];
  return [...own, ...Object.values(node).flatMap(variables)];
}

function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith(`${language}.ftl`)) continue;
    for (const message of new FluentResource(text).body) {
      expect(found.has(message.id), `${message.id} stands twice, once in ${path}`).toBe(false);
      found.set(message.id, [...new Set(variables([message.value, message.attributes]))].sort());
    }
  }
  return found;
}

describe("both languages", () => {
  const english = messages("en");
  const french = messages("fr");

  it("have the same messages", () => {
    expect(english.size).toBeGreaterThan(100);
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("have the same variables in each message", () => {
    for (const [id, names] of english) expect(french.get(id), id).toEqual(names);
  });

  it("lose nothing on the way from the file", () => {
    for (const [path, text] of Object.entries(files)) {
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]);
      expect(new FluentResource(text).body.map((message) => message.id), path).toEqual(written);
    }
  });
});

describe("what the page says", () => {
  const english = messages("en");
  const text = Object.values(sources).join("\n");

  it("is written", () => {
    const said = [...text.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((match) => match[1]!);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => !english.has(id))).toEqual([]);
  });

  it("is written where an id is put together", () => {
    const stems = [...text.matchAll(/\bsay\(\s*`([\w-]+)\$\{/g)].map((match) => match[1]!);
    expect(stems.filter((stem) => ![...english.keys()].some((id) => id.startsWith(stem)))).toEqual([]);
  });

  it("leaves no message without use", () => {
    const stems = [...text.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1]!);
    const unused = [...english.keys()].filter((id) => !text.includes(`"${id}"`) && !stems.some((stem) => id.startsWith(stem)));
    expect(unused).toEqual([]);
  });
});

describe("French", () => {
  const lines = Object.entries(files)
    .filter(([path]) => path.endsWith("fr.ftl"))
    .flatMap(([, text]) => text.split("\n"))
    .filter((line) => !line.startsWith("#"));

  it("has a space that does not break before its double punctuation", () => {
    expect(lines.filter((line) => / [:;!?»]/.test(line))).toEqual([]);
    expect(lines.filter((line) => /« /.test(line))).toEqual([]);
    expect(lines.filter((line) => /[\p{L}»)][;!?](\s|$)/u.test(line.replace(/\{[^}]*\}/g, "")))).toEqual([]);
  });

  it("has a curved apostrophe", () => {
    expect(lines.filter((line) => /\p{L}'\p{L}/u.test(line))).toEqual([]);
  });
});

describe("saying", () => {
  it("follows the language of the page", () => {
    prefs.language = "fr";
    expect(say("close")).toBe("Fermer");
    prefs.language = "en";
    expect(say("close")).toBe("Close");
  });

  it("shows the id of a message that is missing", () => {
    expect(say("no-such-message")).toBe("no-such-message");
  });

  it("counts as the language counts", () => {
    expect(sayIn("en", "mine-over", { count: 1 })).toBe("One finished game");
    expect(sayIn("en", "mine-over", { count: 3 })).toBe("3 finished games");
    expect(sayIn("fr", "rules-count", { count: 0 })).toBe("0 règle");
    expect(sayIn("fr", "game-players", { least: 1, most: 2 })).toBe("1 ou 2 joueurs");
    expect(sayIn("fr", "game-players-exactly", { count: 1 })).toBe("1 joueur");
    expect(sayIn("fr", "story-points", { count: 1, points: "+1" })).toBe("+1 point");
    expect(sayIn("en", "story-points", { count: 33, points: "−33" })).toBe("−33 points");
    expect(sayIn("en", "game-players", { least: 1, most: 4 })).toBe("1 to 4 players");
    expect(sayIn("en", "game-players-exactly", { count: 2 })).toBe("2 players");
  });

  it("joins names", () => {
    prefs.language = "fr";
    expect(sayList(["Asha", "Khor", "Naz"])).toBe("Asha, Khor et Naz");
    prefs.language = "en";
    expect(sayList(["Asha", "Khor"])).toBe("Asha and Khor");
  });

  it("tells how long ago something was", () => {
    prefs.language = "en";
    expect(sayAgo(1000, 1010)).toBe("now");
    expect(sayAgo(1000, 1000 + 3 * 3600)).toBe("3 hours ago");
    expect(sayAgo(1000, 1000 + 30 * 3600)).toBe("yesterday");
    expect(sayAgo(2000, 1000)).toBe("now");
  });
});
