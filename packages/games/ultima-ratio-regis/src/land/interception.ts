/** Interception of a tactical movement (§12.4.1). */
import { type Option, option, type Refused, type Rules } from '@quadrille/kernel';
import { bringLeader } from '../actions/leaders.ts';
import { move } from '../changes/units.ts';
import { discardCombat } from '../combat/cards.ts';
import { controllerOf, controls, enemyTroopsAt, holdsGround } from '../facts/control.ts';
import { neighboursOf, onMainMap } from '../facts/ground.ts';
import { isLed } from '../facts/hosts.ts';
import { minorMayBe, minorsMayBe, roomAt } from '../facts/paths.ts';
import { chairOf, playerOf } from '../facts/realms.ts';
import { atWar, coalesced } from '../facts/relations.ts';
import { organizerBonus } from '../facts/stacking.ts';
import { abilityOf, commanderOf, freeLeadersAt, ownTroopsAt } from '../facts/units.ts';
import type { Leader, Unit, UnitId } from '../state.ts';
import type { March } from '../tasks/land.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { muster } from './march.ts';

export interface Interception {
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
export function interceptors(
  world: World,
  { to, at }: March,
  power: Power,
  most: number,
  gone: readonly UnitId[],
): Area[] {
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
export function interceptions(game: Game, march: March, power: Power, gone: readonly UnitId[]): Option<Interception>[] {
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

/** Who has an area for interceptions: its controller, unless it is besieged or enemies of his stand there (§13.4.7, §22). */
export function lordOf(world: World, area: Area): Power | null {
  const lord = controllerOf(world, area);
  return lord !== null && controls(world, lord, area) ? lord : null;
}

/** Only enemies at war, in areas they or their coalition control, or that they stand in. */
export function mayIntercept(game: Game, { power, to, intercepted }: March, by: Power): boolean {
  if (intercepted.includes(by) || !atWar(game, power, by)) return false;
  const lord = lordOf(game, to);
  return lord === by || ownTroopsAt(game, by, to).length > 0 || (lord !== null && coalesced(game, lord, by));
}

/** Armies that stand too far away, or where only single troops intercept (§12.4.1). */
export function outOfReach(game: Game, march: March, power: Power, gone: readonly UnitId[]): Refused[] {
  if (!mayIntercept(game, march, power)) return [];
  const { to } = march;
  const offered = interceptions(game, march, power, gone).map(({ id }) => id);
  const full = roomAt(game, power, to) <= 0;
  return interceptors(game, march, power, 2, gone)
    .filter((from) => freeLeadersAt(game, power, from).length > 0 && ownTroopsAt(game, power, from).length > 1)
    .map((from) => ({ id: `intercept/army/${from}`, from }))
    .filter(({ id }) => !offered.includes(id))
    .map(({ id, from }) => {
      const args = { power, at: full ? to : from };
      if (full) return { id, args, code: 'too-many', cite: '§15.1' };
      const overseas = !onMainMap(game, to) || !onMainMap(game, from);
      return { id, args, code: overseas ? 'single-troop' : 'army-too-far', cite: '§12.4.1' };
    });
}

export function* intercept(
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
