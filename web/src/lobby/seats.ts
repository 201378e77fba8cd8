/** Who sits at a table of the lobby and whose turn it is, in words. */
import type { Listed, SeatOf } from "../protocol";
import { say, sayList } from "../words/words.svelte";

/** What people call a seat: the name, what the game calls it, else its number. */
export function nameOf(seat: SeatOf): string {
  return seat.name || seat.label || say("seat-number", { number: seat.seat + 1 });
}

/** Where a table stands: over, my turn, or for whom it waits. */
export function standing(table: Listed): string {
  if (table.over) return say("standing-over");
  if (table.asked) return say("standing-mine");
  const asked = table.seats.filter((seat) => seat.asked);
  const open = asked.filter((seat) => seat.who === "open");
  if (asked.length && open.length === asked.length) return say("standing-open", { count: open.length });
  const names = asked.filter((seat) => seat.who !== "open").map(nameOf);
  return names.length ? say("standing-other", { names: sayList(names) }) : say("standing-running");
}

/** The people around a table, then bots and free seats, in one line. */
export function company(table: Listed): string {
  const people = table.seats.filter((seat) => seat.who === "person");
  const names = people.map((seat) => (table.mine.includes(seat.seat) ? say("seat-me", { name: nameOf(seat) }) : nameOf(seat)));
  const bots = table.seats.filter((seat) => seat.who === "bot").length;
  const free = table.seats.filter((seat) => seat.who === "open").length;
  return sayList([...names, ...(bots ? [say("seats-bots", { count: bots })] : []), ...(free ? [say("seats-free", { count: free })] : [])]);
}
