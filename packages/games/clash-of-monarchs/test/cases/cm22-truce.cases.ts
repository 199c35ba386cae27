/** CM §22.5.2, 15.12: fortresses under an Armistice, and Fleets that meet in the Baltic. */
import { describe, expect, test } from 'vitest';
import { answer, clear, depot, optionsOf, stateOf, table } from '../table.ts';
import { refuses, tales } from './drive.ts';
import { strategy } from './play.ts';

describe('CM §22.5.2 "siege/coup rolls against each other’s fortresses"', () => {
  const before = (at: string, inside: 'PR' | 'BR') =>
    strategy({
      active: 'FR',
      forces: [
        ['FR', at, { leaders: ['destrees'], inf: 8 }],
        ['PR', at, { inf: 1 }],
        [inside, at, { inf: 1, inside: true }],
      ],
      change: (state) => {
        state.armistice = { number: 4, end: null };
        state.control = {};
      },
    });
  test('CM §22.5.2 Prussians before Hanover make it no Prussian fortress: no French coup', () => {
    refuses(before('hanover', 'BR'), 'france coup/destrees', 'armistice', '22.5.2');
  });
  test('CM §22.5.2 Minden is Prussian: the French storm it, but not with an Anglo-Allied garrison', () => {
    expect(optionsOf(before('minden', 'PR'), 'france')).toContain('coup/destrees');
    refuses(before('minden', 'BR'), 'france coup/destrees', 'armistice', '22.5.2');
  });
});

describe('CM §15.12 Fleets that meet in the Baltic', () => {
  /** Dies Irae 3, Deus Ex Machina 2: the Danish Crisis; then its table, and the Fleets. */
  const crisis = (dice: readonly number[]) =>
    table({
      phase: 'round',
      scenario: 's1759',
      dice: [3, 2, ...dice],
      change: (state, world) => {
        clear(world);
        state.chits = ['dies_irae'];
        state.control = {};
        depot(world, 'SW', 'stralsund');
        Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null });
      },
    });
  test('CM §15.12 and §9.2.2 Denmark joins Britain: its Fleet fights the Russian one, and bars the Swedish depot', () => {
    const match = crisis([1, 2]);
    expect(tales(match, 'fleet-combat')).toMatchObject([{ fleet: 'russian', total: 2, result: 'defeated' }]);
    expect([stateOf(match).fleets.RU.beaten, stateOf(match).depots[0]?.disrupted]).toEqual([true, true]);
  });
  test('CM §15.12 a British Fleet that comes upon the Danes of a French Client fights them, at −1', () => {
    const match = strategy({
      active: 'BR',
      scenario: 's1759',
      dice: [6],
      forces: [['BR', 'hanover', { leaders: ['ferdinand_ha'], inf: 8 }]],
      change: (state) => {
        Object.assign(state.nations.DA, { stance: 'belligerent', side: 'coalition', patron: 'FR' });
        Object.assign(state.fleets.DA, { place: 'sea', sea: 'baltic', port: null });
        Object.assign(state.fleets.BR, { place: 'sea', sea: 'north', port: null });
      },
    });
    answer(match, 'britain fleet/BR/sea/baltic');
    expect(tales(match, 'fleet-combat')).toMatchObject([{ fleet: 'danish-fleet', total: 5, result: 'victory' }]);
    expect(tales(match, 'vp')).toMatchObject([{ power: 'FR', num: 1 }]);
    expect(stateOf(match).fleets.BR).toMatchObject({ place: 'pool', beaten: true });
  });
});

describe('CM §21.3.2 and §22.5.2 a Power leaves the war', () => {
  test('CM §21.3.2 with France its Armistice is over', () => {
    const match = table({
      phase: 'round',
      change: (state, world) => {
        clear(world);
        state.chits = ['cs_ss_attrition'];
        state.powers.FR.will = 0;
        state.armistice = { number: 4, end: null };
      },
    });
    expect(tales(match, 'leaves-war').map(({ nation }) => nation)).toContain('FR');
    expect([stateOf(match).armistice, tales(match, 'armistice-over').length]).toEqual([null, 1]);
  });
});
