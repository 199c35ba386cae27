import type { Rulebook } from './rulebook.ts';

const books: Readonly<Record<string, () => Promise<{ readonly rulebook: Rulebook }>>> = {
  coalitions: () => import('./coalition-wars/coalitions/rules/index.ts'),
  'ancien-regime': () => import('./coalition-wars/ancien-regime/rules/index.ts'),
  realpolitik: () => import('./coalition-wars/realpolitik/rules/index.ts'),
};

/** The rules of a game in our own words, loaded when they are opened. */
export const rulebookOf = async (game: string): Promise<Rulebook | undefined> => (await books[game]?.())?.rulebook;

/** The games whose rules are written down. */
export const WRITTEN: readonly string[] = Object.keys(books);
