import { sql } from 'kysely';
import type { Trx } from '../store/schema.ts';
import type { JobKind } from './jobs.ts';

/** Notes something to be done; the same key again only brings it forward. */
export async function putJob(
  trx: Trx,
  job: { readonly key: string; readonly kind: JobKind; readonly due: number; readonly args: string },
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({ ...job, owner: null, claimed_until: 0, attempts: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        due: sql`case when jobs.due < excluded.due then jobs.due else excluded.due end`,
        kind: (eb) => eb.ref('excluded.kind'),
        args: (eb) => eb.ref('excluded.args'),
      }),
    )
    .execute();
}
