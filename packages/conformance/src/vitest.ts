/** The laws as tests: one for each, in the words of the law. */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Effort, hold } from './conform.ts';
import { type Budget, explore } from './coverage/explore.ts';
import { goldenFiles, verifyGolden } from './golden.ts';
import { LAWS } from './laws/index.ts';
import { type AnySubject, drawn, nameOf } from './subject.ts';

/** Registers one test for each law, for each subject. */
export function describeLaws(subjects: readonly AnySubject[], effort: Effort = {}, drawnBy = ''): void {
  for (const subject of subjects) {
    describe(`${subject.definition.id} (${nameOf(subject)}) keeps the laws${drawnBy}`, () => {
      for (const law of LAWS) {
        if (effort.laws && !effort.laws.includes(law.id)) continue;
        test(law.says, () => expect(hold(law, subject, effort).checks).toBeGreaterThan(0));
      }
    });
  }
}

/**
 * The same for a few of many set-ups, other ones in every run: their names say by which lot they were drawn, and `LOT=…`
 * draws them, and plays the same matches, again.
 */
export function describeLawsByLot(subjects: readonly AnySubject[], count: number, effort: Effort = {}): void {
  const lot = process.env.LOT ?? String(Date.now() % 1_000_000);
  describeLaws(drawn(subjects, count, lot), { seed: `lot-${lot}`, ...effort }, `, by lot ${lot}`);
}

/** Registers one test: everything that these subjects expect is reached. */
export function describeCoverage(subjects: readonly AnySubject[], budget: Budget = {}): void {
  test(`${subjects[0]?.definition.id}: every rule, card, event and ability on its list is reached`, () => {
    expect(explore(subjects, budget).missing).toEqual([]);
  });
}

/** Registers one test for each golden record in a folder; the subject is any of the game. */
export function describeGolden(folder: string, subject: AnySubject): void {
  describe(`golden records of ${subject.definition.id}`, () => {
    const files = goldenFiles(folder);
    test('there is one of the present version', () => {
      const present = files.filter((file) => basename(file).startsWith(`v${subject.definition.version}-`));
      expect(present).not.toEqual([]);
    });
    for (const file of files) test(basename(file), () => void verifyGolden(file, subject));
  });
}
