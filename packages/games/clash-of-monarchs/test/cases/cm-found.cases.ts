/** Rules of Clash of Monarchs that were wrong once: each case failed before it was mended. */
import { expect, test } from 'vitest';
import { hasPath } from '../../src/facts/supply.ts';
import type { Nation } from '../../src/vocabulary.ts';
import { before, first, sending, units } from '../cards/deck.ts';
import { answer, clear, type Force, hold, optionsOf, post, stackOf, stateOf, table, worldOf } from '../table.ts';
import { battle, drms, type Fight, forcesOf, go, PASSING, refuses, sp, tales } from './drive.ts';
import { activate, type Posting, quietly, strategy } from './play.ts';

const KEITH: Pick<Fight, 'leader' | 'force' | 'against'> = { leader: 'keith', force: { inf: 12 }, against: 'AU' };
const results = (match: ReturnType<typeof battle>) => tales(match, 'battle-roll').map(({ result }) => result);
const AUSTRIANS = (force: Force, at = 'schweidnitz'): Posting => ['AU', at, { leaders: ['daun'], ...force }];
const GARRISON = (force: Force, at = 'schweidnitz'): Posting => ['PR', at, { inside: true, ...force }];

test('CM §8.6 A23: an enemy that failed to Withdraw has −1 in the battle', () => {
  const match = before('A23', 'AU', {
    forces: [
      ['AU', 'kolin', { leaders: ['daun'], inf: 12 }],
      ['PR', 'jungbunzlau', { leaders: ['keith'], inf: 8 }],
    ],
    dice: [1],
  });
  answer(match, 'austria event/A23', 'austria jungbunzlau');
  go(match, sending('AU', 'daun'));
  answer(match, 'austria step/jungbunzlau');
  go(match, {
    intercept: 'pass',
    interrupt: 'pass',
    surprise: 'no',
    withdraw: (options) => options.find((id) => id.startsWith('withdraw/')),
  });
  expect(tales(match, 'pinned')).toHaveLength(1);
  quietly(match);
  go(match, {
    march: 'done',
    attack: (options, seat) => (seat === 'austria' && options.includes('attack') ? 'attack' : 'no'),
    tactic: 'none',
    losses: 'proposal',
    retreat: first,
  });
  // Keith’s 2, less 1.
  expect(Object.values(drms(match, 'ap')).sort()).toEqual([-1, 2]);
});

test('CM §8.6 (readings, 55) P10 without a hussar unit left and with the Advantage at its end would change nothing', () => {
  const match = before('P10', 'PR', {
    change: (state) => {
      state.nations.PR.reserved = {};
      state.advantage = { border: 'ap' };
    },
  });
  refuses(match, 'prussia event/P10', 'event-in-vain', '8.6');
});
test('CM §8.6 (readings, 55) A2 without Light units set aside or in the boxes would change nothing', () => {
  const match = before('A2', 'AU', {
    change: (state) => {
      state.nations.AU.reserved = {};
    },
  });
  refuses(match, 'austria event/A2', 'event-in-vain', '8.6');
});

test('CM §8.6 F8: Sweden enters the war with one Line cavalry unit at Stralsund', () => {
  const match = before('F8', 'FR');
  answer(match, 'france event/F8');
  expect(units(match, 'SW', 'stralsund', 'line_cav')).toEqual([1, 0]);
});

test('CM §9.2.3 a fortress supplies any allied forces inside it: Russians in Königgrätz, French in Düsseldorf', () => {
  const fed = (nation: Nation, leader: string, at: string) => {
    const match = table({
      change: (state, world) => {
        clear(world);
        state.control = {};
        post(world, nation, at, { leaders: [leader], inf: 10 });
      },
    });
    const stack = stackOf(match, leader);
    return stack !== undefined && hasPath(worldOf(match), stack);
  };
  expect([fed('RU', 'fermor', 'koniggratz'), fed('FR', 'destrees', 'dusseldorf')]).toEqual([true, true]);
});

