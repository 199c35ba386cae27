import { isPassword } from '../accounts/passwords.ts';
import { contactOf, playerOf } from '../accounts/players.ts';
import type { Hall } from '../match/hall.ts';
import { settle } from '../match/settle.ts';
import { forbidden } from '../problem.ts';
import type { PlayerRow } from '../store/schema.ts';
import { hasBegun, isOver, loadTable } from '../tables/table.ts';
import { changeTable } from './change.ts';

/** Everything kept about a player. */
export async function exportAccount({ store: { db } }: Hall, player: PlayerRow): Promise<Record<string, unknown>> {
  const mine = <T>(rows: Promise<T>) => rows;
  return {
    player: { ...playerOf(player), created: player.created, contact: contactOf(player) },
    sessions: await mine(
      db
        .selectFrom('sessions')
        .select(['id', 'kind', 'label', 'created', 'used'])
        .where('player', '=', player.id)
        .execute(),
    ),
    seats: await mine(db.selectFrom('seats').select(['table_id', 'seat']).where('player', '=', player.id).execute()),
    hosted: await mine(
      db.selectFrom('tables').select(['id', 'game', 'created']).where('host', '=', player.id).execute(),
    ),
    messages: await mine(
      db
        .selectFrom('messages')
        .select(['table_id', 'at', 'seat', 'to_seat', 'text'])
        .where('player', '=', player.id)
        .execute(),
    ),
    notes: await mine(
      db.selectFrom('notebooks').select(['table_id', 'seat', 'text']).where('player', '=', player.id).execute(),
    ),
    ratings: await mine(db.selectFrom('ratings').selectAll().where('key', '=', player.id).execute()),
    blocked: await mine(db.selectFrom('blocks').select('blocked').where('player', '=', player.id).execute()),
    reports: await mine(db.selectFrom('reports').select(['at', 'text']).where('by', '=', player.id).execute()),
    notices: await mine(
      db.selectFrom('notices').select(['at', 'kind', 'text']).where('player', '=', player.id).execute(),
    ),
  };
}

/** Deletes a player. Bots take their seats, so that nobody else's match ends; what they said stays, without a name. */
export async function deleteAccount(hall: Hall, player: PlayerRow, password: string | undefined): Promise<void> {
  if (player.password !== null && !(await isPassword(player.password, password ?? '')))
    throw forbidden('The password is wrong.');
  const { db } = hall.store;
  const seats = await db.selectFrom('seats').select('table_id').distinct().where('player', '=', player.id).execute();
  for (const { table_id } of seats)
    await changeTable(hall, table_id, async (trx, table, live) => {
      const bot = hasBegun(table) && !isOver(table) ? { bot: 'normal' } : {};
      await trx
        .updateTable('seats')
        .set({ player: null, ...bot })
        .where('table_id', '=', table_id)
        .where('player', '=', player.id)
        .execute();
      if (!hasBegun(table)) return;
      live.table = await loadTable(trx, table_id);
      await settle(trx, live, { hall });
    });
  await db.deleteFrom('players').where('id', '=', player.id).execute();
  await db.updateTable('messages').set({ player: null }).where('player', '=', player.id).execute();
  await db.updateTable('messages').set({ to_player: null }).where('to_player', '=', player.id).execute();
  await db.deleteFrom('notebooks').where('player', '=', player.id).execute();
  await db.deleteFrom('held').where('player', '=', player.id).execute();
  await db.deleteFrom('requests').where('player', '=', player.id).execute();
  await db.deleteFrom('ratings').where('key', '=', player.id).execute();
  await hall.store.bus.publish({ kind: 'signed-out', player: player.id });
}
