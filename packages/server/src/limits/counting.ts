import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { hashOf } from '../ids.ts';
import type { Allowance, Limit } from './limits.ts';

/** Counts in this process. */
export function countHere({ points, per }: Allowance): Limit {
  const counts = new Map<string, number>();
  let until = 0;
  return (key) => {
    const now = performance.now();
    if (now > until) {
      counts.clear();
      until = now + per * 1000;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= points;
  };
}

/** Counts in the database, for all processes together. Names and addresses are kept as hashes, until they are over. */
export function countEverywhere({ store, now }: Context, name: string, { points, per }: Allowance): Limit {
  return async (key) => {
    const time = now();
    const over = sql<boolean>`allowances.until <= ${time}`;
    const { count } = await store.db
      .insertInto('allowances')
      .values({ key: hashOf(`${name} ${key}`), until: time + per * 1000, count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${over} then 1 else allowances.count + 1 end`,
          until: sql`case when ${over} then excluded.until else allowances.until end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count === 1) await store.db.deleteFrom('allowances').where('until', '<=', time).execute();
    return count <= points;
  };
}
