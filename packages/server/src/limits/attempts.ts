import type { Context } from '../context.ts';
import { hashOf } from '../ids.ts';
import type { Allowance } from './limits.ts';

const DAY = 86_400_000;

/**
 * Attempts at secrets: the first few are free, then each has to wait twice as long as the one before, up to `per` seconds.
 * They are counted before the secret is looked at, in the database, for all processes together.
 */
export interface Attempts {
  /** Whether another attempt may be made now; it counts if it may. */
  may(key: string): Promise<boolean>;
  /** It was right: what was wrong before is forgotten. */
  forgive(key: string): Promise<void>;
}

export function countAttempts({ store, now }: Context, { points, per }: Allowance): Attempts {
  const keyOf = (key: string) => hashOf(`attempt ${key}`);
  const wait = (count: number) => (count < points ? 0 : Math.min(2 ** Math.min(count - points, 20), per) * 1000);
  return {
    may: (name) => {
      const key = keyOf(name);
      return store.write(`attempt ${key}`, async (trx) => {
        const time = now();
        const before = await trx.selectFrom('allowances').selectAll().where('key', '=', key).executeTakeFirst();
        const known = before && before.until > time ? before : { count: 0, until: DAY };
        const last = known.until - DAY;
        if (time < last + wait(known.count)) return false;
        const counted = { count: known.count + 1, until: time + DAY };
        await trx
          .insertInto('allowances')
          .values({ key, ...counted })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(counted))
          .execute();
        return true;
      });
    },
    forgive: async (name) => {
      await store.db.deleteFrom('allowances').where('key', '=', keyOf(name)).execute();
    },
  };
}
