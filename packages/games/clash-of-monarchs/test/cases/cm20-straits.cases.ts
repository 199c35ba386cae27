/** CM §20.3 and 20.5: sustainment, In the Red. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { NATIONS, type Nation } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, optionsOf, post, stateOf, type Table, table } from '../table.ts';
import { go, tales, willOf } from './drive.ts';
import { asked } from './play.ts';

type Change = (state: State, world: World) => void;
const treasuries = (match: Table, ...nations: readonly Nation[]) =>
  nations.map((nation) => stateOf(match).nations[nation].treasury);
/** The Sustain/Recruit Phase among these nations only, with 30 Thalers each. */
const recruiting = (nations: readonly Nation[], change: Change, dice?: readonly number[]) =>
  table({
    phase: 'recruiting',
    ...(dice && { dice }),
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'spring', year: 1758, control: {} });
      for (const nation of NATIONS) {
        state.nations[nation].treasury = 30;
        state.nations[nation].stance = nations.includes(nation) ? 'belligerent' : 'neutral';
      }
      change(state, world);
    },
  });
describe('CM §20.3 sustainment', () => {
  test('CM §20.3.1 Sweden’s shortfall is France’s', () => {
    const match = recruiting(['PR', 'FR', 'SW'], (state, world) => {
      state.nations.SW.treasury = 1;
      post(world, 'SW', 'stralsund', { inf: 5 });
    });
    go(match, { sustain: 'done' });
    expect(treasuries(match, 'SW', 'FR')).toEqual([0, 20]);
  });
  test('CM §20.3.1 and §22.3.3 and Russia’s while Sweden is its Client', () => {
    const match = recruiting(['PR', 'RU', 'SW'], (state, world) => {
      Object.assign(state.nations.SW, { treasury: 0, patron: 'RU', side: 'coalition' });
      post(world, 'SW', 'stralsund', { inf: 5 });
    });
    go(match, { sustain: 'done' });
    expect(treasuries(match, 'SW', 'RU')).toEqual([0, 22]);
  });
  test('CM §20.3.1 and §20.5 the Patron’s own purse gives out: Austria goes In the Red for the Empire’s 2', () => {
    const match = recruiting(['PR', 'AU', 'IM'], (state, world) => {
      Object.assign(state.nations.IM, { treasury: 0 });
      Object.assign(state.nations.AU, { treasury: 13 });
      state.powers.AU.will = 12;
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 5 });
    });
    go(match, { sustain: 'done' });
    expect(tales(match, 'in-the-red')).toMatchObject([{ power: 'AU', shortfall: 1, cards: 'A4' }]);
    expect([treasuries(match, 'AU', 'IM'), willOf(match, 'AU')]).toEqual([[1, 0], 11]);
  });
  test('CM §20.3.1 Saxons without Dresden cost nothing of their own', () => {
    const match = recruiting(['PR', 'AU', 'SA'], (state, world) => {
      state.control.dresden = 'PR';
      state.nations.SA.treasury = 0;
      post(world, 'SA', 'prague', { inf: 4 });
    });
    go(match, { sustain: 'done' });
    expect(treasuries(match, 'AU', 'SA')).toEqual([18, 0]);
  });
  test('CM §20.3.1 Saxons with Dresden cost 2 of Saxony’s', () => {
    const match = recruiting(['PR', 'AU', 'SA'], (_, world) => void post(world, 'SA', 'dresden', { inf: 4 }));
    go(match, { sustain: 'done' });
    expect(treasuries(match, 'AU', 'SA')).toEqual([18, 28]);
  });
  test('CM §20.3 a depot that is not sustained is distributed, for a Thaler or a Supply Action', () => {
    const match = recruiting(['PR', 'AU'], (state, world) => {
      depot(world, 'PR', 'berlin');
      state.powers.PR.supplyActions = 0;
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 5 });
    });
    expect(asked(match, 'prussia')).toEqual(['sustain']);
    answer(match, 'prussia distribute/PR-berlin/sa');
    go(match, { sustain: 'done' });
    expect([stateOf(match).depots, stateOf(match).powers.PR.supplyActions, treasuries(match, 'PR')]).toEqual([
      [],
      1,
      [18],
    ]);
  });
  test('CM §20.3 and §10.8 a Russian depot costs two Supply Actions before Improved Russian Supply', () => {
    const paying = (sas: number) => {
      const match = recruiting(['PR', 'RU'], (state, world) => {
        depot(world, 'RU', 'grodno');
        state.powers.RU.supplyActions = sas;
        post(world, 'RU', 'grodno', { leaders: ['fermor'], inf: 5 });
      });
      return optionsOf(match, 'france').filter((id) => id.startsWith('sa/'));
    };
    expect([paying(1), paying(2)]).toEqual([[], ['sa/RU-grodno']]);
  });
});

