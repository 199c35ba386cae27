/** Naval tactical movement (§11.3). */
import { ask, choose, option, plan, type Rules } from '@quadrille/kernel';
import { isCombined } from '../actions/allies.ts';
import { type Deed, deed } from '../actions/deed.ts';
import { isPirate } from '../actions/strategic.ts';
import { finishTask, taskOf } from '../agenda.ts';
import { exert, move } from '../changes/units.ts';
import { discardCombat } from '../combat/cards.ts';
import { toPort } from '../combat/fleets.ts';
import { sideOf } from '../combat/sides.ts';
import { fleetLimit, galleysAllow, hasBase, maySail } from '../facts/bases.ts';
import { type Fleet, fleetsIn, idsOf } from '../facts/fleets.ts';
import { isArea, isSea, seasNextTo, seasOf } from '../facts/ground.ts';
import { chairOf, playerOf } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { areaLimit, organizerBonus } from '../facts/stacking.ts';
import { commandOf, freeLeadersAt, isSquadron, ownSquadronsAt, seenAs, squadronsAt, unitsOf } from '../facts/units.ts';
import type { Leader, Unit } from '../state.ts';
import type { Power, Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { fleetOptions } from './choice.ts';

/** Seas to which a squadron can go for a fight: where it is, and the next ones, or out of port; an enemy must be there. */
export function hunting(world: Game, power: Power, unit: Unit): Sea[] {
  const here = unit.at;
  if (isCombined(world, unit) || (!isSea(here) && !isArea(world, here))) return [];
  const next = isSea(here)
    ? seasNextTo(world, here).filter((sea) => maySail(world, unit, here, sea))
    : seasOf(world, here).filter((sea) => galleysAllow(world, unit, sea));
  const seas = [...(isSea(here) ? [here] : []), ...next.filter((sea) => hasBase(world, unit, sea))];
  return seas.filter((sea) => enemiesIn(world, power, sea).length > 0);
}

/** Where a fleet can go together: no larger than the base there stacks (§15.1.2); combined squadrons stay in their sea. */
function grounds(game: Game, power: Power, flagship: Unit, units: readonly Unit[]): Sea[] {
  const sailing = units.filter((unit) => unit !== flagship && !isCombined(game, unit));
  const size = 1 + sailing.length;
  return hunting(game, power, flagship).filter(
    (sea) =>
      sea === flagship.at ||
      (size <= fleetLimit(game, flagship, sea) + organizerBonus(game, [flagship.id]) &&
        sailing.every((unit) => hasBase(game, unit, sea))),
  );
}

/** Enemies with squadrons in a sea. */
export const enemiesIn = (world: World, power: Power, sea: Sea): Power[] => [
  ...new Set(
    squadronsAt(world, sea)
      .flatMap((unit) => commandOf(world, unit) ?? [])
      .filter((other) => other !== power && atWar(world, power, other)),
  ),
];

/** A squadron, or a fleet under a leader, looks for the enemy. */
export function huntDeeds(game: Game, power: Power): Deed[] {
  const squadrons = unitsOf(game, power).filter(
    (unit) => isSquadron(unit) && unit.up && !isPirate(game, unit) && hunting(game, power, unit).length > 0,
  );
  const leaders = [...new Set(squadrons.map(({ at }) => at))].flatMap((at) => freeLeadersAt(game, power, at));
  return [
    ...squadrons.map((unit) => deed(`hunt/${unit.id}`, () => hunt(game, power, null, unit))),
    ...leaders.flatMap((leader) => {
      const flagship = squadrons.find(({ id }) => id === leader.on);
      return flagship ? [deed(`hunt/${leader.id}`, () => hunt(game, power, leader, flagship))] : [];
    }),
  ];
}

function* hunt(game: Game, power: Power, leader: Leader | null, flagship: Unit): Rules {
  const units = leader === null ? [flagship] : yield* fleet(game, power, flagship);
  const to = yield* choose(playerOf(game, power), ask('hunt', '§11.3', { power, ...seenAs(flagship) }, power), () =>
    grounds(game, power, flagship, units).map((sea) => option(`sea/${sea}`, sea)),
  );
  const sails = to !== flagship.at;
  for (const unit of units) if (!isCombined(game, unit)) move(game, unit, to);
  if (leader !== null && sails) yield* regroupAt(game, power, flagship, units);
  exert(game, units);
  const ids = units.map(({ id }) => id);
  game.state.agenda.push({ do: 'seek', power, units: ids, leader: leader?.id ?? null, sea: to, last: null });
}

/** The squadrons that sail with a leader: as many as the base stacks (§11.2). */
function* fleet(game: Game, power: Power, flagship: Unit): Rules<Unit[]> {
  const at = flagship.at;
  const train = [flagship];
  const base = isSea(at) ? fleetLimit(game, flagship, at) : areaLimit(game, at);
  const most = base + organizerBonus(game, [flagship.id]);
  const others = () =>
    ownSquadronsAt(game, power, at)
      .filter((unit) => !train.includes(unit) && unit.up && !isPirate(game, unit))
      .filter((unit) => grounds(game, power, flagship, [...train, unit]).length > 0);
  while (train.length < most && others().length > 0) {
    const next = yield* plan(playerOf(game, power), ask('fleet', '§11.2', { power, at }, power), () =>
      others().map((unit) => option(`take/${unit.id}`, unit)),
    );
    if (next === null) break;
    train.push(next);
  }
  return train;
}

/** Where it arrives a fleet may take up squadrons and leave others (§11.3). */
function* regroupAt(game: Game, power: Power, flagship: Unit, train: Unit[]): Rules {
  const sea = flagship.at;
  if (!isSea(sea)) return;
  const most = fleetLimit(game, flagship, sea) + organizerBonus(game, [flagship.id]);
  const others = () =>
    ownSquadronsAt(game, power, sea).filter((unit) => !train.includes(unit) && unit.up && !isPirate(game, unit));
  if (others().length === 0) return;
  for (;;) {
    const change = yield* plan(playerOf(game, power), ask('fleet', '§11.3', { power, at: sea }, power), () => [
      ...(train.length < most ? others().map((unit) => option(`take/${unit.id}`, { take: unit })) : []),
      ...train.filter((unit) => unit !== flagship).map((unit) => option(`leave/${unit.id}`, { leave: unit })),
    ]);
    if (change === null) return;
    if ('take' in change) train.push(change.take);
    else train.splice(train.indexOf(change.leave), 1);
  }
}

/** It attacks one enemy after the other, as long as they give way or are beaten. */
export function* seek(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'seek');
  const { power, sea } = task;
  const units = game.state.units.filter((unit) => task.units.includes(unit.id) && unit.at === sea && unit.up);
  const enemies = enemiesIn(game, power, sea);
  if (units.length === 0 || enemies.length === 0 || task.last === 'defence' || task.last === 'drawn') {
    finishTask(game, task);
    return 'agenda';
  }
  const enemy = yield* plan(playerOf(game, power), ask('attack-fleet', '§11.3', { power, sea }, power), () =>
    enemiesIn(game, power, sea).map((other) => option(`attack/${other}`, other)),
  );
  if (enemy === null) {
    finishTask(game, task);
    return 'agenda';
  }
  game.tell({ type: 'seeks', power, enemy, sea });
  const fleet = yield* facing(game, power, enemy, sea);
  if (fleet === null) return 'agenda';
  game.state.agenda.push({
    do: 'combat',
    fight: {
      kind: 'naval',
      cause: 'tactical',
      at: sea,
      from: null,
      attack: sideOf(game, power, units),
      defence: sideOf(game, enemy, fleet),
      intercepted: false,
      political: true,
      field: 0,
      winner: null,
    },
  });
  return 'agenda';
}

