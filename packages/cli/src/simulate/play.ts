import { type AnyMatch, type Bot, botFor } from '@quadrille/bots';
import { type Answer, type BotLevel, Match, Random, type Seat, type Title } from '@quadrille/kernel';
import { roundsOf } from './rounds.ts';
import { botSeed, casting, matchSeed, type Series } from './series.ts';

/** Longer than any match should be: it is given up and counts as not finished. */
const MOST_ANSWERS = 100_000;

export interface Played {
  readonly match: AnyMatch;
  readonly levels: ReadonlyMap<Seat, BotLevel>;
  readonly answers: readonly Answer[];
  readonly rounds: number;
}

/** Plays one match of the series. */
export function play(title: Title, series: Series, number: number): Played {
  const { setup } = series;
  const match = Match.create(title.definition, { setup, seed: matchSeed(series, number), chance: 'fast' });
  const levels = casting(series, number, match.seats);
  const bots = new Map<Seat, Bot>([...levels].map(([seat, level]) => [seat, botFor(title, level, series.budgets)]));
  const random = new Random(botSeed(series, number));
  const rounds = roundsOf(title, match);
  const answers: Answer[] = [];
  while (!match.result && answers.length < MOST_ANSWERS) {
    const seat = random.pick(match.waiting, 'order');
    const bot = bots.get(seat);
    if (!bot) throw new Error(`Nobody plays ${seat}`);
    const option = bot(match, seat, random);
    const outcome = match.answer(seat, option);
    if (!outcome.ok) throw new Error(`${seat} ${option} is refused: ${outcome.sentence}`);
    answers.push({ seat, option });
    rounds.look();
  }
  return { match, levels, answers, rounds: rounds.count() };
}
