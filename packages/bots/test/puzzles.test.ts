/**
 * Puzzles: positions of Coalitions in which bots once did what nobody would who plays well. Every level must solve each
 * of them with every seed: a change that forgets one fails here, not in a long series.
 */
import { titleOf } from '@quadrille/catalogue';
import { action, type Differences, marching, type Table } from '@quadrille/coalition-wars/test/position.ts';
import { Random, type Seat, type Title } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, botFor } from '../src/index.ts';

const found = titleOf('coalitions');
if (!found) throw new Error('Coalitions is not in the catalogue');
const coalitions: Title = found;

const LEVELS = ['easy', 'normal'] as const;
const SEEDS = ['a', 'b', 'c'] as const;
const bots = {
  easy: botFor(coalitions, 'easy'),
  normal: botFor(coalitions, 'normal', { normal: { iterations: 32 } }),
} as const;

/** The match as a bot may be given it: of any game. */
const anyMatch = ({ match }: Table): AnyMatch => match as unknown as AnyMatch;

/** Bots of the level answer whatever they are asked until this question is put to the seat no more. */
function plays(table: Table, seat: Seat, question: string, level: (typeof LEVELS)[number], seed: string): Table {
  const match = anyMatch(table);
  const random = new Random(`puzzles/${seed}`);
  for (let answers = 0; match.questions(seat)[0]?.ask.id === question; ) {
    const [next = seat] = match.waiting.includes(seat) ? [seat] : match.waiting;
    const outcome = match.answer(next, bots[level](match, next, random));
    if (!outcome.ok) throw new Error(outcome.sentence);
    if (++answers > 80) throw new Error(`${seat} never ends`);
  }
  return table;
}

/** Every level, with every seed, comes to this. */
const solved = (title: string, solve: (level: (typeof LEVELS)[number], seed: string) => string, answer: RegExp) =>
  test.each(LEVELS)(`${title}: %s`, (level) => {
    for (const seed of SEEDS) expect(solve(level, seed)).toMatch(answer);
  });

/** Austria is at war with France, and nothing is on the map but what is named. */
const war = (differences: Differences): Differences => ({
  bare: true,
  round: 2,
  status: { france: 'french', austria: 'british', britain: 'british', prussia: 'neutral', russia: 'british' },
  ...differences,
});

describe('Coalitions 1805', () => {
  solved(
    'France to march, Austria two steps off: Paris must not be left open',
    (level, seed) => {
      const position = war({ generals: { france: { paris: 4 }, austria: { wurttemberg: 4 } } });
      return plays(marching('france', 'prussia', position), 'france', 'march', level, seed).where('france-1');
    },
    /^paris/,
  );
  solved(
    'Austria to march, nobody in Paris, and most Influence: the General goes there',
    (level, seed) => {
      const position = war({
        generals: { france: {}, austria: { lorraine: 4 } },
        influence: { austria: 15, france: 8, britain: 9, russia: 9, prussia: 8, ottomans: 8 },
      });
      return plays(marching('austria', 'prussia', position), 'austria', 'march', level, seed).where('austria-1');
    },
    /^paris/,
  );
  solved(
    'two Units do not march against six',
    (level, seed) => {
      const position = war({ generals: { france: { wurttemberg: 6 }, austria: { bavaria: 2 } } });
      return plays(marching('austria', 'prussia', position), 'austria', 'march', level, seed).where('austria-1');
    },
    /^(?!wurttemberg)/,
  );
  solved(
    'France mobilises with five Austrians before Paris: whoever stands there is reinforced',
    (level, seed) => {
      const position = war({
        generals: { france: { paris: 1, catalonia: 5 }, austria: { lorraine: 5 } },
        money: { france: 4 },
      });
      const table = action('france', 'mobilisation', position);
      const question = table.asked('france');
      if (question === undefined) throw new Error('France is not asked');
      return plays(table, 'france', question, level, seed).where('france-1');
    },
    /^paris [3-9]/,
  );
});
