import { expect, test } from 'vitest';
import { warStatus } from '../src/diplomacy/status.ts';
import type { State, War } from '../src/state.ts';
import type { Power } from '../src/vocabulary.ts';
import { stateOf, table, worldOf } from './table.ts';

/** A war in which each side has taken so much morale. */
const war = (a: Power, b: Power, taken: [number, number]): War => ({
  sides: [a, b],
  taken,
  vp: [0, 0],
  cards: [],
});

/** How a war between the Ottomans (vitality 5 in turn 1) and others would end, step by step. */
function sum(change: (state: State) => void, opener: Power | null): string[] {
  const match = table({ change });
  const [first] = stateOf(match).wars;
  if (!first) throw new Error('There is no war');
  return warStatus(worldOf(match), first, opener).map(({ taken }) => taken.join('–'));
}

const OTTOMAN = ['sarajevo', 'nish', 'sofia', 'varna', 'athens', 'morea'];

/** Areas of the Ottomans that count, held by Venice. */
const held = (state: State, number: number): void => {
  for (const area of OTTOMAN.slice(0, number)) state.holders[area] = 'venice';
};

test('§21.4.1: two areas behind and asking for peace, 2–2 ends at 1–3', () => {
  const steps = sum((state) => {
    state.wars.push(war('ottomans', 'venice', [2, 2]), war('ottomans', 'persia', [1, 2]));
    held(state, 2);
  }, 'ottomans');
  expect(steps).toEqual(['2–2', '2–3', '1–3']);
});

test('§21.4.1: six areas behind with no morale left, 2–2 ends at 0–4', () => {
  const steps = sum((state) => {
    state.wars.push(war('ottomans', 'venice', [2, 2]), war('ottomans', 'persia', [1, 3]));
    held(state, 6);
  }, 'ottomans');
  expect(steps).toEqual(['2–2', '0–3', '0–4']);
});

test('§21.4.1: nobody asks for peace at the end of the turn', () => {
  expect(sum((state) => void state.wars.push(war('ottomans', 'venice', [2, 2])), null)).toEqual(['2–2']);
});
