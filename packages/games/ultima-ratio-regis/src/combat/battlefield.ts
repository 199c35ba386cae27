/** How many dice each side may roll (§13.1.3, §13.2.4, §13.3.4, §13.4.4). */

import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { crossesAlps } from '../facts/card-rules.ts';
import { connection, groundOf } from '../facts/ground.ts';
import { playerOf } from '../facts/realms.ts';
import type { Cause, Fight } from '../tasks/combat.ts';
import { SIDES } from '../tasks/combat.ts';
import type { Game, World } from '../world.ts';
import { abilityIn } from './sides.ts';

const LEAST = 2;
const MOST = 5;

/** The number printed for each cause. */
const PRINTED: Readonly<Record<Cause, number>> = {
  tactical: 2,
  convoy: 2,
  support: 3,
  piracy: 1,
  field: 4,
  landing: 4,
  relief: 4,
  sortie: 4,
  siege: 3,
  subjugation: 1,
};

/** Piracy and subjugation are always one die against one. */
export const isDuel = ({ cause }: Fight): boolean => cause === 'piracy' || cause === 'subjugation';

/** The lowest number to which the defender may narrow a land battle, if to any (reading 23). */
export function narrowest(world: World, { kind, cause, at, from, attack }: Fight): number | null {
  if (kind !== 'land') return null;
  const { terrain } = groundOf(world, at);
  const rough =
    from !== null &&
    cause !== 'landing' &&
    connection(world, from, at) === 'rough' &&
    !crossesAlps(world, attack.power);
  const numbers = [
    ...(terrain === 'wood' ? [3] : []),
    ...(terrain === 'marsh' || terrain === 'mountain' || rough ? [2] : []),
    ...(cause === 'landing' ? [terrain === 'open' ? 3 : 2] : []),
    ...((cause === 'sortie' || cause === 'relief') && terrain === 'open' ? [3] : []),
  ];
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

export const clampField = (fight: Fight, size: number): number =>
  isDuel(fight) ? 1 : Math.min(MOST, Math.max(LEAST, size));

/** The defender may use the ground; then the attacker's organizer acts, then the defender's (§13.1.4). */
export function* battlefield(game: Game, fight: Fight): Rules {
  fight.field = PRINTED[fight.cause];
  if (isDuel(fight)) return;
  const least = narrowest(game, fight);
  const { defence } = fight;
  if (least !== null && defence.power !== null) {
    const size = yield* choose(
      playerOf(game, defence.power),
      ask('battlefield', '§13.3.4', { power: defence.power, at: fight.at }, defence.power),
      () => [option(`field/${fight.field}`, fight.field), option(`field/${least}`, least)],
    );
    resize(game, fight, size, defence.power);
  }
  for (const id of SIDES) {
    const { power } = fight[id];
    if (power === null || abilityIn(game, fight[id]) !== 'organizer') continue;
    const size = yield* choose(
      playerOf(game, power),
      ask('organizer', '§17.3.2', { power, size: fight.field }, power),
      () =>
        [-1, 0, 1]
          .map((by) => clampField(fight, fight.field + by))
          .filter(unique)
          .map((n) => option(`field/${n}`, n)),
    );
    resize(game, fight, size, power);
  }
}

const unique = <T>(each: T, i: number, all: readonly T[]): boolean => all.indexOf(each) === i;

export function resize(game: Game, fight: Fight, size: number, by: string): void {
  const next = clampField(fight, size);
  if (next === fight.field) return;
  fight.field = next;
  game.tell({ type: 'battlefield', size: next, by });
}
