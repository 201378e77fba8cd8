/** The five players: a colour, and a sign that says the same without it (MM-CONTENT-15). Amber, azure, jade, ruby, onyx. */

export interface Crest {
  pen: string;
  sign: string; // an outline in a box from -10 to 10
}

const CRESTS: Crest[] = [
  { pen: "#cf3f00", sign: "M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z" },
  { pen: "#1f66b8", sign: "M-7.5-7.5H7.5V7.5H-7.5Z" },
  { pen: "#23804d", sign: "M0-10 9 0 0 10-9 0Z" },
  { pen: "#a3123f", sign: "M0-9 9.5 7.5H-9.5Z" },
  { pen: "#4d4557", sign: "M0-10 2.9-3.4 10-3 4.6 1.7 6.3 8.8 0 5-6.3 8.8-4.6 1.7-10-3-2.9-3.4Z" },
];

export const crestOf = (seat: number): Crest => CRESTS[Math.max(0, seat) % CRESTS.length]!;
