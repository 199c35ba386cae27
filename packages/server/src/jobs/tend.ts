import type { BotPlayer } from '../bots/player.ts';
import type { Live } from '../match/live.ts';
import { answerForced, catchUp, type Hall, takeAnswer } from '../match/play.ts';
import { attention } from '../match/settle.ts';
import type { JobRow } from '../store/schema.ts';
import { isBot, isCaretaker, levelOf, seatOf } from '../tables/table.ts';
import { pledgesOf } from '../talk/replies.ts';
import { seeToAbsence } from './absence.ts';
import type { Work } from './jobs.ts';

/** Looks after one table: lets its bots play until a person is waited for, and sees to who is absent. */
export const tending =
  (hall: Hall, bots: BotPlayer): Work =>
  async (job, stopping) => {
    const { table } = JSON.parse(job.args) as { readonly table: string };
    for (;;) {
      while (await playOne(hall, bots, table)) stopping.throwIfAborted();
      const more = await hall.matches.use(table, async (live) => {
        if (await seeToAbsence(hall, live)) return true;
        await rest(hall, live, job);
        return false;
      });
      if (!more) return;
    }
  };

/** Where people are busy a bot rests for as long as it thinks: so nobody waits for it (docs/operations.md). */
const HALF = 0.5;

/** Lets one bot answer one decision; whether there was one. */
async function playOne(hall: Hall, bots: BotPlayer, table: string): Promise<boolean> {
  const turn = await hall.matches.use(table, async (live) => {
    await answerForced(hall, live);
    const due = turnOf(live);
    return due && { ...due, pledges: await pledgesOf(hall.store.db, live, due.seat) };
  });
  if (!turn) return false;
  const { live, seat, stamp, by, level, snapshot, pledges } = turn;
  // Bots think outside the queue: meanwhile the table can be looked at, and others may answer.
  const share = hall.bustle.isBusy() ? HALF : 1;
  const option = await bots.choose(live.title, snapshot, { seat, level, pledges, share });
  await hall.matches.use(table, async (now) => {
    const taken = await takeAnswer(hall, now, {
      seat,
      option,
      stamp,
      by,
      request: null,
      allowed: ({ table: { status }, table: at }) => {
        const record = seatOf(at, seat);
        const bot = status === 'playing' && record !== undefined && isBot(record);
        return bot ? undefined : { code: 'not-bot', sentence: 'No bot is asked.' };
      },
    });
    // The table may have moved on meanwhile. Anything else is a bot that does not know the rules.
    if (!taken.ok && taken.code === 'not-offered') throw new Error(`The bot of ${seat} chose ${option}`);
  });
  return true;
}

/** Who is away is stood in for at once: nobody asked for deep thought. */
const CARETAKER = 'easy';

function turnOf(live: Live) {
  const { match, table } = live;
  if (table.status !== 'playing' || !match.real) return undefined;
  for (const seat of match.waiting) {
    const record = seatOf(table, seat);
    if (!record || !isBot(record)) continue;
    const [decision] = match.decisions(seat);
    if (!decision) continue;
    const by = isCaretaker(record) ? ('caretaker' as const) : ('bot' as const);
    return {
      live,
      seat,
      stamp: decision.stamp,
      by,
      level: by === 'caretaker' ? CARETAKER : levelOf(record),
      snapshot: match.real.snapshot(),
    };
  }
  return undefined;
}

/** Ends the job until the table needs attention again. */
async function rest(hall: Hall, live: Live, { key }: JobRow): Promise<void> {
  await hall.store.write(live.id, async (trx) => {
    await catchUp(hall, trx, live);
    const due = attention(live.table, hall.now());
    live.due = due;
    if (due === null) await trx.deleteFrom('jobs').where('key', '=', key).execute();
    else
      await trx
        .updateTable('jobs')
        .set({ due, owner: null, claimed_until: 0, attempts: 0 })
        .where('key', '=', key)
        .execute();
  });
}
