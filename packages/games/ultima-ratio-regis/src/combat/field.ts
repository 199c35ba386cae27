/** Victory, defeat and withdrawal in the field (§13.3.5–6). */
import { ask, choose, confirm, option, type Rules } from '@quadrille/kernel';
import { eliminate, move, place } from '../changes/units.ts';
import { noRefuge } from '../facts/closed.ts';
import { holdsGround } from '../facts/control.ts';
import { isSea, neighboursOf } from '../facts/ground.ts';
import { minorMayBe, roomAt } from '../facts/paths.ts';
import { leads, playerOf } from '../facts/realms.ts';
import { lastToCome, overstack, roomInside, stackAt } from '../facts/stacking.ts';
import { besiegedAt, commandOf, fortressAt, isBesieged, ownTroopsAt, seenAs, unitOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Fight, Side } from '../tasks/combat.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { disperseChosen, disperseOne } from './dispersal.ts';

/** The attacker goes back unless he won; a beaten defender withdraws, into his fortress if there is one. */
export function* fieldAftermath(game: Game, fight: Fight): Rules {
  if (isSea(fight.at)) return;
  if (fight.winner === 'attack') {
    yield* withdraw(game, fight, fight.defence);
    return;
  }
  if (fight.cause === 'sortie') shutIn(game, fight, fight.attack);
  else yield* goBack(game, fight);
}

const inField = (game: Game, { present }: Side): Unit[] =>
  present.flatMap((id) => {
    const unit = game.state.units.find((each) => each.id === id);
    return unit && unit.at !== 'eliminated' ? [unit] : [];
  });

/** Besieged troops that made a sortie, or joined a relief, and did not win are shut in again. */
function shutIn(game: Game, { at }: Fight, side: Side): void {
  const siege = game.state.sieges[at];
  for (const unit of inField(game, side)) {
    if (unit.at === at && siege && !siege.inside.includes(unit.id) && siege.by !== commandOf(game, unit))
      siege.inside.push(unit.id);
  }
}

/** The attacker goes back where he came from (§13.3.6). */
function* goBack(game: Game, fight: Fight): Rules {
  const { from, at, attack } = fight;
  const joined = besiegedAt(game, at).map(({ id }) => id);
  for (const unit of inField(game, attack)) {
    if (unit.at !== at || joined.includes(unit.id)) continue;
    if (from === null) yield* disperseOne(game, attack, unit);
    else move(game, unit, from);
  }
  if (from !== null && attack.power !== null) yield* trim(game, attack.power, from);
}

/** Areas to which a beaten or evading force can go: own ground, but not where the enemy came from (§12.4.2). */
export const refuges = (game: Game, power: Power, unit: Unit, at: Area, from: Area | null): Area[] =>
  neighboursOf(game, at)
    .map(({ area }) => area)
    .filter(
      (area) =>
        area !== from &&
        holdsGround(game, power, area) &&
        minorMayBe(game, unit, area) &&
        roomAt(game, power, area) > 0,
    );

/** A beaten defender goes to adjacent areas of his own, into his fortress, or disperses (§13.3.6). */
function* withdraw(game: Game, fight: Fight, side: Side): Rules {
  const { power } = side;
  if (power === null || isSea(fight.at)) return;
  const at = fight.at;
  for (const unit of inField(game, side)) {
    if (unit.at !== at || isBesieged(game, unit)) continue;
    const to = yield* refugeFor(game, fight, power, unit, at);
    if (to === 'fortress') shelter(game, fight, unit, at);
    else if (to === null) yield* disperseOne(game, side, unit);
    else {
      place(game, unit, to);
      game.tell({ type: 'retreats', power: unit.owner, unit: unit.id, to });
    }
  }
}

function* refugeFor(game: Game, fight: Fight, power: Power, unit: Unit, at: Area): Rules<Area | 'fortress' | null> {
  const options = () => [
    ...refuges(game, power, unit, at, fight.from).map((area) => option(`retreat/${area}`, area)),
    ...(hasShelter(game, fight, power, unit, at) ? [option('retreat/fortress', 'fortress' as const)] : []),
  ];
  const choices = options();
  const [only] = choices;
  if (!only) return null;
  if (choices.length === 1) return only.value;
  return yield* choose(
    playerOf(game, power),
    ask('withdraw', '§13.3.6', { power, ...seenAs(unit) }, power),
    options,
    () => noRefuge(game, power, unit, fight.from, refuges(game, power, unit, at, fight.from), '§13.3.6'),
  );
}

/** Room in a fortress that the attacker now besieges (§15.1.1). */
function hasShelter(game: Game, fight: Fight, power: Power, unit: Unit, at: Area): boolean {
  const owner = fortressAt(game, at);
  if (owner === null || leads(game, owner) !== power || fight.attack.power === null) return false;
  return roomInside(game, at, unit.id) > 0;
}

function shelter(game: Game, { attack }: Fight, unit: Unit, at: Area): void {
  if (attack.power === null) return;
  game.state.sieges[at] ??= { by: attack.power, casualties: 0, inside: [] };
  game.state.sieges[at].inside.push(unit.id);
  game.tell({ type: 'retreats', power: unit.owner, unit: unit.id, to: at });
}

/** What stands too many in an area when an action is over disperses, at the owner's choice (§15.1.1). */
export function* trim(game: Game, power: Power, area: Area): Rules {
  while (overstack(game, power, area) > 0) {
    if (crowdedByPartners(game, power, area)) {
      const last = lastToCome(game, stackAt(game, power, area));
      if (last) eliminate(game, last);
      continue;
    }
    const unit = yield* choose(playerOf(game, power), ask('overstacked', '§15.1.1', { power, at: area }, power), () =>
      ownTroopsAt(game, power, area).map((each) => option(`disperse/${each.id}`, each)),
    );
    yield* disperseChosen(game, { power }, unit, 'player');
  }
}

/** Where coalition partners stand together, those that came last are eliminated (§26.2). */
const crowdedByPartners = (game: Game, power: Power, area: Area): boolean =>
  stackAt(game, power, area).some((unit) => commandOf(game, unit) !== power);

/** The besieged of the same Power may come out and join a relief, with the disadvantages of the siege (§13.3.5). */
export function* joinRelief(game: Game, power: Power, at: Area): Rules<Unit[]> {
  const inside = besiegedAt(game, at).filter((unit) => commandOf(game, unit) === power);
  if (inside.length === 0) return [];
  const joins = yield* confirm(playerOf(game, power), ask('join-relief', '§13.3.5', { power, at }, power));
  return joins ? inside.map(({ id }) => unitOf(game, id)) : [];
}
