/** What the winner of a war might like to ask for and may not, and why (§21.4.3). */
import type { Refused } from '@quadrille/kernel';
import { groundOf, isCoastal, onMainMap } from '../facts/ground.ts';
import { theaterOfMinor } from '../facts/minors.ts';
import { isInterested } from '../facts/realms.ts';
import { possessionsOf, tenureOf } from '../facts/titles.ts';
import { boundTo, mayAlly } from '../minors/alliance.ts';
import { isContested } from '../special/civil-war.ts';
import type { TaskOf } from '../tasks.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { bordersBetween, demands, hasEnclave, idOf } from './conditions.ts';

type Terms = TaskOf<'conditions'>;

/** Things of the loser that are not on the price list: land, minors, places in trade centers. */
export function withheld(world: World, terms: Terms): Refused[] {
  const listed = new Set(demands(world, terms).map(idOf));
  return [
    ...possessionsOf(world, terms.loser).flatMap((area) => landWithheld(world, terms, area)),
    ...minorsWithheld(world, terms),
    ...placesWithheld(world, terms),
  ].filter(({ id }) => !listed.has(id));
}

/** Land in theaters of interest only; domains that one holds or borders on; of home areas nothing but enclaves where one holds them. */
function landWithheld(world: World, terms: Terms, area: Area): Refused[] {
  const { winner, loser, held } = terms;
  const borders = terms.borders ?? bordersBetween(world, winner, loser);
  const isDomain = tenureOf(world, area).as === 'domain';
  const within = held.includes(area) || borders.includes(area);
  const args = { power: winner, at: area };
  const land = !isDomain || held.includes(area) ? 'domain' : onMainMap(world, area) ? 'border' : 'overseas';
  if (isContested(world, area)) return [{ id: `${land}/${area}`, code: 'zone-stays', args, cite: '§26.1.1' }];
  if (!isInterested(world, winner, groundOf(world, area).theater))
    return within || !onMainMap(world, area)
      ? [{ id: `${land}/${area}`, code: 'no-interest', args, cite: '§21.4.3' }]
      : [];
  const whole: Refused[] = isDomain
    ? [{ id: `${land}/${area}`, code: 'neither-held-nor-border', args, cite: '§21.4.3' }]
    : within
      ? [{ id: `domain/${area}`, code: 'home-stays', args, cite: '§22' }]
      : [];
  return [...whole, ...enclaveWithheld(world, terms, area, isDomain)];
}

function enclaveWithheld(world: World, { held }: Terms, area: Area, isDomain: boolean): Refused[] {
  const refused = (code: string): Refused[] => [{ id: `enclave/${area}`, code, args: { at: area }, cite: '§18.8' }];
  if (!isCoastal(world, area)) return isDomain || held.includes(area) ? refused('inland') : [];
  if (hasEnclave(world, area)) return refused('enclave-there');
  return isDomain || held.includes(area) ? [] : refused('home-not-held');
}

function minorsWithheld(world: World, { winner, loser }: Terms): Refused[] {
  return world.state.minors
    .filter(({ ally }) => ally === loser)
    .flatMap(({ minor }): Refused[] => {
      const theater = theaterOfMinor(world, minor);
      const refused = (code: string, cite: string, whole: boolean): Refused[] =>
        (whole ? ['minor', 'break'] : ['minor']).map((what) => ({
          id: `${what}/${minor}`,
          code,
          args: { power: winner, minor, at: minor },
          cite,
        }));
      if (minor === 'empire') return refused('alliance-stays', '§20.7', true);
      if (theater === null) return refused('alliance-stays', '§20.6', true);
      if (boundTo(world, minor) !== null) return refused('alliance-stays', '§3.2', true);
      if (!isInterested(world, winner, theater)) return refused('no-interest', '§21.4.3', true);
      return mayAlly(world, winner, minor) ? [] : refused('card-forbids', '§3.2', false);
    });
}

/** Trade centers in which the winner stands before the loser already. */
const placesWithheld = ({ state }: World, { winner, loser }: Terms): Refused[] =>
  Object.entries(state.trade)
    .filter(([, merchants]) => {
      const place = (power: Power) => merchants.findIndex((merchant) => merchant.power === power);
      return place(winner) >= 0 && place(winner) < place(loser);
    })
    .map(([center]) => ({ id: `places/${center}`, code: 'stands-before', args: { center }, cite: '§21.4.3' }));
