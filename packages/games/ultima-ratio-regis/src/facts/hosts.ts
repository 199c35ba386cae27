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

/** To whom a leader can go over where he is, in a dispersion box too; of hosts that are alike the first (§17.1, §18.1). */
export function hostsFor(world: World, leader: Leader): (UnitId | Area)[] {
  const unit = world.state.units.find(({ id }) => id === leader.on);
  const beside = unit
    ? hostsBeside(world, unit, leader)
    : unitsAt(world, leader.on)
        .filter((each) => !isSquadron(each) && commandOf(world, each) === leader.power)
        .filter((each) => isBesieged(world, each) === leader.on in world.state.sieges)
        .map(({ id }) => id);
  const looks = (host: UnitId | Area): string => {
    const { owner, kind, up } = world.state.units.find(({ id }) => id === host) ?? {};
    return `${owner}/${kind}/${up}`;
  };
  return beside.filter((host, i) => beside.findIndex((each) => looks(each) === looks(host)) === i);
}

/** Whether a leader is with this unit. */
export const isLed = (world: World, { id }: Unit): boolean => leadersWith(world, [id]).length > 0;
