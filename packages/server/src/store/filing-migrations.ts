/** How answers were filed from version to version, until they were rows of one table again. */
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const isSqlite = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** What changes with every turn, apart from what does not: a narrow row is little to write. */
export const turns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('turns')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('touched', 'bigint', (c) => c.notNull())
      .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
      .execute();
    await sql`insert into turns (table_id, waiting, touched) select id, waiting, touched from tables`.execute(db);
    await db.schema.alterTable('tables').dropColumn('waiting').execute();
    await db.schema.alterTable('tables').dropColumn('touched').execute();
  },
};

/**
 * The embedded database writes whole pages. Answers of all matches are put one behind the other (`fresh`), where many
 * share a page, and filed by match later (`kept`); `moves` shows both.
 */
export const filing: Migration = {
  async up(db: Kysely<unknown>) {
    if (!isSqlite(db)) return;
    await db.schema.alterTable('moves').renameTo('kept').execute();
    await sql`create table fresh (table_id text not null, seq integer not null, kind text not null, seat text,
      option text, ref integer, by text, request text, news text)`.execute(db);
    await sql`create view moves as select * from kept union all select * from fresh`.execute(db);
    await sql`create trigger moves_insert instead of insert on moves begin
      insert into kept values (new.table_id, new.seq, new.kind, new.seat, new.option, new.ref, new.by, new.request,
        new.news);
      end`.execute(db);
  },
};

/** Servers of that time kept what was fresh in memory and in a journal, and looked at it through views. */
export const journal: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create view turning as select * from turns`.execute(db);
    await sql`create view saved as select * from checkpoints`.execute(db);
    if (!isSqlite(db)) return;
    await sql`insert into kept select * from fresh order by table_id, seq`.execute(db);
    await sql`drop trigger moves_insert`.execute(db);
    await sql`drop view moves`.execute(db);
    await sql`drop table fresh`.execute(db);
    await sql`create view moves as select * from kept`.execute(db);
    await sql`create trigger moves_insert instead of insert on moves begin
      insert into kept values (new.table_id, new.seq, new.kind, new.seat, new.option, new.ref, new.by, new.request,
        new.news);
      end`.execute(db);
    await sql`create table journal (era integer not null, since integer not null)`.execute(db);
    await sql`insert into journal values (0, 0)`.execute(db);
    await sql`create table pending (era integer primary key, text text not null)`.execute(db);
  },
};

/**
 * Filed answers stand one behind the other, in full pages, and an index finds them. In a tree by match and number they
 * would be put into its middle, which leaves pages half empty, and one of more than 231 bytes would need a page of its
 * own: SQLite lets no key of a tree be longer.
 */
export const appending: Migration = {
  async up(db: Kysely<unknown>) {
    if (!isSqlite(db)) return;
    await sql`drop trigger moves_insert`.execute(db);
    await sql`drop view moves`.execute(db);
    await sql`create table appended (table_id text not null, seq integer not null, kind text not null, seat text,
      option text, ref integer, by text, request text, news text)`.execute(db);
    await sql`insert into appended select * from kept order by table_id, seq`.execute(db);
    await sql`drop table kept`.execute(db);
    await sql`alter table appended rename to kept`.execute(db);
    await sql`create unique index kept_key on kept (table_id, seq)`.execute(db);
    await sql`create view moves as select * from kept`.execute(db);
    await sql`create trigger moves_insert instead of insert on moves begin
      insert into kept values (new.table_id, new.seq, new.kind, new.seat, new.option, new.ref, new.by, new.request,
        new.news);
      end`.execute(db);
  },
};

/**
 * Answers are rows of one table again, on every database. Checkpoints were kept in a form of their own: they are a cache,
 * and are made anew from the answers.
 */
export const plain: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop view turning`.execute(db);
    await sql`drop view saved`.execute(db);
    await sql`delete from checkpoints`.execute(db);
    if (!isSqlite(db)) return;
    await sql`drop trigger moves_insert`.execute(db);
    await sql`drop view moves`.execute(db);
    await sql`drop index kept_key`.execute(db);
    await sql`alter table kept rename to moves`.execute(db);
    await sql`create unique index moves_key on moves (table_id, seq)`.execute(db);
    await sql`drop table journal`.execute(db);
    await sql`drop table pending`.execute(db);
  },
};
