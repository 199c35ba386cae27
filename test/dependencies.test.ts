import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Manifest = Partial<Record<(typeof GROUPS)[number], Record<string, string>>>;

const manifests = [
  'package.json',
  ...['packages', 'packages/games'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  ),
];

function read(path: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

const used = new Set(
  manifests
    .map(read)
    .flatMap((manifest) => GROUPS.flatMap((group) => Object.keys(manifest[group] ?? {})))
    .filter((name) => !name.startsWith('@quadrille/')),
);

const listed = new Set(
  readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| package') && !line.startsWith('| ---'))
    .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((name) => name.trim())),
);

test('every dependency is justified, and nothing is justified that is not used', () => {
  expect([...used].filter((name) => !listed.has(name)).sort()).toEqual([]);
  expect([...listed].filter((name) => !used.has(name)).sort()).toEqual([]);
});
