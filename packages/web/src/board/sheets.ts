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
  const file = art[rendition()]['1x'];
  if (pictures.has(file)) return;
  const picture = new Image();
  pictures.set(file, picture);
  picture.src = `${BOARDS}/${file}`;
  await picture.decode().catch(() => undefined);
}

/** The picture that suits the light and the settings. */
export const rendition = (): Rendition => (settings.value.plainMap ? 'plain' : dark() ? 'dark' : 'light');
