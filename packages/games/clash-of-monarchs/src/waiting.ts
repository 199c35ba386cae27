/** So that nobody waits: what a seat may leave word of, and what clocks count. */
import type { Ask, ClockUnit, StandingOrder } from '@quadrille/kernel';
import type { View } from './view.ts';

/** Reactions are always offered a pass: it says nothing of what is held. Who is met himself decides whether he Withdraws. */
const passes = ({ id, args }: Ask): string | undefined =>
  (id === 'intercept' || id === 'interrupt') && args?.met === undefined ? 'pass' : undefined;

export const ORDERS: readonly StandingOrder<View>[] = [
  { id: 'pass-reactions', answer: ({ ask }) => passes(ask) },
  {
    id: 'pass-until-turn',
    answer: ({ ask }) => passes(ask),
    ends: ({ seat, view }) => view.active !== null && view.seats[view.active] === seat,
  },
  {
    id: 'stand-fast',
    answer: ({ ask }) => (ask.id === 'withdraw' ? 'stand' : ask.id === 'inside' ? 'outside' : undefined),
  },
  {
    id: 'lend-troops',
    answer: ({ ask }) => (ask.id === 'consent-troops' || ask.id === 'consent-leader' ? 'yes' : undefined),
  },
];

/** Questions whose options everybody can work out: where they leave no choice, nobody is asked. */
export const OPEN: readonly string[] = [
  'march',
  'designate-ops',
  'designate-admin',
  'designate-minor',
  'designate-leader',
  'target-space',
  'late-march',
  'inside',
  'withdraw',
  'overrun',
  'attack',
  'relief',
  'retreat',
  'honors',
  'harvest',
  'turkish-threat',
  'card-choice',
];

/** Clocks count Turns; whoever answers in another's Turn only reacts. */
export const CLOCK: ClockUnit<View> = {
  id: 'turn',
  at: ({ year, season, round, active, seats }) => ({
    key: `${year}/${season}/${round}/${active ?? 'all'}`,
    seats: active === null ? [...new Set(Object.values(seats))] : [seats[active]],
  }),
};
