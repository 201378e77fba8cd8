/** The rules of the game on the table, fetched once for a language when somebody first opens one. */
import { api, sentence } from "../net/api";
import type { RuleOf } from "../protocol";

export class Rulebook {
  /** The rule that is open, by its id; empty: none. */
  open = $state("");
  rules: Record<string, RuleOf> = $state.raw({});
  trouble = $state("");
  private loaded = "";

  constructor(
    private readonly slug: () => string,
    private readonly language: () => string,
  ) {}

  show(id: string): void {
    this.open = id;
    void this.load();
  }

  close(): void {
    this.open = "";
  }

  private async load(): Promise<void> {
    const wanted = `${this.slug()} ${this.language()}`;
    if (this.loaded === wanted) return;
    this.trouble = "";
    try {
      const rules = await api.rules(this.slug());
      this.rules = Object.fromEntries(rules.map((rule) => [rule.id, rule]));
      this.loaded = wanted;
    } catch (thrown) {
      this.trouble = sentence(thrown);
    }
  }
}
