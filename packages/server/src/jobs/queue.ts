import type { Context } from '../context.ts';
import { type JobKind, SLOTS } from './jobs.ts';

/** For how many seconds the longest-waiting job of each kind has been due without anybody taking it. */
export async function queueAges({ store, now }: Context): Promise<Readonly<Record<JobKind, number>>> {
  const time = now();
  const rows = await store.db
    .selectFrom('jobs')
    .select((eb) => ['kind', eb.fn.min('due').as('due')])
    .where('due', '<=', time)
    .where('claimed_until', '<', time)
    .groupBy('kind')
    .execute();
  const ages = Object.fromEntries(Object.keys(SLOTS).map((kind) => [kind, 0])) as Record<JobKind, number>;
  for (const { kind, due } of rows) ages[kind as JobKind] = (time - Number(due)) / 1000;
  return ages;
}
