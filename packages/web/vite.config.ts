import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const boards = here('../atlas/boards');

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

/** The pictures of the lobby lie in the games' folders; each is served as `/pictures/<game>.webp`. */
const pictures = (): Plugin => ({
  name: 'pictures',
  apply: 'build',
  writeBundle({ dir }) {
    const games = here('src/games');
    for (const file of readdirSync(games, { recursive: true, encoding: 'utf8' })) {
      if (basename(file) !== 'picture.webp') continue;
      cpSync(join(games, file), `${dir}/pictures/${basename(dirname(file))}.webp`);
    }
  },
});

/** A module named `*.build.ts` is run when the client is built: the client is given what it exports. */
const builtAhead = (): Plugin => ({
  name: 'built-ahead',
  load: async (id) => {
    if (!id.endsWith('.build.ts')) return undefined;
    const made = (await import(id)) as Readonly<Record<string, unknown>>;
    return Object.entries(made)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

export default defineConfig({
  root: here('.'),
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [builtAhead(), drawnBoards(), pictures(), keptFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
