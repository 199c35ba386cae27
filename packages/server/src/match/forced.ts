import { Random } from '@quadrille/kernel';
import { freshSeed } from '../ids.ts';
import { isBot, seatOf } from '../tables/table.ts';
import type { Live } from './live.ts';

/** How many worlds a stranger imagines before we believe that everybody knows there is one option only. */
const WORLDS = 12;

/** An answer the platform gives by itself. */
export interface Forced {
  readonly seat: string;
  readonly option: string;
  readonly stamp: string;
}

/** A decision that is no choice, where its being no choice is public knowledge. */
export function forcedOf(live: Live): Forced | undefined {
  const { match, table } = live;
  if (table.status !== 'playing') return undefined;
  for (const seat of match.waiting) {
    const record = seatOf(table, seat);
    if (!record || isBot(record) || record.ask === 1) continue;
    const options = match.options(seat);
    const [only] = options;
    if (options.length !== 1 || only === undefined) continue;
    const [decision] = match.decisions(seat);
    if (!decision || decision.kind === 'sealed' || decision.kind === 'bid') continue;
    const open = live.title.definition.open?.includes(decision.prompt.id);
    if (open || isPublic(live, seat, only.id)) return { seat, option: only.id, stamp: decision.stamp };
  }
  return undefined;
}

/**
 * Whether a stranger knows that this is the only option: it is so in every world they can imagine. Otherwise answering
 * at once would tell the others something of a hidden hand. Of open questions that is known beforehand.
 */
function isPublic({ match: { real } }: Live, seat: string, option: string): boolean {
  if (!real) return false;
  const random = new Random(freshSeed());
  const world = real.fork(null, random);
  for (let imagined = 0; imagined < WORLDS; imagined++) {
    if (imagined > 0) world.imagine(null, random);
    const options = world.options(seat);
    if (options.length !== 1 || options[0]?.id !== option) return false;
  }
  return true;
}
