import type { Setup } from '@quadrille/kernel';
import type { Power } from '../core/vocabulary.ts';
import { SCENARIO as EMPEREUR } from './empereur/levels.ts';

/** The Minor Powers by number of players (C §11). */
export function minorsOf({ scenario, players, options }: Setup): readonly Power[] {
  if (scenario === EMPEREUR || players >= 6) return [];
  if (players === 5) return ['ottomans'];
  if (players === 4) return ['prussia', 'ottomans'];
  return options['third-minor'] === 'austria' ? ['austria', 'prussia', 'ottomans'] : ['prussia', 'russia', 'ottomans'];
}
