/** U §3.2: more of what the cards of Powers and minors add to the rules. */
import { describe, expect, test } from 'vitest';
import { merchantsFor } from '../../src/facts/trade.ts';
import { answer, askedOf, lead, optionsOf, put, stateOf, table, told, war, worldOf } from '../table.ts';
import { calm, minorOf, onwards, refusalOf, SPANISH, spain, unrestOf } from './play.ts';

const END = ['act', 'advance'];

describe('U §3.2 Powers', () => {
  test('U card of the Ottomans from turn 12: the Köprülü make one leader extraordinary for nothing', () => {
    const match = table({
      scenario: 'sun_king',
      players: 3,
      change: (state) => {
        calm(state, 1);
        put(state, 'ottomans', 'I23', 'constantinople');
      },
    });
    answer(match, 'player-1 act/ottomans/leader', 'player-1 extraordinary');
    onwards(match, ['act']);
    expect(unrestOf(match, 'ottomans')).toBe(1);
  });
  test('U card of Prussia: a conscript in Central Europe costs no unrest, and Austria its point as ever', () => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 3,
      player: 'player-2',
      change: (state) => {
        calm(state, 2);
        war(state, 'austria', 'prussia');
        for (const [power, at, leader] of [
          ['austria', 'prague', 'L01'],
          ['prussia', 'breslau', 'L02'],
        ] as const)
          lead(state, power, leader, put(state, power, 'I23', at));
      },
    });
    answer(match, 'player-2 act/austria/march/L01', 'player-2 to/breslau');
    onwards(match, END, { conscript: 'yes' });
    expect(told(match, 'conscripts').map(({ power }) => power)).toEqual(['austria', 'prussia']);
    expect([unrestOf(match, 'austria'), unrestOf(match, 'prussia')]).toEqual([3, 2]);
  });
  test('U card of Poland in the 18th century: Saxony without an ally joins it at the start of a turn', () => {
    const match = table({
      scenario: 'age_of_succession',
      players: 3,
      turn: 16,
      change: (state) => {
        state.stage = 'turn';
        minorOf(state, 'saxony').ally = null;
      },
    });
    expect(minorOf(stateOf(match), 'saxony').ally).toBe('poland');
  });
  test('U card of the Netherlands: a merchant in the Baltic without any area there, behind all others', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      change: (state) => {
        state.stage = 'half';
        calm(state, 2);
      },
    });
    expect(merchantsFor(worldOf(match), 'netherlands', 'tc_baltic')).toBe(1);
    for (let i = 0; i < 80 && askedOf(match, match.waiting[0] ?? '') !== 'act'; i++) {
      const seat = match.waiting[0] ?? '';
      const ids = optionsOf(match, seat);
      const mine =
        ids.find((id) => id === 'merchant/netherlands/tc_baltic') ??
        ids.find((id) => id === 'merchants/netherlands/chosen');
      answer(
        match,
        `${seat} ${mine ?? ids.find((id) => id.endsWith('/proposed')) ?? (ids.includes('done') ? 'done' : ids[0])}`,
      );
    }
    const baltic = stateOf(match).trade.tc_baltic ?? [];
    expect(baltic.length).toBeGreaterThan(1);
    expect(baltic.at(-1)).toEqual({ power: 'netherlands', count: 1 });
  });
});

describe('U §3.2 minors', () => {
  test('U minor Switzerland: its troops never leave Central Europe, not even into border areas', () => {
    const to = (minor: 'switzerland' | 'lorraine') => {
      const match = spain({
        change: (state) => {
          war(state, 'austria', 'france');
          minorOf(state, minor).ally = 'austria';
          put(state, minor, 'I23', 'besancon');
        },
      });
      answer(match, `${SPANISH} act/austria/march/${minor}-1`);
      return optionsOf(match, SPANISH).includes('to/dijon') || refusalOf(match, SPANISH, 'to/dijon');
    };
    expect(to('lorraine')).toBe(true);
    expect(to('switzerland')).toEqual(['minor-stays', '§20.2']);
  });
});
