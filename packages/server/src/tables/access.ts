import { forbidden, notFound } from '../problem.ts';
import type { Reader } from '../store/schema.ts';
import { peopleOf, type Table } from './table.ts';

/** Whether somebody may know of the table at all: private ones are for those who sit there or were invited. */
export async function mayLook(db: Reader, table: Table, player: string | null): Promise<boolean> {
  if (player !== null && (table.host === player || peopleOf(table).includes(player))) return true;
  if (table.settings.admission === 'open' && table.origin === null) return true;
  if (player === null) return false;
  const invited = await db
    .selectFrom('invited')
    .select('player')
    .where('table_id', '=', table.id)
    .where('player', '=', player)
    .executeTakeFirst();
  return invited !== undefined;
}

/** Refuses those who may not look; a private table does not even exist for them. */
export async function needLook(db: Reader, table: Table, player: string | null): Promise<void> {
  if (!(await mayLook(db, table, player))) throw notFound('table');
}

/** Refuses spectators where the table has none. */
export function needSeatOrSpectators({ settings, started, ...table }: Table, player: string | null): void {
  if (started === null || settings.spectators !== null) return;
  const sits = table.seats.some((each) => player !== null && each.player === player);
  if (!sits) throw forbidden('This table has no spectators.');
}

/** Whether somebody who looks at the table may go on doing so. */
export async function mayStay(db: Reader, table: Table, player: string | null): Promise<boolean> {
  if (!(await mayLook(db, table, player))) return false;
  const sits = table.seats.some((each) => player !== null && each.player === player);
  return sits || table.started === null || table.settings.spectators !== null;
}
