/** Reactions to a tactical movement: interception and evasion (§12.4). */
import { ask, choose, type Option, option, parallel, type Rules, sealed, secretly } from '@quadrille/kernel';
import { bringLeader } from '../actions/leaders.ts';
import { finishTask, taskOf } from '../agenda.ts';
import { intoBox, move, place } from '../changes/units.ts';
import { discardCombat } from '../combat/cards.ts';
import { boxOf, disperseOne } from '../combat/dispersal.ts';
import { refuges } from '../combat/field.ts';
import { controllerOf, enemyTroopsAt, holdsGround, mayEnter } from '../facts/control.ts';
import { neighboursOf, onMainMap } from '../facts/ground.ts';
import { isLed } from '../facts/hosts.ts';
import { minorMayBe, minorsMayBe, roomAt } from '../facts/paths.ts';
import { chairOf, playerOf } from '../facts/realms.ts';
import { alliesOf, atWar, coalesced, samePlayer } from '../facts/relations.ts';
import { organizerBonus } from '../facts/stacking.ts';
import { tenureOf } from '../facts/titles.ts';
import {
  abilityOf,
  commanderOf,
  commandOf,
  freeLeadersAt,
  ownTroopsAt,
  seenAs,
  standsAt,
  troopsAt,
} from '../facts/units.ts';
import type { Leader, Unit, UnitId } from '../state.ts';
import type { March } from '../tasks/land.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { muster } from './march.ts';

/** Every enemy who controls the area, or has free troops in it, may react; then the force enters. */
export function* approach(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'approach');
  const { march } = task;
  if (!mayEnter(game, march.power, march.to)) {
    finishTask(game, task);
    return 'agenda';
  }
  const powers = reactors(game, march).filter((power) => canReact(game, march, power));
  yield* parallel(powers.map((power) => react(game, march, power)));
  finishTask(game, task);
  game.state.agenda.push({ do: 'arrive', march });
  return 'agenda';
}

/**
 * Enemies in or over the area, where the mover has no free troops on the ground (§22, §13.4.7), and partners in their coalition (§26.2); in active
 * independent areas everybody else who stands there (§18.2.3).
 */
export function reactors(world: World, { power, to }: March): Power[] {
  const here = troopsAt(world, to).flatMap((unit) => commandOf(world, unit) ?? []);
  const over = standsAt(world, power, to) ? null : controllerOf(world, to);
  const independent = tenureOf(world, to).as === 'independent';
  const partners = over === null ? [] : alliesOf(world, over).filter((other) => coalesced(world, over, other));
  return [...new Set([...(over === null ? [] : [over]), ...here, ...partners])].filter(
    (other) => other !== power && (atWar(world, power, other) || (independent && here.includes(other))),
  );
}

/** Where everybody can see that a reaction is possible. */
const canReact = (world: World, march: March, power: Power, gone: readonly UnitId[] = []): boolean =>
  ownTroopsAt(world, power, march.to).length > 0 || interceptors(world, march, power, 2, gone).length > 0;

interface Interception {
  readonly from: Area;
  /** One troop, or an army under this leader. */
  readonly unit: Unit | null;
  readonly leader: Leader | null;
  readonly card: boolean;
}

/** Areas within reach over ground that the Power holds, the area itself left out (§12.4.1). */
function within(world: World, power: Power, to: Area, steps: number, avoid: Area): Area[] {
  const seen = new Set<Area>([to]);
  let ring = [to];
  for (let n = 0; n < steps; n++) {
    ring = ring
      .flatMap((area) => neighboursOf(world, area).map((each) => each.area))
      .filter((area) => !seen.has(area) && area !== avoid && holdsGround(world, power, area));
    for (const area of ring) seen.add(area);
  }
  return [...seen].filter((area) => area !== to);
}

