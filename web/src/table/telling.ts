/** Which odds tell something at a glance. */
import type { Chances, OddsOf } from "../protocol";

const MOST_CHANCES = 3;
const MOST_SPREADS = 2;

/** Whether a chance only says that another one does not happen. */
function mirrors(chance: Chances, others: Chances[]): boolean {
  return others.some((other) => Math.abs(other.share + chance.share - 1) < 1e-9);
}

/** The odds in short: without what cannot happen, without the reverse of what is said already, without spreads that are
 * always nothing. */
export function telling(odds: OddsOf): OddsOf {
  const chances: Chances[] = [];
  for (const chance of odds.chances) if (chance.share > 0 && !mirrors(chance, chances)) chances.push(chance);
  const spreads = odds.spreads.filter((spread) => spread.bars.some((bar) => bar.value !== 0));
  return { chances: chances.slice(0, MOST_CHANCES), spreads: spreads.slice(0, MOST_SPREADS) };
}

/** Whether there is more to see than that. */
export function hasMore(odds: OddsOf): boolean {
  const short = telling(odds);
  return short.chances.length < odds.chances.length || odds.spreads.some((spread) => spread.bars.length > 1);
}
