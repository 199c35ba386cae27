/** Draws the pictures of the lobby from boards as they stand on the table, and the icons from `icon.svg`. */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { overlayOf, type Sheet } from '@quadrille/atlas';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type Deal, deal } from '../e2e/deal.ts';
import { type House, openHouse } from '../e2e/house.ts';
import { asked } from '../e2e/table.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The middle of a picture on its sheet, in sheet pixels; every picture shows the same size of land. */
interface Vignette {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** The match that stands on the board; nothing if the game cannot be played yet. */
  readonly match?: Deal;
}

const VIGNETTES: Readonly<Record<string, Vignette>> = {
  'coalitions-empire': { x: 1105, y: 900, zoom: 1.3, match: { scenario: '1805', seats: { austria: 'me' } } },
  'ancien-regime': {
    x: 1330,
    y: 795,
    zoom: 1.15,
    match: { game: 'ancien-regime', scenario: '1740', players: 7, seats: { prussia: 'me' } },
  },
  realpolitik: {
    x: 1235,
    y: 960,
    zoom: 1,
    match: { game: 'realpolitik', scenario: '1866', players: 4, seats: { prussia: 'me' } },
  },
  'clash-of-monarchs': { x: 1390, y: 1130, zoom: 1.15 },
};

const SIZE = { width: 640, height: 400 };

/** Only the map and what stands on it. */
const BARE = `.lower, .instrument, .minimap, .map-controls, .guide, .veil, .halos, .medallions, .chosen-ring, .caption { display: none !important }
.board { position: fixed !important; inset: 0 !important; z-index: 99 }`;

const sheetOf = (board: string): Sheet =>
  JSON.parse(readFileSync(here(`../../atlas/boards/${board}.json`), 'utf8')) as Sheet;

/** A board nobody plays on yet: its print alone. */
async function print(page: Page, sheet: Sheet): Promise<void> {
  const { width, height } = sheet.size;
  await page.goto('/');
  await page.addStyleTag({ content: readFileSync(here('../src/styles/board.css'), 'utf8') });
  const drawn = `<div class="board"><div class="glass"><div class="plane"><img alt="" src="/boards/${sheet.art.light['2x']}"/>
    <svg viewBox="0 0 ${width} ${height}" class="sheet">${overlayOf(sheet, 'light')}</svg></div></div></div>`;
  await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), drawn);
}

async function vignette(house: House, board: string, { x, y, zoom, match }: Vignette): Promise<void> {
  const { page, context } = await house.guest('desktop', { deviceScaleFactor: 2, reducedMotion: 'reduce' });
  if (match) {
    await page.goto((await deal(context, match)).path);
    await asked(page);
  } else await print(page, sheetOf(board));
  const { width, height } = sheetOf(board).size;
  const [left, top] = [SIZE.width / 2 - x * zoom, SIZE.height / 2 - y * zoom];
  const framed = `width: ${width * zoom}px; height: ${height * zoom}px; transform: translate(${left}px, ${top}px); --piece: 1.2`;
  await page.addStyleTag({ content: `${BARE} .plane { ${framed.replaceAll(';', ' !important;')} !important }` });
  // The fine sheet comes after the first.
  await page.waitForFunction(() => {
    const sheet = document.querySelector<HTMLImageElement>('.plane > img');
    return sheet?.complete && sheet.naturalWidth > 0 && sheet.src.includes('@2x');
  });
  await page.locator('.plane > img').evaluate((sheet: HTMLImageElement) => sheet.decode());
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  await sharp(await page.screenshot({ clip: { x: 0, y: 0, ...SIZE } }))
    .resize({ width: 800 })
    .webp({ quality: 76 })
    .toFile(here(`../public/vignettes/${board}.webp`));
  await context.close();
}

mkdirSync(here('../public/vignettes'), { recursive: true });
const house = await openHouse();
try {
  for (const [board, part] of Object.entries(VIGNETTES)) await vignette(house, board, part);
} finally {
  await house.close();
}
// A game without a board yet has a drawing of its own.
await sharp(here('ultima-ratio-regis.svg'), { density: 144 })
  .resize({ width: 800 })
  .webp({ quality: 80 })
  .toFile(here('../public/vignettes/ultima-ratio-regis.webp'));

const mark = here('../public/icon.svg');
for (const size of [192, 512]) {
  await sharp(mark, { density: 600 })
    .resize(size, size)
    .png()
    .toFile(here(`../public/icon-${size}.png`));
}
