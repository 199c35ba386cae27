import type { Setup } from '@quadrille/kernel';
import type { Power } from '../core/vocabulary.ts';

/** The Minor Powers by number of players, in both scenarios (AR §3). */
const MINORS: Readonly<Record<number, readonly Power[]>> = {
  6: ['ottomans'],
  5: ['spain', 'ottomans'],
  4: ['russia', 'spain', 'ottomans'],
};

export const minorsOf = ({ players }: Setup): readonly Power[] => MINORS[players] ?? [];
