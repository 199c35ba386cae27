import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const assets = `${dist}/assets`;

/** Kilobytes of script as they go over the line, gzipped. */
export interface Weight {
  /** What the first page cannot do without. */
  readonly first: number;
  /** What all pages together need. */
  readonly all: number;
}

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${assets}/${file}`)).length, 0) / 1024;

/** Weighs the scripts of the built client. */
export function weigh(): Weight {
  const index = readFileSync(`${dist}/index.html`, 'utf8');
  const needed = new Set([/src="\/assets\/([^"]+\.js)"/.exec(index)?.[1] ?? '']);
  for (const file of needed)
    for (const [, other = ''] of readFileSync(`${assets}/${file}`, 'utf8').matchAll(/from"\.\/([^"]+\.js)"/g))
      needed.add(other);
  return { first: kilobytes(needed), all: kilobytes(readdirSync(assets).filter((file) => file.endsWith('.js'))) };
}
