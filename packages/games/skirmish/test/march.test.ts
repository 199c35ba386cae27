import { expect, test } from 'vitest';
import { answer, optionsOf, post, refusal, stateOf, table } from './table.ts';

test('S §6.1 some troops of a place go to the next, and hold it', () => {
  const match = table({ phase: 'march' });
  answer(match, 'ash march/ashholt/ford', 'ash 2');
  expect(stateOf(match).field).toMatchObject({
    ashholt: { holder: 'ash', troops: 1 },
    ford: { holder: 'ash', troops: 2 },
  });
});

test('S §6.2 troops march once in a turn', () => {
  const match = table({ phase: 'march' });
  answer(match, 'ash march/ashholt/ford', 'ash 2');
  expect(refusal(match, 'ash march/ford/keep')).toBe('tired');
  expect(optionsOf(match, 'ash')).toEqual(['march/ashholt/bridge', 'march/ashholt/ford', 'done']);
});

test('S §6.3 nobody enters the home of another house, even of one that does not play', () => {
  const match = table({ phase: 'march', change: (state) => post(state, 'ash', 'mill', 2) });
  expect(refusal(match, 'ash march/mill/elmstead')).toBe('foreign-home');
  expect(refusal(match, 'ash march/mill/birchwick')).toBe('foreign-home');
});

test('S §6.4 a place that is left empty is no longer held, and its wall falls; a home stays', () => {
  const match = table({
    phase: 'march',
    change(state) {
      post(state, 'ash', 'ford', 1);
      state.field.ford.wall = true;
      state.stock.wall--;
    },
  });
  answer(match, 'ash march/ford/keep', 'ash 1', 'ash march/ashholt/bridge', 'ash 3', 'ash done');
  expect(stateOf(match)).toMatchObject({
    field: { ford: { holder: null, wall: false }, ashholt: { holder: 'ash', troops: 0 } },
    stock: { wall: 3 },
  });
});

test('S §6.5 the turn passes on, and after the last the season is reckoned', () => {
  const match = table({ phase: 'march' });
  answer(match, 'ash done', 'elm buy/nothing', 'elm done');
  expect(stateOf(match).season).toBe(2);
});

test('S §6.6 a march may be taken back as long as nothing was drawn', () => {
  const match = table({ phase: 'march' });
  answer(match, 'ash march/ashholt/ford', 'ash 2');
  expect(match.undo('ash')).toEqual({ ok: true });
  expect(match.undo('ash')).toEqual({ ok: true });
  expect(stateOf(match).field.ashholt.troops).toBe(3);
});
