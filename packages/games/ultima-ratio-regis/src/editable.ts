/** How an edition is made: the values of somebody's printed copy, on the same map. */
import type { Texts as AnyTexts, Editable, Flaw, Title } from '@quadrille/kernel';
import { dataFrom } from './data/load.ts';
import type { Data } from './data/model.ts';
import { BadData, FILES, type Texts } from './data/read.ts';

/** Ids and geometry: what the drawn sheets and the rules know. */
const FIXED = ['id', 'pos', 'map', 'connections', 'adjacent', 'control_periods', 'op_schema', 'rule_keys'];

/** Their files where there are some, ours for the rest. */
const merged = (ours: Texts, theirs: AnyTexts): Texts => {
  const files = FILES.map((file) => [file, theirs[file] ?? ours[file]]);
  return Object.fromEntries(files);
};

export function editableOf(ours: Texts, titleOf: (data: Data) => Title): Editable {
  const titleFrom = (theirs: AnyTexts): Title => titleOf(dataFrom(merged(ours, theirs)));
  return {
    texts: ours,
    titleFrom,
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

/** What only shows when all files are read together. */
function unmade(make: () => Data): readonly Flaw[] {
  try {
    make();
    return [];
  } catch (fault) {
    if (fault instanceof BadData) return [{ file: fault.finding.file, line: 0, sentence: fault.message }];
    throw fault;
  }
}
