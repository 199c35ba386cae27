/** Draws the pictures of the lobby from boards as they stand on the table, and the icons from `icon.svg`. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { overlayOf, type Sheet } from '@quadrille/atlas';
import type { GamesResponse } from '@quadrille/protocol';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type Deal, deal } from '../e2e/deal.ts';
import { type House, openHouse } from '../e2e/house.ts';
import { asked } from '../e2e/table.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `picture.json` of a game's folder: the middle of the picture on a sheet, in sheet pixels. */
interface Vignette {
  readonly board: string;
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** The set-up that stands on the board, if not the one somebody new begins with. */
  readonly scenario?: string;
  readonly players?: number;
}

const GAMES = here('../src/games');
const found = (name: string) =>
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === name)
    .map((file) => ({ game: basename(dirname(file)), file: join(GAMES, file), folder: join(GAMES, dirname(file)) }));

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

/** The match that stands on the board; nothing if the game cannot be played yet. */
async function matchOf(
  page: Page,
  game: string,
  wanted: Pick<Vignette, 'scenario' | 'players'>,
): Promise<Deal | undefined> {
  const { games } = (await (await page.request.get('/api/games')).json()) as GamesResponse;
  const first = games.find(({ id }) => id === game)?.first;
  return first && { game, scenario: first.scenario, players: first.players, seats: { [first.seat]: 'me' }, ...wanted };
}

async function vignette(
  house: House,
  game: string,
  { board, x, y, zoom, ...wanted }: Vignette,
  to: string,
): Promise<void> {
  const { page, context } = await house.guest('desktop', { deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const match = await matchOf(page, game, wanted);
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
    .toFile(to);
  await context.close();
}

const house = await openHouse();
try {
  for (const { game, file, folder } of found('picture.json'))
    await vignette(house, game, JSON.parse(readFileSync(file, 'utf8')) as Vignette, join(folder, 'picture.webp'));
} finally {
  await house.close();
}

const mark = here('../public/icon.svg');
for (const size of [192, 512]) {
  await sharp(mark, { density: 600 })
    .resize(size, size)
    .png()
    .toFile(here(`../public/icon-${size}.png`));
}
