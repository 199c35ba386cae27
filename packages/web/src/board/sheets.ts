import type { Sheet } from '@quadrille/atlas';

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
