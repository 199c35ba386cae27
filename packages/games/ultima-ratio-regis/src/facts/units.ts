/** Units, leaders and fortresses (§4.1, §17). */
import type { Leader, Unit, UnitId } from '../state.ts';
import type { Category } from '../tasks/combat.ts';
import {
  ABILITIES,
  type Ability,
  type Area,
  type LeaderId,
  type Minor,
  type Owner,
  type Place,
  type Power,
  type Sea,
  type UnitKind,
} from '../vocabulary.ts';
import type { World } from '../world.ts';
import { cardOf, leads, minorData, minorSpecials } from './realms.ts';
import { isPower } from './titles.ts';

export function unitOf({ state }: World, id: UnitId): Unit {
  const unit = state.units.find((each) => each.id === id);
  if (!unit) throw new Error(`There is no unit ${id}`);
  return unit;
}

/** A unit as sentences name it: what it is, and where. */
export const seenAs = ({ id, kind, at }: Unit): { unit: UnitId; kind: UnitKind; where: Place } => ({
  unit: id,
  kind,
  where: at,
});

export const isSquadron = ({ kind }: Pick<Unit, 'kind'>): boolean => kind === 'S2' || kind === 'S3';
export const isTroop = (unit: Pick<Unit, 'kind'>): boolean => !isSquadron(unit);

/** The die of a unit: the number printed on the side that is up (§13.1.1). */
export function qualityOf({ kind, up }: Unit): Category {
  if (kind === 'S2') return 2;
  if (kind === 'S3') return 3;
  if (kind === 'I23') return up ? 3 : 2;
  return up ? 4 : 3;
}

/** The Power that moves and fights with a unit: its owner, its owner's ally, or the ally it is lent to (§20.2, §21.1.5). */
export const commandOf = (world: World, { id, owner }: Unit): Power | null =>
  world.state.lent[id] ?? leads(world, owner);

export const unitsOf = (world: World, power: Power): Unit[] =>
  world.state.units.filter((unit) => commandOf(world, unit) === power);

export const unitsAt = ({ state }: World, place: Place): Unit[] => state.units.filter(({ at }) => at === place);

export const isBesieged = ({ state }: World, { id, at }: Unit): boolean =>
  state.sieges[at]?.inside.includes(id) ?? false;

/** Troops in an area that are not shut in. */
export const troopsAt = (world: World, area: Area): Unit[] =>
  world.state.units.filter((unit) => unit.at === area && isTroop(unit) && !isBesieged(world, unit));

export const ownTroopsAt = (world: World, power: Power, area: Area): Unit[] =>
  world.state.units.filter(
    (unit) => unit.at === area && isTroop(unit) && commandOf(world, unit) === power && !isBesieged(world, unit),
  );

/** Whether a Power has free troops in an area. */
export const standsAt = (world: World, power: Power, area: Area): boolean =>
  world.state.units.some(
    (unit) => unit.at === area && isTroop(unit) && commandOf(world, unit) === power && !isBesieged(world, unit),
  );

export const besiegedAt = (world: World, area: Area): Unit[] =>
  unitsAt(world, area).filter((unit) => isTroop(unit) && isBesieged(world, unit));

/** Operational squadrons at sea. */
export const squadronsAt = (world: World, sea: Sea): Unit[] => unitsAt(world, sea).filter(isSquadron);

export const ownSquadronsAt = (world: World, power: Power, place: Place): Unit[] =>
  world.state.units.filter((unit) => unit.at === place && isSquadron(unit) && commandOf(world, unit) === power);

/** What the card of a minor has: of Savoy one troop is of the elite from a turn on. */
function minorUnits(world: World, minor: Minor, kind: UnitKind): number {
  const better = minorSpecials(world, minor, 'independent_from').some(
    ({ args: [, elite] }) => elite !== undefined && elite !== null && world.state.turn >= Number(elite),
  );
  const change: Readonly<Record<UnitKind, number>> = { I23: -1, I34: 1, S2: 0, S3: 0 };
  return minorData(world, minor).units[kind] + (better ? change[kind] : 0);
}

/** How many counters of a kind a Power or minor has left to build (§9.1). */
export function available(world: World, owner: Owner, kind: UnitKind): number {
  const all = isPower(owner)
    ? cardOf(world, owner).units[kind] - keptAway(world, owner, kind)
    : minorUnits(world, owner, kind);
  return all - world.state.units.filter((unit) => unit.owner === owner && unit.kind === kind).length;
}

/** Counters that a scenario keeps out of play: they cannot be built, and are paid for. */
export const keptAway = ({ data, state }: World, power: Power, kind: UnitKind): number =>
  data.scenarios.get(state.scenario)?.away[power]?.[kind] ?? 0;

/** An operational fortress. */
export function fortressAt({ state }: World, area: Area): Owner | null {
  const fortress = state.fortresses[area];
  return fortress?.done ? fortress.owner : null;
}

export const leaderOf = ({ state }: World, id: LeaderId): Leader => {
  const leader = state.leaders.find((each) => each.id === id);
  if (!leader) throw new Error(`There is no leader ${id}`);
  return leader;
};

export const leadersOf = ({ state }: World, power: Power): Leader[] =>
  state.leaders.filter((leader) => leader.power === power);

/** Where a leader is: with his unit, or in his fortress. */
export const placeOf = ({ state }: World, { on }: Leader): Place => state.units.find(({ id }) => id === on)?.at ?? on;

export const isLeaderBesieged = (world: World, leader: Leader): boolean => {
  const unit = world.state.units.find(({ id }) => id === leader.on);
  return unit ? isBesieged(world, unit) : leader.on in world.state.sieges;
};

/** Leaders of a Power with units (or the fortress) of a place; besieged and free ones are apart. */
export const leadersAt = (world: World, power: Power, place: Place): Leader[] =>
  leadersOf(world, power).filter((leader) => placeOf(world, leader) === place);

export const freeLeadersAt = (world: World, power: Power, place: Place): Leader[] =>
  leadersAt(world, power, place).filter((leader) => !isLeaderBesieged(world, leader));

/** What an extraordinary leader is good at; an ordinary one is good at nothing. */
export const abilityOf = ({ data }: World, leader: Leader): Ability | null =>
  leader.extraordinary ? (data.leaders.get(leader.id)?.ability ?? null) : null;

/** Who commands, if there are several leaders: the order of abilities decides (§17.3.2). */
export function commanderOf(world: World, leaders: readonly Leader[]): Leader | null {
  const rank = (leader: Leader) => {
    const ability = abilityOf(world, leader);
    return ability ? ABILITIES.indexOf(ability) : ABILITIES.length;
  };
  return [...leaders].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The leaders that are with some of these units. */
export const leadersWith = ({ state }: World, units: readonly UnitId[]): Leader[] =>
  state.leaders.filter(({ on }) => units.includes(on));
