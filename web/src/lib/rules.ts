/** Rules put in order: by chapter, and only those with the words that are looked for. */
import type { RuleOf } from "../protocol";
import { bare } from "../table/searching";

export interface Chapter {
  title: string;
  anchor: string;
  rules: RuleOf[];
}

function has(rule: RuleOf, parts: string[]): boolean {
  const text = bare(`${rule.id} ${rule.title} ${rule.words}`);
  return parts.every((part) => text.includes(part));
}

/** Chapters in the order of the catalogue, without those in which nothing is found. */
export function chaptersOf(rules: RuleOf[], sought: string): Chapter[] {
  const parts = bare(sought).split(/\s+/).filter(Boolean);
  const chapters: Chapter[] = [];
  for (const rule of rules.filter((one) => has(one, parts))) {
    let chapter = chapters.find((one) => one.title === rule.chapter);
    if (!chapter) chapters.push((chapter = { title: rule.chapter, anchor: `chapter-${rule.id}`, rules: [] }));
    chapter.rules.push(rule);
  }
  return chapters;
}
