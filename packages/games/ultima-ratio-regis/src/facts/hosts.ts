/** To whom a leader can be given where he is (§17.1). */
import type { Leader, Unit, UnitId } from '../state.ts';
import type { Area } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { leads } from './realms.ts';
import { commandOf, fortressAt, isBesieged, isSquadron, leadersWith, qualityOf, unitsAt } from './units.ts';

/** Other units of the leader's Power beside this one, the best first; then the fortress. Besieged and free are apart. */
export function hostsBeside(world: World, unit: Unit, { power }: Leader): (UnitId | Area)[] {
  if (unit.at === 'eliminated') return [];
  const beside = unitsAt(world, unit.at).filter(
    (each) =>
      each !== unit &&
      commandOf(world, each) === power &&
      isSquadron(each) === isSquadron(unit) &&
      isBesieged(world, each) === isBesieged(world, unit),
  );
  const owner = isSquadron(unit) ? null : fortressAt(world, unit.at);
  const within = isBesieged(world, unit) === unit.at in world.state.sieges;
  return [
    ...beside.sort((a, b) => qualityOf(b) - qualityOf(a)).map(({ id }) => id),
    ...(owner !== null && within && leads(world, owner) === power ? [unit.at] : []),
  ];
}

/** Whether a leader is with this unit. */
export const isLed = (world: World, { id }: Unit): boolean => leadersWith(world, [id]).length > 0;
