/** Positions of Clash of Monarchs that nobody gets wrong who plays well: a Turn of a Power, and where its army stands then. */

import { type Case, strategy } from '@quadrille/clash-of-monarchs/test/cases/play.ts';
import { depot, stackOf, stateOf, type Table } from '@quadrille/clash-of-monarchs/test/table.ts';
import type { Power } from '@quadrille/clash-of-monarchs/vocabulary.ts';
import { describe } from 'vitest';
import type { AnyMatch } from '../src/index.ts';
import { botsOf, type Level, playWhile, solved, titleNamed } from './puzzles.ts';

/** A rollout takes much longer here than in Coalitions: what is to be seen with a few is looked at with one seed. */
const bots = botsOf(titleNamed('clash-of-monarchs'), 8);
const SEEDS = ['a'];

/** Where an army stands, and how it is fed, when its Power has had its Turn. */
function afterTurn(position: Case & { readonly active: Power }, leader: string) {
  return (level: Level, seed: string): string => {
    const match: Table = strategy(position);
    const seat = stateOf(match).seats[position.active];
    playWhile(match as unknown as AnyMatch, bots[level], seat, seed, () => stateOf(match).active === position.active);
    const army = stackOf(match, leader);
    return army ? `${army.at} ${army.supply}` : 'gone';
  };
}

describe('Clash of Monarchs 1757', () => {
  solved(
    'Prussia to march, Austria two marches before Berlin: the army goes between, or falls upon it',
    afterTurn(
      {
        active: 'PR',
        forces: [
          ['PR', 'torgau', { inf: 18, line_cav: 3, field_art: 2, leaders: ['frederick'] }],
          ['AU', 'cottbus', { inf: 10, line_cav: 2, siege_art: 1, leaders: ['daun'] }],
          ['AU', 'prague', { inf: 18, leaders: ['charles'] }],
          ['AU', 'olmutz', { inf: 14, leaders: ['lacy'] }],
        ],
        hands: { PR: ['P3', 'P5'] },
        change: (_state, world) => {
          depot(world, 'PR', 'magdeburg');
          depot(world, 'AU', 'dresden');
        },
      },
      'frederick',
    ),
    /^(berlin|lubben|cottbus)/,
    SEEDS,
  );
  solved(
    'ten do not march against thirty',
    afterTurn(
      {
        active: 'PR',
        forces: [
          ['PR', 'gorlitz', { inf: 9, line_cav: 1, leaders: ['bevern'] }],
          ['AU', 'zittau', { inf: 26, line_cav: 4, field_art: 3, leaders: ['daun'] }],
        ],
        hands: { PR: ['P3', 'P5'] },
        change: (_state, world) => {
          depot(world, 'PR', 'breslau');
          depot(world, 'AU', 'prague');
        },
      },
      'bevern',
    ),
    /^(?!zittau)/,
    SEEDS,
  );
  solved(
    'a siege with guns that is fed is pressed, not left',
    afterTurn(
      {
        active: 'PR',
        forces: [
          ['PR', 'prague', { inf: 20, line_cav: 3, siege_art: 2, leaders: ['frederick'] }],
          ['AU', 'olmutz', { inf: 8, leaders: ['daun'] }],
        ],
        hands: { PR: ['P3', 'P5'] },
        change: (state, world) => {
          depot(world, 'PR', 'lobositz');
          depot(world, 'AU', 'wien');
          state.sieges.prague = { marker: 1, by: 'ap' };
          state.powers.PR.supplyActions = 3;
        },
      },
      'frederick',
    ),
    /^prague/,
    SEEDS,
  );
  solved(
    'an army with a depot behind it and nothing to win ahead stays fed',
    afterTurn(
      {
        active: 'AU',
        forces: [
          ['AU', 'koniggratz', { inf: 22, line_cav: 3, field_art: 2, leaders: ['daun'] }],
          ['PR', 'breslau', { inf: 20, line_cav: 4, leaders: ['frederick'] }],
        ],
        hands: { AU: ['A1'] },
        change: (_state, world) => {
          depot(world, 'AU', 'prague');
          depot(world, 'PR', 'schweidnitz');
        },
      },
      'daun',
    ),
    /full$/,
    SEEDS,
  );
  solved(
    'a town without walls and without troops is taken by whoever stands next to it',
    afterTurn(
      {
        active: 'PR',
        forces: [
          ['PR', 'halle', { inf: 7, line_cav: 1, leaders: ['ferdinand_pr'] }],
          ['PR', 'berlin', { inf: 20, line_cav: 3, leaders: ['frederick'] }],
          ['AU', 'wien', { inf: 10, leaders: ['daun'] }],
        ],
        hands: { PR: ['P3'] },
        change: (state, world) => {
          depot(world, 'PR', 'magdeburg');
          depot(world, 'AU', 'prague');
          state.control = { dresden: 'PR', torgau: 'PR', wittenberg: 'PR' };
        },
      },
      'ferdinand_pr',
    ),
    /^leipzig/,
    SEEDS,
  );
});
