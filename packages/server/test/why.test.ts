import { titleOf } from '@quadrille/catalogue';
import { Match, Random, setupFor } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import { asSeen } from '../src/match/why.ts';
import { packNews } from '../src/tables/moves.ts';

const title = titleOf('coalitions');

/** Plays at random and asks of every answer what a spectator would be told of its reasons. */
function* deeds(seed: string) {
  if (!title) throw new Error('Coalitions is not in the catalogue');
  const match = Match.create(title.definition, { setup: setupFor(title, { scenario: '1805', players: 6 }), seed });
  const random = new Random(seed);
  for (let seq = 1; seq < 60; seq++) {
    const [seat] = match.waiting;
    if (seat === undefined) return;
    const before = Match.restore(title.definition, match.snapshot());
    const [question] = match.questions(seat);
    const { id: option } = random.pick(match.options(seat), 'test');
    match.answer(seat, option);
    const reasons = asSeen(title, before, { seq, news: packNews(match.news), ref: null }, seat);
    yield { prompt: question?.ask.id, option, reasons };
  }
}

test('a deed that everybody saw says why; a card laid aside in secret does not', () => {
  const all = ['a', 'b', 'c'].flatMap((seed) => [...deeds(seed)]);
  const marches = all.filter(({ prompt, option }) => prompt === 'march' && option.startsWith('move/'));
  expect(marches.some(({ reasons }) => reasons.length > 0)).toBe(true);
  const secret = all.filter(({ prompt }) => prompt === 'declare' || prompt === 'bid');
  expect(secret.flatMap(({ reasons }) => reasons)).toEqual([]);
});
