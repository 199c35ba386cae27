/** The laws as tests: one for each, in the words of the law. */
import { describe, expect, test } from 'vitest';
import { type Effort, hold } from './conform.ts';
import { LAWS } from './laws/index.ts';
import { type AnySubject, nameOf } from './subject.ts';

/** Registers one test for each law, for each subject. */
export function describeLaws(subjects: readonly AnySubject[], effort: Effort = {}): void {
  for (const subject of subjects) {
    describe(`${subject.definition.id} (${nameOf(subject)}) keeps the laws`, () => {
      for (const law of LAWS) {
        if (effort.laws && !effort.laws.includes(law.id)) continue;
        test(law.says, () => expect(hold(law, subject, effort).checks).toBeGreaterThan(0));
      }
    });
  }
}
