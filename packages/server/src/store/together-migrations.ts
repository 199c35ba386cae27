import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Weekends are those of the player. */
export const zones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('players').addColumn('zone', 'text').execute();
    await db.schema.alterTable('seats').addColumn('zone', 'text').execute();
  },
};

/** Forgotten passwords. */
export const resets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('resets')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('player', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** What players and bots are worth; matches that do not count. */
export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ratings')
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('matches', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['key', 'game'])
      .execute();
    await db.schema
      .createTable('unrated')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .execute();
  },
};
