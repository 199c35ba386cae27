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

/** Playing with strangers: who looks for whom, who wants nothing to do with whom, what the owner is told. */
export const strangers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('wishes')
      .addColumn('player', 'text', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('players', 'integer', (c) => c.notNull())
      .addColumn('pace', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('table_id', 'text')
      .execute();
    await db.schema
      .createTable('blocks')
      .addColumn('player', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('blocked', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('blocks_key', ['player', 'blocked'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text')
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('done', 'integer', (c) => c.notNull())
      .execute();
  },
};

/** How far everybody may know that a match has come. */
export const outward: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('turns').addColumn('outward', 'integer').execute();
  },
};

/** What was done at a table at somebody's request, so that the same request is not done twice. */
export const requests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('requests')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('request', 'text', (c) => c.notNull())
      .addColumn('reply', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('requests_key', ['table_id', 'player', 'request'])
      .execute();
  },
};

/** Who held a seat, bots too, when the match began: whoever sits down later makes no match worth less. */
export const beginners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('held')
      .addColumn('began', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

/** Who has asked for advice. */
export const advice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('held')
      .addColumn('advised', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

/** Treaties by which both sides promise something: each does it in its own time. */
export const parts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('treaties').addColumn('from_done', 'integer').execute();
    await db.schema.alterTable('treaties').addColumn('to_done', 'integer').execute();
  },
};

/** Notices to browsers that are closed, and several in one letter; what was told before is not told again. */
export const pushes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pushes')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('player', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
      .addColumn('keys', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .alterTable('notices')
      .addColumn('mailed', 'bigint', (c) => c.notNull().defaultTo(1))
      .execute();
  },
};
