/** The units of a minor that has an ally come on the map (§20.3.2, §20.3.4). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { build } from '../changes/units.ts';
import { controlledBy, controls } from '../facts/control.ts';
import { isCoastal } from '../facts/ground.ts';
import { minorData, playerOf } from '../facts/realms.ts';
import { areaLimit } from '../facts/stacking.ts';
import { ownerOf } from '../facts/titles.ts';
import { available, isSquadron, ownTroopsAt } from '../facts/units.ts';
import { type Area, type Minor, type Power, UNIT_KINDS, type UnitKind } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** Its areas that the ally controls; a minor without home territory enters anywhere with the ally (§20.6). */
export function minorGround(game: Game, minor: Minor, ally: Power, kind: UnitKind): Area[] {
  const { mercenary } = minorData(game, minor);
  const ground = controlledBy(game, ally).filter((area) => mercenary || ownerOf(game, area) === minor);
  if (isSquadron({ kind })) return ground.filter((area) => isCoastal(game, area));
  return ground.filter((area) => ownTroopsAt(game, ally, area).length < areaLimit(game, area));
}

/** All its units are placed, fortresses first. */
export function* placeMinor(game: Game, minor: Minor, ally: Power): Rules {
  const { fortresses } = minorData(game, minor);
  for (const area of fortresses)
    if (ownerOf(game, area) === minor && controls(game, ally, area) && !game.state.fortresses[area])
      game.state.fortresses[area] = { owner: minor, done: true };
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
