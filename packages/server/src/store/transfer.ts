import type { Db, Reader, Schema } from './schema.ts';

/** Every table, those that others refer to first. Checkpoints are a cache and are made anew. */
const TABLES = [
  'players',
  'sessions',
  'mails',
  'resets',
  'editions',
  'devices',
  'tables',
  'turns',
  'seats',
  'invited',
  'moves',
  'messages',
  'reads',
  'mutes',
  'treaties',
  'held',
  'notebooks',
  'orders',
  'lists',
  'ratings',
  'unrated',
  'pushes',
  'wishes',
  'blocks',
  'reports',
  'votes',
  'requests',
  'notices',
  'jobs',
] as const satisfies readonly (keyof Schema)[];

/** Few enough that a statement stays within every database's number of parameters. */
const PAGE = 500;

/** Whether nobody has played here yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('players').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Copies everything from one database to another, of the same kind or not, as it stood at one moment. Returns how many
 * rows there were.
 */
export function transfer(from: Db, to: Db, kind: 'sqlite' | 'postgres'): Promise<number> {
  // A file was copied for us: nobody else writes to it.
  const moment = kind === 'postgres' ? from.transaction().setIsolationLevel('repeatable read') : from.connection();
  return moment.execute((then) =>
    to.transaction().execute(async (trx) => {
      let rows = 0;
      for (const table of TABLES)
        for await (const page of pagesOf(then, table)) {
          await trx.insertInto(table).values(page).execute();
          rows += page.length;
        }
      return rows;
    }),
  );
}

type Row = never[];

async function* pagesOf(db: Reader, table: keyof Schema): AsyncGenerator<Row> {
  const all = (await db.selectFrom(table).selectAll().execute()) as Row;
  for (let from = 0; from < all.length; from += PAGE) yield all.slice(from, from + PAGE);
}
