/** Whole plans of the bots: every part of one is on offer, and following it gives every order and then ends. */
import { Match, Random, setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { coalitions } from '../src/index.ts';

const { insight, definition } = coalitions;

/** The first time somebody is asked this, in a match played at random. */
function asked(prompt: string) {
  const match = Match.create(definition, {
    setup: setupFor(coalitions, { scenario: '1805', players: 6 }),
    seed: 'plans',
  });
  const dice = new Random('plans');
  for (;;) {
    const [seat = ''] = match.waiting;
    const [question] = match.questions(seat);
    if (!question) throw new Error(`nobody is asked ${prompt}`);
    if (question.ask.id === prompt && question.options.length > 4) return { match, seat, question };
    match.answer(seat, dice.pick(question.options, 'option').id);
  }
}

const plansAt = (prompt: string) => {
  const { match, seat, question } = asked(prompt);
  return { match, seat, question, plans: insight?.intentions?.(match.inspect().state, seat, question) ?? [] };
};

describe('plans for a round of movement', () => {
  const prompt = 'march';

  test('are a few dozen at most, each named once', () => {
    const { plans } = plansAt(prompt);
    expect(plans.length).toBeGreaterThan(3);
    expect(plans.length).toBeLessThanOrEqual(40);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
  });

  test('begin with something that is on offer', () => {
    const { match, question, plans } = plansAt(prompt);
    const offered = question.options.map(({ id }) => id);
    for (const plan of plans) {
      const first = insight?.follow?.(match.inspect().state, question, plan);
      if (first !== undefined) expect(offered).toContain(first);
    }
  });

  test('are followed until the question is put no more', () => {
    const { match, seat, plans } = plansAt(prompt);
    const [plan] = plans;
    const run = match.branch();
    for (let left = 60; left > 0; left--) {
      const question = run.question(seat);
      if (question?.ask.id !== prompt) return;
      const option = plan && insight?.follow?.(run.state, question, plan);
      run.answer(seat, option ?? 'done');
    }
    throw new Error('the plan never ends');
  });
});
