import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SKIPPED = ['node_modules', 'dist', '.tsc', 'boards'];

export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly bytes: number;
}

/** Every TypeScript file of the packages. */
export function sources(): Source[] {
  return filesBelow(join(root, 'packages'))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      path: relative(root, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
      bytes: statSync(path).size,
    }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** What a file imports, as written. */
export const importsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, target]) => target ?? []);

/** The package a file belongs to: `kernel`, `games/skirmish`, … */
export function packageOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'games' ? `games/${second}` : first;
}

/** A file that ships, not a test, a picture to be taken, a benchmark or an example. */
export const ships = ({ path }: Source): boolean =>
  path.includes('/src/') && !/\.(test|shoot)\.tsx?$|\/bench\//.test(path);
