/** When a war is to be begun, and when it is to be ended (§21.2.3, §21.3). */

import { hasCasusBelli } from '../diplomacy/casus-belli.ts';
import { finalStatus } from '../diplomacy/status.ts';
import { controllerOf } from '../facts/control.ts';
import { isBox, neighboursOf } from '../facts/ground.ts';
import { moraleOf, realmOf, vitalityOf } from '../facts/realms.ts';
import { enemiesOf, warBetween } from '../facts/relations.ts';
import { isTroop, ownTroopsAt, unitsOf } from '../facts/units.ts';
import { campsOf } from '../land/march.ts';
import type { Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { marchingFrom, strengthOf } from './strength.ts';

/** How a war would end for a Power now: conditions it could ask for, or, below 0, would have to grant. */
export function tideOf(world: World, power: Power, enemy: Power, opener: Power | null = null): number {
  const war = warBetween(world, power, enemy);
  if (!war) return 0;
  const [a, b] = finalStatus(world, war, opener);
  return war.sides[0] === power ? a - b : b - a;
}

/** Troops that stand on the map. */
const hostOf = (world: World, power: Power): number =>
  strengthOf(unitsOf(world, power).filter((unit) => isTroop(unit) && !isBox(unit.at) && unit.at !== 'eliminated'));

const isWeaker = (world: World, power: Power, enemy: Power): boolean => hostOf(world, power) < hostOf(world, enemy);

/** Peace costs whoever asks for it a point of morale: it is asked for before a worse one is forced upon him. */
export const wantsPeace = (world: World, power: Power, enemy: Power): boolean =>
  moraleOf(world, power) <= 1 &&
  isWeaker(world, power, enemy) &&
  tideOf(world, power, enemy, power) > -vitalityOf(world, power);

/** An agreement costs nothing: it is offered by whoever does not win and is not the stronger. */
export const offersPeace = (world: World, power: Power, enemy: Power): boolean =>
  tideOf(world, power, enemy) <= 0 && isWeaker(world, power, enemy);

/** Who wins all that can be won, or can only lose, agrees. */
export function agreesToPeace(world: World, power: Power, enemy: Power): boolean {
  const tide = tideOf(world, power, enemy);
  return tide >= vitalityOf(world, enemy) || (tide <= 0 && isWeaker(world, power, enemy));
}

/** War with cause, in good order and with nobody else, on a weaker neighbour whose land lies open. */
export function wantsWar(world: World, power: Power, enemy: Power): boolean {
  if (!hasCasusBelli(world, power, enemy)) return false;
  const ready = enemiesOf(world, power).length === 0 && realmOf(world, power).unrest <= vitalityOf(world, power);
  if (!ready || hostOf(world, power) < 1.3 * hostOf(world, enemy)) return false;
  return campsOf(world, power).some((at) =>
    neighboursOf(world, at).some(
      ({ area }) =>
        controllerOf(world, area) === enemy &&
        strengthOf(marchingFrom(world, power, at)) > strengthOf(ownTroopsAt(world, enemy, area)) + 1,
    ),
  );
}
