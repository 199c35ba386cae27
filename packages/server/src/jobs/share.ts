import type { JobRow } from '../store/schema.ts';
import { type JobKind, SLOTS } from './jobs.ts';

/** Whose job it is: slots are shared fairly among them. */
export const ownerOf = ({ args }: Pick<JobRow, 'args'>): string =>
  (JSON.parse(args) as { readonly for?: string }).for ?? '';

/** How many remembered owners are too many to keep. */
const MOST_REMEMBERED = 10_000;

/**
 * Chooses, of the jobs that are due, as many as there are free slots: of each kind the job of whoever has the fewest under
 * way, then of whoever was served longest ago. So one guest with many tables is only ever one of those who wait.
 */
export function shareOut(
  due: readonly JobRow[],
  running: readonly JobRow[],
  served: Map<string, number>,
): readonly JobRow[] {
  if (served.size > MOST_REMEMBERED) served.clear();
  const chosen: JobRow[] = [];
  for (const kind of Object.keys(SLOTS) as JobKind[]) {
    const waiting = due.filter((job) => job.kind === kind).map((job) => ({ job, owner: ownerOf(job) }));
    const under = running.filter((job) => job.kind === kind).map(ownerOf);
    while (waiting.length > 0 && under.length < SLOTS[kind]) {
      const many = (owner: string) => under.filter((each) => each === owner).length;
      const since = (owner: string) => served.get(`${kind} ${owner}`) ?? 0;
      const [next] = waiting.toSorted((a, b) => many(a.owner) - many(b.owner) || since(a.owner) - since(b.owner));
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      under.push(next.owner);
      served.set(`${kind} ${next.owner}`, performance.now());
      chosen.push(next.job);
    }
  }
  return chosen;
}
