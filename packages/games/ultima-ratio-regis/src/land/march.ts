/** Tactical movement on land (§12.1–2). */
import { ask, choose, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { type Deed, deed } from '../actions/deed.ts';
import { exert } from '../changes/units.ts';
import { isForeignCivilWar, mayEnter } from '../facts/control.ts';
import { isArea, neighboursOf } from '../facts/ground.ts';
import { minorMayBe } from '../facts/paths.ts';
import { mayOperate, playerOf } from '../facts/realms.ts';
import { areaLimit, organizerBonus } from '../facts/stacking.ts';
import { freeLeadersAt, ownTroopsAt, qualityOf, unitsOf } from '../facts/units.ts';
import type { Leader, Unit } from '../state.ts';
import type { March } from '../tasks/land.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Areas with free troops of a Power. */
export const campsOf = (world: World, power: Power): Area[] => [
  ...new Set(
    unitsOf(world, power)
      .map(({ at }) => at)
      .filter((at) => isArea(world, at) && ownTroopsAt(world, power, at).length > 0),
  ),
];

/** A troop by itself, or an army under a leader. Troops that are alike are one choice. */
export function marchDeeds(game: Game, power: Power): Deed[] {
  return campsOf(game, power).flatMap((at) => {
    const troops = ownTroopsAt(game, power, at);
    const single = troops.filter((unit, i) => troops.findIndex((each) => alike(game, each, unit)) === i);
    return [
      ...single
        .filter((unit) => goals(game, power, [unit], at).length > 0)
        .map((unit) => deed(`march/${unit.id}`, () => marchAlone(game, power, unit))),
      ...freeLeadersAt(game, power, at)
        .filter(() => troops.some((unit) => goals(game, power, [unit], at).length > 0))
        .map((leader) => deed(`march/${leader.id}`, () => marchArmy(game, power, leader, at))),
    ];
  });
}

export const alike = ({ state }: World, a: Unit, b: Unit): boolean =>
  a.owner === b.owner &&
  a.kind === b.kind &&
  qualityOf(a) === qualityOf(b) &&
  state.impulse?.touched.includes(a.id) === state.impulse?.touched.includes(b.id) &&
  state.leaders.some(({ on }) => on === a.id) === state.leaders.some(({ on }) => on === b.id);

/** Where a force may go next: controlled, independent and enemy areas, within its interests (§12.1, §18.4). */
export function goals(world: World, power: Power, units: readonly Unit[], at: Area): Area[] {
  const ids = units.map(({ id }) => id);
  return neighboursOf(world, at)
    .map(({ area }) => area)
    .filter(
      (area) =>
        mayEnter(world, power, area) &&
        mayOperate(world, power, area) &&
        units.every((unit) => minorMayBe(world, unit, area)) &&
        units.length <= areaLimit(world, area) + organizerBonus(world, ids),
    );
}

function* marchAlone(game: Game, power: Power, unit: Unit): Rules {
  yield* setOut(game, power, null, [unit], unit.at, 2);
}

/** The army is all that stands there, or what its Power picks; together they must have somewhere to go (§12.2). */
function* marchArmy(game: Game, power: Power, leader: Leader, at: Area): Rules {
  const units = yield* muster(game, power, leader, at, (army) => goals(game, power, army, at).length > 0);
  const [first] = units;
  if (!first) return;
  if (!units.some(({ id }) => id === leader.on)) leader.on = first.id;
  yield* setOut(game, power, leader, units, at, 2);
}

/** Which troops go with a leader: as many as an army has, and only such as can go together. */
export function* muster(
  game: Game,
  power: Power,
  leader: Leader,
  at: Area,
  suits: (army: readonly Unit[]) => boolean,
): Rules<Unit[]> {
  const all = ownTroopsAt(game, power, at).filter((unit) => suits([unit]));
  const most = 4 + organizerBonus(game, [leader.on]);
  if (all.length <= 1) return all;
  const player = playerOf(game, power);
  const how = yield* choose(player, ask('army', '§12.2', { power, leader: leader.id, at }, power), () => [
    ...(all.length <= most && suits(all) ? [option('army/all', 'all' as const)] : []),
    option('army/pick', 'pick' as const),
  ]);
  if (how === 'all') return all;
  const picked: Unit[] = [];
  const left = () => all.filter((unit) => !picked.includes(unit) && suits([...picked, unit]));
  while (picked.length < most && left().length > 0) {
    const question = ask('army-pick', '§12.2', { power, leader: leader.id, at }, power);
    const options = () => left().map((unit) => option(`take/${unit.id}`, unit));
    const next =
      picked.length === 0 ? yield* choose(player, question, options) : yield* plan(player, question, options);
    if (next === null) break;
    picked.push(next);
  }
  return picked;
}

/** The movement is announced: the enemy may react before the force enters. */
export function* setOut(
  game: Game,
  power: Power,
  leader: Leader | null,
  units: readonly Unit[],
  at: Area,
  steps: number,
): Rules {
  if (goals(game, power, units, at).length === 0) return;
  const to = yield* choose(
    playerOf(game, power),
    ask('march', '§12.1', { power, at }, power),
    () => goals(game, power, units, at).map((area) => option(`to/${area}`, area)),
    () => closed(game, power, units, at),
  );
  exert(game, units);
  const march: March = {
    power,
    units: units.map(({ id }) => id),
    leader: leader?.id ?? null,
    at,
    from: at,
    to,
    left: steps - 1,
    landing: false,
    intercepted: [],
    last: null,
  };
  game.state.agenda.push({ do: 'approach', march });
}

/** Why neighbouring areas cannot be entered. */
function closed(world: World, power: Power, units: readonly Unit[], at: Area): Refused[] {
  const open = goals(world, power, units, at);
  return neighboursOf(world, at)
    .map(({ area }) => area)
    .filter((area) => !open.includes(area))
    .map((area) => {
      const id = `to/${area}`;
      const args = { power, at: area };
      if (isForeignCivilWar(world, power, area)) return { id, code: 'war-zone', args, cite: '§26.1.1' };
      if (!mayEnter(world, power, area))
        return area in world.state.sieges
          ? { id, code: 'siege-of-another', args, cite: '§13.4.7' }
          : { id, code: 'not-at-war', args, cite: '§12.1' };
      if (!mayOperate(world, power, area)) return { id, code: 'no-interest', args, cite: '§18.4.1' };
      if (units.some((unit) => !minorMayBe(world, unit, area))) return { id, code: 'minor-stays', args, cite: '§20.2' };
      return { id, code: 'too-many', args, cite: '§15.1' };
    });
}
