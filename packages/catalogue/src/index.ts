import type { Title } from '@quadrille/kernel';

/** Every game that can be played, in the order of the lobby. */
export const TITLES: readonly Title[] = [];

/** The game of this id. */
export const titleOf = (id: string): Title | undefined => TITLES.find((title) => title.id === id);
