import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
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

const [brotli, zipped] = [promisify(brotliCompress), promisify(gzip)];
/** Beyond this brotli takes long for a few bytes. */
const QUALITY = { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } };
/** What is smaller goes in one packet either way. */
const LEAST = 1200;

/** Everything that is text lies beside itself compressed, so that the server only has to send it. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async closeBundle() {
    const dist = here('dist');
    const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|css|json|svg|html|webmanifest)$/.test(file),
    );
    await Promise.all(
      texts.map(async (file) => {
        const text = await readFile(join(dist, file));
        if (text.length < LEAST) return;
        await Promise.all([
          brotli(text, QUALITY).then((small) => writeFile(join(dist, `${file}.br`), small)),
          zipped(text, { level: 9 }).then((small) => writeFile(join(dist, `${file}.gz`), small)),
        ]);
      }),
    );
  },
});

export default defineConfig({
  root: here('.'),
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [builtAhead(), drawnBoards(), pictures(), keptFiles(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
