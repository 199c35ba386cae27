/** Repatriation: units that must leave where they are (§14). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { undertake } from '../changes/agenda.ts';
import { disperse, place } from '../changes/units.ts';
import { controls, enemyTroopsAt, friendly } from '../facts/control.ts';
import { boxesAt, coastsOf, isArea, isSea, neighboursOf, seasNextTo, seasOf } from '../facts/ground.ts';
import { isContested, minorMayBe, roomAt } from '../facts/paths.ts';
import { leads, mayOperate, playerOf } from '../facts/realms.ts';
import { ownerOf } from '../facts/titles.ts';
import { commandOf, isTroop, unitOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import type { Area, Power, Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** These troops must go; each Power settles its own. Squadrons follow their bases (§14.2). */
export function goHome(game: Game, units: readonly Unit[]): void {
  const troops = units.filter(isTroop);
  const powers = new Set(troops.flatMap((unit) => commandOf(game, unit) ?? []));
  for (const power of powers) {
    const own = troops.filter((unit) => commandOf(game, unit) === power).map(({ id }) => id);
    undertake(game, { do: 'repatriate', power, units: own });
  }
}

/** Where a troop may go home to: a short march to a controlled area, or strategic movement over friendly ground. */
function homewards(world: World, power: Power, unit: Unit): Area[] {
  if (!isArea(world, unit.at)) return [];
  const near = withinMarch(world, power, unit, unit.at);
  const far = byStrategicMovement(world, power, unit, unit.at).filter((area) => !near.includes(area));
  return [...near, ...far].filter((area) => roomAt(world, power, area) > 0);
}

/** Tactical movement that ends in a controlled area, two areas at most (§12.1, §14.1). */
function withinMarch(world: World, power: Power, unit: Unit, from: Area): Area[] {
  const passable = (area: Area) => !enemyTroopsAt(world, power, area) && minorMayBe(world, unit, area);
  const first = neighboursOf(world, from).flatMap(({ area }) => (passable(area) ? [area] : []));
  const second = first.flatMap((area) =>
    neighboursOf(world, area).flatMap((each) => (passable(each.area) ? [each.area] : [])),
  );
  return [...new Set([...first, ...second])].filter(
    (area) => area !== from && controls(world, power, area) && mayOperate(world, power, area),
  );
}

/** The areas of the host count as an ally's; enemy troops and enemy fleets bar the way (§14.1.1). */
function byStrategicMovement(world: World, power: Power, unit: Unit, from: Area): Area[] {
  const host = hostOf(world, from);
  const open = (area: Area) =>
    !enemyTroopsAt(world, power, area) &&
    minorMayBe(world, unit, area) &&
    (friendly(world, power, area) || (host !== null && hostOf(world, area) === host));
  const seen = new Set<Area | Sea>([from]);
  const queue: (Area | Sea)[] = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const steps: readonly (Area | Sea)[] = isSea(here)
      ? [
          ...coastsOf(world, here).filter(open),
          ...seasNextTo(world, here).filter((sea) => !isContested(world, power, sea)),
        ]
      : [
          ...neighboursOf(world, here).flatMap(({ area }) => (open(area) ? [area] : [])),
          ...seasOf(world, here).filter((sea) => !isContested(world, power, sea)),
        ];
    for (const next of steps) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return [...seen].filter(
    (each): each is Area =>
      !isSea(each) && each !== from && controls(world, power, each) && mayOperate(world, power, each),
  );
}

const hostOf = (world: World, area: Area): Power | null => {
  const owner = ownerOf(world, area);
  return owner === null ? null : leads(world, owner);
};

/** The proposal sends every troop to the nearest area with room, and disperses what has nowhere to go. */
export function* repatriate(game: Game, task: TaskOf<'repatriate'>): Rules {
  finishTask(game, task);
  const { power, units } = task;
  const here = units.map((id) => game.state.units.find((unit) => unit.id === id)).filter((unit) => unit !== undefined);
  const troops = here.filter((unit) => isArea(game, unit.at));
  if (troops.length === 0) return;
  const player = playerOf(game, power);
  const proposed = yield* choose(player, ask('repatriate', '§14.1', { power, troops: troops.length }), () => [
    option(`repatriate/${power}/proposed`, true),
    option(`repatriate/${power}/chosen`, false),
  ]);
  for (const { id } of troops) {
    const unit = unitOf(game, id);
    const [nearest] = homewards(game, power, unit);
    const to = proposed
      ? (nearest ?? boxesAt(game, unit.at)[0])
      : yield* choose(player, ask('repatriate-troop', '§14.1', { power, unit: id, at: unit.at }), () => [
          ...homewards(game, power, unit).map((area) => option(`home/${id}/${area}`, area)),
          ...boxesAt(game, unit.at).map((box) => option(`home/${id}/${box}`, box)),
        ]);
    if (to === undefined) continue;
    if (isArea(game, to)) {
      place(game, unit, to);
      game.tell({ type: 'repatriated', power: unit.owner, unit: id, to });
    } else
      disperse(
        game,
        unit,
        boxesAt(game, unit.at).find((box) => box === to),
      );
  }
}