/**
 * The attacked fight with one of their fleets, or withdraw to their base, with all that lie there or one fleet; if a
 * combined attack forbids that, they may still disband: into repair (card 017).
 */
function* facing(game: Game, power: Power, enemy: Power, sea: Sea): Rules<Fleet | null> {
  const fights = () =>
    fleetOptions(fleetsIn(game, enemy, sea), 'fight').map(({ id, value }) => option(id, { fight: value }));
  const player = playerOf(game, power);
  const attacked = playerOf(game, enemy);
  const args = { power: enemy, sea, enemy: power };
  const choice = yield* choose(attacked, ask('withdraw-fleet', '§11.3', args, enemy), () => [
    ...fights(),
    ...withdrawals(game, enemy, sea),
  ]);
  if ('fight' in choice) return choice.fight;
  const forbidden = yield* choose(player, ask('combined-attack', '§3.1', { power, at: sea }, power), () => [
    option('pass', false),
    ...(chairOf(game, player).hand.includes('017') ? [option('card/017', true)] : []),
  ]);
  if (forbidden) {
    discardCombat(game, player, '017');
    const caught = yield* choose(attacked, ask('caught-fleet', '§3.1', args, enemy), () => [
      ...fights(),
      option('disband', null),
    ]);
    if (caught) return caught.fight;
  }
  for (const unit of choice.leave) yield* toPort(game, unit, forbidden);
  return null;
}

/** All squadrons there withdraw, or a single fleet of them: the others may be attacked next. */
function withdrawals(game: Game, enemy: Power, sea: Sea) {
  const all = ownSquadronsAt(game, enemy, sea);
  const parts = fleetsIn(game, enemy, sea).filter((fleet) => fleet.length < all.length);
  return [
    option('withdraw', { leave: all }),
    ...parts.map((fleet) => option(['retire', ...idsOf(fleet)].join('/'), { leave: fleet })),
  ];
}
