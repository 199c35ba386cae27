/** CM §18.5.3, 5.4.5: whom raids strike on the map, and Forage Points that stay. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stateOf, table } from '../table.ts';
import { first, go, tales } from './drive.ts';
import { forage } from './scenes.ts';

describe('CM §18.5.3 and §22.1 losses on the map', () => {
  test('CM §18.5.3 Neutral Saxons in the theater are no enemies: the loss is Austria’s', () => {
    const match = forage('bohemia', {
      scenario: 's1756',
      power: 'PR',
      card: 'P11',
      boxes: { border: { PR: { lt_inf: [2, 0] } } },
      forces: [
        ['SA', 'pirna', { inf: 7 }],
        ['AU', 'prague', { inf: 4 }],
      ],
      dice: [5],
    });
    go(match, { 'raid-loss': first });
    expect(tales(match, 'light-lost')).toMatchObject([{ nation: 'AU', what: 'inf' }]);
  });
  test('CM §18.5.3 a player says whether a full unit on the map is reduced or a reduced one eliminated', () => {
    const match = forage('bohemia', {
      power: 'PR',
      card: 'P11',
      boxes: { border: { PR: { lt_inf: [2, 0] } } },
      forces: [['AU', 'prague', { inf: 4, lt_inf: 1, lt_inf_reduced: 1 }]],
      dice: [5],
    });
    expect(optionsOf(match, 'austria').length).toBe(2);
  });
});

describe('CM §5.4.5 "they may remove"', () => {
  test('CM §5.4.5 Forage Points that one would rather keep may stay', () => {
    const match = table({
      phase: 'recovery',
      dice: [3, 3],
      change: (state) => {
        Object.assign(state, { season: 'spring', year: 1758, forage: { bohemia: 4 }, devastated: [] });
      },
    });
    answer(match, 'austria none');
    expect(stateOf(match).forage).toEqual({ bohemia: 4 });
  });
});
