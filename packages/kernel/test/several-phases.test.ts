import { expect, test } from 'vitest';
import { ask, choose, type Definition, Match, option, type Rules } from '../src/index.ts';

type State = { steps: number };
type Phase = 'step' | 'weather';

/** Each answer ends two phases, and each of them draws. */
const march: Definition<State, { type: 'stepped' }, Phase, State> = {
  id: 'march',
  version: 1,
  words: {},
  seats: () => ['a'],
  first: () => 'step',
  setUp: () => ({ steps: 0 }),
  view: (state) => state,
  determinise: () => {},
  phases: {
    *step(game): Rules<Phase> {
      yield* choose('a', ask('step', '§1'), () => [option('on')]);
      game.state.steps++;
      game.random.below(6, 'die');
      game.tell({ type: 'stepped' });
      return 'weather';
    },
    // biome-ignore lint/correctness/useYield: a phase without a question
    *weather(game): Rules<Phase> {
      game.random.below(6, 'die');
      return 'step';
    },
  },
};

test('an answer that ends several phases is not given again on restore, fork or undo, nor are those phases', () => {
  const match = Match.create(march, { setup: { scenario: '', players: 1, options: {} }, seed: 's' });
  for (let steps = 1; steps <= 5; steps++) {
    expect(match.answer('a', 'on').ok).toBe(true);
    expect(match.snapshot()).toMatchObject({ checkpoint: { phase: 'step', answers: steps }, tail: [] });
    expect(Match.restore(march, match.snapshot()).inspect()).toEqual(match.inspect());
    expect(match.branch().state).toEqual({ steps });
    expect(match.news.map(({ event }) => event.type)).toEqual(['stepped']);
    expect(match.undo('a')).toMatchObject({ ok: false, code: 'undo-veil' });
  }
});
