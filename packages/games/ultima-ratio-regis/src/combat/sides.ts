/** Sides of a combat, and what can be said of them. */
import { groundOf } from '../facts/ground.ts';
import { leads, playerOf } from '../facts/realms.ts';
import { atWar, coalesced } from '../facts/relations.ts';
import {
  abilityOf,
  commanderOf,
  commandOf,
  fortressAt,
  isBesieged,
  leaderOf,
  leadersAt,
  troopsAt,
} from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Category, Edge, Fight, Side, SideId } from '../tasks/combat.ts';
import type { Ability, Area, Power, Sea } from '../vocabulary.ts';
import type { World } from '../world.ts';

/**
 * The side of a Power with its units; the ablest leader commands, one in the fortress too, but none who is shut in over
 * those that are not.
 */
export function sideOf(
  world: World,
  power: Power,
  units: readonly Unit[],
  more: Partial<Side> = {},
  at: Area | Sea | undefined = units[0]?.at,
): Side {
  const ids = units.map(({ id }) => id);
  const here = at === undefined ? [] : leadersAt(world, power, at);
  const shut = at !== undefined && at in world.state.sieges && units.some((unit) => !isBesieged(world, unit));
  const commander = commanderOf(
    world,
    here.filter(({ on }) => ids.includes(on) || (on === at && !shut)),
  );
  return { ...EMPTY(), power, present: ids, leader: commander?.id ?? null, ...more };
}

/** A force without counters: rebels, independents, the rival. */
export const forceOf = (categories: readonly Category[]): Side => ({ ...EMPTY(), force: categories });

const EMPTY = (): Side => ({
  power: null,
  present: [],
  leader: null,
  fortress: false,
  force: [],
  edges: [],
  dice: [],
  points: 0,
  casualties: 0,
  disbands: 0,
  kills: 0,
});

export const other = (side: SideId): SideId => (side === 'attack' ? 'defence' : 'attack');

/** Who is on the move acts first (§13.1.5). */
export function inOrder(world: World, { attack, defence }: Fight): SideId[] {
  const active = world.state.impulse?.player;
  const leadsDefence = defence.power !== null && playerOf(world, defence.power) === active;
  const leadsAttack = attack.power !== null && playerOf(world, attack.power) === active;
  return leadsDefence && !leadsAttack ? ['defence', 'attack'] : ['attack', 'defence'];
}

/** What the commander of a side is good at. */
export function abilityIn(world: World, { leader }: Side): Ability | null {
  return leader === null || !world.state.leaders.some(({ id }) => id === leader)
    ? null
    : abilityOf(world, leaderOf(world, leader));
}

export const edge = (by: 1 | -1, why: string): Edge => ({ by, why });

export const edges = (by: 1 | -1, why: string, times: number): Edge[] =>
  Array.from({ length: Math.max(0, times) }, () => edge(by, why));

/** Who attacks in mountains or marshes has a disadvantage (§13.3.3). */
export const harshGround = (world: World, area: Area): Edge[] =>
  ['mountain', 'marsh'].includes(groundOf(world, area).terrain) ? [edge(-1, 'terrain')] : [];

/** What a side is called in sentences. */
export const nameOf = ({ power, force, present }: Side): string =>
  power ?? (force.length > 0 || present.length > 0 ? 'locals' : 'nobody');

/** Whether a fortress of this Power, its minors or its coalition stands in the area (§13.3.4, §26.2). */
export function hasFortress(world: World, power: Power, area: Area | Sea): boolean {
  const owner = fortressAt(world, area);
  const lord = owner === null ? null : leads(world, owner);
  return lord !== null && (lord === power || coalesced(world, power, lord));
}

/** Troops of the enemy's coalition partners fight with his, and count as his (§26.2). */
export const partnersAt = (world: World, power: Power, enemy: Power, area: Area): Unit[] =>
  troopsAt(world, area).filter((unit) => {
    const other = commandOf(world, unit);
    return other !== null && other !== enemy && coalesced(world, enemy, other) && atWar(world, power, other);
  });
