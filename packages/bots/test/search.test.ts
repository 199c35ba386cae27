import { Match, Random, setupFor, type Title } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { courseFor, type Imaginable, rank } from '../src/index.ts';
import { COINS } from './coin.ts';
import { SIGNS } from './signs.ts';

const begin = (title: Title, seed: string) => Match.create(title.definition, { setup: setupFor(title, {}), seed });
const knowledgeOf = ({ insight }: Title) => {
  if (!insight) throw new Error('no insight');
  return insight;
};

describe('search', () => {
  test('finds the option that pays', () => {
    const match = begin(COINS, 'a');
    match.answer('guesser', 'heads');
    const [best] = rank(knowledgeOf(COINS), match, 'banker', new Random('x'), { iterations: 40 });
    expect(best?.id).toBe('3');
  });

  test('the same count of rollouts and the same seed give the same thoughts', () => {
    const match = begin(COINS, 'a');
    const think = () => rank(knowledgeOf(COINS), match, 'guesser', new Random('x'), { iterations: 30 });
    expect(think()).toEqual(think());
  });

  test('uses as many rollouts as it was given', () => {
    const match = begin(COINS, 'a');
    const ranked = rank(knowledgeOf(COINS), match, 'guesser', new Random('x'), { iterations: 50 });
    expect(ranked.reduce((sum, { rollouts }) => sum + rollouts, 0)).toBe(50);
  });

  test('every candidate is tried in the same worlds, even where a stage ends in the midst of one', () => {
    const insight = knowledgeOf(COINS);
    const match = begin(COINS, 'a');
    match.answer('guesser', 'heads');
    const seen = new Map<string, Random['seed'][]>();
    const table: Imaginable = {
      options: (seat) => match.options(seat),
      fork(seat, random) {
        const run = match.fork(seat, random);
        const answer = run.answer.bind(run);
        run.answer = (by, id) => {
          run.answer = answer;
          seen.set(id, [...(seen.get(id) ?? []), random.seed]);
          return answer(by, id);
        };
        return run;
      },
    };
    rank(insight, table, 'banker', new Random('x'), { iterations: 37 });
    const worlds = [...seen.values()].toSorted((a, b) => b.length - a.length);
    expect(worlds).toHaveLength(4);
    for (const each of worlds) expect(each).toEqual(worlds[0]?.slice(0, each.length));
  });

  test('keeps to its time', () => {
    const match = begin(COINS, 'a');
    const start = performance.now();
    rank(knowledgeOf(COINS), match, 'guesser', new Random('x'), { ms: 200 });
    expect(performance.now() - start).toBeLessThan(400);
  });
});

describe('sealed choices', () => {
  test('regret matching mixes where every sure choice can be punished', () => {
    const match = begin(SIGNS, 'a');
    const ranked = rank(knowledgeOf(SIGNS), match, 'left', new Random('x'), { iterations: 3000 });
    expect(ranked).toHaveLength(3);
    for (const { value } of ranked) {
      expect(value).toBeGreaterThan(0.15);
      expect(value).toBeLessThan(0.55);
    }
  });
});

test('the first answer of a course is the best option', () => {
  const match = begin(COINS, 'a');
  match.answer('guesser', 'heads');
  const [{ option }] = courseFor(COINS, match, 'banker', { level: 'normal', random: new Random('s') });
  expect(option).toBe('3');
});
