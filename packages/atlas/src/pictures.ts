import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { outlinedText } from './art/proof.ts';
import { readPackageYaml } from './board/data.ts';
import { type Board, boards } from './boards.ts';
import { type Washed, washesMarkup } from './live/wash.ts';
import { overlayOf } from './overlay.ts';
import { type Rendition, renditions, type Sheet } from './sheet.ts';

/**
 * `node packages/atlas/src/pictures.ts`, or with names of boards: the finished sheets with names and marks, as a player sees them, for docs/.
 * Made from the committed boards alone.
 */

const source = new URL('../boards/', import.meta.url);
const target = new URL('../../../docs/boards/', import.meta.url);
const width = 1800;
/** Pictures in docs stay below this many bytes. */
const largest = 400 * 1024;

async function picture({ id, data }: Board, rendition: Rendition): Promise<void> {
  const sheet: Sheet = JSON.parse(readFileSync(new URL(`${id}.json`, source), 'utf8'));
  const { width: w, height: h } = sheet.size;
  const names = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${ownersOn(sheet, rendition, data)}${overlayOf(sheet, rendition, outlinedText)}</svg>`;
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

interface Controlled {
  readonly areas: Readonly<Record<string, { readonly control: Readonly<Record<string, string>> }>>;
}

/** Owners at the beginning, where a board does not print them. */
function ownersOn(sheet: Sheet, rendition: Rendition, data: string): string {
  if (sheet.kind !== 'connected') return '';
  const { areas } = readPackageYaml<Controlled>(data);
  const washes = Object.keys(sheet.areas).flatMap((place): Washed[] => {
    const [how, who = ''] = (areas[place]?.control.t6 ?? areas[place]?.control.t1 ?? '').split(':');
    if (how === 'home' || how === 'domain') return [{ place, power: who, style: how }];
    return how === 'minor' ? [{ place, power: 'minor' }] : [];
  });
  return washesMarkup(sheet, rendition, washes, (place) => sheet.areas[place]?.path);
}

/** Every board by day; one of each kind by candle and plain, too. */
const others = [...Map.groupBy(boards, ({ kind }) => kind).values()].map(([first]) => first?.id);
const wanted = process.argv.slice(2);
mkdirSync(target, { recursive: true });
for (const board of boards.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  for (const rendition of others.includes(board.id) ? renditions : (['light'] as const))
    await picture(board, rendition);
}
