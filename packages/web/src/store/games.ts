import { signal } from '@preact/signals';
import type { GameInfo, TableInfo } from '@quadrille/protocol';
import { api } from '../net/api.ts';

/** The games there are; `undefined` until the server has said. */
export const games = signal<readonly GameInfo[] | undefined>(undefined);

let asked = false;
/** Asks the server which games there are, once. */
export function askGames(): void {
  if (asked) return;
  asked = true;
  void api.games().then(
    (said) => {
      games.value = said.games;
    },
    () => {
      asked = false;
      games.value ??= [];
    },
  );
}

export const gameOf = (game: string): GameInfo | undefined => games.value?.find(({ id }) => id === game);

/** The games that are offered, in the order of the lobby. */
export const offered = (): readonly GameInfo[] => games.value?.filter(({ listed }) => listed) ?? [];

export const titleOf = (game: string): string => gameOf(game)?.title ?? game;

/** The edition a table is played with, where it is not ours: its name, or nothing if it is no longer offered. */
export function editionOf({ game, data }: Pick<TableInfo, 'game' | 'data'>): { readonly name?: string } | undefined {
  const info = gameOf(game);
  if (!info || info.data === data) return undefined;
  const found = info.editions.find((each) => each.data === data);
  return found ? { name: found.name } : {};
}

/** A scenario in a word or two: what stands before the colon of its title. */
export const scenarioName = (game: string, scenario: string): string =>
  gameOf(game)
    ?.scenarios.find(({ id }) => id === scenario)
    ?.title.split(':')[0] ?? scenario;

/** The name of a seat where the game itself is not loaded: in the lobby. */
export const seatName = (game: string, seat: string): string => gameOf(game)?.names[seat] ?? seat;
