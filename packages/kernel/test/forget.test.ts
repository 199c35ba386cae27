import { expect, test } from 'vitest';
import { ask, choose, type Definition, Match, option, Random, type Rules } from '../src/index.ts';

type State = { hands: Record<string, number>; told: number };
type Event = { type: 'dealt'; card: number } | { type: 'asked' };

/** Both seats are dealt a card within the phase, and told of it in private. */
const deal: Definition<State, Event, 'deal', number> = {
  id: 'deal',
  version: 1,
  words: {},
  seats: () => ['ann', 'bob'],
  first: () => 'deal',
  setUp: () => ({ hands: {}, told: 0 }),
  view: ({ hands }, seat) => hands[seat ?? ''] ?? 0,
  determinise: (state, seat, random) => {
    for (const other of ['ann', 'bob']) if (other !== seat) state.hands[other] = 1 + random.below(6, 'imagine');
  },
  phases: {
    *deal({ state, random, tell }): Rules<'deal'> {
      for (const seat of ['ann', 'bob']) {
        const card = 1 + random.below(6, 'deck');
        state.hands[seat] = card;
        tell({ type: 'dealt', card }, [seat]);
      }
      tell({ type: 'asked' });
      yield* choose('ann', ask('go', '§1'), () => [option('on')]);
      return 'deal';
    },
  },
};

test('an imagined run carries no news that was for others only', () => {
  const match = Match.create(deal, { setup: { scenario: '', players: 2, options: {} }, seed: 's' });
  const random = new Random('imagination');
  expect(match.fork('ann', random).entries.map(({ only }) => only)).toEqual([['ann'], undefined]);
  expect(match.fork(null, random).entries.map(({ event }) => event.type)).toEqual(['asked']);
  expect(match.branch().entries).toHaveLength(3);
});
