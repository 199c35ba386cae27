/** Evasion before a tactical movement (§12.4.2). */
import { ask, choose, type Option, option, type Refused, type Rules, sealed, secretly } from '@quadrille/kernel';
import { bringLeader } from '../actions/leaders.ts';
import { intoBox, place } from '../changes/units.ts';
import { discardCombat } from '../combat/cards.ts';
import { boxOf, disperseOne } from '../combat/dispersal.ts';
import { refuges } from '../combat/field.ts';
import { noRefuge } from '../facts/closed.ts';
import { minorsMayBe, roomAt } from '../facts/paths.ts';
import { chairOf, playerOf } from '../facts/realms.ts';
import { samePlayer } from '../facts/relations.ts';
import { organizerBonus } from '../facts/stacking.ts';
import { ownTroopsAt, seenAs } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { March } from '../tasks/land.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

type Evasion = { readonly all: Area } | { readonly apart: true } | { readonly disperse: true };

export function evasions(game: Game, march: March, power: Power): Option<Evasion>[] {
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

/** Neighbours into which the force does not retreat as a whole (§12.4.2). */
export function noEvasion(game: Game, march: March, power: Power): Refused[] {
  const [first] = ownTroopsAt(game, power, march.to);
  if (!first) return [];
  const open = evasions(game, march, power).flatMap(({ value }) => ('all' in value ? [value.all] : []));
  return noRefuge(game, power, first, march.at, open, '§12.4.2');
}

/** A retreat is announced; a combined attack may forbid it (card 017): true if it has, and the Power is done. */
export function* evade(game: Game, march: March, power: Power, how: Evasion): Rules<boolean> {
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
