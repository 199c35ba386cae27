/** The units of a minor that has an ally come on the map (§20.3.2, §20.3.4). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { build, place } from '../changes/units.ts';
import { goHome } from '../diplomacy/homecoming.ts';
import { controlledBy, controls, holdsGround, mayEnter } from '../facts/control.ts';
import { groundOf, isArea, isCoastal, onMainMap } from '../facts/ground.ts';
import { isLandless, theaterOfMinor } from '../facts/minors.ts';
import { minorMayBe } from '../facts/paths.ts';
import { mayOperate, minorData, playerOf } from '../facts/realms.ts';
import { areaLimit } from '../facts/stacking.ts';
import { isHome, ownerOf } from '../facts/titles.ts';
import { available, isSquadron, ownTroopsAt, seenAs } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import { type Area, type Minor, type Power, UNIT_KINDS, type UnitKind } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/**
 * Its areas that the ally controls; mercenaries enter like the ally's own, overseas in colonies only (§9.1, §20.6), the
 * Empire without land where the Emperor controls something in Central Europe (facts no. 47).
 */
export function minorGround(game: Game, minor: Minor, ally: Power, kind: UnitKind): Area[] {
  const { mercenary } = minorData(game, minor);
  const theater = isLandless(game, minor) ? theaterOfMinor(game, minor) : null;
  const ground = controlledBy(game, ally).filter(
    (area) =>
      (mercenary && ownerOf(game, area) === ally && (onMainMap(game, area) || isHome(game, area))) ||
      (ownerOf(game, area) === minor && onMainMap(game, area)) ||
      groundOf(game, area).theater === theater,
  );
  if (isSquadron({ kind })) return ground.filter((area) => isCoastal(game, area));
  return ground.filter(
    (area) =>
      ownTroopsAt(game, ally, area).length < areaLimit(game, area) &&
      (mercenary || minorMayBe(game, { owner: minor }, area)),
  );
}

/** Of what it has on the map each unit is placed anew, or stays where its ally holds the ground and may be (§20.3.2). */
function* regather(game: Game, minor: Minor, ally: Power, unit: Unit): Rules {
  const mayBeThere =
    isArea(game, unit.at) &&
    mayEnter(game, ally, unit.at) &&
    (mayOperate(game, ally, unit.at) || minorData(game, minor).home.includes(unit.at));
  const options = () => [
    ...minorGround(game, minor, ally, unit.kind).filter((area) => area !== unit.at),
    ...(mayBeThere && holdsGround(game, ally, unit.at) ? [unit.at] : []),
  ];
  const [only, ...others] = options();
  if (only === undefined && !mayBeThere) goHome(game, [unit]);
  if (only === undefined) return;
  const { kind } = unit;
  const at =
    others.length === 0
      ? only
      : yield* choose(
          playerOf(game, ally),
          ask('regather-minor', '§20.3.2', { power: ally, minor, ...seenAs(unit) }, ally),
          () => options().map((area) => option(`place/${minor}/${kind}/${area}`, area)),
        );
  place(game, unit, at);
  if (isSquadron(unit)) unit.up = true;
}

/** All its units are placed, fortresses first. */
export function* placeMinor(game: Game, minor: Minor, ally: Power): Rules {
  const { fortresses } = minorData(game, minor);
  for (const area of fortresses)
    if (ownerOf(game, area) === minor && controls(game, ally, area) && !game.state.fortresses[area])
      game.state.fortresses[area] = { owner: minor, done: true };
  for (const unit of game.state.units.filter(({ owner, at }) => owner === minor && at !== 'eliminated'))
    yield* regather(game, minor, ally, unit);
  for (const kind of UNIT_KINDS) {
    while (available(game, minor, kind) > 0) {
      const ground = minorGround(game, minor, ally, kind);
      const [only] = ground;
      if (only === undefined) break;
      const at =
        ground.length === 1
          ? only
          : yield* choose(playerOf(game, ally), ask('place-minor', '§20.3.2', { power: ally, minor, kind }, ally), () =>
              minorGround(game, minor, ally, kind).map((area) => option(`place/${minor}/${kind}/${area}`, area)),
            );
      const unit = build(game, minor, kind, at);
      unit.up = isSquadron(unit);
    }
  }
}
