/** What a nation may still bring onto the map (20.4.2, 8.6.4). */
import type { State } from '../state.ts';
import { ALLIANCES, type Nation, type Unit } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { hasFlag } from './flags.ts';

/** Line Infantry SPs on the map and in the Prisoners boxes. */
export const infantryInPlay = ({ stacks, prisoners }: State, nation: Nation): number =>
  stacks.reduce((sum, { troops }) => sum + (troops[nation]?.inf ?? 0), 0) +
  ALLIANCES.reduce((sum, side) => sum + (prisoners[side].troops[nation]?.inf ?? 0), 0);

/** The army limit; Austria's is lower after Reduce the Force (20.4.2, 20.5.3). */
export const armyLimit = ({ state, data }: World, nation: Nation): number =>
  nation === 'AU' && hasFlag(state, 'reduced_force_austria')
    ? data.tables.forces.reducedAustria
    : data.tables.forces.armyLimits[nation];

/** Infantry SPs that would still fit. */
export const infantryRoom = (world: World, nation: Nation): number =>
  Math.max(0, armyLimit(world, nation) - infantryInPlay(world.state, nation));

export const inPool = ({ state }: Pick<World, 'state'>, nation: Nation, unit: Unit): number =>
  state.nations[nation].pool[unit] ?? 0;
export const inReserve = ({ state }: Pick<World, 'state'>, nation: Nation, unit: Unit): number =>
  state.nations[nation].reserved[unit] ?? 0;
