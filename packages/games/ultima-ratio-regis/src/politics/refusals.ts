/** What one would expect to be able to do in politics, and why not (§19–21). */
import type { Refused } from '@quadrille/kernel';
import { peaceObstacle } from '../diplomacy/peace.ts';
import { declarationObstacle, possibleEnemies } from '../diplomacy/war.ts';
import { promotable, promotionObstacle } from '../economy/merchants.ts';
import { calmObstacle } from '../economy/unrest.ts';
import { theaterOfMinor } from '../facts/minors.ts';
import { isInterested, playerOf, powersOf, realmOf } from '../facts/realms.ts';
import { allied, alliesOf, powersAtWarWith } from '../facts/relations.ts';
import { possessionsOf } from '../facts/titles.ts';
import { openCenters } from '../facts/trade.ts';
import { isIndependent } from '../minors/alliance.ts';
import type { Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { offerObstacle } from './deeds.ts';

/** Actions of a Power. */
export const politicalRefusals = (world: World, power: Power): Refused[] =>
  [...calming(world, power), ...subsidies(world, power), ...promotions(world, power), ...wars(world, power)].map(
    (each) => ({ ...each, id: `act/${power}/${each.id}` }),
  );

function calming(world: World, power: Power): Refused[] {
  const why = calmObstacle(world, power);
  return why ? [{ id: 'calm', ...why }] : [];
}

/** Allies without unrest, and Powers of the same player that are no allies. */
function subsidies(world: World, power: Power): Refused[] {
  const calm = alliesOf(world, power).filter((ally) => realmOf(world, ally).unrest === 0);
  const strangers = powersOf(world, playerOf(world, power)).filter(
    (other) => other !== power && !allied(world, power, other),
  );
  return [
    ...calm.map((ally) => ({ id: `subsidise/${ally}`, code: 'no-unrest', args: { power: ally }, cite: '§19.1.2' })),
    ...strangers.map((other) => ({
      id: `subsidise/${other}`,
      code: 'not-allied',
      args: { power, with: other },
      cite: '§19.1.2',
    })),
  ];
}

/** Merchants that may not move up, and centers where a Power could trade and does not. */
function promotions(world: World, power: Power): Refused[] {
  const placed = promotable(world, power);
  const empty = openCenters(world, power).filter((center) => !placed.includes(center));
  return [
    ...placed.flatMap((center) => {
      const why = promotionObstacle(world, power, center);
      return why ? [{ id: `promote/${center}`, ...why }] : [];
    }),
    ...empty.map((center) => ({
      id: `promote/${center}`,
      code: 'no-merchant',
      args: { power, center },
      cite: '§19.2.3',
    })),
  ];
}

/** Powers and independent minors, and the other minors of theaters in which a Power has interest. */
function wars(world: World, power: Power): Refused[] {
  const ordinary = world.state.minors
    .map(({ minor }) => minor)
    .filter((minor) => !isIndependent(world, minor) && possessionsOf(world, minor).length > 0)
    .filter((minor) => {
      const theater = theaterOfMinor(world, minor);
      return theater !== null && isInterested(world, power, theater);
    });
  return [
    ...possibleEnemies(world, power).flatMap((enemy) => {
      const why = declarationObstacle(world, power, enemy);
      return why ? [{ id: `war/${enemy}`, ...why }] : [];
    }),
    ...ordinary.map((minor) => ({ id: `war/${minor}`, code: 'ordinary-minor', args: { minor }, cite: '§20.5' })),
  ];
}

/** Peace that cannot be asked for or offered: too little is lost, the impulse has begun, or no agreement is possible (§21.3.1, §21.4.6). */
export const peaceRefusals = (world: World, power: Power, begun: boolean): Refused[] =>
  powersAtWarWith(world, power).flatMap((enemy) => {
    const [peace, offer] = [`peace/${power}/${enemy}`, `offer/${power}/${enemy}`];
    const why = peaceObstacle(world, power, enemy) ?? (begun ? { code: 'impulse-begun', cite: '§21.3.1' } : undefined);
    if (why) return [peace, offer].map((id) => ({ id, ...why }));
    const none = offerObstacle(world, power, enemy);
    return none ? [{ id: offer, ...none }] : [];
  });
