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
