import type { Player } from '@quadrille/protocol';
import type { Reader } from '../store/schema.ts';
import { playerOf, playersById } from './players.ts';

/** Those somebody wants nothing to do with: their words are not shown, and they are not seated together. */
export async function blockedBy(db: Reader, player: string): Promise<string[]> {
  const rows = await db.selectFrom('blocks').select('blocked').where('player', '=', player).execute();
  return rows.map(({ blocked }) => blocked);
}

export async function block(db: Reader, player: string, blocked: string, on: boolean): Promise<void> {
  await db.deleteFrom('blocks').where('player', '=', player).where('blocked', '=', blocked).execute();
  if (on) await db.insertInto('blocks').values({ player, blocked }).execute();
}

export async function blockList(db: Reader, player: string): Promise<Player[]> {
  const players = await playersById(db, await blockedBy(db, player));
  return [...players.values()].map(playerOf);
}

/** Which of these people do not sit together: one has blocked the other. */
export async function blockedAmong(
  db: Reader,
  players: readonly string[],
): Promise<(one: string, other: string) => boolean> {
  const rows =
    players.length === 0
      ? []
      : await db
          .selectFrom('blocks')
          .selectAll()
          .where('player', 'in', players)
          .where('blocked', 'in', players)
          .execute();
  return (one, other) =>
    rows.some(({ player, blocked }) => (player === one && blocked === other) || (player === other && blocked === one));
}
