/** Unrest, victory points and morale. */
import { chairOf, moraleOf, playerOf, realmOf } from '../facts/realms.ts';
import { sideIn, warBetween } from '../facts/relations.ts';
import { isPower } from '../facts/titles.ts';
import type { Owner, Player, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** Raises or lowers unrest, never below 0 (§19.1). */
export function changeUnrest(game: Game, power: Power, by: number, why: string): void {
  const realm = realmOf(game, power);
  const to = Math.max(0, realm.unrest + by);
  if (to === realm.unrest) return;
  game.tell({ type: 'unrest', power, by: to - realm.unrest, to, why });
  realm.unrest = to;
}

export function gainVp(game: Game, player: Player, by: number, why: string): void {
  if (by === 0) return;
  const chair = chairOf(game, player);
  chair.vp += by;
  game.tell({ type: 'vp', player, by, to: chair.vp, why });
}

export const gainVpFor = (game: Game, power: Power, by: number, why: string): void =>
  gainVp(game, playerOf(game, power), by, why);

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
