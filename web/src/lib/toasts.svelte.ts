/** Short messages that come and go: `toast("Copied")`. Those that tell of trouble stay longer. */

export interface Toast {
  id: number;
  words: string;
  bad: boolean;
}

const STAY = 4_000; // ms
const STAY_BAD = 9_000;
let next = 1;

class Toasts {
  all: Toast[] = $state([]);

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

export function toast(words: string, options: { bad?: boolean } = {}): void {
  const one: Toast = { id: next++, words, bad: options.bad ?? false };
  toasts.all = [...toasts.all.filter((other) => other.words !== words), one].slice(-3);
  setTimeout(() => toasts.drop(one.id), one.bad ? STAY_BAD : STAY);
}
