import { isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Finding, Path, Problem } from './problem.ts';

/** A data file that knows where each of its data stands. YAML and JSON alike. */
export interface Source {
  readonly file: string;
  readonly data: unknown;
  /** Text that is no YAML at all. */
  readonly unreadable: readonly Problem[];
  /** The finding with its line. */
  locate(finding: Finding): Problem;
}

export function read(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placed = (offset: number, at: string, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, at, message };
  };
  const unreadable = [...document.errors, ...document.warnings].map(({ pos, message }) => placed(pos[0], '', message));
  let data: unknown;
  try {
    data = unreadable.length > 0 ? undefined : document.toJS();
  } catch (fault) {
    // Anchors that lead nowhere, or to more than anybody can hold.
    unreadable.push(placed(0, '', fault instanceof Error ? fault.message : String(fault)));
  }
  return {
    file,
    data,
    unreadable,
    locate: ({ path, message }) => placed(offsetOf(document.contents, path), wordsFor(data, path), message),
  };
}

/** Where the last step of the path that exists begins; for an entry of a map, its key. */
function offsetOf(root: Node | null, path: Path): number {
  let offset = root?.range?.[0] ?? 0;
  let node: unknown = root;
  for (const step of path) {
    if (!isCollection(node)) break;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else {
      node = node.items[Number(step)];
      if (node === undefined) break;
      offset = (node as Node).range?.[0] ?? offset;
    }
  }
  return offset;
}

/** The path as people say it: an item of a list by its id where it has one. */
function wordsFor(data: unknown, path: Path): string {
  let here: unknown = data;
  const names = path.map((step) => {
    here = typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[step] : undefined;
    const { id } = (here ?? {}) as { readonly id?: unknown };
    return typeof step === 'number' && typeof id === 'string' ? id : String(step);
  });
  return names.join('/');
}
