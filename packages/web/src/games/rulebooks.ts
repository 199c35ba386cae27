import { byFolder } from './folders.ts';
import type { Rulebook } from './rulebook.ts';

/** Rules in our own words: `rules/index.ts` of a game's folder, loaded when they are opened. */
const books = byFolder(import.meta.glob<{ readonly rulebook: Rulebook }>('./**/rules/index.ts'), '/rules/index.ts');

export const rulebookOf = async (game: string): Promise<Rulebook | undefined> => (await books.get(game)?.())?.rulebook;

/** Whether the rules of a game are written down. */
export const isWritten = (game: string): boolean => books.has(game);
