import { type Format, fits } from './format.ts';
import type { Problem } from './problem.ts';
import { read } from './source.ts';

export interface Checked {
  /** What kind of file it is, if it is one we know. */
  readonly format?: string;
  /** In the order of the lines. */
  readonly problems: readonly Problem[];
}

/**
 * Checks a data file: is it YAML, has it the right shape, does it hold what its game demands? `neighbour` gives the text
 * of another file of the same folder.
 */
export function check(
  formats: readonly Format[],
  file: string,
  text: string,
  neighbour: (name: string) => string | undefined,
): Checked {
  const source = read(file, text);
  if (source.unreadable.length > 0) return { problems: source.unreadable };
  const format = formats.find((each) => fits(each, source.data));
  if (!format) {
    const known = formats.map(({ name, marks }) => `${name} (${marks.join(', ')})`).join('; ');
    return { problems: [source.locate({ path: [], message: `this is no data file we know. We know: ${known}` })] };
  }
  const shape = format.shape(source.data);
  const known = new Map<string, unknown>();
  const dataOf = (name: string) => {
    const other = known.has(name) ? undefined : neighbour(name);
    if (other !== undefined) known.set(name, read(name, other).data);
    return known.get(name);
  };
  const findings = shape.length > 0 ? shape : format.demands(source.data, dataOf);
  const problems = findings.map(source.locate).sort((a, b) => a.line - b.line || a.column - b.column);
  return { format: format.name, problems };
}
