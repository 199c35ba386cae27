import { expect, test } from 'vitest';
import { affairsOf } from '../src/facts.ts';
import { answer, optionsOf, refusal, stateOf, table } from './table.ts';

test('S §4.1 bids are secret, may be changed, and are shown together', () => {
  const match = table({ phase: 'bidding' });
  expect(optionsOf(match, 'ash')).toEqual(['0', '1', '2', '3', '4']);
  const before = JSON.stringify([match.view('elm'), match.decisions('elm'), match.log('elm')]);
  answer(match, 'ash 3', 'ash 2');
  expect(JSON.stringify([match.view('elm'), match.decisions('elm'), match.log('elm')])).toBe(before);
  expect(match.decisions('ash')[0]?.chosen).toBe('2');
  answer(match, 'elm 1');
  expect(match.log('elm')).toEqual([
    { type: 'bid', house: 'ash', coin: 2 },
    { type: 'bid', house: 'elm', coin: 1 },
  ]);
});

test('S §4.2 only the winner pays, and says who acts when', () => {
  const match = table({ phase: 'bidding', players: 3 });
  answer(match, 'ash 2', 'elm 3', 'birch 0', 'elm rank/birch', 'elm rank/elm');
  expect(stateOf(match).order).toEqual(['birch', 'elm', 'ash']);
  expect(['ash', 'elm', 'birch'].map((house) => affairsOf(stateOf(match), house as 'ash').coin)).toEqual([4, 1, 4]);
  expect(match.waiting).toEqual(['birch']);
});

test('S §4.3 equal bids are decided by lot', () => {
  const match = table({ phase: 'bidding' });
  answer(match, 'ash 1', 'elm 1');
  const [lot] = match.log(null).filter(({ type }) => type === 'lots');
  expect(lot).toMatchObject({ house: match.waiting[0] });
});

test('S §4.4 nobody bids more than it has', () => {
  expect(refusal(table({ phase: 'bidding' }), 'ash 5')).toBe('not-offered');
});
