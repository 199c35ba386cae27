import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** Tells the service worker what belongs to this build: it keeps all of it, and nothing of an older one. */
const keptFiles = (): Plugin => ({
  name: 'kept-files',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    if (!dir) return;
    const files = Object.keys(bundle)
      .filter((file) => /\.(js|css|woff2)$/.test(file))
      .sort()
      .map((file) => `/${file}`);
    const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const worker = readFileSync(`${dir}/worker.js`, 'utf8')
      .replace("const BUILD = 'none';", `const BUILD = '${build}';`)
      .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
    writeFileSync(`${dir}/worker.js`, worker);
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

/** The boards of each title of the family. A title is given to the client from the moment it has words. */
const FAMILY: Readonly<Record<string, readonly string[]>> = {
  coalitions: ['coalitions-empire', 'coalitions-revolution'],
  'ancien-regime': ['ancien-regime'],
  realpolitik: ['realpolitik'],
};

/** The phrases of a title; none while there is no such game yet. */
async function wordsOf(title: string): Promise<Readonly<Record<string, string>>> {
  const path = here(`../games/coalition-wars/src/${title}/words/index.ts`);
  if (!existsSync(path)) return {};
  const { wordsOf: words } = (await import(path)) as { readonly wordsOf: () => Readonly<Record<string, string>> };
  return words();
}

const PREFIX = 'virtual:coalition-wars/';

/** What the games read from their data files when they start, the client is given when it is built. */
const givenData = (): Plugin => ({
  name: 'given-data',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load: async (id) => {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const title = id.slice(PREFIX.length + 1);
    const rebuiltFacts = Object.fromEntries((FAMILY[title] ?? []).map((board) => [board, rebuilt(board)]));
    return `export default ${JSON.stringify({ words: await wordsOf(title), rebuilt: rebuiltFacts })};`;
  },
});

export default defineConfig({
  root: here('.'),
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [givenData(), drawnBoards(), keptFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
