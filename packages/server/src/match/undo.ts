import type { Problem } from '@quadrille/protocol';
import type { MoveRow, Trx } from '../store/schema.ts';
import { type Named, noteReply, replyBefore } from '../tables/requests.ts';
import { showAnew } from './anew.ts';
import { dropCheckpoints, newestCheckpoint } from './checkpoints.ts';
import type { Hall } from './hall.ts';
import { endLists, keepLists } from './lists.ts';
import { isReacting, type Live, reach, stands } from './live.ts';
import { openLive } from './open.ts';
import { answerForced, catchUp } from './play.ts';
import { forget } from './rest.ts';
import { settle } from './settle.ts';
import { rewindTreaties } from './treaties.ts';

const REACTING: Problem = {
  code: 'undo-reacting',
  sentence: 'Others are asked whether they react. What you have sealed you can still change.',
};

const STANDS: Problem = {
  code: 'undo-stands',
  sentence: 'What a bot has answered for this seat stands. You take back what you have answered yourself.',
};

type Undone = { readonly taken: number; readonly refused?: Problem };

/**
 * Takes back a seat's last answer, as far as the kernel allows. What the platform answered for the seat since goes with
 * it: nobody chose that.
 */
export async function takeBack(
  hall: Hall,
  live: Live,
  seat: string,
  { named, allowed }: { readonly named: Named; readonly allowed: (live: Live) => Problem | undefined },
): Promise<Problem | undefined> {
  let undone: Undone;
  try {
    undone = await hall.store.write(live.id, async (trx) => {
      await catchUp(hall, trx, live);
      if ((await replyBefore(trx, live.id, named)) !== undefined) return { taken: 0 };
      const refused = allowed(live) ?? (isReacting(live) ? REACTING : stands(live, seat) ? STANDS : undefined);
      if (refused) return { taken: 0, refused };
      const done = await undoAnswers(hall, trx, live, seat);
      if (done.taken > 0) await noteReply(trx, live.id, named, { reply: '', now: hall.now() });
      return done;
    });
  } catch (fault) {
    forget(hall, live.id);
    throw fault;
  }
  if (undone.taken > 0) {
    await showAnew(hall, live, hall.store.db);
    hall.stirred(live);
    if (undone.refused) await answerForced(hall, live);
  }
  return undone.refused;
}

async function undoAnswers(hall: Hall, trx: Trx, live: Live, seat: string): Promise<Undone> {
  for (let taken = 0; ; taken++) {
    const last = live.given.findLast((each) => each.seat === seat);
    const outcome = live.match.undo(seat);
    if (!outcome.ok) {
      const { ok: _, ...refused } = outcome;
      return { taken, refused };
    }
    if (!last) throw new Error(`Table ${live.id} took back an answer it does not remember`);
    live.given = live.given.filter((each) => each !== last);
    endLists(live);
    await writeTakeback(hall, trx, live, { kind: 'undo', seat, ref: last.seq });
    if (last.by !== 'forced') return { taken: taken + 1 };
  }
}

/** Goes back to the position after so many rows; everybody has agreed. */
export async function rewind(hall: Hall, trx: Trx, live: Live, to: number): Promise<void> {
  endLists(live);
  await writeTakeback(hall, trx, live, { kind: 'rewind', seat: null, ref: to });
  const { table } = live;
  Object.assign(live, await openLive(hall, live.id, trx), { table });
  await settle(trx, live, { hall });
}

async function writeTakeback(
  hall: Hall,
  trx: Trx,
  live: Live,
  { kind, seat, ref }: Pick<MoveRow, 'kind' | 'seat'> & { readonly ref: number },
): Promise<void> {
  const row: MoveRow = {
    table_id: live.id,
    seq: live.seq + 1,
    kind,
    seat,
    option: null,
    ref,
    by: null,
    request: null,
    news: null,
  };
  await trx.insertInto('moves').values(row).execute();
  // A checkpoint that an answer taken back had led to is not on the way any more.
  const first = kind === 'undo' ? ref : ref + 1;
  await rewindTreaties(trx, live, first - 1, kind);
  await dropCheckpoints(trx, live.id, first);
  live.saved = await newestCheckpoint(trx, live.id);
  reach(live, row.seq);
  live.undone++;
  await keepLists(trx, live);
  if (kind === 'undo') await settle(trx, live, { hall });
  await hall.store.announce(trx, { kind: 'moves', process: hall.process, table: live.id, seq: live.seq });
}
