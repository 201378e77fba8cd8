/** Something that is fetched: what came, or why nothing did. What was there stays while it is fetched anew. */
import { Trouble } from "../net/api";
import { say } from "../words/words.svelte";

export class Loading<T> {
  data: T | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  busy = $state(false);
  #turn = 0;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Fetch; of two calls at once the later one counts. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    this.busy = true;
    let data: T | null = null;
    let trouble: Trouble | null = null;
    try {
      data = await this.fetch();
    } catch (thrown) {
      trouble = thrown instanceof Trouble ? thrown : new Trouble("unknown", say("trouble-unknown"));
    }
    if (turn !== this.#turn) return;
    if (data !== null) this.data = data;
    this.trouble = trouble;
    this.busy = false;
  }
}