/** Free troops that could come, from how far; not those that have just left the area. */
function interceptors(world: World, { to, at }: March, power: Power, most: number, gone: readonly UnitId[]): Area[] {
  const next = within(world, power, to, 1, at);
  const far = onMainMap(world, to) ? within(world, power, to, most, at) : next;
  return far.filter(
    (area) =>
      (onMainMap(world, area) || next.includes(area)) &&
      ownTroopsAt(world, power, area).some(({ id }) => !gone.includes(id)) &&
      !enemyTroopsAt(world, power, area),
  );
}

/** What a Power can bring: a troop from two areas away, an army from the next, farther if determined or on a forced march. */
function interceptions(game: Game, march: March, power: Power, gone: readonly UnitId[]): Option<Interception>[] {
  if (!mayIntercept(game, march, power)) return [];
  const { to } = march;
  const free = roomAt(game, power, to);
  const adjacent = neighboursOf(game, to).map(({ area }) => area);
  const forced = chairOf(game, playerOf(game, power)).hand.includes('027');
  return interceptors(game, march, power, 2, gone).flatMap((from) => {
    const troops = ownTroopsAt(game, power, from).filter(
      (unit) => minorMayBe(game, unit, to) && !gone.includes(unit.id),
    );
    const commander = commanderOf(game, freeLeadersAt(game, power, from));
    const room = free + (commander ? organizerBonus(game, [commander.on]) : 0);
    const near = adjacent.includes(from);
    const overseas = !onMainMap(game, to) || !onMainMap(game, from);
    const determined = freeLeadersAt(game, power, from).find((leader) => abilityOf(game, leader) === 'determined');
    const singles =
      room > 0 ? troops.filter((unit, i) => troops.findIndex((each) => same(game, each, unit)) === i) : [];
    const army = !overseas && commander !== null && troops.length > 1 && room > 1;
    return [
      ...singles.map((unit) => option(`intercept/${unit.id}`, { from, unit, leader: null, card: false })),
      ...(army && (near || determined)
        ? [
            option(`intercept/army/${from}`, {
              from,
              unit: null,
              leader: near ? commander : (determined ?? commander),
              card: false,
            }),
          ]
        : []),
      ...(army && !near && !determined && forced
        ? [option(`intercept/army/${from}/card/027`, { from, unit: null, leader: commander, card: true })]
        : []),
    ];
  });
}

/** Troops that are alike are one choice; one with a leader brings him along. */
const same = (game: Game, a: Unit, b: Unit): boolean =>
  a.owner === b.owner && a.kind === b.kind && a.up === b.up && isLed(game, a) === isLed(game, b);

/** Only enemies at war, in areas they or their coalition control, or that they stand in. */
function mayIntercept(game: Game, { power, to, intercepted }: March, by: Power): boolean {
  if (intercepted.includes(by) || !atWar(game, power, by)) return false;
  const lord = standsAt(game, power, to) ? null : controllerOf(game, to);
  return lord === by || ownTroopsAt(game, by, to).length > 0 || (lord !== null && coalesced(game, lord, by));
}

type Evasion = { readonly all: Area } | { readonly apart: true } | { readonly disperse: true };

function evasions(game: Game, march: March, power: Power): Option<Evasion>[] {
  const troops = ownTroopsAt(game, power, march.to);
  const [first] = troops;
  if (!first) return [];
  const ids = troops.map(({ id }) => id);
  const ways = refuges(game, power, first, march.to, march.at);
  return [
    ...ways
      .filter((area) => minorsMayBe(game, troops, area))
      .filter((area) => roomAt(game, power, area) + organizerBonus(game, ids) >= troops.length)
      .map((area) => option(`retreat/${area}`, { all: area })),
    ...(troops.length > 1 ? [option('retreat/apart', { apart: true as const })] : []),
    option('retreat/disperse', { disperse: true as const }),
  ];
}