describe('CM §20.5 In the Red', () => {
  const short = (treasury: number, change: Change = () => {}) =>
    recruiting(['PR', 'AU'], (state, world) => {
      state.nations.PR.treasury = treasury;
      state.powers.PR.will = 15;
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
      change(state, world);
    });
  test('CM §20.5.1 a Treasury already below 0 counts: −3 and 12 are 15 short, three cards', () => {
    const match = short(-3);
    expect(tales(match, 'in-the-red')).toMatchObject([{ power: 'PR', shortfall: 15 }]);
    expect([stateOf(match).powers.PR.removed.length, treasuries(match, 'PR')]).toEqual([3, [1]]);
  });
  test('CM §20.5.1 what the draw pile lacks the discard pile gives, then the hand', () => {
    // Early FS cards of Prussia: P8, P9, P11, P14.
    const match = short(2, (state) => {
      const { PR } = state.powers;
      Object.assign(PR, { draw: ['P4', 'P8'], discard: ['P5'], hand: ['P9', 'P11', 'P14', 'P6'] });
    });
    expect(tales(match, 'in-the-red')).toMatchObject([{ shortfall: 10 }]);
    const { PR } = stateOf(match).powers;
    expect(PR.removed).toContain('P8');
    expect([PR.removed.length, PR.hand.length]).toEqual([2, 3]);
    // The discard pile was turned over, and stays part of the draw pile.
    expect([PR.discard, [...PR.draw].sort()]).toEqual([[], ['P4', 'P5']]);
  });
  test('CM §20.5.1 while the draw pile has enough the discards stay where they are', () => {
    const match = short(10, (state) => {
      Object.assign(state.powers.PR, { draw: ['P4', 'P8'], discard: ['P9'], hand: ['P11'] });
    });
    const { PR } = stateOf(match).powers;
    expect([PR.removed, PR.draw, PR.discard, PR.hand]).toEqual([['P8'], ['P4'], ['P9'], ['P11']]);
  });
  test('CM §20.5.1 and §21.3.2 a Prussia without FS cards ends the game', () => {
    const match = short(0, (state) => {
      Object.assign(state.powers.PR, { draw: ['P4'], discard: [], hand: ['P6'] });
    });
    // Austria, who sustains before Prussia (20.0), may still reduce the Force; nobody recruits any more.
    go(match, { sustain: 'done' });
    expect([willOf(match, 'PR'), match.result?.by]).toEqual([0, 'will-gone']);
  });
  test('CM §20.5.2 France loses Monmartel and Laborde first, even discarded; the second time any', () => {
    const france = (treasury: number, change: Change) =>
      recruiting(['PR', 'FR'], (state, world) => {
        state.nations.FR.treasury = treasury;
        post(world, 'FR', 'maubeuge', { leaders: ['destrees'], inf: 10 });
        Object.assign(state.powers.FR, { draw: ['F9', 'F12'], discard: ['F6'], hand: ['F4'], removed: [] });
        change(state, world);
      });
    const match = france(8, () => {});
    go(match, { sustain: 'done' });
    expect(stateOf(match).powers.FR.removed).toEqual(['F6']);
    const again = france(8, (state) => {
      Object.assign(state.powers.FR, { discard: [], removed: ['F6'] });
    });
    go(again, { sustain: 'done' });
    expect(stateOf(again).powers.FR.removed).toHaveLength(2);
  });
  test('CM §20.4.1 recruiting goes In the Red a second time: 1 more Will', () => {
    const match = recruiting(
      ['PR', 'AU'],
      (state, world) => {
        state.nations.PR.treasury = 10;
        state.powers.PR.will = 15;
        post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
      },
      [1, 2, 3],
    );
    answer(match, 'prussia by-hand', 'prussia recruit/3');
    // 2 short, then 1 Thaler against 6.
    expect(tales(match, 'in-the-red').map(({ shortfall }) => shortfall)).toEqual([2, 5]);
    expect([willOf(match, 'PR'), treasuries(match, 'PR')]).toEqual([13, [1]]);
  });
  test('CM §20.5 what the Empire’s recruits cost beyond its purse Austria pays', () => {
    const match = recruiting(
      ['PR', 'AU', 'IM'],
      (state, world) => {
        state.nations.IM.treasury = 2;
        post(world, 'AU', 'prague', { leaders: ['daun'], inf: 5 });
        post(world, 'IM', 'nurnberg', { inf: 3 });
      },
      [6],
    );
    go(match, { sustain: 'done' });
    answer(match, 'austria by-hand');
    go(match, { recruit: (options) => (options.includes('recruit/3') ? 'done' : undefined) });
    answer(match, 'austria recruit/1');
    // A 6: 4 infantry SPs for 3 Thalers, and nothing left after sustainment.
    expect(tales(match, 'recruited')).toMatchObject([{ nation: 'IM', total: 6, inf: 3, thl: 3 }]);
    expect(treasuries(match, 'IM', 'AU')).toEqual([0, 15]);
  });
});
