/** The browser's offer to install the page, kept until the person wants it. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #event: InstallEvent | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#event = event as InstallEvent;
    });
    addEventListener("appinstalled", () => (this.#event = null));
  }

  get offered(): boolean {
    return this.#event !== null;
  }

  async accept(): Promise<void> {
    const event = this.#event;
    this.#event = null; // an offer can be taken up once
    await event?.prompt();
  }
}

export const install = new Install();