test('CM §12.5 and §4.4 nobody is picked up beyond what the CIC has: Nádasdy stays at 10 SPs', () => {
  const match = activate(
    strategy({
      active: 'AU',
      forces: [
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
        ['AU', 'kolin', { leaders: ['nadasdy'], inf: 8 }],
        ['AU', 'koniggratz', { inf: 5 }],
      ],
      hands: { AU: ['A1'] },
    }),
    'austria',
    'A1',
    'nadasdy',
  );
  answer(match, 'austria step/koniggratz');
  quietly(match);
  answer(match, 'austria pick-up/koniggratz', 'austria AU/inf/3');
  refuses(match, 'austria done', 'cic', '4.4');
  answer(match, 'austria AU/inf/2', 'austria done');
  expect(sp(match, 'nadasdy')).toBe(10);
});

test('CM §15.4.1 when one chit is left in the pool, the discarded ones go back', () => {
  const match = battle({
    ...KEITH,
    enemy: { leaders: ['hadik'], inf: 8 },
    change: (state) => {
      state.powers.PR.tactics = {
        held: [],
        pool: ['slow_reaction', 'blown_march'],
        discard: ['oblique_attack', 'cavalry_charge'],
        wider: [],
      };
    },
  });
  const { held, pool, discard } = stateOf(match).powers.PR.tactics;
  expect([held.length, pool.length, discard]).toEqual([1, 3, []]);
  expect(pool).toEqual(expect.arrayContaining(['oblique_attack', 'cavalry_charge']));
});

test('CM §15.7.1 the majority is of the Commander’s nation: of 3 SPs at most one is the ally’s', () => {
  const match = battle(
    {
      ...KEITH,
      force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
      enemy: { leaders: ['hadik'], inf: 8 },
      dice: [4, 1],
      change: (state) => {
        const stack = state.stacks.find(({ leaders }) => leaders.includes('hadik'));
        if (stack) stack.troops.IM = { inf: 6, units: {} };
      },
    },
    {
      losses: (options, seat) => (seat === 'austria' ? 'by-hand' : options[0]),
      loss: (options) => options.find((id) => id.includes('IM')) ?? options[0],
    },
  );
  expect(results(match)[0]).toBe('3 D3');
  const troops = stackOf(match, 'hadik')?.troops;
  expect([troops?.AU?.inf, troops?.IM?.inf]).toEqual([6, 5]);
});

test('CM §16.5 Lt units alone are never Demoralized', () => {
  // Keith on 6-8 (4 SPs and 3 guns) with +5: 10 is 1 D3.
  const match = battle({
    leader: 'keith',
    force: { inf: 4, field_art: 3 },
    against: 'AU',
    enemy: { lt_inf: 3 },
    dice: [5, 1],
  });
  expect(results(match)[0]).toBe('1 D3');
  expect(forcesOf(match, 'AU').map(({ morale: state }) => state)).toEqual(['good']);
});

test('CM §17.4.8 the siege is raised when the last leader rides away', () => {
  const match = strategy({
    active: 'AU',
    forces: [AUSTRIANS({ inf: 16, siege_art: 1 }), GARRISON({ inf: 2 }), ['AU', 'prague', { inf: 3 }]],
    change: (state) => {
      state.sieges.schweidnitz = { marker: 2, by: 'coalition' };
    },
  });
  answer(match, 'austria leader', 'austria daun', 'austria march/landeshut');
  go(match, { march: 'done', ...PASSING });
  expect(stackOf(match, 'daun')?.at).toBe('landeshut');
  expect(stateOf(match).sieges).toEqual({});
});

test('CM §20.4.6 P9: two cavalry steps in Breslau, where Henry stands, make one full unit', () => {
  const match = before('P9', 'PR');
  answer(match, 'prussia event/P9', 'prussia all/space/breslau', 'prussia new/line_cav/breslau');
  expect(units(match, 'PR', 'breslau', 'line_cav')).toEqual([1, 0]);
});

test('CM §12.12 a hungry force at Znaim moves back too: toward the closest source, by Brünn or by Iglau', () => {
  const match = table({
    phase: 'supply',
    active: 'PR',
    change: (_, world) => {
      clear(world);
      hold(world, 'PR');
      post(world, 'PR', 'znaim', { leaders: ['keith'], inf: 10, supply: 'short' });
    },
  });
  expect(optionsOf(match, 'prussia')).toContain('retrograde/keith');
});
