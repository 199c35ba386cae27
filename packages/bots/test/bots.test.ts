import { BOT_LEVELS, type BotLevel, isBotLevel, Match, Random, setupFor, type Title } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { chooseFor } from '../src/index.ts';
import { COINS, COINS_WITHOUT_INSIGHT, type Coins } from './coin.ts';

function play(title: Title, level: BotLevel, seed: string): Coins {
  const match = Match.create(title.definition, { setup: setupFor(title, {}), seed });
  const random = new Random(`bots/${seed}`);
  while (!match.result) {
    const [seat = ''] = match.waiting;
    const outcome = match.answer(seat, chooseFor(title, match, seat, level, random));
    expect(outcome.ok).toBe(true);
  }
  return match.inspect().state as Coins;
}

const playMany = (title: Title, level: BotLevel) =>
  Array.from({ length: 100 }, (_, i) => play(title, level, `seed-${i}`)).reduce(
    (sum, { right, taken }) => ({ right: sum.right + right, taken: sum.taken + taken }),
    { right: 0, taken: 0 },
  );

/** Those that do not think by the clock. */
const STEADY = ['random', 'easy'] as const satisfies readonly BotLevel[];

describe.each(STEADY)('%s', (level) => {
  test('plays the same match for the same seed', () => {
    expect(play(COINS, level, 'same')).toEqual(play(COINS, level, 'same'));
  });

  test('guesses a hidden coin no better than chance', () => {
    const { right } = playMany(COINS, level);
    expect(right).toBeGreaterThan(420);
    expect(right).toBeLessThan(580);
  });
});

test('the greedy banker takes all it can (only the last, when all is decided, is idle), the random one half of it', () => {
  expect(playMany(COINS, 'easy').taken).toBeGreaterThanOrEqual(2700);
  expect(playMany(COINS, 'random').taken).toBeLessThan(1700);
});

test('without insight the greedy bot plays at random', () => {
  expect(play(COINS_WITHOUT_INSIGHT, 'easy', 'x')).toEqual(play(COINS, 'random', 'x'));
});

test('levels are known by name', () => {
  expect(BOT_LEVELS.every(isBotLevel)).toBe(true);
  expect(isBotLevel('brilliant')).toBe(false);
});
