import { describe, expect, test } from 'vitest';
import { amount, arrange, ask, choose, confirm, option, plan, type Rules, sealed, secretly } from '../src/index.ts';
import { answer, notesOf, optionsOf, play } from './toy.ts';

const WHAT = ask('what', '§1');

describe('kinds of decision', () => {
  test('choose gives the value of the option taken', () => {
    const match = play(function* ({ state }) {
      state.notes.push(yield* choose('a', WHAT, () => [option('one', 1), option('two', 2)]));
    });
    expect(match.decisions('a')).toMatchObject([{ kind: 'choose', options: ['one', 'two'], cite: '§1', stamp: '0' }]);
    expect(answer(match, 'a three', 'b one', 'a two')).toEqual(['a three: not-offered', 'b one: not-asked']);
    expect(notesOf(match)).toEqual([2]);
    expect(answer(match, 'a one')).toEqual(['a one: over']);
  });

  test('what is refused says why', () => {
    const words = { 'refusal/dear': 'It costs {price:coin|coins}.' };
    const match = play(
      function* () {
        const refused = [{ id: 'two', code: 'dear', args: { price: 2 }, cite: '§2' }];
        yield* choose(
          'a',
          WHAT,
          () => [option('one')],
          () => refused,
        );
      },
      { words },
    );
    const why = { code: 'dear', sentence: 'It costs 2 coins.', cite: '§2' };
    expect(match.decisions('a')[0]?.refused).toEqual([{ id: 'two', ...why }]);
    expect(match.answer('a', 'two')).toEqual({ ok: false, ...why });
  });

  test('confirm is yes or no', () => {
    const match = play(function* ({ state }) {
      state.notes.push(yield* confirm('a', WHAT));
    });
    expect(optionsOf(match, 'a')).toEqual(['yes', 'no']);
    answer(match, 'a no');
    expect(notesOf(match)).toEqual([false]);
  });

  test('amount is a number within bounds', () => {
    const match = play(function* ({ state }) {
      state.notes.push(yield* amount('a', WHAT, () => [2, 4]));
    });
    expect(optionsOf(match, 'a')).toEqual(['2', '3', '4']);
    expect(answer(match, 'a 5', 'a 3')).toEqual(['a 5: not-offered']);
    expect(notesOf(match)).toEqual([3]);
  });

  test('plan goes on until it is done', () => {
    const match = play(function* ({ state }) {
      for (;;) {
        const step = yield* plan('a', WHAT, () => [option('left'), option('right')]);
        if (step === null) return;
        state.notes.push(step);
      }
    });
    expect(optionsOf(match, 'a')).toEqual(['left', 'right', 'done']);
    answer(match, 'a left', 'a right', 'a done');
    expect(notesOf(match)).toEqual(['left', 'right']);
    expect(match.result).toEqual({ winners: [], by: 'played' });
  });

  test('arrange asks for the next one; the last places itself', () => {
    const match = play(function* ({ state }) {
      const items = ['x', 'y', 'z'].map((id) => option(id));
      state.notes.push(...(yield* arrange('a', WHAT, () => items)));
    });
    answer(match, 'a z');
    expect(match.decisions('a')).toMatchObject([{ kind: 'arrange', options: ['x', 'y'] }]);
    expect(answer(match, 'a z', 'a y')).toEqual(['a z: not-offered']);
    expect(notesOf(match)).toEqual(['z', 'y', 'x']);
  });

  test('a question with nothing to choose is a fault of the rules', () => {
    const match = play(function* () {
      yield* choose('a', WHAT, () => []);
    });
    expect(() => match.options('a')).toThrow('what offers a nothing');
  });
});

/** Compiles or does not: the value chosen has the type of the options, with nothing to cast. */
export function* typeSafety(): Rules<number> {
  const word = yield* choose('a', WHAT, () => [option('stay'), option('go')]);
  word satisfies 'stay' | 'go';
  // @ts-expect-error it is one of two words
  word satisfies 'stay';
  const mixed = yield* choose('a', WHAT, () => [option('n/1', 1), option('unit', { units: 3 }), option('done', null)]);
  if (mixed === null) return 0;
  const units = typeof mixed === 'number' ? mixed : mixed.units;
  const bids = yield* sealed(
    { liftVeil: () => {} },
    (['a', 'b'] as const).map((seat) => secretly(seat, WHAT, () => [option('2', 2), option('3', 3)])),
  );
  bids satisfies Map<'a' | 'b', 2 | 3>;
  // @ts-expect-error there is no seat c
  bids.get('c');
  return units;
}
