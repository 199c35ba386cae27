/** The small changes on the map that several rules share. */
import type { Game, General } from './state.ts';
import type { Power, Territory } from './vocabulary.ts';

/** One of the General's Units becomes a Garrison. */
export function placeGarrison({ state, tell }: Game, general: General, at: Territory): void {
  const { power, id } = general;
  general.units--;
  state.garrisons[at] = power;
  tell({ type: 'garrisoned', power, at, general: id });
}

/** Takes the Garrison away, and returns whose it was. */
export function removeGarrison(
  { state, tell }: Game,
  at: Territory,
  how: 'disbanded' | 'garrison-lost' | 'garrison-recalled',
): Power | undefined {
  const power = state.garrisons[at];
  if (power === undefined) return undefined;
  delete state.garrisons[at];
  tell({ type: how, power, at });
  return power;
}

/** Brings a General elsewhere, or off the map, where his Units are lost. */
export function relocate(game: Game, general: General, to: Territory | null): void {
  if (to === null) leaveMap(game, general, 'off-map');
  else {
    general.at = to;
    game.tell({ type: 'retreated', general: general.id, to });
  }
}

export function leaveMap(game: Game, general: General, how: 'off-map' | 'withdrawn'): void {
  general.at = null;
  general.units = 0;
  game.tell({ type: how, general: general.id });
  game.rules.hooks.leftMap?.(game, general);
}

/** Takes Units away from a General. */
export function lose({ tell }: Game, general: General, units: number): void {
  const lost = Math.min(units, general.units);
  if (lost === 0) return;
  general.units -= lost;
  tell({ type: 'losses', general: general.id, units: lost });
}
