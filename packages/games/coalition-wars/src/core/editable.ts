import type { Editable, Flaw, Texts, Title } from '@quadrille/kernel';
import { type Data, PRINTED } from './data.ts';
import { BadData } from './read.ts';

/** Ids and geometry: what the drawn boards and the rules know. */
const FIXED = [
  'id',
  'points',
  'geometry',
  'decor',
  'board',
  'game',
  'center',
  'bbox',
  'adjacent',
  'straits',
  'impassable_contact',
  'borders',
  'sea_lanes',
];

/** How an edition of a title of the family is made. */
export function editableOf(data: Data, files: readonly string[], titleFrom: (texts: Texts) => Title): Editable {
  const texts = Object.fromEntries(files.map((file) => [file, data.texts[file] ?? '']));
  return {
    texts,
    titleFrom,
    flaws: async (theirs) => {
      // Loaded when there is an edition: most houses have none.
      const [{ flawsIn }, { formats }] = await Promise.all([import('@quadrille/source'), import('../check/index.ts')]);
      const found = flawsIn({ formats, fixed: FIXED, neighbours: PRINTED.texts }, texts, theirs).map(
        ({ file, line, at, message }): Flaw => ({ file, line, sentence: at === '' ? message : `${at}: ${message}` }),
      );
      return found.length > 0 ? found : unmade(() => titleFrom({ ...texts, ...theirs }));
    },
  };
}

/** What only shows when the game is made. */
function unmade(make: () => Title): readonly Flaw[] {
  try {
    void make().definition.words;
    return [];
  } catch (fault) {
    if (fault instanceof BadData) return [{ file: '', line: 0, sentence: fault.message }];
    throw fault;
  }
}
