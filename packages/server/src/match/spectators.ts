import { difference, type Position } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import type { Audience } from '../presence/audience.ts';
import type { Reader } from '../store/schema.ts';
import { movesBetween, newsOf } from '../tables/moves.ts';
import { isOver } from '../tables/table.ts';
import { showWhole } from './anew.ts';
import { diffOf, toldIn } from './diff.ts';
import type { Live } from './live.ts';
import { openAt } from './open.ts';
import { positionOf } from './position.ts';

/** How many rows spectators are behind now: what the table says, nothing when the match is over. */
export const delayOf = ({ table }: Live): number => (isOver(table) ? 0 : (table.settings.spectators ?? 0));

/** What spectators see: the public view, and where the table says so an older one. */
export async function publicPosition(context: Context, live: Live, db: Reader): Promise<Position> {
  const delay = delayOf(live);
  if (delay === 0) return positionOf(live, null);
  const to = Math.max(0, live.outward - delay);
  const { match, seq } = await openAt(context, live.title, live.table, { to, db });
  return { seq, seat: null, view: match.view(null), decisions: [], waiting: match.awaited, undo: false };
}

/** Shows a step to spectators who are behind; those who are not have been shown it with the others. */
export async function showSpectators(hall: Context & { readonly audience: Audience }, live: Live): Promise<void> {
  if (!live.table.settings.spectators) return;
  const watching = [...hall.audience.of(live.id)].filter(({ seats }) => seats.includes(null));
  if (watching.length === 0) return;
  const { db } = hall.store;
  const before = live.shown.get('')?.position;
  const now = await publicPosition(hall, live, db);
  if (before && now.seq <= before.seq) return;
  live.shown.set('', { position: now, upTo: now.seq });
  const [row] = await movesBetween(db, live.id, now.seq, now.seq);
  if (before?.seq === now.seq - 1 && row?.kind === 'answer') {
    const log = toldIn([{ seq: now.seq, news: newsOf(row) }], null);
    const text = JSON.stringify(diffOf(live.id, before, { now, patch: difference(before.view, now.view), log }));
    for (const each of watching) each.send(text);
  } else for (const each of watching) await showWhole(hall, live, db, each, { anew: true });
}
