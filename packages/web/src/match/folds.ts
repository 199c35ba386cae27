import type { Entry } from '../games/presenter.ts';

/** A line of the chronicle as it stands on the page: an entry, or several of one Power that are read as one. */
export interface Fold {
  readonly entry: Entry;
  /** What else the Power did in a row: unfolds on demand. */
  readonly more: readonly Entry[];
}

/** So many deeds of a Power in a row are one line. */
const SEVERAL = 3;

const stands = ({ heading, story, power }: Entry): boolean => heading === true || story !== undefined || !power;

/** One line for what a Power does in a row; headings and stories stand alone. */
export function foldsOf(entries: readonly Entry[]): readonly Fold[] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run && first && !stands(first) && !stands(entry) && first.power === entry.power) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run): Fold[] => {
    const [first, ...more] = run;
    if (!first) return [];
    return run.length < SEVERAL ? run.map((entry) => ({ entry, more: [] })) : [{ entry: first, more }];
  });
}

/** How many lines stand on the page at most. */
export const WINDOW = 60;
/** How far it slides when an end is reached. */
export const SLIDE = 30;

/** The part of the lines that stands on the page: `end` lines from the beginning, the latest if nothing is said. */
export function windowOf(count: number, end: number | undefined): { readonly from: number; readonly to: number } {
  const to = Math.min(count, Math.max(Math.min(WINDOW, count), end ?? count));
  return { from: Math.max(0, to - WINDOW), to };
}
