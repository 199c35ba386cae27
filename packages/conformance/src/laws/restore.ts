import { Match, type Snapshot } from '@quadrille/kernel';
import { holds, same } from '../breach.ts';
import type { Law } from '../law.ts';
import { truth } from '../sight.ts';
import { type AnyMatch, observersOf } from '../subject.ts';

/** Law 3. */
export const restore = {
  id: 'restore',
  says: 'The checkpoint and the answers since make the same match again, log included, and they stay few.',
  watch({ subject }) {
    const { definition, longestTail } = subject;
    return ({ match, deep }) => {
      const { tail } = match.snapshot();
      holds(tail.length <= longestTail, () => `${tail.length} answers since the checkpoint, more than ${longestTail}`);
      if (!deep) return 0;
      const restored = Match.restore(definition, stored(match));
      same(truth(restored), truth(match), 'the restored match is another');
      for (const observer of observersOf(subject)) {
        const log = restored.log(observer);
        const recent = log.length === 0 ? [] : match.log(observer).slice(-log.length);
        same(JSON.stringify(log), JSON.stringify(recent), `${observer ?? 'a spectator'} reads another log`);
      }
      return 1;
    };
  },
} as const satisfies Law;

/** A snapshot as it comes back from a file. */
export const stored = (match: AnyMatch): Snapshot => JSON.parse(JSON.stringify(match.snapshot())) as Snapshot;