/** A Power may intercept and evade, in any order, until it stands; who has left may still send others in. */
function* react(game: Game, march: March, power: Power): Rules {
  const player = playerOf(game, power);
  const gone: UnitId[] = [];
  for (;;) {
    const choice = yield* choose(
      player,
      ask('react', '§12.4', { power, at: march.to, enemy: march.power }, power),
      () => [option('stand', null), ...interceptions(game, march, power, gone), ...evasions(game, march, power)],
    );
    if (choice === null) return;
    if ('from' in choice) yield* intercept(game, march, power, choice, gone);
    else {
      const before = ownTroopsAt(game, power, march.to).map(({ id }) => id);
      if (yield* evade(game, march, power, choice)) return;
      const still = ownTroopsAt(game, power, march.to);
      gone.push(...before.filter((each) => still.every(({ id }) => id !== each)));
      if (still.length === 0 && !(mayIntercept(game, march, power) && canReact(game, march, power, gone))) return;
    }
  }
}

function* intercept(
  game: Game,
  march: March,
  power: Power,
  { from, unit, leader, card }: Interception,
  gone: readonly UnitId[],
): Rules {
  if (card) discardCombat(game, playerOf(game, power), '027');
  march.intercepted.push(power);
  const room = roomAt(game, power, march.to) + (leader ? organizerBonus(game, [leader.on]) : 0);
  const suits = (army: readonly Unit[]): boolean =>
    army.length <= room && army.every((each) => !gone.includes(each.id)) && minorsMayBe(game, army, march.to);
  const units = unit ? [unit] : leader ? yield* muster(game, power, leader, from, suits) : [];
  if (unit) yield* bringLeader(game, power, unit);
  const [first] = units;
  if (leader && first && !units.some(({ id }) => id === leader.on)) leader.on = first.id;
  for (const each of units) move(game, each, march.to);
  game.tell({ type: 'intercepts', power, troops: units.length, from, to: march.to });
}

/** A retreat is announced; a combined attack may forbid it (card 017): true if it has, and the Power is done. */
function* evade(game: Game, march: March, power: Power, how: Evasion): Rules<boolean> {
  if (!('disperse' in how) && (yield* combinedAttack(game, march, power))) {
    const gives = yield* choose(playerOf(game, power), ask('caught', '§3.1', { power, at: march.to }, power), () => [
      option('stand', false),
      option('retreat/disperse', true),
    ]);
    if (gives) yield* scatter(game, march, power);
    return true;
  }
  if ('disperse' in how) yield* scatter(game, march, power);
  else if ('all' in how) for (const unit of ownTroopsAt(game, power, march.to)) retreat(game, unit, how.all);
  else yield* apart(game, march, power);
  return false;
}

function retreat(game: Game, unit: Unit, to: Area): void {
  place(game, unit, to);
  game.tell({ type: 'retreats', power: unit.owner, unit: unit.id, to });
}

function* scatter(game: Game, { to }: March, power: Power): Rules {
  for (const unit of ownTroopsAt(game, power, to)) yield* disperseOne(game, { power }, unit);
}

/** Each troop goes its own way, or stays; its owner says which leaders go with it (§17.1). */
function* apart(game: Game, march: March, power: Power): Rules {
  for (const unit of ownTroopsAt(game, power, march.to)) {
    const to = yield* choose(
      playerOf(game, power),
      ask('retreat-one', '§12.4.2', { power, ...seenAs(unit) }, power),
      () => [
        option('stay', null),
        ...refuges(game, power, unit, march.to, march.at).map((area) => option(`retreat/${area}`, area)),
        option('disperse', 'disperse' as const),
      ],
    );
    if (to === null) continue;
    yield* bringLeader(game, power, unit);
    if (to !== 'disperse') retreat(game, unit, to);
    else intoBox(game, unit, yield* boxOf(game, { power }, unit));
  }
}

/** The mover is asked whether he plays it, whether he holds it or not. */
function* combinedAttack(game: Game, march: March, power: Power): Rules<boolean> {
  const player = playerOf(game, march.power);
  if (samePlayer(game, march.power, power)) return false;
  const answers = yield* sealed(game, [
    secretly(player, ask('combined-attack', '§3.1', { power: march.power, at: march.to }, march.power), () => [
      option('pass', false),
      ...(chairOf(game, player).hand.includes('017') ? [option('card/017', true)] : []),
    ]),
  ]);
  if (!answers.get(player)) return false;
  discardCombat(game, player, '017');
  return true;
}
