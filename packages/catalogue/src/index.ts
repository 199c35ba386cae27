import { ancienRegime, coalitions, realpolitik } from '@quadrille/coalition-wars';
import type { Title } from '@quadrille/kernel';
import { title as skirmish } from '@quadrille/skirmish';

/** Every game that can be played, in the order of the lobby. */
export const TITLES: readonly Title[] = [coalitions, ancienRegime, realpolitik, skirmish];

/** The game of this id. */
export const titleOf = (id: string): Title | undefined => TITLES.find((title) => title.id === id);
