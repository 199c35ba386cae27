import { existsSync, readdirSync } from 'node:fs';
import type { Colours } from './art/palette.ts';
import { readPackageYaml } from './board/data.ts';

/** A sheet of a game: how it is drawn, and from which data (below `packages/`). */
export type Board =
  | { readonly id: string; readonly kind: 'areas'; readonly data: string; readonly colours: Colours }
  | {
      readonly id: string;
      readonly kind: 'points';
      readonly title: string;
      readonly data: string;
      readonly colours: Colours;
    }
  | {
      readonly id: string;
      readonly kind: 'connected';
      readonly map: string;
      readonly title: string;
      readonly data: string;
      readonly colours: Colours;
    };

/** What a game says of its sheets, in `boards.yaml` of its folder. */
interface Sheets {
  readonly boards: readonly Board[];
  /** The colours of those who hold land on them. */
  readonly colours: Colours;
}

const games = new URL('../../games/', import.meta.url);

/** Every board there is, game by game. */
export const boards: readonly Board[] = readdirSync(games)
  .filter((game) => existsSync(new URL(`${game}/boards.yaml`, games)))
  .flatMap((game) => {
    const { boards: own, colours } = readPackageYaml<Sheets>(`games/${game}/boards.yaml`);
    return own.map((board) => ({ ...board, colours, data: `games/${game}/${board.data}` }));
  });
