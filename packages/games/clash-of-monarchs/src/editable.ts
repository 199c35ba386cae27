/** How an edition is made: the values of somebody's printed copy, on the same map. */
import type { Editable, Flaw, Texts, Title } from '@quadrille/kernel';
import { type Data, dataFrom, FILES, type Files } from './board/data.ts';
import { BadData } from './board/source.ts';

/** Ids and geometry, and the grammar of the cards: what the sheets and the rules know. */
const FIXED = ['id', 'pos', 'area', 'connections', 'grammar', 'schema'];

/** Their files where there are some, ours for the rest. */
function merged(ours: Files, theirs: Texts): Files {
  const files: Record<(typeof FILES)[number], string> = { ...ours };
  for (const file of FILES) files[file] = theirs[file] ?? ours[file];
  return files;
}

export function editableOf(ours: Files, titleOf: (data: Data, files: Files) => Title): Editable {
  return {
    texts: ours,
    titleFrom: (theirs) => titleOf(dataFrom(merged(ours, theirs)), merged(ours, theirs)),
    flaws: async (theirs) => {
      // Loaded when there is an edition: most houses have none.
      const [{ flawsIn }, { formats }] = await Promise.all([import('@quadrille/source'), import('./check/index.ts')]);
      const found = flawsIn({ formats, fixed: FIXED }, ours, theirs).map(
        ({ file, line, at, message }): Flaw => ({ file, line, sentence: at === '' ? message : `${at}: ${message}` }),
      );
      return found.length > 0 ? found : unmade(() => dataFrom(merged(ours, theirs)));
    },
  };
}

/** What only shows when the files are read; the message begins with file and line. */
function unmade(make: () => Data): readonly Flaw[] {
  try {
    make();
    return [];
  } catch (fault) {
    if (!(fault instanceof BadData)) throw fault;
    const [, file = '', line = '0', sentence = fault.message] = /^([\w.]+):(\d+):?\s*(.*)$/s.exec(fault.message) ?? [];
    return [{ file, line: Number(line), sentence }];
  }
}
