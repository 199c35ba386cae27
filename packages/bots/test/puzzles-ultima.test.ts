/** Positions of Ultima Ratio Regis that nobody gets wrong who plays well: an impulse of Spain in New Order, and how it is after it. */

import type { State } from '@quadrille/ultima-ratio-regis/state.ts';
import { realm, SPANISH, spain } from '@quadrille/ultima-ratio-regis/test/cases/play.ts';
import { army, askedOf, deal, lead, stateOf, war } from '@quadrille/ultima-ratio-regis/test/table.ts';
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
  solved(
    'every card is an impulse: one is played, the others are kept',
    afterImpulse(
      (state) => {
        army(state, 'spain', 'perpignan', 1);
        deal(state, SPANISH, '001', '004', '017', '035');
      },
      ({ chairs }) => `${chairs.find(({ player }) => player === SPANISH)?.hand.length} cards`,
    ),
    /3 cards/,
    SEEDS,
  );
  solved(
    'with one morale left and nobody in the field Spain asks for peace before a worse one is forced upon it',
    afterImpulse(
      (state) => {
        war(state, 'spain', 'france', [1, 3]);
        army(state, 'france', 'bordeaux', 6);
      },
      ({ wars }) => `${wars.length} wars`,
    ),
    /0 wars/,
    SEEDS,
  );
});
