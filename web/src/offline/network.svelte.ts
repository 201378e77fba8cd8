/** Whether the server can be reached: the device may be off the network, or nobody answers. While nobody does, we knock. */

const KNOCK = 4_000; // ms

class Network {
  #device = $state(navigator.onLine);
  #server = $state(true);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor() {
    addEventListener("online", () => {
      this.#device = true;
      if (!this.#server) void this.#knock();
    });
    addEventListener("offline", () => (this.#device = false));
  }

  get on(): boolean {
    return this.#device && this.#server;
  }

  /** A call was answered, whatever the answer. */
  answered(): void {
    this.#server = true;
  }

  /** A call was not answered. */
  unanswered(): void {
    this.#server = false;
    this.#timer ??= setTimeout(() => void this.#knock(), KNOCK);
  }

  async #knock(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    try {
      await fetch("/api/health", { cache: "no-store" });
      this.answered();
    } catch {
      this.unanswered();
    }
  }
}

export const network = new Network();
