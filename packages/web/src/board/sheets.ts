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

/** Fetches a sheet and its picture ahead of need. */
export async function preload(board: string): Promise<void> {
  const { art } = await sheetOf(board);
  new Image().src = `${BOARDS}/${art[rendition()]['1x']}`;
}

/** The picture that suits the light and the settings. */
export const rendition = (): Rendition => (settings.value.plainMap ? 'plain' : dark() ? 'dark' : 'light');
