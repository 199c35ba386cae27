import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { outlinedText } from './art/proof.ts';
import { boards } from './boards.ts';
import { overlayOf } from './overlay.ts';
import type { Rendition, Sheet } from './sheet.ts';

/**
 * `node packages/atlas/src/pictures.ts`: the finished sheets with names and marks, as a player sees them, for docs/.
 * Made from the committed boards alone.
 */

const source = new URL('../boards/', import.meta.url);
const target = new URL('../../../docs/boards/', import.meta.url);
const width = 1800;
/** Pictures in docs stay below this many bytes. */
const largest = 400 * 1024;

async function picture(id: string, rendition: Rendition): Promise<void> {
  const sheet: Sheet = JSON.parse(readFileSync(new URL(`${id}.json`, source), 'utf8'));
  const { width: w, height: h } = sheet.size;
  const names = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${overlayOf(sheet, rendition, outlinedText)}</svg>`;
  const over = new Resvg(names, { fitTo: { mode: 'width', value: 2 * w } }).render().asPng();
  const full = await sharp(readFileSync(new URL(sheet.art[rendition]['2x'], source)))
    .composite([{ input: over }])
    .toBuffer();
  for (let quality = 80; quality > 30; quality -= 8) {
    const small = await sharp(full).resize(width).webp({ quality, effort: 5 }).toBuffer();
    if (small.length > largest) continue;
    const name = rendition === 'light' ? `${id}.webp` : `${id}-${rendition}.webp`;
    writeFileSync(new URL(name, target), small);
    console.log(`${name}  ${Math.round(small.length / 1024)} KB`);
    return;
  }
}

mkdirSync(target, { recursive: true });
for (const { id } of boards) await picture(id, 'light');
for (const rendition of ['dark', 'plain'] as const) await picture('coalitions-empire', rendition);
await picture('clash-of-monarchs', 'dark');
