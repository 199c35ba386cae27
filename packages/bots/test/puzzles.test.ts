/** Positions of Coalitions in which bots once did what nobody would who plays well. */
import { action, type Differences, marching, type Table } from '@quadrille/coalition-wars/test/position.ts';
import type { Seat } from '@quadrille/kernel';
import { describe } from 'vitest';
import type { AnyMatch } from '../src/index.ts';
import { botsOf, type Level, playWhile, solved, titleNamed } from './puzzles.ts';

const bots = botsOf(titleNamed('coalitions'));

/** Bots of the level answer whatever they are asked until this question is put to the seat no more. */
function plays(table: Table, seat: Seat, question: string, level: Level, seed: string): Table {
  const match = table.match as unknown as AnyMatch;
  playWhile(match, bots[level], seat, seed, () => match.questions(seat)[0]?.ask.id === question);
  return table;
}

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
