import type { Texts, Title } from '@quadrille/kernel';
import type { RecordFile } from '@quadrille/protocol';
import { invalid, notFound } from '../problem.ts';
import type { Reader, Trx } from '../store/schema.ts';
import { judged } from './judge.ts';
import { keepMade } from './made.ts';
import type { Edition } from './read.ts';

/** The games by the data they are played with. */
export interface Editions {
  /** Those of the data folder, for new tables. */
  readonly offered: readonly Edition[];
  /** Those that tables are played with, made again from what was kept. */
  readonly made: Map<string, Title>;
}

export const keepEditions = (offered: readonly Edition[]): Editions => ({ offered, made: new Map() });

/** The games of the house, and their editions. */
export interface Library {
  readonly titles: readonly Title[];
  readonly editions: Editions;
}

/** The game of this id, as we have it. */
export function titleFor({ titles }: Pick<Library, 'titles'>, id: string): Title {
  const title = titles.find((each) => each.id === id);
  if (!title) throw notFound('game');
  return title;
}

/** The game for a new table: ours, or the edition of this name. */
export function titleNamed(library: Library, game: string, edition: string | undefined): Title {
  if (edition === undefined) return titleFor(library, game);
  const found = library.editions.offered.find(({ name, title }) => name === edition && title.id === game);
  if (!found) throw invalid(`There is no edition ${edition} of this game.`);
  return found.title;
}

/** The game with the data a table was laid with, whatever has become of our files or the owner's since. */
export async function titleWith(library: Library, db: Reader, game: string, data: string): Promise<Title> {
  const ours = titleFor(library, game);
  if (ours.data === data || !ours.editable) return ours;
  const known =
    library.editions.offered.find(({ title }) => title.data === data)?.title ?? library.editions.made.get(data);
  if (known) return known;
  const row = await db.selectFrom('editions').select('texts').where('data', '=', data).executeTakeFirst();
  // A match from before editions were kept goes on with what we have now.
  if (!row) return ours;
  return keepMade(library.editions.made, data, ours.editable.titleFrom(JSON.parse(row.texts) as Texts));
}

/** Keeps what a table is played with. */
export async function keepEdition(trx: Trx, { id, data, editable }: Title): Promise<void> {
  if (!editable) return;
  await trx
    .insertInto('editions')
    .values({ data, game: id, texts: JSON.stringify(editable.texts) })
    .onConflict((conflict) => conflict.column('data').doNothing())
    .execute();
}

/** The edition of an imported record: ours, or one that comes with it. */
export async function titleOfRecord(
  library: Library,
  db: Reader,
  { data, edition, record }: Pick<RecordFile, 'data' | 'edition' | 'record'>,
): Promise<Title> {
  const { game } = record;
  const { editable } = titleFor(library, game);
  if (!edition || !editable) return titleWith(library, db, game, data);
  const wrong = await judged(game, editable.texts, { texts: edition, record });
  if (wrong !== undefined) throw invalid(`The edition of this record cannot be played: ${wrong}`);
  const title = editable.titleFrom({ ...editable.texts, ...edition });
  if (title.data !== data) throw invalid('The edition of this record is not the one it was played with.');
  return title;
}
