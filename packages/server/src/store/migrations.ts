import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { appending, filing, journal, plain, turns } from './filing-migrations.ts';
import { allowances, editions, endings, looks, mails, orders, persons, pledges, treaties } from './later-migrations.ts';
import type { Db } from './schema.ts';
import {
  advice,
  beginners,
  outward,
  parts,
  pushes,
  ratings,
  requests,
  resets,
  strangers,
  zones,
} from './together-migrations.ts';

const isSqlite = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** The tables as first laid down. Later changes are migrations of their own; none is ever edited. */
const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('players')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('sign_in', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('contact', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('turns', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('late', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('player', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('sessions_player').on('sessions').column('player').execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('settings', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('started', 'bigint')
      .addColumn('touched', 'bigint', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('result', 'text')
      .addColumn('invite', 'text', (c) => c.notNull().unique())
      .addColumn('rematch', 'text')
      .addColumn('origin', 'text')
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('tables_status').on('tables').column('status').execute();
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('player', 'text')
      .addColumn('bot', 'text')
      .addColumn('offered', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ask', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('clock', 'bigint')
      .addColumn('asked', 'bigint')
      .addColumn('deadline', 'bigint')
      .addColumn('absence', 'integer', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('seats_player').on('seats').column('player').execute();
    await db.schema
      .createTable('invited')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('player', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('invited_key', ['table_id', 'player'])
      .execute();
    await db.schema
      .createTable('moves')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seat', 'text')
      .addColumn('option', 'text')
      .addColumn('ref', 'integer')
      .addColumn('by', 'text')
      .addColumn('request', 'text')
      .addColumn('news', 'text')
      .addPrimaryKeyConstraint('moves_key', ['table_id', 'seq'])
      .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table)) // one tree to write to, not two
      .execute();
    await db.schema
      .createTable('checkpoints')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('undone', 'integer', (c) => c.notNull())
      .addColumn('checkpoint', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('checkpoints_key', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createTable('messages')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('player', 'text')
      .addColumn('seat', 'text')
      .addColumn('to_seat', 'text')
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('messages_table').on('messages').columns(['table_id', 'id']).execute();
    await db.schema
      .createTable('reads')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('up_to', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('reads_key', ['table_id', 'player', 'channel'])
      .execute();
    await db.schema
      .createTable('mutes')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('muted', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['table_id', 'player', 'muted'])
      .execute();
    await db.schema
      .createTable('notes')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'seat'])
      .execute();
    await db.schema
      .createTable('votes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('args', 'text', (c) => c.notNull())
      .addColumn('ballots', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text')
      .execute();
    await db.schema.createIndex('votes_table').on('votes').columns(['table_id', 'id']).execute();
    await db.schema
      .createTable('notices')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('player', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text')
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('read', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('notices_player').on('notices').columns(['player', 'id']).execute();
    await db.schema
      .createTable('jobs')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('args', 'text', (c) => c.notNull())
      .addColumn('owner', 'text')
      .addColumn('claimed_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').column('due').execute();
  },
};

const MIGRATIONS = {
  '0001-first': first,
  '0002-allowances': allowances,
  '0003-turns': turns,
  '0004-filing': filing,
  '0005-pledges': pledges,
  '0006-journal': journal,
  '0007-appending': appending,
  '0008-plain': plain,
  '0009-persons': persons,
  '0010-orders': orders,
  '0011-editions': editions,
  '0012-endings': endings,
  '0013-looks': looks,
  '0014-mails': mails,
  '0015-zones': zones,
  '0016-resets': resets,
  '0017-ratings': ratings,
  '0020-treaties': treaties,
  '0021-strangers': strangers,
  '0022-pushes': pushes,
  '0023-outward': outward,
  '0024-parts': parts,
  '0025-requests': requests,
  '0026-beginners': beginners,
  '0027-advice': advice,
} satisfies Readonly<Record<string, Migration>>;
type Name = keyof typeof MIGRATIONS;

/** Brings the database up to date, or to an older form; several processes may start at once, one of them does it. */
export async function migrate(db: Db, to?: Name): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results = [] } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw new Error(`Migration ${results.at(-1)?.migrationName ?? ''} failed`, { cause: error });
}
