import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '@quadrille/coalition-wars/coalitions/words/index.ts';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const boards = here('../atlas/boards');
const data = here('../games/coalition-wars/data');

/** The drawn boards lie beside the client as plain files: `/boards/<id>.json` and its pictures. */
const drawnBoards = (): Plugin => ({
  name: 'drawn-boards',
  apply: 'build',
  writeBundle({ dir }) {
    if (!dir || !existsSync(boards)) return;
    for (const file of readdirSync(boards)) {
      if (/\.(json|webp)$/.test(file)) cpSync(`${boards}/${file}`, `${dir}/boards/${file}`);
    }
  },
});

interface Entry {
  readonly id: string;
  readonly provenance?: Readonly<Record<string, { readonly reconstructed?: boolean; readonly rulebook?: string }>>;
}

/** Which facts of a territory are rebuilt and not told by the rulebook: territory → facts. */
function rebuilt(board: string): Record<string, readonly string[]> {
  const { territories } = parse(readFileSync(`${data}/${board}.yaml`, 'utf8')) as {
    readonly territories: readonly Entry[];
  };
  const shown = ['kind', 'owner', 'stripes', 'value', 'port'];
  return Object.fromEntries(
    territories.map(({ id, provenance = {} }) => [id, shown.filter((fact) => provenance[fact]?.reconstructed)]),
  );
}

/** What the games read from their data files when they start, the client is given when it is built. */
const GIVEN: Readonly<Record<string, () => unknown>> = {
  'virtual:coalitions/words': () => wordsOf(),
  'virtual:coalitions/rebuilt': () =>
    Object.fromEntries(['coalitions-empire', 'coalitions-revolution'].map((board) => [board, rebuilt(board)])),
};

const givenData = (): Plugin => ({
  name: 'given-data',
  resolveId: (id) => (id in GIVEN ? `\0${id}` : undefined),
  load: (id) => {
    const give = GIVEN[id.slice(1)];
    return id.startsWith('\0virtual:') && give ? `export default ${JSON.stringify(give())};` : undefined;
  },
});

export default defineConfig({
  root: here('.'),
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [givenData(), drawnBoards()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
