/** Positions of Ultima Ratio Regis that nobody gets wrong who plays well: an impulse of Spain in New Order, and how it is after it. */

import type { State } from '@quadrille/ultima-ratio-regis/state.ts';
import { realm, SPANISH, spain } from '@quadrille/ultima-ratio-regis/test/cases/play.ts';
import { army, askedOf, lead, stateOf, war } from '@quadrille/ultima-ratio-regis/test/table.ts';
import { describe } from 'vitest';
import type { AnyMatch } from '../src/index.ts';
import { botsOf, type Level, playWhile, solved, titleNamed } from './puzzles.ts';

/** A rollout takes much longer here than in Coalitions. */
const bots = botsOf(titleNamed('ultima-ratio-regis'), 6);
const SEEDS = ['a'];

/** What is to be seen when the Spanish impulse is over. */
const afterImpulse =
  (change: (state: State) => void, see: (state: State) => string) =>
  (level: Level, seed: string): string => {
    const match = spain({ change });
    const { at } = stateOf(match);
    const goesOn = () => stateOf(match).at === at && askedOf(match, SPANISH) !== 'close';
    playWhile(match as unknown as AnyMatch, bots[level], SPANISH, seed, goesOn);
    return see(stateOf(match));
  };

/** What Spain holds of others. */
const taken = ({ holders }: State): string =>
  `${Object.values(holders).filter((power) => power === 'spain').length} areas`;

const atMontpellier = ({ units }: State): string =>
  `${units.filter(({ at, owner }) => at === 'montpellier' && owner === 'spain').length} Spanish`;

describe('Ultima Ratio Regis, New Order', () => {
  solved(
    'Spain is about to collapse of unrest: it is calmed',
    afterImpulse(
      (state) => {
        realm(state, 'spain').unrest = 18;
      },
      (state) => (realm(state, 'spain').unrest < 18 ? 'calmed' : 'boiling'),
    ),
    /calmed/,
    SEEDS,
  );
  solved(
    'the enemy’s land lies open before an army with a leader: some of it is taken',
    afterImpulse((state) => {
      war(state, 'spain', 'france');
      const [first = ''] = army(state, 'spain', 'perpignan', 3);
      lead(state, 'spain', 'L01', first);
    }, taken),
    /^[1-9]/,
    SEEDS,
  );
  solved(
    'one troop does not march against six',
    afterImpulse((state) => {
      war(state, 'spain', 'france');
      army(state, 'spain', 'perpignan', 1);
      army(state, 'france', 'montpellier', 6);
    }, atMontpellier),
    /0 Spanish/,
    SEEDS,
  );
});
