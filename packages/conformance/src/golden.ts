/**
 * Golden records: whole matches that are kept with the game (law 4). If a change of the rules makes one of the present
 * version replay differently, either the change is wrong or the version has to be raised. Those of older versions stay:
 * their checkpoints must still be resumed. For Node only.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, give, Match, type MatchRecord, Random, recordOf, replay, type Snapshot } from '@quadrille/kernel';
import { holds } from './breach.ts';
import { anyAnswer, begin, randomly } from './play.ts';
import type { AnySubject } from './subject.ts';

/** A match, and how it was stored half-way. */
export interface Golden {
  readonly record: MatchRecord;
  readonly midway: Snapshot;
}

/** Plays a match of each subject and writes it to the folder, beside those of older versions. Returns the files. */
export function writeGolden(folder: string, subjects: readonly AnySubject[], seed = 'golden'): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return subjects.map((subject) => {
    const { version } = subject.definition;
    const { scenario, players, options } = subject.setup;
    const name = [`v${version}`, scenario, players, ...Object.values(options)].join('-');
    const file = join(folder, `${name}.json`);
    writeFileSync(file, `${JSON.stringify(goldenOf(subject, `${seed}-${name}`))}\n`);
    return file;
  });
}

function goldenOf(subject: AnySubject, seed: string): Golden {
  const trial = { subject, seed, chance: 'keyed', observers: 'one' } as const;
  const answers: Answer[] = [];
  const next = randomly(trial);
  const match = begin(trial);
  for (let answer = next(match); answer; answer = next(match)) {
    match.answer(answer.seat, answer.option, answer.question);
    answers.push(answer);
  }
  const half = begin(trial);
  give(half, answers.slice(0, answers.length / 2));
  const { definition, setup } = subject;
  return { record: recordOf(definition, { setup, seed, chance: 'keyed' }, answers), midway: half.snapshot() };
}

/** The golden files of a folder. */
export const goldenFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));

/**
 * Plays a golden record again. One of the present version must give the same hashes; one of an older version must be
 * resumed from its checkpoint, whether or not its tail still replays, and go on to an end.
 */
export function verifyGolden(file: string, subject: AnySubject): 'replayed' | 'resumed' {
  const { definition, invariant, longest } = subject;
  const { record, midway } = JSON.parse(readFileSync(file, 'utf8')) as Golden;
  if (record.version === definition.version) {
    const match = replay(definition, record);
    holds(match.result !== undefined, `${file}: the match is no longer over`);
    Match.restore(definition, midway);
    return 'replayed';
  }
  const { match } = Match.resume(definition, midway);
  const dice = new Random(record.seed);
  for (let left = longest; !match.result; left--) {
    holds(left > 0, `${file}: the resumed match does not end`);
    give(match, [anyAnswer(match, dice)]);
  }
  const [wrong] = invariant(match.inspect().state);
  holds(wrong === undefined, `${file}: ${wrong}`);
  return 'resumed';
}
