import type { Title } from '@quadrille/kernel';

/** The packages of games, in the order of the lobby. */
const packages = await Promise.all([
  // A game is one line here.
  import('@quadrille/coalition-wars'),
  import('@quadrille/clash-of-monarchs'),
  import('@quadrille/ultima-ratio-regis'),
  import('@quadrille/skirmish'),
]);

/** Every game that can be played. */
export const TITLES: readonly Title[] = packages.flatMap(({ titles }): readonly Title[] => titles);

/** The game of this id. */
export const titleOf = (id: string): Title | undefined => TITLES.find((title) => title.id === id);
