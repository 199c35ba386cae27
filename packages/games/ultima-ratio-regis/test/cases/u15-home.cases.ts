/** U §7, §14, §15, §25: set-up, repatriation, stacking where other sections meet them. */
import { Match, setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { defineFrom } from '../../src/definition.ts';
import { DATA, title } from '../../src/index.ts';
import { answer, army, fortify, lead, optionsOf, own, put, type Table } from '../table.ts';
import { atWar, reach, realm, SPANISH, spain, toDo } from './play.ts';

/** The first Powers to be deployed: France and Spain. */
const deploying = (): Table =>
  Match.create(defineFrom(DATA), {
    setup: setupFor(title, { scenario: 'new_order', players: 2, options: { groups: 'seats' } }),
    seed: 'five',
    chance: 'fast',
  });
const bought = (seat: string, power: string, pattern: RegExp): string[] =>
  optionsOf(deploying(), seat)
    .filter((id) => id.startsWith(`deploy/${power}/`) && pattern.test(id))
    .map((id) => id.split('/').at(-1) ?? '');

describe('U §25 deployment', () => {
  test('U §25, §9.1 elite troops begin at home in the main theater, others in domains too', () => {
    expect(bought(SPANISH, 'spain', /troop.I23/)).toEqual(expect.arrayContaining(['toledo', 'palermo']));
    // A new troop moves strategically at once (§9.1): an elite one may cross to Sicily.
    expect(bought(SPANISH, 'spain', /troop.I34/)).toEqual(expect.arrayContaining(['toledo', 'palermo']));
  });
  test('U §25, §9.4 no fortress where one stands, and one in every other area of its own', () => {
    const found = bought(SPANISH, 'spain', /\/fortress\/\w+$/);
    expect(found).toContain('toledo');
    expect(found).not.toContain('perpignan');
  });
  test('U §25, §9.2 no squadron inland, and at once ready for two points', () => {
    const found = bought(SPANISH, 'spain', /fleet\/S2/);
    expect(found).toContain('valencia');
    expect(found).not.toContain('toledo');
  });
  test('U §25, §17.2 a leader may take command of a fortress that stands, before there is a troop', () => {
    expect(bought(SPANISH, 'spain', /leader$/)).toEqual(['leader']);
  });
});

describe('U §15.1 stacking', () => {
  test('U §15.1.1 five after a regrouping do not stay: a full area is no place to regroup', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'toledo', 4);
        put(state, 'spain', 'I23', 'box-WM');
      },
    });
    answer(match, `${SPANISH} act/spain/regroup/spain-5`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/toledo');
  });
  test('U §15.1.1 with an organizer there is room for a fifth: built there', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'toledo', 4);
        lead(state, 'spain', 'L27', 'spain-1', true);
      },
    });
    answer(match, `${SPANISH} act/spain/troop/spain/I23`);
    expect(optionsOf(match, SPANISH)).toContain('at/toledo');
  });
  test('U §15.1.1 an ordinary leader of that name makes none', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'toledo', 4);
        lead(state, 'spain', 'L27', 'spain-1');
      },
    });
    answer(match, `${SPANISH} act/spain/troop/spain/I23`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/toledo');
  });
  test('U §15.1, §22 once subdued it takes two', () => {
    const match = spain({
      change: (state) => {
        own(state, 'cuba', 'domain:spain');
        own(state, 'santo_domingo', 'domain:spain');
        put(state, 'spain', 'I23', 'cuba');
        put(state, 'spain', 'I23', 'santo_domingo');
      },
    });
    expect(reach(match, SPANISH, 'spain', 'spain-2')).toContain('cuba');
  });
  test('U §15.1.1 squadrons in port fill no place', () => {
    const match = spain({
      change: (state) => {
        for (let n = 0; n < 4; n++) put(state, 'spain', 'S2', 'valencia');
      },
    });
    answer(match, `${SPANISH} act/spain/troop/spain/I23`);
    expect(optionsOf(match, SPANISH)).toContain('at/valencia');
  });
});

describe('U §14 going home', () => {
  test('U §14.1, §12.1 a march home does not lead past an unbesieged enemy fortress', () => {
    // From Pamplona, which belongs to nobody, over Bordeaux to Toulouse, which is held; the rest is in revolt or has the enemy in it.
    const home = (fortress: boolean) => {
      const match = atWar((state) => {
        realm(state, 'spain').interests.push('WE');
        put(state, 'spain', 'I23', 'pamplona');
        state.holders.toulouse = 'spain';
        put(state, 'france', 'I23', 'zaragoza');
        state.rebellions.bilbao = 2;
        if (fortress) fortify(state, 'france', 'bordeaux');
        toDo(state, { do: 'repatriate', power: 'spain', units: ['spain-1'] });
      });
      answer(match, `${SPANISH} repatriate/spain/chosen`);
      return optionsOf(match, SPANISH).includes('home/spain-1/toulouse');
    };
    expect([home(false), home(true)]).toEqual([true, false]);
  });
});
