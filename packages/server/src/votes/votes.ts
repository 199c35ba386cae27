import type { VoteInfo, VoteKind } from '@quadrille/protocol';
import { playerOf, playersById } from '../accounts/players.ts';
import type { Reader, VoteRow } from '../store/schema.ts';
import { isCaretaker, peopleOf, type Table } from '../tables/table.ts';

export interface Ballot {
  readonly player: string;
  readonly agree: boolean;
}

export interface VoteArgs {
  readonly to?: number;
  readonly seat?: string;
  readonly seconds?: number;
}

export const ballotsOf = ({ ballots }: VoteRow): Ballot[] => JSON.parse(ballots) as Ballot[];
export const argsOf = ({ args }: VoteRow): VoteArgs => JSON.parse(args) as VoteArgs;

/** Votes everybody must agree to; the others need more than half. */
const UNANIMOUS: readonly string[] = ['takeback', 'end'] satisfies VoteKind[];

/**
 * Whose votes count: the people at the table. Whoever is away (a caretaker keeps all their seats) is not waited for,
 * except where something they did would be taken back; and nobody votes on their own replacement. Bots always agree.
 */
export function voters(table: Table, kind: string, { seat }: VoteArgs): string[] {
  const replaced = kind === 'replace' ? table.seats.find((each) => each.seat === seat)?.player : undefined;
  const present = (player: string) => table.seats.some((each) => each.player === player && !isCaretaker(each));
  return peopleOf(table).filter((player) => player !== replaced && (kind === 'takeback' || present(player)));
}

/** How a vote stands. */
export function tallyOf(
  table: Table,
  vote: VoteRow,
): { outcome: 'carried' | 'rejected' | undefined; needed: string[] } {
  const entitled = voters(table, vote.kind, argsOf(vote));
  const ballots = ballotsOf(vote).filter(({ player }) => entitled.includes(player));
  const agree = ballots.filter((each) => each.agree).length;
  const disagree = ballots.length - agree;
  const needed = entitled.filter((player) => !ballots.some((each) => each.player === player));
  const enough = UNANIMOUS.includes(vote.kind) ? entitled.length : Math.floor(entitled.length / 2) + 1;
  if (agree >= enough) return { outcome: 'carried', needed: [] };
  if (entitled.length - disagree < enough) return { outcome: 'rejected', needed: [] };
  return { outcome: undefined, needed };
}

/** The open votes of a table and the last few decided, newest last. */
export async function votesOf(db: Reader, table: Table): Promise<VoteInfo[]> {
  const rows = await db
    .selectFrom('votes')
    .selectAll()
    .where('table_id', '=', table.id)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  const players = await playersById(db, [...new Set(rows.map(({ by }) => by))]);
  return rows.reverse().map((row): VoteInfo => {
    const by = players.get(row.by);
    const outcome = row.outcome as VoteInfo['outcome'] | null;
    return {
      id: row.id,
      kind: row.kind as VoteKind,
      by: by ? playerOf(by) : { id: row.by, name: '', guest: true },
      at: row.at,
      ...argsOf(row),
      ballots: ballotsOf(row),
      needed: outcome ? [] : tallyOf(table, row).needed,
      ...(outcome && { outcome }),
    };
  });
}
