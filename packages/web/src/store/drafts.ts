import type { Step } from './steps.ts';

/** A plan that was composed and not sent: it survives a reload and a lost line, as long as the same is asked. */
interface Draft {
  readonly stamp: string;
  readonly steps: readonly Step[];
}

const key = (table: string, seat: string | null): string => `quadrille/draft/${table}/${seat ?? ''}`;

/** Notes a plan; an empty one is forgotten. */
export function keepDraft(table: string, seat: string | null, stamp: string, steps: readonly Step[]): void {
  if (steps.length === 0) localStorage.removeItem(key(table, seat));
  else localStorage.setItem(key(table, seat), JSON.stringify({ stamp, steps } satisfies Draft));
}

/** The plan that was left for this very asking. */
export function draftFor(table: string, seat: string | null, stamp: string): readonly Step[] {
  const stored = localStorage.getItem(key(table, seat));
  const draft = stored === null ? undefined : (JSON.parse(stored) as Draft);
  return draft?.stamp === stamp ? draft.steps : [];
}
