/** Special rules of scenarios: closed Spain and the Armée d'Orient (C §13). */
import type { Refusal } from '@quadrille/kernel';
import { sectionOf } from '../core/cite.ts';
import { generalsAt, marchOf } from '../core/facts.ts';
import { obstacle } from '../core/moves.ts';
import type { Game, General, Move, World } from '../core/state.ts';
import type { Power, Territory } from '../core/vocabulary.ts';

const SPAIN: readonly Territory[] = ['leon', 'navarra', 'catalonia', 'valencia', 'andalusia', 'madrid'];
const GATES: readonly Territory[] = ['navarra', 'catalonia'];
const INFLUENCE_THAT_OPENS = 11;

/** Nobody but France enters Spain while it is closed. */
export function closedSpain({ state, rules }: World, power: Power, to: Territory): Refusal | undefined {
  if (state.spainClosed !== true || power === 'france' || !SPAIN.includes(to)) return undefined;
  return { code: 'spain-closed', args: { at: to }, cite: sectionOf(rules, 'special') };
}

/** Spain opens when a French General comes in through Navarra or Catalonia. */
export function openSpainByForce(game: Game, { general, to }: Move, from: Territory): void {
  if (general.power === 'france' && GATES.includes(to) && !SPAIN.includes(from)) openSpain(game);
}

/** Spain opens when any Power has 11 Influence. */
export function openSpainByInfluence(game: Game): void {
  const { powers } = game.state;
  if (game.rules.powers.some((power) => powers[power].influence >= INFLUENCE_THAT_OPENS)) openSpain(game);
}

function openSpain({ state, tell }: Game): void {
  if (!state.spainClosed) return;
  state.spainClosed = false;
  tell({ type: 'spain-open' });
}

const LOOKOUTS: readonly Territory[] = ['patrimonium', 'napoli'];

/** Once in the game a French General may sail from Provence to Egypt, unless a British General watches from Italy. */
export function armeeDOrient(world: World, general: General): Move[] {
  const { state } = world;
  if (!state.orient || general.power !== 'france' || general.at !== 'provence') return [];
  const watched = LOOKOUTS.some((at) => generalsAt(world, at).some(({ power }) => power === 'britain'));
  if (watched || marchOf(state).only !== null || obstacle(world, 'france', 'egypt')) return [];
  return [{ general, to: 'egypt', by: 'orient' }];
}

export function spendArmeeDOrient({ state }: Game, { by }: Move): void {
  if (by === 'orient') state.orient = false;
}
