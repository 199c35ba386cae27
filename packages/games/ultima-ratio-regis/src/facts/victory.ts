/** Victory points at the end of the turn, line by line (§23.2). Screens show them as a forecast. */
import type { Objective } from '../data/model.ts';
import type { SpecialObjective } from '../data/powers.ts';
import { type Area, type Player, type Power, THEATERS, type Theater, TRADE_CENTERS } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { controllerOf, hasAsOwn } from './control.ts';
import { areasInPlay, groundOf, inPlay } from './ground.ts';
import { cardOf, chairOf, leads, minorRealm, powersOf, realmOf } from './realms.ts';
import { allied } from './relations.ts';
import { isPower, ownerOf, possessionsOf } from './titles.ts';
import { allMerchantsOf, merchantsOf } from './trade.ts';
import { commandOf, fortressAt, isTroop } from './units.ts';

export interface ScoreLine {
  readonly power: Power | null;
  readonly why: 'objective' | 'presence' | 'monopoly' | 'bonus';
  /** The place of the objective on the card, the theater, or the trade center. */
  readonly what: string;
  readonly vp: number;
}

/** What a line is for, by the names of things: a theater, a trade center, what the objective names. */
export function scoredFor(world: World, power: Power, why: ScoreLine['why'], what: string): string[] {
  const objective = why === 'objective' ? cardOf(world, power).objectives[Number(what)] : undefined;
  return objective ? thingsOf(objective) : why === 'objective' ? [] : [what];
}

function thingsOf(objective: Objective): string[] {
  switch (objective.type) {
    case 'area':
      return [objective.area];
    case 'province':
      return [`province-${objective.province}`];
    case 'minor':
      return [objective.minor];
    case 'minor_or_province':
      return [objective.minor, `province-${objective.province}`];
    case 'sum':
      return objective.all.flatMap(thingsOf);
    case 'monopoly':
      return [objective.center];
    case 'colonies':
      return [...objective.theaters];
    case 'emperor':
      return ['empire'];
    case 'military_victory':
    case 'merchants':
    case 'special':
      return [];
  }
}

/** What a player would score if the turn ended as things stand. */
export function scoreOf(world: World, player: Player): ScoreLine[] {
  const { bonus } = chairOf(world, player);
  const lines = powersOf(world, player).flatMap((power) => scoreOfPower(world, power));
  return bonus > 0 ? [...lines, { power: null, why: 'bonus', what: player, vp: bonus }] : lines;
}

export function scoreOfPower(world: World, power: Power): ScoreLine[] {
  const { objectives } = cardOf(world, power);
  return [
    ...objectives.flatMap((objective, index): ScoreLine[] =>
      isMet(world, power, objective) ? [{ power, why: 'objective', what: String(index), vp: objective.vp }] : [],
    ),
    ...presences(world, power).map((theater): ScoreLine => ({ power, why: 'presence', what: theater, vp: 1 })),
    ...monopolies(world, power).map((center): ScoreLine => ({ power, why: 'monopoly', what: center, vp: 1 })),
  ];
}

const MAIN: readonly Theater[] = THEATERS.slice(0, 9);

/** Theaters of the main map in which a Power has three areas, those of its minors included (§23.2). */
function presences(world: World, power: Power): Theater[] {
  const counts = new Map<Theater, number>();
  for (const area of areasInPlay(world)) {
    if (!isOf(world, power, area)) continue;
    const { theater } = groundOf(world, area);
    counts.set(theater, (counts.get(theater) ?? 0) + 1);
  }
  return MAIN.filter((theater) => (counts.get(theater) ?? 0) >= 3);
}

/** Trade centers in which a Power has two merchants (§19.2.6). */
const monopolies = (world: World, power: Power) =>
  TRADE_CENTERS.filter((center) => merchantsOf(world, power, center) === 2);

/** Whether an area belongs to a Power or to one of its minors: these count for presence and provinces only (facts no. 35). */
function isOf(world: World, power: Power, area: Area): boolean {
  const owner = ownerOf(world, area);
  return hasAsOwn(world, power, area) || (owner !== null && !isPower(owner) && leads(world, owner) === power);
}

/** Whether an objective is met. Military victories are paid in peace negotiations, not here. */
export function isMet(world: World, power: Power, objective: Objective): boolean {
  switch (objective.type) {
    case 'area':
      return hasAsOwn(world, power, objective.area) && controllerOf(world, objective.area) === power;
    case 'province':
      return holdsProvince(world, power, objective.province);
    case 'minor':
      return minorRealm(world, objective.minor)?.ally === power;
    case 'minor_or_province':
      return minorRealm(world, objective.minor)?.ally === power || holdsProvince(world, power, objective.province);
    case 'sum':
      return objective.all.every((each) => isMet(world, power, each));
    case 'military_victory':
      return false;
    case 'merchants':
      return allMerchantsOf(world, power) >= objective.atLeast;
    case 'monopoly':
      return merchantsOf(world, power, objective.center) === 2;
    case 'colonies':
      return (
        possessionsOf(world, power).filter((area) => objective.theaters.includes(groundOf(world, area).theater))
          .length >= objective.atLeast
      );
    case 'emperor':
      return minorRealm(world, 'empire')?.ally === power;
    case 'special':
      return SPECIAL[objective.key](world, power);
  }
}

/** More than half of the areas of a province, allied minors included. */
const holdsProvince = (world: World, power: Power, province: string): boolean => {
  const areas = (world.data.provinces.get(province)?.areas ?? []).filter((area) => inPlay(world, area));
  return areas.filter((area) => isOf(world, power, area)).length * 2 > areas.length;
};

/** Alliances end before VP are counted (§24): these objectives look at how they stood before. */
const alliedBefore = (world: World, a: Power, b: Power): boolean =>
  allied(world, a, b) ||
  world.state.inForce.includes(`allied/${a}/${b}`) ||
  world.state.inForce.includes(`allied/${b}/${a}`);

const SPECIAL: Readonly<Record<SpecialObjective, (world: World, power: Power) => boolean>> = {
  civil_war_winner: ({ state }, power) => state.inForce.includes(`civil-war-won/${power}`),
  three_piracies: (world, power) => realmOf(world, power).piracies >= 3,
  bourbon_spain: (world) => alliedBefore(world, 'spain', 'france'),
  barrier_fortresses: (world, power) =>
    (world.data.provinces.get('flanders')?.areas ?? []).filter((area) => {
      const owner = fortressAt(world, area);
      const lord = owner === null ? null : leads(world, owner);
      return lord !== null && (lord === power || alliedBefore(world, lord, power));
    }).length >= 2,
  no_foreign_troops: ({ data, ...world }, power) => {
    const areas = data.provinces.get('poland')?.areas ?? [];
    return !world.state.units.some(
      (unit) => isTroop(unit) && areas.includes(unit.at) && commandOf({ data, ...world }, unit) !== power,
    );
  },
};
