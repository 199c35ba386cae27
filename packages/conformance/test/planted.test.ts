import { replay } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { type Breach, type Broken, conform, hold, LAWS, type LawId } from '../src/index.ts';
import { duelSubject, FLAWS, type Flaw } from './duel.ts';

const EFFORT = { games: 20, seed: 'duel' };

test('a sound game keeps every law', () => {
  const { findings, breaches } = conform(duelSubject(), EFFORT);
  expect(breaches).toEqual([]);
  expect(findings.map(({ law }) => law)).toEqual(LAWS.map(({ id }) => id));
});

describe('the laws catch', () => {
  for (const [flaw, laws] of Object.entries(FLAWS) as [keyof typeof FLAWS, readonly LawId[]][]) {
    test(`${flaw}: ${laws.join(', ')}`, () => {
      const { breaches } = conform(duelSubject(flaw), { ...EFFORT, laws });
      expect(breaches.map((breach) => (breach as Breach).law)).toEqual(laws);
    });
  }

  test('a rule that breaks down, whichever law is watching', () => {
    const { breaches } = conform(duelSubject('a rule breaks down'), { ...EFFORT, games: 2 });
    expect(breaches).toHaveLength(LAWS.length);
  });
});

describe('a breach', () => {
  const breachOf = (flaw: Flaw, law: LawId): Breach => {
    const { breaches } = conform(duelSubject(flaw), { ...EFFORT, laws: [law] });
    return breaches[0] as Breach;
  };

  test('comes with the shortest match found that shows it, ready to replay', () => {
    const { record, message, cause } = breachOf('a card is lost', 'plain');
    expect((cause as Broken).message).toContain('the cards are');
    expect(message).toContain(`seed ${record.seed}`);
    expect(message).toContain(JSON.stringify(record));
    const subject = duelSubject('a card is lost');
    const short = replay(subject.definition, record);
    expect(subject.invariant(short.inspect().state)).not.toEqual([]);
    for (let cut = 0; cut < record.answers.length; cut++) {
      const shorter = replay(subject.definition, record, { to: cut });
      expect(subject.invariant(shorter.inspect().state)).toEqual([]);
    }
  });

  test('is shown by a match shorter than the one that was played', () => {
    const played = Number(/\((\d+) before shrinking\)/.exec(breachOf('never ends', 'ends').message)?.[1]);
    expect(played).toBe(300);
    const circle = breachOf('goes round in circles', 'ends');
    // Three bids, then round and round: the third time the position comes it is known for a circle.
    expect(circle.record.answers.length).toBeLessThanOrEqual(6);
  });

  test('is thrown if a law had nothing to check', () => {
    const idle = { id: 'idle', says: 'Nothing.', watch: () => () => 0 };
    expect(() => hold(idle, duelSubject(), { games: 1 })).toThrow('nothing to check');
  });
});
