import { type Answer, type AnyDefinition, forcedIn, type Outset } from '@quadrille/kernel';
import { freshSeed } from '../ids.ts';
import { isBot, seatOf } from '../tables/table.ts';
import type { Live } from './live.ts';

/** The match as it is looked ahead from. Whoever wants to be asked always is, and so are bots. */
export const outsetOf = ({ match, table, title: { definition } }: Live): Outset => ({
  definition: definition as AnyDefinition,
  branch: () => match.branch(),
  forces: {
    of: (seat) => {
      const record = seatOf(table, seat);
      return record !== undefined && !isBot(record) && record.ask !== 1;
    },
    get seed() {
      return freshSeed();
    },
  },
});

/** A decision that is no choice, where its being no choice is public knowledge. */
export const forcedOf = (live: Live): Answer | undefined =>
  live.table.status === 'playing' ? forcedIn(outsetOf(live), live.match, () => live.match.real?.branch()) : undefined;
