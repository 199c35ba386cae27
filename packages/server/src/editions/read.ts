import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Editable, Flaw, Texts, Title } from '@quadrille/kernel';

/** An edition of somebody's own: a game with the values of the copy on their shelf. */
export interface Edition {
  readonly name: string;
  readonly title: Title;
}

/** What stands in the data folder: editions that can be played, and what is wrong with the others. */
export interface Shelf {
  readonly editions: readonly Edition[];
  readonly refused: readonly { readonly folder: string; readonly flaws: readonly Flaw[] }[];
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const textsIn = (folder: string): Texts =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** What is wrong with an edition, however it is broken; nothing: its game can be made and played. */
export async function wrongWith(editable: Editable | undefined, texts: Texts): Promise<readonly Flaw[]> {
  const broken = (sentence: string): readonly Flaw[] => [{ file: '', line: 0, sentence }];
  if (!editable) return broken('There are no editions of this game.');
  try {
    const flaws = await editable.flaws(texts);
    if (flaws.length === 0) void editable.titleFrom({ ...editable.texts, ...texts }).definition.words;
    return flaws;
  } catch (fault) {
    return broken(`It cannot be played: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

/** Reads `editions/<game>/<name>/` of the data folder. Files that are not there are ours. */
export async function readShelf(directory: string, titles: readonly Title[]): Promise<Shelf> {
  const editions: Edition[] = [];
  const refused: Shelf['refused'][number][] = [];
  for (const game of foldersIn(join(directory, 'editions')))
    for (const name of foldersIn(join(directory, 'editions', game))) {
      const folder = join('editions', game, name);
      const editable = titles.find(({ id }) => id === game)?.editable;
      const texts = textsIn(join(directory, folder));
      const flaws = await wrongWith(editable, texts);
      if (editable && flaws.length === 0)
        editions.push({ name, title: editable.titleFrom({ ...editable.texts, ...texts }) });
      else refused.push({ folder, flaws });
    }
  return { editions, refused };
}

/** A flaw as its author looks for it. */
export const inWords = ({ file, line, sentence }: Flaw): string =>
  file === '' ? sentence : `${file}:${line}: ${sentence}`;
