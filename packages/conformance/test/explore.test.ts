import { ask, choose, finish, option, type Rules } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { Breach, explore, type Subject } from '../src/index.ts';
import { duelSubject } from './duel.ts';

type Turn = { readonly type: 'came'; readonly far: number };

/** So many right turns in a row lead out; a wrong one, back to the start. One random match in some thousands gets there. */
function maze(length: number): Subject<{ far: number; turns: number }, Turn, 'turn', unknown> {
  return {
    definition: {
      id: 'maze',
      version: 1,
      words: {},
      seats: () => ['a'],
      first: () => 'turn',
      setUp: () => ({ far: 0, turns: 0 }),
      view: (state) => state,
      determinise: () => {},
      phases: {
        *turn({ state, tell }): Rules<'turn'> {
          const way = yield* choose('a', ask('turn', '§1'), () => [option('left'), option('right')]);
          state.far = way === 'right' ? state.far + 1 : 0;
          tell({ type: 'came', far: state.far });
          if (++state.turns === 3 * length || state.far === length) finish([], 'out');
          return 'turn';
        },
      },
    },
    setup: { scenario: 'maze', players: 1, options: {} },
    invariant: () => [],
    stateBudget: 100,
    longest: 100,
    longestTail: 20,
    expected: [`far/${length}`],
    landmarks: ({ far }) => [`far/${far}`],
  };
}

describe('explore', () => {
  test('reaches everything that is expected, and stops', () => {
    const { missing, reached, answers } = explore([duelSubject()]);
    expect(missing).toEqual([]);
    expect(answers).toBeLessThan(500);
    expect(reached.get('ask/bid')).toBeGreaterThan(0);
    expect([...reached.keys()]).toEqual(expect.arrayContaining(['option/card', 'option/yes', 'event/drew-card']));
  });

  test('reports what is expected and never reached', () => {
    const subject = duelSubject();
    const expected = [...subject.expected, 'event/flood'];
    const { missing, answers } = explore([{ ...subject, expected }], { answers: 2_000 });
    expect(missing).toEqual(['event/flood']);
    expect(answers).toBe(2_000);
  });

  test('counts the landmarks of the game', () => {
    const landmarks = ({ type, card }: { type: string; card?: number }) => (type === 'bid' ? [`card/${card}`] : []);
    const expected = Array.from({ length: 16 }, (_, i) => `card/${i + 1}`);
    expect(explore([{ ...duelSubject(), landmarks, expected }]).missing).toEqual([]);
  });

  test('finds a way that hardly any random match takes', () => {
    expect(explore([maze(20)], { answers: 20_000 }).missing).toEqual([]);
  });

  test('is the same for the same seed', () => {
    const run = () => explore([duelSubject()], { until: 'spent', answers: 1_000, seed: 'same' });
    expect([...run().reached]).toEqual([...run().reached]);
  });

  test('a rule that breaks down on the way comes with its record', () => {
    expect(() => explore([duelSubject('a rule breaks down')])).toThrow(Breach);
  });
});
