/** The browser's offer to install the page, kept until the person wants it; and whether the device is on the network. */

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

class Network {
  on = $state(navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.on = true));
    addEventListener("offline", () => (this.on = false));
  }
}

export const install = new Install();
export const network = new Network();
