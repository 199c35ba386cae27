/** CM §20.2–20.5: whole Springs, reckoned by hand from the printed numbers. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { NATIONS, type Nation, POWERS, type Power } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, optionsOf, post, stateOf, type Table, table } from '../table.ts';
import { first, go, tales, willOf } from './drive.ts';

type Change = (state: State, world: World) => void;
const EXCHANGE = { 'prisoners-home': first, 'leader-back': first, 'cartel-leaders': 'no', 'cartel-guns': 'no' };

/** An empty map, everybody’s own colours, nobody owes anything; the colonies at 0. */
const spring = (change: Change = () => {}, scenario = 's1757') =>
  table({
    scenario,
    phase: 'spring',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'spring', year: 1758, control: {}, subsidies: [], colonial: 3, devastated: [] });
      state.prisoners = { ap: { leaders: [], troops: {} }, coalition: { leaders: [], troops: {} } };
      for (const nation of NATIONS) state.nations[nation].treasury = 0;
      change(state, world);
    },
  });
const treasuries = (match: Table, ...nations: readonly Nation[]) =>
  nations.map((nation) => stateOf(match).nations[nation].treasury);
/** After the Treasury Phase, when everybody has said that he is done; before anything is sustained. */
const tallied = (change?: Change, scenario?: string) => {
  const match = spring(change, scenario);
  go(match, { ...EXCHANGE, treasury: 'done' });
  return Object.fromEntries(
    NATIONS.map((nation) => [
      nation,
      tales(match, 'thalers').reduce(
        (sum, told) => (told.nation === nation && told.why !== 'sustain' ? sum + told.num : sum),
        0,
      ),
    ]),
  ) as Record<Nation, number>;
};
const will = (match: Table, power: Power, before: number) => willOf(match, power) - before;

