/** Unrest, victory points and morale. */
import { chairOf, moraleOf, playerOf, realmOf } from '../facts/realms.ts';
import { sideIn, warBetween } from '../facts/relations.ts';
import { isPower } from '../facts/titles.ts';
import type { Owner, Player, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** A change in words: which way, and by how much. */
export const swing = (by: number): { way: 'rises' | 'falls'; points: number } => ({
  way: by < 0 ? 'falls' : 'rises',
  points: Math.abs(by),
});

/** Raises or lowers unrest, never below 0 (§19.1). */
export function changeUnrest(game: Game, power: Power, change: number, why: string): void {
  const realm = realmOf(game, power);
  const to = Math.max(0, realm.unrest + change);
  if (to === realm.unrest) return;
  const by = to - realm.unrest;
  game.tell({ type: 'unrest', power, by, ...swing(by), to, why });
  realm.unrest = to;
}

/** Somebody scores for something: for which Power, and what of it. */
export function gainVp(game: Game, player: Player, by: number, why: string, of: readonly string[]): void {
  if (by === 0) return;
  const chair = chairOf(game, player);
  chair.vp += by;
  game.tell({ type: 'vp', player, by, to: chair.vp, why, of });
}

export const gainVpFor = (game: Game, power: Power, by: number, why: string): void =>
  gainVp(game, playerOf(game, power), by, why, [power]);

/**
 * A Power gives one morale point to an enemy (§21.2.5). With the last one it must make peace at once, before anything
 * else goes on (§21.3.2).
 */
export function loseMorale(game: Game, power: Power, to: Owner, why: string): void {
  const war = warBetween(game, power, to);
  if (!war || moraleOf(game, power) <= 0) return;
  war.taken[sideIn(war, to)]++;
  const left = moraleOf(game, power);
  game.tell({ type: 'morale', power, to, why, left });
  if (left === 0) mustMakePeace(game, power);
}

/** Puts the forced negotiations on the agenda, once. */
export function mustMakePeace(game: Game, power: Power): void {
  const { agenda } = game.state;
  if (!isPower(power) || agenda.some((task) => task.do === 'forced-peace' && task.power === power)) return;
  agenda.push({ do: 'forced-peace', power });
}
