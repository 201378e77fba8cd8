/** The words of the page. Each `*.ftl` of this folder ends in its language (`en.ftl`, `table.fr.ftl`) and is found by itself.
 * `say` depends on the preferred language: whatever shows words changes at once with it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, prefs, type Language } from "../prefs.svelte";

const files = import.meta.glob<string>("./*.ftl", { eager: true, query: "?raw", import: "default" });

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith(`/${language}.ftl`) && !path.endsWith(`.${language}.ftl`)) continue;
    const faults = bundle.addResource(new FluentResource(text));
    if (faults.length) console.error(path, faults);
  }
  return bundle;
}

const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)])) as Record<Language, FluentBundle>;

/** A message in a language; its id where there is none, so that a gap is seen. */
export function sayIn(language: Language, id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundles[language].getMessage(id)?.value;
  return pattern ? bundles[language].formatPattern(pattern, args, []) : id;
}

/** A message in the language of the page. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  return sayIn(prefs.language, id, args);
}

/** Names in a row, as the language joins them: "Asha, Khor and Naz". */
export function sayList(items: string[]): string {
  return new Intl.ListFormat(prefs.language, { type: "conjunction" }).format(items);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago: "3 hours ago", "yesterday". `then` and `now` are seconds since 1970. */
export function sayAgo(then: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(prefs.language, { numeric: "auto" });
  const past = Math.max(0, now - then);
  const step = STEPS.find(([, seconds]) => past >= seconds);
  return step ? format.format(-Math.floor(past / step[1]), step[0]) : format.format(0, "second");
}