describe('CM §20.2 the whole tally of 1758', () => {
  test('CM §20.2.1 everybody collects his own printed Thalers, and nobody else’s', () => {
    // Neutral Sweden and Denmark collect nothing.
    expect(tallied()).toEqual({ PR: 15, BR: 13, AU: 14, FR: 16, RU: 6, IM: 5, SA: 6, SW: 0, DA: 0 });
  });
  test('CM §20.2.1 a captured fortress left empty pays nobody: it must be occupied, and it is no longer Prussian', () => {
    const all = tallied((state) => {
      state.control.breslau = 'AU';
    });
    expect([all.PR, all.AU]).toEqual([13, 14]);
  });
  test('CM §20.2.1 and a besieged Breslau pays Prussia', () => {
    const all = tallied((state, world) => {
      post(world, 'AU', 'breslau', { leaders: ['daun'], inf: 16, field_art: 1 });
      state.sieges.breslau = { marker: 2, by: 'coalition' };
    });
    expect([all.PR, all.AU]).toEqual([15, 14]);
  });
  test('CM §20.2.1 an ally’s space that an ally occupies is still the ally’s: Austrians in Leipzig, Saxony collects', () => {
    const all = tallied((_, world) => void post(world, 'AU', 'leipzig', { inf: 3 }));
    expect([all.AU, all.SA]).toEqual([14, 6]);
  });
  test('CM §20.2.1 Hessian and Westphalian purple is British: 13 with London; the French in Kassel take 1 away', () => {
    const all = tallied((state, world) => {
      state.control.kassel = 'FR';
      post(world, 'FR', 'kassel', { inf: 2, inside: true });
    });
    expect([all.BR, all.FR]).toEqual([12, 17]);
  });
  test('CM §20.2.4 Devastated Franconia costs the Empire 1, Devastated Hesse Britain 1', () => {
    const all = tallied((state) => {
      state.devastated = ['franconia', 'hesse'];
    });
    expect([all.IM, all.BR, all.AU, all.PR]).toEqual([4, 12, 14, 15]);
  });
  test('CM §20.2.7 with Dresden Prussian Saxony collects nothing, and Prussia what it holds: 2 and 2', () => {
    const all = tallied((state, world) => {
      Object.assign(state.control, { dresden: 'PR' });
      post(world, 'PR', 'dresden', { inf: 2, inside: true });
      post(world, 'PR', 'leipzig', { inf: 1 });
    });
    expect([all.SA, all.PR]).toEqual([0, 19]);
  });
  test('CM §20.2.7 Saxony as Prussia’s ally collects like anybody', () => {
    const all = tallied((state) => {
      Object.assign(state.nations.SA, { side: 'ap', patron: 'PR' });
    });
    expect([all.SA, all.PR]).toEqual([6, 15]);
  });
  test('CM §20.2.3 subsidies move Thalers; a Neutral payer’s are not deducted', () => {
    const subsidies: Change = (state) => {
      state.subsidies = ['versailles_2', 'british_prussian'];
    };
    const all = tallied(subsidies);
    expect([all.AU, all.FR, all.PR, all.BR]).toEqual([20, 10, 19, 9]);
    const neutral = tallied((state, world) => {
      subsidies(state, world);
      state.nations.BR.stance = 'neutral';
    });
    expect([neutral.PR, neutral.BR]).toEqual([19, 0]);
  });
  test('CM §20.2 only Belligerents add subsidies: Neutral Sweden is paid nothing, and France keeps it', () => {
    const all = tallied((state) => {
      state.subsidies = ['french_swedish'];
    });
    expect([all.FR, all.SW]).toEqual([16, 0]);
  });
  test('CM §20.2.6 and §22.5.1 the colonies pay a Neutral Britain too: B2 is +1, and −1 for France', () => {
    const all = tallied((state) => {
      state.colonial = 5;
      state.nations.BR.stance = 'neutral';
    });
    expect([all.BR, all.FR]).toEqual([1, 15]);
  });
  test('CM §20.2.6 at F3 Britain loses 2 Thalers and 1 Will, France gains as much', () => {
    const match = spring((state) => {
      state.colonial = 0;
      state.powers.BR.will = 12;
      state.powers.FR.will = 12;
    });
    go(match, { ...EXCHANGE, treasury: 'done' });
    expect([willOf(match, 'BR'), willOf(match, 'FR')]).toEqual([11, 13]);
  });
  test('CM §20.2.5 Devaluing takes a Thaler even from an empty Austrian Treasury (8.6.6)', () => {
    const match = spring((state) => {
      state.nations.AU.treasury = -14;
    });
    answer(match, 'prussia devalue');
    expect(treasuries(match, 'AU', 'PR')).toEqual([-1, 25]);
  });
  test('CM §20.2.5 Russia as a Prussian Client is no enemy, but it is Belligerent: it loses its Thaler', () => {
    const match = spring((state) => {
      Object.assign(state.nations.RU, { side: 'ap', patron: 'PR' });
    });
    answer(match, 'prussia devalue');
    expect(treasuries(match, 'RU')).toEqual([5]);
  });
  test('CM §20.2.2 Russia has 3 Thalers of Credit for 1 Will, Britain 6, and each may do without', () => {
    const match = spring((state) => {
      for (const power of POWERS) state.powers[power].will = 12;
    });
    answer(match, 'britain credit');
    expect([treasuries(match, 'BR'), will(match, 'BR', 12)]).toEqual([[19], -1]);
    const credit = optionsOf(match, 'france').filter((id) => id.startsWith('credit'));
    expect(credit).toEqual(['credit']);
  });
  test('CM §20.2 a whole reckoning of 1757: treasuries, tally, subsidies, colonies, then sustainment', () => {
    const match = spring((state) => {
      Object.assign(state, { subsidies: ['versailles_1', 'french_swedish'], colonial: 2 });
      const had = { PR: 8, AU: 4, FR: 8, BR: 8, RU: 3, IM: 2, SA: 0 };
      for (const [nation, thl] of Object.entries(had)) state.nations[nation as Nation].treasury = thl;
    });
    go(match, { ...EXCHANGE, treasury: 'done', sustain: 'done' });
    // PR 8 + 15 − 12; AU 4 + 14 + 2 − 12; FR 8 + 16 − 2 + 1 − 9; BR 8 + 13 − 8; RU 3 + 6 − 6; IM 2 + 5 − 2; SA 6 − 2.
    expect(treasuries(match, 'PR', 'AU', 'FR', 'BR', 'RU', 'IM', 'SA')).toEqual([11, 8, 14, 13, 3, 5, 4]);
  });
});
