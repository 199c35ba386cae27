import type { Answer } from './checkpoint.ts';
import type { AnyEvent, Definition, Setup } from './definition.ts';
import { Match } from './match.ts';
import type { Chance } from './random.ts';

/** How often a record notes the hash of the position. */
const STRIDE = 100;

/** A whole match: everything else follows from it. It shows every secret, so it is exported when the match is over. */
export interface MatchRecord {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly chance: Chance;
  readonly seed: string;
  /** The third says which of the seat's open questions it was, where that was not the first without an answer. */
  readonly answers: readonly (readonly [seat: string, option: string, question?: number])[];
  /** The hash after so many answers, and after the last. */
  readonly hashes: readonly (readonly [answers: number, hash: string])[];
}

/** Where a record and the rules part ways. */
export class Divergence extends Error {
  /** The number of answers that replayed. */
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** An answer as records keep it. */
export const written = ({ seat, option, question }: Answer): MatchRecord['answers'][number] =>
  question === undefined ? [seat, option] : [seat, option, question];

/** Replays a match of these answers and writes its record, with hashes on the way. */
export function recordOf<S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  played: Played,
  answers: readonly Answer[],
): MatchRecord {
  return lastOf(recording(definition, played, answers));
}

type Played = Pick<MatchRecord, 'setup' | 'seed' | 'chance'>;

/** As `recordOf`, an answer at a time: whoever drives it may do something else in between. */
export function* recording<S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  { setup, seed, chance }: Played,
  answers: readonly Answer[],
): Generator<number, MatchRecord> {
  const hashes: [number, string][] = [];
  const { id: game, version } = definition;
  const record = { format: 1, game, version, setup, chance, seed, answers: answers.map(written), hashes } as const;
  for (const [match, count] of replaying(definition, record)) {
    if (count % STRIDE === 0 || count === answers.length) hashes.push([count, match.hash()]);
    yield count;
  }
  return record;
}

/** Plays a record again, to its end or to an answer, and verifies its hashes on the way. */
export function replay<S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  record: MatchRecord,
  { to, each }: { to?: number; each?: (match: Match<S, E, P, View>, count: number) => void } = {},
): Match<S, E, P, View> {
  const steps = replaying(definition, record, to);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
    each?.(...value);
  }
}

/** As `replay`, an answer at a time: gives the match after each, and how many there were. */
export function* replaying<S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  record: MatchRecord,
  to = record.answers.length,
): Generator<readonly [match: Match<S, E, P, View>, count: number], Match<S, E, P, View>> {
  const { game, version, setup, chance, seed, answers } = record;
  if (game !== definition.id) throw new Divergence(0, `This is a record of ${game}, not of ${definition.id}.`);
  if (version !== definition.version)
    throw new Divergence(0, `The record is of version ${version}, the rules are of version ${definition.version}.`);
  const expected = new Map(record.hashes);
  const match = Match.create(definition, { setup, seed, chance });
  for (let count = 0; ; count++) {
    const hash = expected.get(count);
    if (hash !== undefined && hash !== match.hash())
      throw new Divergence(count, `After ${count} answers the position is not the one recorded.`);
    yield [match, count];
    const answer = answers[count];
    if (count >= to || answer === undefined) return match;
    const outcome = match.answer(answer[0], answer[1], answer[2]);
    if (!outcome.ok)
      throw new Divergence(count, `Answer ${count + 1} (${answer.join(' ')}) is refused: ${outcome.sentence}`);
  }
}

/** What a generator returns in the end. */
function lastOf<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}
