/** Whether single keys act at the table. Some people dictate or use screen readers: they may switch them off. */
import { recall, remember } from "../lib/storage";

const KEY = "lanterne.shortcuts";

class Shortcuts {
  on = $state(recall<boolean>(KEY) !== false);

  set(on: boolean): void {
    this.on = on;
    remember(KEY, on);
  }
}

export const shortcuts = new Shortcuts();
