/** Positions that every level must solve with every seed: a change that forgets one fails here, not in a long series. */
import { titleOf } from '@quadrille/catalogue';
import { Random, type Seat, type Title } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import { type AnyMatch, type Bot, botFor } from '../src/index.ts';

export const LEVELS = ['easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

export const SEEDS = ['a', 'b', 'c'] as const;

export function titleNamed(id: string): Title {
  const title = titleOf(id);
  if (!title) throw new Error(`${id} is not in the catalogue`);
  return title;
}

/** Who plays a puzzle of a game: levels that look ahead with so few rollouts that it stays quick. */
export const botsOf = (title: Title, iterations = 32): Readonly<Record<Level, Bot>> => ({
  easy: botFor(title, 'easy'),
  normal: botFor(title, 'normal', { normal: { iterations } }),
});

/** Bots answer whatever anybody is asked for as long as it goes on; whoever the puzzle is about comes first. */
export function playWhile(match: AnyMatch, bot: Bot, seat: Seat, seed: string, goesOn: () => boolean): void {
  const random = new Random(`puzzles/${seed}`);
  for (let answers = 0; goesOn(); ) {
    const [next = seat] = match.waiting.includes(seat) ? [seat] : match.waiting;
    const outcome = match.answer(next, bot(match, next, random));
    if (!outcome.ok) throw new Error(outcome.sentence);
    if (++answers > 120) throw new Error(`${seat} never ends`);
  }
}

/** Every level, with every seed, comes to this. */
export const solved = (
  title: string,
  solve: (level: Level, seed: string) => string,
  answer: RegExp,
  seeds: readonly string[] = SEEDS,
) =>
  test.each(LEVELS)(`${title}: %s`, (level) => {
    for (const seed of seeds) expect(solve(level, seed)).toMatch(answer);
  });
