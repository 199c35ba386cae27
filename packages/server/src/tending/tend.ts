import { natureOf } from '../bots/natures.ts';
import { thoughtFor } from '../bots/patience.ts';
import type { BotPlayer } from '../bots/player.ts';
import { ABSENCE } from '../clock/pace.ts';
import { changeLive } from '../hosting/change.ts';
import { letIn } from '../hosting/seating.ts';
import type { Work } from '../jobs/jobs.ts';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { answerForced, catchUp, takeAnswer } from '../match/play.ts';
import { isPondering, jobFor } from '../match/settle.ts';
import { pledgesOf } from '../match/treaties.ts';
import type { JobRow } from '../store/schema.ts';
import { isBot, isCaretaker, levelOf, seatOf } from '../tables/table.ts';
import { writeFirst } from '../talk/overtures.ts';
import { seeToAbsence } from './absence.ts';

/** Bots that answer at once may do so for this long before others get their turn. */
const MOMENT = 250;

/**
 * Looks after one table for a moment: lets its bots play, sees to who is absent, and notes when to come again. Whoever
 * ponders is given one thought; then it is everybody else's turn.
 */
export const tending =
  (hall: Hall, bots: BotPlayer): Work =>
  async (job, stopping) => {
    const { table } = JSON.parse(job.args) as { readonly table: string };
    const end = performance.now() + (job.kind === 'ponder' ? 0 : MOMENT);
    do stopping.throwIfAborted();
    while ((await playOne(hall, bots, table, job.kind === 'ponder')) && performance.now() < end);
    await hall.matches.use(table, async (live) => {
      await writeFirst(hall, live);
      await seeToAbsence(hall, live);
      await rest(hall, live, job);
    });
  };

/** Lets one bot answer what it is asked, and what follows from that; whether there was something. */
async function playOne(hall: Hall, bots: BotPlayer, table: string, mayPonder: boolean): Promise<boolean> {
  const turn = await hall.matches.use(table, async (live) => {
    await answerForced(hall, live);
    const due = !mayPonder && isPondering(live) ? undefined : turnOf(live);
    return due && { ...due, pledges: pledgesOf(live, due.seat) };
  });
  if (!turn) return false;
  const { live, seat, stamp, by, level, nature, snapshot, pledges } = turn;
  const { thinking = 'steady' } = live.table.settings;
  live.heard ??= performance.now();
  const waited = performance.now() - live.heard;
  // Bots think outside the queue: meanwhile the table can be looked at, and others may answer.
  const ms = hall.audience.of(table).size > 0 ? thoughtFor(level, thinking, waited) : undefined;
  const [{ option }, ...then] = await bots.choose(live.title, snapshot, { seat, level, pledges, nature, ms });
  await hall.matches.use(table, async (now) => {
    let returning = false;
    const taken = await takeAnswer(hall, now, {
      seat,
      option,
      then,
      which: stamp,
      by,
      request: null,
      allowed: ({ table: { status }, table: at }) => {
        const record = seatOf(at, seat);
        const bot = status === 'playing' && record !== undefined && isBot(record);
        returning = bot && record.absence === ABSENCE.returning;
        return bot ? undefined : { code: 'not-bot', sentence: 'No bot is asked.' };
      },
    });
    // The table may have moved on meanwhile. Anything else is a bot that does not know the rules.
    if (!taken.ok && taken.code === 'not-offered') throw new Error(`The bot of ${seat} chose ${option}`);
    if (taken.ok && returning)
      await changeLive(hall, now, (trx, at) => letIn({ hall, trx, table: at, live: now }, seat));
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
    const decision = match.decisions(seat).find(({ chosen }) => chosen === undefined);
    if (!decision) continue;
    const by = isCaretaker(record) ? ('caretaker' as const) : ('bot' as const);
    return {
      live,
      seat,
      stamp: decision.stamp,
      by,
      level: by === 'caretaker' ? CARETAKER : levelOf(record),
      nature: by === 'caretaker' ? undefined : natureOf(record),
      snapshot: match.real.snapshot(),
    };
  }
  return undefined;
}

/** Ends the job until the table needs attention again. */
async function rest(hall: Hall, live: Live, { key }: JobRow): Promise<void> {
  await hall.store.write(live.id, async (trx) => {
    await catchUp(hall, trx, live);
    const next = jobFor(live, hall.now());
    if (!next) await trx.deleteFrom('jobs').where('key', '=', key).execute();
    else
      await trx
        .updateTable('jobs')
        .set({ ...next, owner: null, claimed_until: 0, attempts: 0 })
        .where('key', '=', key)
        .execute();
  });
}
