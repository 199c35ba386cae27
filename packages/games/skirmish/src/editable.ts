/** How an edition is made: the values of somebody's own copy, on the same land. */
import type { Editable, Title } from '@quadrille/kernel';
import { type Data, dataFrom, TEXTS } from './data.ts';

/** Ids and the land, and how many may play. */
const FIXED = ['home', 'next', 'players'];

export const editableOf = (titleFrom: (data: Data) => Title): Editable => ({
  texts: TEXTS,
  titleFrom: (theirs) => titleFrom(dataFrom(theirs)),
  flaws: async (theirs) => {
    // Loaded when there is an edition: most houses have none.
    const [{ flawsIn }, { formats }] = await Promise.all([import('@quadrille/source'), import('./check.ts')]);
    return flawsIn({ formats, fixed: FIXED }, TEXTS, theirs).map(({ file, line, at, message }) => ({
      file,
      line,
      sentence: at === '' ? message : `${at}: ${message}`,
    }));
  },
});
