import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { lookOf } from '../names.ts';

const isSqlite = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** What is counted for all processes together. It need not survive a crash. */
export const allowances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('allowances')
      .$call((table) => (isSqlite(db) ? table : table.modifyFront(sql`unlogged`)))
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .execute();
  },
};

/** What bots promise in letters. */
export const pledges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pledges')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('pledge', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('pledges_seat').on('pledges').columns(['table_id', 'seat']).execute();
  },
};

/** What belongs to a person does not go with the seat, and nobody sees a match through two seats. */
export const persons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('held')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('held_key', ['table_id', 'player', 'seat'])
      .execute();
    await sql`insert into held (table_id, seat, player) select seats.table_id, seats.seat, seats.player from seats
      join tables on tables.id = seats.table_id
      where seats.player is not null and tables.started is not null`.execute(db);
    await db.schema
      .createTable('notebooks')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notebooks_key', ['table_id', 'seat', 'player'])
      .execute();
    await sql`insert into notebooks (table_id, seat, player, text)
      select notes.table_id, notes.seat, seats.player, notes.text from notes
      join seats on seats.table_id = notes.table_id and seats.seat = notes.seat
      where seats.player is not null`.execute(db);
    await db.schema.dropTable('notes').execute();
    await db.schema.alterTable('messages').addColumn('to_player', 'text').execute();
    await sql`update messages set to_player = (select player from seats
      where seats.table_id = messages.table_id and seats.seat = messages.to_seat) where to_seat is not null`.execute(
      db,
    );
    await db.schema
      .alterTable('tables')
      .addColumn('deserted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

/** Standing orders, lists of answers that wait, and the unit in which a seat's time is counted. */
export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('orders')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('orders_key', ['table_id', 'seat', 'order_id'])
      .execute();
    await db.schema
      .createTable('lists')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('request', 'text', (c) => c.notNull())
      .addColumn('reply', 'text', (c) => c.notNull())
      .addColumn('rest', 'text', (c) => c.notNull())
      .addColumn('expects', 'text')
      .addPrimaryKeyConstraint('lists_key', ['table_id', 'seat'])
      .execute();
    await db.schema.alterTable('seats').addColumn('unit', 'text').execute();
  },
};

/** What tables are played with is kept: correcting our data changes no running match. */
export const editions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('editions')
      .addColumn('data', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('texts', 'text', (c) => c.notNull())
      .execute();
  },
};

/** No session lasts for ever; those that there are have three months from now. */
export const endings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('ends', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update sessions set ends = ${Date.now() + 90 * 86_400_000}`.execute(db);
    await db.schema
      .createTable('devices')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('player', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** What names look like is kept, so that nobody can be taken for somebody else. */
export const looks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('players').addColumn('look', 'text').execute();
    await db.schema.createIndex('players_look').on('players').column('look').execute();
    const { rows } = await sql<{ id: string; name: string }>`select id, name from players
      where sign_in is not null`.execute(db);
    for (const { id, name } of rows) await sql`update players set look = ${lookOf(name)} where id = ${id}`.execute(db);
  },
};

/** Nobody is written to who has not said yes; addresses from before are asked when there is something to tell. */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mails')
      .addColumn('player', 'text', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull().unique())
      .addColumn('confirmed', 'integer', (c) => c.notNull())
      .execute();
  },
};

/** What letters propose takes the place of what bots had promised: those promises hold no longer than a round. */
export const treaties: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('treaties')
      .addColumn('letter', 'text', (c) => c.primaryKey().references('messages.id').onDelete('cascade'))
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('from_seat', 'text', (c) => c.notNull())
      .addColumn('to_seat', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('about', 'text')
      .addColumn('made', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('judged', 'integer')
      .addColumn('by_seat', 'text')
      .execute();
    await db.schema.createIndex('treaties_table').on('treaties').columns(['table_id', 'state']).execute();
    await db.schema.dropTable('pledges').execute();
  },
};
