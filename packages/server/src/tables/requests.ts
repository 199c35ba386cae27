import type { Reader, Trx } from '../store/schema.ts';

/** A request by its kind, its seat and the name its sender gave it: sent again after a loss of the line, it is not done again. */
export interface Named {
  readonly player: string;
  readonly request: string;
}

/** For so long pages may be without a line and still send again what had no reply. */
const KEPT = 7 * 86_400_000;

/** What was told when this was done, if it was. */
export async function replyBefore(db: Reader, table: string, { player, request }: Named): Promise<string | undefined> {
  const before = await db
    .selectFrom('requests')
    .select('reply')
    .where('table_id', '=', table)
    .where('player', '=', player)
    .where('request', '=', request)
    .executeTakeFirst();
  return before?.reply;
}

/** Notes that this was done, in the same breath as it is; what is long past is forgotten. */
export async function noteReply(
  trx: Trx,
  table_id: string,
  { player, request }: Named,
  { reply, now: at }: { readonly reply: string; readonly now: number },
): Promise<void> {
  await trx
    .deleteFrom('requests')
    .where('table_id', '=', table_id)
    .where('at', '<', at - KEPT)
    .execute();
  await trx.insertInto('requests').values({ table_id, player, request, reply, at }).execute();
}
