import type { NoticeKind } from '@quadrille/protocol';
import { putJob } from '../jobs/put.ts';
import type { Presence } from '../presence/presence.ts';
import type { Trx } from '../store/schema.ts';

/** Whoever comes within this time need not be told that the match has begun or that it is their turn. */
const DELAY = 20_000;

export interface NoticeArgs {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly player: string;
  /** Whose the job is. */
  readonly for: string;
}

/** Sees to it that those of the players who are away are told: part of the transaction that gives the reason. */
export async function notify(
  trx: Trx,
  { presence, now }: { readonly presence: Presence; now(): number },
  kind: NoticeKind,
  table: string,
  players: readonly string[],
): Promise<void> {
  for (const player of new Set(players)) {
    if (presence.isAt(table, player)) continue;
    const args: NoticeArgs = { kind, table, player, for: player };
    const due = now() + (kind === 'turn' || kind === 'start' ? DELAY : 0);
    await putJob(trx, { key: `notice ${kind} ${table} ${player}`, kind: 'notice', due, args: JSON.stringify(args) });
  }
}

/** Sees to it that whoever has forgotten their password gets a letter, if there is an address that is theirs. */
export const putReset = (trx: Trx, player: string, now: number): Promise<void> =>
  putJob(trx, {
    key: `reset ${player}`,
    kind: 'courier',
    due: now,
    args: JSON.stringify({ channel: 'reset', for: player }),
  });

/** Sees to it that the owner of the address a player has given is asked. */
export const putAsk = (trx: Trx, player: string, now: number): Promise<void> =>
  putJob(trx, {
    key: `ask ${player}`,
    kind: 'courier',
    due: now,
    args: JSON.stringify({ channel: 'ask', for: player }),
  });
