import { describe, expect, test } from 'vitest';
import { affairsOf } from '../src/facts.ts';
import type { State } from '../src/state.ts';
import { answer, optionsOf, post, refusal, stateOf, table } from './table.ts';

const market = (change?: (state: State) => void) => table({ phase: 'market', ...(change && { change }) });

describe('S §5 the market', () => {
  test('S §5.1 a troop costs two coins and goes to a place one holds', () => {
    const match = market((state) => post(state, 'ash', 'ford', 1));
    answer(match, 'ash buy/troop');
    expect(optionsOf(match, 'ash')).toEqual(['station/ashholt', 'station/ford']);
    answer(match, 'ash station/ford');
    expect(stateOf(match)).toMatchObject({ stock: { troop: 3 }, bank: 54, field: { ford: { troops: 2 } } });
  });

  test('S §5.2 a card costs one coin', () => {
    const match = market();
    answer(match, 'ash buy/card');
    expect(affairsOf(stateOf(match), 'ash')).toMatchObject({ coin: 3, hand: { length: 4 } });
  });

  test('S §5.3 a wall costs three coins and is built where one holds a place without, but not at home', () => {
    const match = market((state) => post(state, 'ash', 'ford', 1));
    answer(match, 'ash buy/wall');
    expect(optionsOf(match, 'ash')).toEqual(['wall/ford']);
    answer(match, 'ash wall/ford');
    expect(stateOf(match)).toMatchObject({ stock: { wall: 2 }, field: { ford: { wall: true } } });
  });

  test('S §5.4 one thing is bought, or nothing', () => {
    const match = market();
    answer(match, 'ash buy/nothing');
    expect(match.decisions('ash')[0]?.prompt.id).toBe('march');
  });
});

describe('S §5 refusals', () => {
  const cases: readonly [string, string, string, (state: State) => void][] = [
    ['S §5.5', 'buy/troop', 'too-dear', ({ affairs: [ash] }) => Object.assign(ash ?? {}, { coin: 1 })],
    ['S §5.6', 'buy/card', 'sold-out', ({ stock }) => Object.assign(stock, { card: 0 })],
    ['S §5.7', 'buy/troop', 'no-reserve', (state) => post(state, 'ash', 'ford', 9)],
    ['S §5.8', 'buy/card', 'hand-full', ({ affairs: [ash], deck }) => ash?.hand.push(...deck.splice(0, 2))],
    ['S §5.9', 'buy/wall', 'nothing-to-wall', () => {}],
  ];
  for (const [section, option, code, change] of cases) {
    test(`${section} ${option}: ${code}`, () => {
      const match = market(change);
      expect(optionsOf(match, 'ash')).not.toContain(option);
      expect(match.decisions('ash')[0]?.refused).toContainEqual(expect.objectContaining({ id: option, code }));
      expect(refusal(match, `ash ${option}`)).toBe(code);
    });
  }
});
