/** CM §10.6 and §4.6: building depots, minimum leaders after an event. */
import { describe, expect, test } from 'vitest';
import type { Power } from '../../src/vocabulary.ts';
import { answer, optionsOf, stackOf, stateOf, type table } from '../table.ts';
import { go } from './drive.ts';
import { asked, type Posting, strategy } from './play.ts';
import { type Change, segment } from './scenes.ts';

const PRAGUE: Posting = ['AU', 'prague', { leaders: ['daun'], inf: 10 }];

describe('CM §10.6 and §10.8 building', () => {
  const building = (power: Power, seat: string, actions: number, forces: readonly Posting[], change?: Change) =>
    optionsOf(
      segment('supply', {
        power,
        actions,
        forces,
        change: (state, world) => {
          state.nations[power].depots = 2;
          change?.(state, world);
        },
      }),
      seat,
    ).includes('build');
  test('CM §10.6 four Actions, not three', () => {
    expect([building('AU', 'austria', 3, [PRAGUE]), building('AU', 'austria', 4, [PRAGUE])]).toEqual([false, true]);
  });
  test('CM §10.8 Russia needs eight, after Improved Russian Supply four', () => {
    const vilna: Posting = ['RU', 'vilna', { leaders: ['fermor'], inf: 10 }];
    const improved: Change = (state) => {
      state.flags = [{ id: 'improved_russian_supply', until: 'game_end' }];
    };
    expect([
      building('RU', 'france', 7, [vilna]),
      building('RU', 'france', 8, [vilna]),
      building('RU', 'france', 4, [vilna], improved),
    ]).toEqual([false, true, true]);
  });
  test('CM §10.6 with an empty pool there is none to build', () => {
    const match = segment('supply', {
      actions: 5,
      forces: [PRAGUE],
      change: (state) => {
        state.nations.AU.depots = 0;
      },
    });
    expect(optionsOf(match, 'austria')).not.toContain('build');
  });
  test('CM §10.6 where friends stand, even allies, with a path to a Major Depot; not where nobody is, nor too far', () => {
    const match = segment('supply', {
      actions: 4,
      forces: [PRAGUE, ['FR', 'tabor', { inf: 2 }], ['AU', 'berlin', { inf: 8 }]],
      change: (state) => {
        state.nations.AU.depots = 2;
      },
    });
    answer(match, 'austria build');
    const ids = optionsOf(match, 'austria');
    expect(ids).toEqual(expect.arrayContaining(['at/prague', 'at/tabor', 'at/koniggratz']));
    for (const at of ['at/kolin', 'at/berlin']) expect(ids).not.toContain(at);
  });
  test('CM §10.6, 22.1.1 Austria builds no depot in Neutral Dresden', () => {
    const match = segment('supply', {
      actions: 4,
      forces: [PRAGUE, ['SA', 'dresden', { inf: 1 }]],
      change: (state) => {
        state.nations.AU.depots = 2;
        state.control = {};
        Object.assign(state.nations.SA, { stance: 'neutral', side: 'coalition', patron: 'AU' });
      },
    });
    answer(match, 'austria build');
    expect(optionsOf(match, 'austria')).not.toContain('at/dresden');
  });
});

describe('CM §4.6 "at any time"', () => {
  const french = (leaders: readonly string[], change?: Change) =>
    strategy({
      active: 'FR',
      hands: { FR: ['F3'] },
      forces: [
        ['FR', 'wesel', { leaders, inf: 8 }],
        ['PR', 'berlin', { leaders: ['frederick', 'keith', 'henry', 'bevern', 'zieten'], inf: 20 }],
        ['AU', 'prague', { leaders: ['daun', 'hadik', 'lacy', 'nadasdy', 'browne'], inf: 20 }],
        ['BR', 'hanover', { leaders: ['cumberland', 'sporcken', 'zastrow'], inf: 10 }],
        ['RU', 'vilna', { leaders: ['fermor', 'apraxin', 'lopukhin'], inf: 10 }],
        ['IM', 'nurnberg', { leaders: ['stolberg'], inf: 4 }],
        ['SW', 'stralsund', { leaders: ['hamilton'], inf: 4 }],
      ],
      ...(change && { change }),
    });
  const leaders = (match: ReturnType<typeof table>) =>
    stateOf(match).stacks.reduce(
      (sum, { leaders: here }) =>
        sum + here.filter((id) => ['destrees', 'soubise', 'broglie', 'richelieu'].includes(id)).length,
      0,
    );
  test('CM §4.6 the Army of Westphalia raises the French minimum to 5: two are picked at once, besides the one it brings', () => {
    const match = french(['soubise', 'destrees']);
    answer(match, 'france event/F3');
    go(match, { 'card-place': (ids) => ids[0], 'card-leader-place': (ids) => ids[0] });
    expect(asked(match, 'france')).toEqual(['minimum-leader']);
    go(match, { 'minimum-leader': (ids) => ids[0] });
    const all = stateOf(match).stacks.filter(({ troops }) => troops.FR);
    expect(all.flatMap(({ leaders: here }) => here)).toHaveLength(5);
    expect(leaders(match)).toBeGreaterThanOrEqual(2);
  });
  test('CM §4.6 who wants none is not asked again in the Turn', () => {
    const match = french(['soubise', 'destrees']);
    answer(match, 'france event/F3');
    go(match, { 'card-place': (ids) => ids[0], 'card-leader-place': (ids) => ids[0] });
    answer(match, 'france none');
    expect(asked(match, 'france')).not.toContain('minimum-leader');
  });
  test('CM §4.6 with five on the map nobody is asked', () => {
    const match = french(['soubise', 'destrees', 'broglie', 'richelieu']);
    answer(match, 'france event/F3');
    go(match, { 'card-place': (ids) => ids[0], 'card-leader-place': (ids) => ids[0] });
    expect(asked(match, 'france')).not.toContain('minimum-leader');
    expect(stackOf(match, 'broglie')?.at).toBe('wesel');
  });
});
