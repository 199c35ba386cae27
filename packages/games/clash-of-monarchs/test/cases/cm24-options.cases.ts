/** CM §10.6, §12.11, §17.4.7 and §24: depots built, Fleets, advanced rules. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, askedOf, clear, hold, optionsOf, post, stateOf, table, told } from '../table.ts';
import { quietly, strategy } from './play.ts';

describe('CM §10.6 Build Forward Depot', () => {
  const building = (actions: number) =>
    table({
      phase: 'supply',
      active: 'PR',
      change: (state, world) => {
        clear(world);
        hold(world, 'PR');
        state.powers.PR.supplyActions = actions;
        state.nations.PR.depots = 2;
        post(world, 'PR', 'torgau', { leaders: ['frederick'], inf: 10 });
        post(world, 'PR', 'linz', { leaders: ['keith'], inf: 10 });
      },
    });
  test('CM §10.6 for 4 Supply Actions, where a path leads to a Major Depot', () => {
    const match = building(4);
    answer(match, 'prussia build');
    expect(optionsOf(match, 'prussia')).toContain('at/torgau');
    expect(optionsOf(match, 'prussia')).not.toContain('at/linz');
    answer(match, 'prussia at/torgau');
    const { depots, powers, nations } = stateOf(match);
    expect(depots).toMatchObject([{ nation: 'PR', at: 'torgau', disrupted: false }]);
    expect([powers.PR.supplyActions, nations.PR.depots]).toEqual([0, 1]);
  });
  test('CM §10.6 not for 3', () => {
    expect(optionsOf(building(3), 'prussia')).not.toContain('build');
  });
});

describe('CM §12.11 and §17.4.7 Fleets', () => {
  const kolberg = (change?: (state: State) => void) =>
    strategy({
      active: 'RU',
      dice: [1],
      forces: [
        ['RU', 'kolberg', { leaders: ['fermor'], inf: 16, siege_art: 1 }],
        ['PR', 'kolberg', { inf: 2, inside: true }],
      ],
      change: (state) => {
        state.sieges.kolberg = { marker: 1, by: 'coalition' };
        Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null });
        change?.(state);
      },
    });
  const toTheRoll = (match: ReturnType<typeof kolberg>) => {
    for (let n = 0; n < 12 && told(match, 'siege-roll').length === 0 && match.waiting.length > 0; n++) {
      quietly(match);
      const seat = match.waiting[0] ?? '';
      const ids = optionsOf(match, seat);
      answer(match, `${seat} ${['done', 'pass', 'no'].find((id) => ids.includes(id)) ?? ids[0]}`);
    }
    return told(match, 'siege-roll');
  };
  test('CM §17.4.7 the Russian Fleet adds 1 to a siege of a port in its sea', () => {
    const match = kolberg();
    answer(match, 'france fleet/RU/siege/kolberg');
    expect(toTheRoll(match)).toMatchObject([{ at: 'kolberg', roll: 1, drm: 2 }]);
  });
  test('CM §17.4.7 not if it does something else', () => {
    expect(toTheRoll(kolberg())).toMatchObject([{ at: 'kolberg', roll: 1, drm: 1 }]);
  });
  test('CM §17.4.7 a Fleet in the Force Pool aids nobody', () => {
    const match = kolberg((state) => {
      state.fleets.RU.place = 'pool';
    });
    expect(optionsOf(match, 'france')).not.toContain('fleet/RU/siege/kolberg');
  });
  const british = (sea: 'north' | 'baltic') =>
    optionsOf(
      strategy({
        active: 'BR',
        forces: [['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }]],
        change: (state) => {
          Object.assign(state.fleets.BR, { place: 'sea', sea, port: null });
        },
      }),
      'britain',
    );
  test('CM §12.11 the British Fleet changes seas, and returns to the pool from the North Sea only', () => {
    expect(british('north')).toEqual(
      expect.arrayContaining(['fleet/BR/sea/baltic', 'fleet/BR/pool', 'fleet/BR/port/stade']),
    );
    expect(british('baltic')).toContain('fleet/BR/sea/north');
    expect(british('baltic')).not.toContain('fleet/BR/pool');
  });
});

describe('CM §15.12 Fleet combat', () => {
  const meeting = (die: number) => {
    const match = strategy({
      active: 'BR',
      dice: [die],
      forces: [['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }]],
      change: (state) => {
        Object.assign(state.fleets.BR, { place: 'sea', sea: 'north', port: null });
        Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null });
      },
    });
    answer(match, 'britain fleet/BR/sea/baltic');
    return match;
  };
  test('CM §15.12 opposing Fleets in the Baltic fight, −1 against the British: a 1 destroys the Russian Fleet', () => {
    const match = meeting(1);
    expect(told(match, 'fleet-combat')).toMatchObject([{ fleet: 'russian', roll: 1, total: 0, result: 'destroyed' }]);
    expect(stateOf(match).fleets.RU.place).toBe('lost');
    expect(told(match, 'vp')).toMatchObject([{ power: 'BR', num: 1 }]);
  });
  test('CM §15.12 a 6 beats the British, and Russia gains 1 VP', () => {
    const match = meeting(6);
    expect(told(match, 'fleet-combat')).toMatchObject([{ total: 5, result: 'victory' }]);
    expect(stateOf(match).fleets.BR).toMatchObject({ place: 'pool', beaten: true });
    expect(told(match, 'vp')).toMatchObject([{ power: 'RU', num: 1 }]);
  });
});

describe('CM §24 advanced and optional rules', () => {
  test('CM §24.2 what the Empire has left after recruiting may go to Austria', () => {
    const spring = (donations: 'yes' | 'no') => {
      const match = table({
        phase: 'recruiting',
        options: { donations },
        change: (state, world) => {
          clear(world);
          Object.assign(state, { season: 'spring', year: 1758 });
          for (const nation of ['FR', 'RU', 'BR'] as const) state.nations[nation].stance = 'neutral';
          for (const nation of ['IM', 'AU', 'PR'] as const) state.nations[nation].treasury = 30;
          post(world, 'IM', 'nurnberg', { leaders: ['hildburghausen'], inf: 6 });
        },
      });
      if (askedOf(match, 'austria') === 'sustain') answer(match, 'austria done');
      answer(match, 'austria proposal');
      const prompts: string[] = [];
      for (let n = 0; n < 6 && askedOf(match, 'austria'); n++) {
        prompts.push(askedOf(match, 'austria') ?? '');
        const ids = optionsOf(match, 'austria');
        answer(match, `austria ${ids.at(-1)}`);
      }
      return prompts.join();
    };
    expect(spring('no')).not.toContain('donat');
    expect(spring('yes')).toContain('donat');
  });
  test('CM §24.6.1 Montcalm is in the pool of 1759 only if the table wants him', () => {
    const where = (montcalm: 'yes' | 'no') =>
      stateOf(table({ scenario: 's1759', options: { montcalm } })).leaders.montcalm;
    expect([where('yes'), where('no')]).toEqual(['pool', 'optional']);
  });
  test('CM §24.6.2 the Russian siege train stands in Königsberg in 1759 only if the table wants it', () => {
    const guns = (train: 'yes' | 'no') =>
      stateOf(table({ scenario: 's1759', options: { 'siege-train': train } })).stacks.flatMap(({ at, troops }) =>
        troops.RU?.units.siege_art ? [at] : [],
      );
    expect([guns('yes'), guns('no')]).toEqual([['konigsberg'], []]);
  });
});
