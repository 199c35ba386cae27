/** CM §18: raids at their borders. */
import { describe, expect, test } from 'vitest';
import type { Units } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import { answer, optionsOf, stateOf, type Table, told } from '../table.ts';
import { tales, willOf } from './drive.ts';
import { forage, type Raid, raiding } from './scenes.ts';

const areas = (match: Table, seat: string) =>
  optionsOf(match, seat)
    .filter((id) => id.startsWith('all/forage/'))
    .map((id) => id.slice('all/forage/'.length))
    .sort();
const actions = (match: Table, power: Power) => stateOf(match).powers[power].supplyActions;
/** Both sides alike, so that the die is the total; a 4 costs nobody anything. */
const even = (units: Units): NonNullable<Raid['boxes']> => ({ border: { AU: units, PR: { lt_inf: [3, 0] } } });

describe('CM §18.5.1 and §18.6 Forage', () => {
  test('CM §18.6 one raid that passes the 3rd and the 7th Forage Point brings two Supply Actions', () => {
    const match = forage('silesia', {
      boxes: even({ lt_inf: [5, 0] }),
      dice: [4],
      change: (state) => {
        state.forage.silesia = 2;
      },
    });
    expect([stateOf(match).forage.silesia, actions(match, 'AU')]).toEqual([7, 2]);
  });
  test('CM §18.6 and §18.6.1 from 24 to Devastation at 26: the 25th brings its Supply Action, and Prussia loses 1 Will', () => {
    const match = forage('silesia', {
      boxes: even({ lt_inf: [3, 0] }),
      dice: [4],
      change: (state) => {
        state.forage.silesia = 24;
        state.powers.PR.will = 15;
      },
    });
    expect([actions(match, 'AU'), stateOf(match).devastated, willOf(match, 'PR')]).toEqual([1, ['silesia'], 14]);
  });
  test('CM §18.6.1 one Forage Point short of it nothing happens', () => {
    const match = forage('silesia', {
      boxes: even({ lt_inf: [1, 0] }),
      dice: [4],
      change: (state) => {
        state.forage.silesia = 24;
      },
    });
    expect([stateOf(match).forage.silesia, stateOf(match).devastated]).toEqual([25, []]);
  });
  test('CM §18.5.1 a reduced unit of 0 SP finds nothing', () => {
    const match = forage('silesia', { boxes: even({ lt_inf: [1, 2] }), dice: [4] });
    expect(stateOf(match).forage.silesia).toBe(1);
  });
  test('CM §18.4 without the Advantage one SP less, and −1 on the die: two Prussian units forage 1 FP', () => {
    const match = forage('bohemia', {
      power: 'PR',
      card: 'P11',
      boxes: { border: { PR: { lt_inf: [2, 0] }, AU: { lt_inf: [2, 0] } } },
      dice: [5],
      change: (state) => {
        state.advantage = { border: 'coalition' };
      },
    });
    expect(tales(match, 'raid-losses')).toMatchObject([{ roll: 5, total: 4, raider: 0, enemy: 0 }]);
    expect(stateOf(match).forage.bohemia).toBe(1);
  });
  test('CM §18.4 a single unit without the Advantage forages nothing', () => {
    const match = forage('bohemia', {
      power: 'PR',
      card: 'P11',
      boxes: { border: { PR: { lt_inf: [1, 0] }, AU: { lt_inf: [1, 0] } } },
      dice: [5],
      change: (state) => {
        state.advantage = { border: 'coalition' };
      },
    });
    expect(stateOf(match).forage.bohemia ?? 0).toBe(0);
  });
  test('CM §18.5.1 and §22.1 nobody raids a Neutral: Saxony in 1756, Holstein', () => {
    const saxony = raiding({
      power: 'PR',
      card: 'P11',
      scenario: 's1756',
      boxes: { border: { PR: { lt_inf: [1, 0] } } },
    });
    answer(saxony, 'prussia raids/P11/border');
    expect(areas(saxony, 'prussia')).toEqual(['austria', 'bohemia', 'moravia']);
    const north = raiding({ power: 'PR', card: 'P11', boxes: { northern: { PR: { lt_inf: [1, 0] } } } });
    answer(north, 'prussia raids/P11/northern');
    expect(areas(north, 'prussia')).not.toContain('denmark');
    expect(areas(north, 'prussia')).not.toContain('swedish_pomerania');
  });
  test('CM §18.5.1 the Empire’s Devastation costs Austria the Will, Hesse’s Britain', () => {
    const hesse = forage(
      'hesse',
      {
        power: 'FR',
        card: 'F12',
        boxes: { german: { FR: { lt_inf: [2, 0] }, BR: { lt_inf: [2, 0] } } },
        dice: [4],
        change: (state) => {
          state.forage.hesse = 15;
          state.powers.BR.will = 10;
        },
      },
      'german',
    );
    expect([stateOf(hesse).devastated, willOf(hesse, 'BR')]).toEqual([['hesse'], 9]);
  });
  test('CM §18.5 "any area": a Devastated one may be raided, for the losses; it yields nothing', () => {
    const match = raiding({
      boxes: even({ lt_inf: [3, 0] }),
      dice: [6],
      change: (state) => {
        state.devastated = ['silesia'];
      },
    });
    answer(match, 'austria raids/A5/border');
    expect(areas(match, 'austria')).toContain('silesia');
    answer(match, 'austria all/forage/silesia');
    expect(tales(match, 'raid-losses')).toMatchObject([{ enemy: 2 }]);
    expect([stateOf(match).forage.silesia ?? 0, actions(match, 'AU')]).toEqual([0, 0]);
  });
  test('CM §18.3 a card raids in one box: the units of the others stay', () => {
    const match = forage('silesia', {
      boxes: { border: { AU: { lt_inf: [1, 0] }, PR: { lt_inf: [1, 0] } }, german: { AU: { lt_inf: [2, 0] } } },
      dice: [4],
    });
    expect(stateOf(match).forage).toEqual({ silesia: 1 });
    expect(told(match, 'raids')).toHaveLength(1);
  });
});
