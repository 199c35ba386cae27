/** CM §18.5.2–18.5.3 and 18.2: losses, Supply Raids, transfers. */
import { describe, expect, test } from 'vitest';
import { answer, depot, optionsOf, stateOf, told } from '../table.ts';
import { first, go, tales } from './drive.ts';
import { asked, type Posting } from './play.ts';
import { forage, type Raid, raiding } from './scenes.ts';

describe('CM §18.5.3 losses', () => {
  test('CM §18.5.3 0 or less: two raider steps. The loser takes the first from a Forage Raid, the winner the second', () => {
    // 1 − 1 for the Advantage − 1 for five more enemy steps.
    const match = raiding({
      boxes: { border: { AU: { lt_inf: [1, 0], lt_cav: [1, 0] }, PR: { lt_inf: [5, 0] } } },
      dice: [1],
      change: (state, world) => {
        state.advantage = { border: 'ap' };
        depot(world, 'PR', 'zittau');
      },
    });
    answer(match, 'austria raids/A5/border', 'austria one/AU-lt_inf/forage/silesia', 'austria all/depot/PR-zittau');
    go(match, { 'raid-advantage': first });
    // The only forager is hit without a question; the winner, Prussia, picks the second.
    expect(tales(match, 'raid-losses')).toMatchObject([{ total: -1, raider: 2 }]);
    expect(asked(match, 'prussia')).toEqual(['raid-loss']);
    expect(optionsOf(match, 'prussia').length).toBe(2);
  });
  test('CM §18.5.3 enemy losses are of the nation with most Lt units in the box: Austria’s three, not Russia’s one', () => {
    const match = forage('bohemia', {
      power: 'PR',
      card: 'P11',
      boxes: { border: { PR: { lt_inf: [4, 0] }, AU: { lt_inf: [3, 0] }, RU: { lt_cav: [1, 0] } } },
      dice: [6],
    });
    go(match, { 'raid-loss': first });
    expect(stateOf(match).boxes.border.RU).toEqual({ lt_cav: [1, 0] });
    expect(stateOf(match).boxes.border.AU).toEqual({ lt_inf: [1, 2] });
  });
  test('CM §18.5.3 tied with the Saxons the Austrians lose', () => {
    const match = forage('bohemia', {
      power: 'PR',
      card: 'P11',
      boxes: { border: { PR: { lt_inf: [2, 0] }, AU: { lt_inf: [1, 0] }, RU: { lt_cav: [1, 0] } } },
      dice: [5],
    });
    go(match, { 'raid-loss': first });
    expect(stateOf(match).boxes.border.RU).toEqual({ lt_cav: [1, 0] });
    expect(stateOf(match).boxes.border.AU).toEqual({ lt_inf: [0, 1] });
  });
  test('CM §18.5.3 tied without Austrians, Austria chooses among the French and the Saxons', () => {
    const match = forage(
      'franconia',
      {
        power: 'BR',
        card: 'B8',
        boxes: { german: { BR: { lt_inf: [2, 0] }, FR: { lt_inf: [1, 0] }, SA: { dual_cav: [1, 0] } } },
        dice: [5],
      },
      'german',
    );
    expect(asked(match, 'britain').concat(asked(match, 'prussia'))).not.toContain('raid-loss');
    expect(asked(match, 'austria')).toEqual(['raid-loss']);
    expect([...optionsOf(match, 'austria')].sort()).toEqual(['FR-lt_inf', 'SA-dual_cav']);
  });
  test('CM §18.5.3 without enemies in the box or in the theater nothing is lost', () => {
    const match = forage('silesia', { boxes: { border: { AU: { lt_inf: [2, 0] } } }, dice: [6] });
    expect(stateOf(match).forage.silesia).toBe(2);
    expect(told(match, 'light-lost')).toEqual([]);
  });
});

