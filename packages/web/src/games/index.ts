import type { Setup } from '@quadrille/kernel';
import type { TableInfo } from '@quadrille/protocol';
import { preload } from '../board/sheets.ts';
import { plainPresenter } from '../plain/presenter.tsx';
import { bear } from './coats.ts';
import { byFolder } from './folders.ts';
import { givenOf } from './given.ts';
import type { Given, Parts, Presenter } from './presenter.ts';

/** What the screen of a game exports: what it shows in a way of its own. */
interface Screen {
  readonly parts: (given: Given) => Parts<never>;
}

/** The screens there are, by game; each is loaded when a match of the game is opened. */
const screens = byFolder(import.meta.glob<Screen>('./**/presenter.tsx'), '/presenter.tsx');

/** A game, and the hash of the data it is played with. */
type Played = Pick<TableInfo, 'game' | 'data'>;

const known = new Map<string, Promise<Presenter>>();

/** The screen side of a game: its own parts over the plain ones. */
export function presenterOf({ game, data }: Played): Promise<Presenter> {
  const had = known.get(`${game} ${data}`);
  if (had) return had;
  const presenter = Promise.all([givenOf(game, data), screens.get(game)?.()]).then(([given, screen]) => {
    const parts = screen?.parts(given) as Parts<unknown> | undefined;
    return { ...plainPresenter(given, parts?.powersOf), ...parts };
  });
  known.set(`${game} ${data}`, presenter);
  presenter.catch(() => known.delete(`${game} ${data}`));
  return presenter;
}

/** Fetches what a match of this game needs before its position is known: its screen and its board. */
export async function fetchAhead(table: Played & { readonly setup: Setup }): Promise<void> {
  void bear(table.game, table.data);
  const board = (await presenterOf(table)).sheet(table.setup);
  if (board !== undefined) await preload(board);
}
