import type { VoteKind } from '@quadrille/protocol';
import { changeLive } from '../hosting/change.ts';
import { timedId } from '../ids.ts';
import { showAnew } from '../match/anew.ts';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { answerForced } from '../match/play.ts';
import { notify } from '../notices/notify.ts';
import { conflict, forbidden, invalid, notFound, Refused } from '../problem.ts';
import type { Trx, VoteRow } from '../store/schema.ts';
import { movesBetween, standing } from '../tables/moves.ts';
import { noteReply, replyBefore } from '../tables/requests.ts';
import { hasBegun, isAbsent, isOver, peopleOf, seatOf, seatsOf, type Table } from '../tables/table.ts';
import { carry } from './carry.ts';
import { argsOf, ballotsOf, tallyOf, type VoteArgs, voters, votesOf } from './votes.ts';

/** Calls a vote; whoever calls it agrees, and whoever calls for what is being voted on agrees to that. */
export const callVote = (
  hall: Hall,
  id: string,
  player: string | null,
  { kind, args, request }: { readonly kind: VoteKind; readonly args: VoteArgs; readonly request: string },
): Promise<string> =>
  atTable(hall, id, async (trx, table, live) => {
    if (player === null || !peopleOf(table).includes(player)) throw forbidden('Only those who play may call a vote.');
    const named = { player, request };
    const before = await replyBefore(trx, id, named);
    if (before !== undefined) return voteOf(trx, id, before);
    const said = kind === 'takeback' ? await takebackOf(trx, live, player, args) : args;
    needSense(table, live, kind, said, hall.now());
    const open = await trx
      .selectFrom('votes')
      .selectAll()
      .where('table_id', '=', id)
      .where('kind', '=', kind)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    if (open && open.args !== JSON.stringify(said)) throw conflict('vote-open', 'There is such a vote already.');
    if (open) {
      await noteReply(trx, id, named, { reply: open.id, now: hall.now() });
      return decide(hall, trx, table, live, withBallot(open, player, true));
    }
    const vote: VoteRow = {
      id: timedId(hall.now()),
      table_id: id,
      kind,
      by: player,
      at: hall.now(),
      args: JSON.stringify(said),
      ballots: JSON.stringify([{ player, agree: true }]),
      outcome: null,
    };
    await trx.insertInto('votes').values(vote).execute();
    await noteReply(trx, id, named, { reply: vote.id, now: hall.now() });
    const concerned = kind === 'replace' ? (seatOf(table, said.seat ?? '')?.player ?? []) : [];
    await notify(trx, hall, 'vote', id, tallyOf(table, vote).needed.concat(concerned));
    return decide(hall, trx, table, live, vote);
  });

/**
 * Unless an answer is named: to before the last thing the player decided, whatever others have answered since. What is sealed
 * can be changed: it is not what is meant.
 */
async function takebackOf(trx: Trx, { id, table, outward }: Live, player: string, args: VoteArgs): Promise<VoteArgs> {
  if (args.to !== undefined) return args;
  const own = seatsOf(table, player);
  const last = standing(await movesBetween(trx, id, 0, outward)).findLast(
    ({ kind, seat, by }) => kind === 'answer' && by === 'player' && seat !== null && own.includes(seat),
  );
  if (!last) throw conflict('nothing-decided', 'You have not decided anything that could be taken back.');
  return { ...args, to: last.seq - 1 };
}

/** Agrees or disagrees; one may think again until it is decided. */
export const castVote = (
  hall: Hall,
  id: string,
  player: string | null,
  voteId: string,
  agree: boolean,
): Promise<string> =>
  atTable(hall, id, async (trx, table, live) => {
    const vote = await voteOf(trx, id, voteId);
    const same = ballotsOf(vote).some((each) => each.player === player && each.agree === agree);
    if (vote.outcome !== null && same) return vote;
    if (vote.outcome !== null) throw conflict('decided', 'This vote is decided.');
    if (player === null || !voters(table, vote.kind, argsOf(vote)).includes(player))
      throw forbidden('You have no vote in this.');
    return decide(hall, trx, table, live, withBallot(vote, player, agree));
  });

const withBallot = (vote: VoteRow, player: string, agree: boolean): VoteRow => ({
  ...vote,
  ballots: JSON.stringify([...ballotsOf(vote).filter((each) => each.player !== player), { player, agree }]),
});

async function voteOf(trx: Trx, table: string, id: string): Promise<VoteRow> {
  const vote = await trx
    .selectFrom('votes')
    .selectAll()
    .where('id', '=', id)
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (!vote) throw notFound('vote');
  return vote;
}

type Deed = (trx: Trx, table: Table, live: Live) => Promise<VoteRow>;

async function atTable(hall: Hall, id: string, deed: Deed): Promise<string> {
  return hall.matches.use(id, async (live) => {
    const vote = await changeLive(hall, live, deed);
    if (vote instanceof Refused) throw vote;
    if (vote.outcome === 'carried' && vote.kind === 'takeback') await showAnew(hall, live, hall.store.db);
    if (vote.outcome === 'carried') {
      hall.stirred(live);
      await answerForced(hall, live);
    }
    await hall.store.bus.publish({ kind: 'votes', table: id });
    return vote.id;
  });
}

async function decide(hall: Hall, trx: Trx, table: Table, live: Live, vote: VoteRow): Promise<VoteRow> {
  // Whoever has come back meanwhile is not replaced.
  const idle = vote.kind === 'replace' && !isAbsent(table, argsOf(vote).seat ?? '', hall.now());
  const outcome = idle ? 'rejected' : (tallyOf(table, vote).outcome ?? null);
  await trx.updateTable('votes').set({ ballots: vote.ballots, outcome }).where('id', '=', vote.id).execute();
  if (outcome === 'carried') await carry(hall, trx, live, vote);
  return { ...vote, outcome };
}

function needSense(table: Table, live: Live, kind: VoteKind, { to, seat, seconds }: VoteArgs, now: number): void {
  if (!hasBegun(table)) throw conflict('not-begun', 'The match has not begun.');
  if (isOver(table)) throw conflict('over', 'The match is over.');
  if (kind === 'pause' && table.status !== 'playing') throw conflict('paused', 'The match is paused already.');
  if (kind === 'resume' && table.status !== 'paused') throw conflict('playing', 'The match is not paused.');
  if (kind === 'takeback' && (to === undefined || to >= live.outward)) throw invalid('Say to which earlier answer.');
  if (kind === 'replace' && !(seat && seatOf(table, seat)?.player)) throw invalid('Say which player’s seat.');
  if (kind === 'replace' && !isAbsent(table, seat ?? '', now))
    throw conflict(
      'not-absent',
      'This player is not absent: only a seat whose time is over, or whose player has left, is replaced.',
    );
  if (kind === 'extend' && seconds === undefined) throw invalid('Say by how many seconds.');
}

/** Shows the votes of a table to everybody who looks at it here. */
export async function showVotes({ store: { db }, audience }: Hall, table: Table): Promise<void> {
  const looking = audience.of(table.id);
  if (looking.size === 0) return;
  const text = JSON.stringify({ type: 'vote', table: table.id, votes: await votesOf(db, table) });
  for (const each of looking) each.send(text);
}