describe('CM §18.5.2 Supply Raids and §18.2 transfers', () => {
  const targets = (forces: readonly Posting[], change?: Raid['change']) => {
    const match = raiding({
      boxes: { border: { AU: { lt_inf: [3, 0] } } },
      forces,
      change: (state, world) => {
        state.control = {};
        change?.(state, world);
      },
    });
    answer(match, 'austria raids/A5/border');
    return optionsOf(match, 'austria').filter((id) => /^all\/(supply|depot)\//.test(id));
  };
  test('CM §18.5.2 and §9.2.3 next to a fortress of its own nation a force is safe', () => {
    expect(targets([['PR', 'frankenstein', { leaders: ['keith'], inf: 8 }]])).toEqual([]);
  });
  test('CM §18.5.2 a depot in the Northern Theater is out of reach of the Border box', () => {
    expect(targets([], (_, world) => void depot(world, 'PR', 'anklam'))).toEqual([]);
  });
  test('CM §18.5.2 forces in another theater are no targets', () => {
    expect(targets([['PR', 'crossen', { leaders: ['keith'], inf: 8 }]])).toEqual([]);
  });
  test('CM §18.2 from a besieged or masked fortress no Lt unit transfers, nor into it', () => {
    const match = raiding({
      transfers: true,
      boxes: { border: { AU: { lt_inf: [1, 0] } } },
      forces: [
        ['AU', 'olmutz', { leaders: ['lacy'], inf: 4, lt_inf: 1, inside: true }],
        ['PR', 'olmutz', { leaders: ['frederick'], inf: 18 }],
      ],
    });
    const ids = asked(match, 'austria').includes('light-transfer') ? optionsOf(match, 'austria') : [];
    expect(ids.filter((id) => id.startsWith('in/') || id.startsWith('out/'))).toEqual([]);
  });
  test('CM §18.2 Saxon cavalry transfers in Austria’s Segment: it is a Client', () => {
    const match = raiding({
      transfers: true,
      boxes: { border: { SA: { dual_cav: [1, 0] } } },
      forces: [['AU', 'kolin', { leaders: ['daun'], inf: 6 }]],
    });
    expect(optionsOf(match, 'austria')).toContain('out/border/SA/dual_cav');
  });
});

describe('CM §18.5.3 whose raid is hit', () => {
  test('CM §18.5.3 the loser says which of two Forage Raids loses its unit', () => {
    const match = raiding({
      power: 'PR',
      card: 'P11',
      boxes: { border: { PR: { lt_inf: [4, 0] }, AU: { lt_inf: [4, 0] } } },
      dice: [2],
    });
    answer(
      match,
      'prussia raids/P11/border',
      'prussia one/PR-lt_inf/forage/bohemia',
      'prussia one/PR-lt_inf/forage/bohemia',
      'prussia all/forage/moravia',
    );
    expect(asked(match, 'prussia')).toEqual(['raid-loss']);
    answer(match, 'prussia PR-lt_inf/forage/moravia');
    expect([stateOf(match).forage.bohemia, stateOf(match).forage.moravia]).toEqual([2, 1]);
  });
});

describe('CM §18.5.3 losses on the map', () => {
  test('CM §18.5.3 the enemy chooses the first step, the raider the second', () => {
    const match = raiding({
      power: 'FR',
      card: 'F12',
      boxes: { german: { FR: { lt_inf: [2, 0] } } },
      forces: [
        ['BR', 'minden', { leaders: ['cumberland'], inf: 6 }],
        ['BR', 'munster', { inf: 3 }],
      ],
      dice: [6],
    });
    answer(match, 'france raids/F12/german', 'france all/forage/hesse');
    expect([asked(match, 'britain'), asked(match, 'france')]).toEqual([['raid-loss'], []]);
    answer(match, 'britain BR/inf/munster');
    expect([asked(match, 'britain'), asked(match, 'france')]).toEqual([[], ['raid-loss']]);
    answer(match, 'france BR/inf/minden');
    expect(stateOf(match).stacks.map(({ at, troops }) => [at, troops.BR?.inf])).toEqual([
      ['minden', 5],
      ['munster', 2],
    ]);
  });
});
