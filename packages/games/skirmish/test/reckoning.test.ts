import { expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { post, stateOf, table } from './table.ts';

const reckon = (change: (state: State) => void) => table({ phase: 'reckoning', change });

const last = (state: State): void => {
  state.season = state.seasons;
};

test('S §8.1 a house gains the crowns of its places as renown, and a coin for each place', () => {
  const { affairs, bank } = stateOf(
    reckon((state) => {
      post(state, 'ash', 'keep', 1);
      post(state, 'ash', 'ford', 1);
    }),
  );
  expect(affairs.map(({ renown, coin }) => [renown, coin])).toEqual([
    [4, 7],
    [0, 5],
  ]);
  expect(bank).toBe(48);
});

test('S §8.2 an empty bank pays nothing', () => {
  const { affairs, bank } = stateOf(
    reckon((state) => {
      for (const each of state.affairs) each.coin = 30;
      state.bank = 0;
    }),
  );
  expect([bank, ...affairs.map(({ coin }) => coin)]).toEqual([0, 30, 30]);
});

test('S §8.3 the market is restocked, but for the walls', () => {
  const match = reckon(({ stock }) => Object.assign(stock, { troop: 0, card: 0, wall: 0 }));
  expect(stateOf(match).stock).toEqual({ troop: 4, card: 2, wall: 0 });
});

test('S §8.4 seven crowns win at once', () => {
  const match = reckon((state) => {
    for (const place of ['keep', 'mill', 'bridge'] as const) post(state, 'elm', place, 1);
  });
  expect(match.result).toEqual({ winners: ['elm'], by: 'dominion' });
});

test('S §8.5 after the last season the most renown wins', () => {
  const match = reckon((state) => {
    last(state);
    post(state, 'ash', 'ford', 1);
  });
  expect(match.result).toEqual({ winners: ['ash'], by: 'renown' });
});

test('S §8.6 coin decides between houses of equal renown', () => {
  const match = reckon((state) => {
    last(state);
    for (const each of state.affairs) if (each.house === 'elm') each.coin++;
    state.bank--;
  });
  expect(match.result).toEqual({ winners: ['elm'], by: 'renown' });
});

test('S §8.7 houses that are equal in both win together', () => {
  expect(reckon(last).result).toEqual({ winners: ['ash', 'elm'], by: 'renown' });
});
