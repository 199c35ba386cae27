/** The Colonial Conflict (8.4.2, 20.2.6, 22.5.1). */
import { COLONIAL, type Colonial } from '../board/codes.ts';
import { modifiers } from '../facts/flags.ts';
import { isBelligerent } from '../facts/sides.ts';
import { isFatigued } from '../facts/will.ts';
import { type Game, rollDie, type World } from '../world.ts';

type Western = 'BR' | 'FR';

export const colonialPosition = ({ state }: Pick<World, 'state'>): Colonial => COLONIAL[state.colonial] ?? '0';

/** It stands not at that end of the track yet. */
export const mayMoveColonial = ({ state }: Pick<World, 'state'>, toward: Western): boolean =>
  toward === 'BR' ? state.colonial < COLONIAL.length - 1 : state.colonial > 0;

/** Moves the marker, and stops at the ends of the track. */
export function moveColonial(game: Game, toward: Western, num: number): void {
  const { state, tell } = game;
  const step = toward === 'BR' ? num : -num;
  state.colonial = Math.min(COLONIAL.length - 1, Math.max(0, state.colonial + step));
  const at = colonialPosition(game);
  tell({ type: 'colonial-marker', at, stands: `colonial-${at}` });
}

/** Both roll a die, one adds the DRM; the higher moves the marker by 1. */
export function colonialRoll(game: Game, power: Western, drm: number): 'toward_BR' | 'toward_FR' | 'none' {
  const british = rollDie(game) + (power === 'BR' ? drm : 0);
  const french = rollDie(game) + (power === 'FR' ? drm : 0);
  const toward = british > french ? 'toward_BR' : french > british ? 'toward_FR' : 'none';
  game.tell({ type: 'colonial', british, french, toward });
  if (toward !== 'none') moveColonial(game, toward === 'toward_BR' ? 'BR' : 'FR', 1);
  return toward;
}

/** Colonial Operations: once an Action Phase, once a year when Fatigued, never under the Invasion Threat (8.4.2, 21.3.1). */
export function mayColonial(world: World, power: Western): boolean {
  const { state } = world;
  if (!isBelligerent(state, power) || modifiers(world, 'no_colonial_ops').length > 0) return false;
  const made = state.colonialOps[power] ?? { phase: 0, year: 0 };
  return isFatigued(world, power) ? made.year === 0 : made.phase === 0;
}

export function colonialOperation(game: Game, power: Western, ops: number): void {
  const made = game.state.colonialOps[power] ?? { phase: 0, year: 0 };
  game.state.colonialOps[power] = { phase: made.phase + 1, year: made.year + 1 };
  colonialRoll(game, power, ops);
}
