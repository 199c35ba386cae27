import { expect, test } from 'vitest';
import { ask, confirm, Match, parallel, type Rules } from '../src/index.ts';
import { answer, START, toy } from './toy.ts';

function* bothAtOnce(): Rules {
  yield* parallel([confirm('a', ask('go', '§1')), confirm('b', ask('go', '§1'))]);
}
const rules = toy(bothAtOnce, { rounds: 9 });
const asking = () => Match.create(rules, START);

test('an answer to an earlier asking is refused: a double click counts once', () => {
  const match = asking();
  const [first] = match.decisions('a');
  expect(match.answer('a', 'yes', first?.stamp)).toEqual({ ok: true });
  answer(match, 'b yes');
  expect(match.answer('a', 'yes', first?.stamp)).toMatchObject({ ok: false, code: 'stale' });
  expect(match.answered).toBe(2);
});

test('players who act at the same time do not make each other late', () => {
  const match = asking();
  const [mine] = match.decisions('a');
  answer(match, 'b no');
  expect(match.answer('a', 'yes', mine?.stamp)).toEqual({ ok: true });
});

test('stamps survive a restore, also after something was taken back', () => {
  const match = asking();
  answer(match, 'a yes', 'b yes', 'a no');
  match.undo('a');
  answer(match, 'b no');
  const restored = Match.restore(rules, match.snapshot());
  expect(restored.decisions()).toEqual(match.decisions());
});
