import type { Rendition, Sheet } from '@quadrille/atlas';
import { dark, settings } from '../store/settings.ts';

/** Where the drawn boards lie. */
export const BOARDS = '/boards';

const loaded = new Map<string, Promise<Sheet>>();

/** The sheet of a board; loaded once. */
export function sheetOf(board: string): Promise<Sheet> {
  const known = loaded.get(board);
  if (known) return known;
  const sheet = fetch(`${BOARDS}/${board}.json`).then((response) => {
    if (!response.ok) throw new Error(`There is no board ${board}`);
    return response.json() as Promise<Sheet>;
  });
  loaded.set(board, sheet);
  sheet.catch(() => loaded.delete(board));
  return sheet;
}

/** Pictures on their way; held, so that they stay decoded until the board shows them. */
const pictures = new Map<string, HTMLImageElement>();

/** Fetches a sheet and its picture ahead of need. */
export async function preload(board: string): Promise<void> {
  const { art } = await sheetOf(board);
  const file = art[rendition()][grain()];
  if (pictures.has(file)) return;
  const picture = new Image();
  pictures.set(file, picture);
  picture.src = `${BOARDS}/${file}`;
  await picture.decode().catch(() => undefined);
}

/** A screen this wide in its narrower direction is no phone's. */
const DESK = 700;

/**
 * Which of the two pictures this device loads: one, and no other. On a phone the coarser one has more dots than the screen
 * has to show, and weighs half.
 */
export const grain = (): '1x' | '2x' =>
  window.devicePixelRatio > 1 && Math.min(screen.width, screen.height) >= DESK ? '2x' : '1x';

/** The picture that suits the light and the settings. */
export const rendition = (): Rendition => (settings.value.plainMap ? 'plain' : dark() ? 'dark' : 'light');
