import { type Answer, Match, Random, type Snapshot } from '@quadrille/kernel';
import { Breach } from '../breach.ts';
import type { Trial } from '../law.ts';
import { begin } from '../play.ts';
import type { AnyMatch, AnySubject } from '../subject.ts';
import { keysAsked, keysTold, keysWon, keyTaken, newsOf } from './keys.ts';

/** How far play goes on from a place that is rarely reached before another one is chosen. */
const EXCURSION = 60;

/** Into how many parts chance is divided where options have weights. */
const FINE = 2 ** 24;

/** Among how many of the rarest keys the next place to go back to is chosen. */
const RAREST = 8;

/** How long to look for what has not been reached. */
export interface Budget {
  /** The most answers that are given, in all matches together. */
  readonly answers?: number;
  readonly seed?: string;
  /** Stop as soon as everything expected is reached, or spend all answers to see how often it is. */
  readonly until?: 'covered' | 'spent';
}

export interface Coverage {
  /** How often each key was reached. */
  readonly reached: ReadonlyMap<string, number>;
  /** What is expected and was never reached. */
  readonly missing: readonly string[];
  readonly answers: number;
  readonly matches: number;
}

/** A match to go on with: where a key was first reached. */
interface Spot {
  readonly trial: Trial;
  readonly answers: readonly Answer[];
  readonly snapshot: Snapshot;
}

/** A line that is being played. */
interface Walk {
  readonly trial: Trial;
  readonly match: AnyMatch;
  readonly answers: Answer[];
}

/**
 * Law 11: everything a game has is reached. Plays whatever has been tried least, and goes back again and again to the
 * places that are reached most rarely; all subjects count together.
 */
export function explore(subjects: readonly AnySubject[], budget: Budget = {}): Coverage {
  const { answers: most = 30_000, seed = 'explore', until = 'covered' } = budget;
  const expected = [...new Set(subjects.flatMap((subject) => subject.expected))];
  const dice = new Random(seed);
  const reached = new Map<string, number>();
  const tried = new Map<string, number>();
  const spots = new Map<string, Spot>();
  let spent = 0;
  let matches = 0;

  const note = ({ trial, match, answers }: Walk, keys: readonly string[]): void => {
    for (const key of keys) {
      if (!reached.has(key) && !match.result)
        spots.set(key, { trial, answers: [...answers], snapshot: match.snapshot() });
      reached.set(key, (reached.get(key) ?? 0) + 1);
    }
  };

  const missing = (): string[] => expected.filter((key) => !reached.has(key));

  const start = (): Walk => {
    const subject = subjects[matches % subjects.length];
    if (!subject) throw new Error('There is nothing to explore');
    const trial: Trial = { subject, seed: `${seed}-${matches++}`, chance: 'fast', observers: 'one' };
    const line = { trial, match: begin(trial), answers: [] };
    note(line, keysTold(subject, newsOf(line.match)));
    return line;
  };

  const goBack = (): Walk => {
    const rarity = ([key]: readonly [string, Spot]) => reached.get(key) ?? 0;
    const rare = [...spots].sort((a, b) => rarity(a) - rarity(b)).slice(0, RAREST);
    const [, { trial, answers, snapshot }] = dice.pick(rare, 'spot');
    return { trial, match: Match.restore(trial.subject.definition, snapshot), answers: [...answers] };
  };

  const step = (line: Walk): void => {
    const { trial, match, answers } = line;
    const seat = dice.pick(match.waiting, 'seat');
    const open = match.decisions(seat);
    const unanswered = [...open.keys()].filter((each) => open[each]?.chosen === undefined);
    const which = unanswered.length > 1 ? dice.pick(unanswered, 'question') : (unanswered[0] ?? 0);
    const decision = open[which];
    if (!decision) throw new Error(`${seat} is waited for, but not asked`);
    const { prompt, options } = decision;
    const option = leastTried(options, (id) => tried.get(`${prompt.id} ${id}`) ?? 0, dice);
    tried.set(`${prompt.id} ${option}`, (tried.get(`${prompt.id} ${option}`) ?? 0) + 1);
    note(line, keysAsked(decision));
    match.answer(seat, option, which);
    answers.push({ seat, option, ...(open.length > 1 && { question: which }) });
    spent++;
    note(line, [keyTaken(option), ...keysTold(trial.subject, newsOf(match)), ...keysWon(match.result)]);
  };

  for (let turn = 0; spent < most && (until === 'spent' || missing().length > 0); turn++) {
    const back = turn >= 2 * subjects.length && turn % 2 === 1 && spots.size > 0;
    const line = back ? goBack() : start();
    const { subject } = line.trial;
    const end = spent + (back ? EXCURSION : subject.longest);
    try {
      while (!line.match.result && spent < end && spent < most) step(line);
    } catch (fault) {
      throw new Breach('coverage', line.trial, line.answers, fault, line.answers.length);
    }
  }
  return { reached, missing: missing(), answers: spent, matches };
}

/** An option, the less often tried the likelier. */
function leastTried(options: readonly string[], times: (id: string) => number, dice: Random): string {
  const weights = options.map((id) => 1 / (1 + times(id)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (dice.below(FINE, 'option') / FINE) * total;
  for (const [index, id] of options.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return id;
  }
  return options.at(-1) ?? '';
}
