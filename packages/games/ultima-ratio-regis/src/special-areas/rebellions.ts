/** Rebellions: where they may break out (§18.3). */
import { checkHomes } from '../changes/areas.ts';
import { razeFortress } from '../changes/units.ts';
import { groundOf } from '../facts/ground.ts';
import { leads } from '../facts/realms.ts';
import { isMinor, isPower, ownerOf, possessionsOf } from '../facts/titles.ts';
import { unitsAt } from '../facts/units.ts';
import type { Area, Owner } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** An area with an owner breaks into rebellion: he controls it no more, and a fortress being built is lost (§9.4, §18.3); never a neutral minor's (§20.4.1). */
export function rebel(game: Game, area: Area, level: 2 | 3): void {
  const { state } = game;
  const owner = ownerOf(game, area);
  if (owner === null || leads(game, owner) === null || (state.rebellions[area] ?? 0) >= level) return;
  state.rebellions[area] = level;
  if (state.fortresses[area]?.done === false) razeFortress(game, area);
  game.tell({ type: 'rebellion', at: area, level });
  if (isPower(owner)) checkHomes(game, owner);
}

/** Key areas, areas with units or a fortress that is done (§9.4), and the last quiet area of a province or minor are spared, if others are left. */
export function rebelliousAreas(world: World, among: readonly Area[]): Area[] {
  const quiet = among.filter((area) => world.state.rebellions[area] === undefined && ownerOf(world, area) !== null);
  const preferred = quiet.filter((area) => mayRebel(world, area));
  return preferred.length > 0 ? preferred : quiet;
}

const mayRebel = (world: World, area: Area): boolean =>
  !groundOf(world, area).key &&
  unitsAt(world, area).length === 0 &&
  !world.state.fortresses[area]?.done &&
  !isLastQuiet(world, area);

function isLastQuiet(world: World, area: Area): boolean {
  const owner = ownerOf(world, area);
  if (owner === null) return false;
  const { province } = groundOf(world, area);
  const kin = isMinor(owner)
    ? possessionsOf(world, owner)
    : (world.data.provinces.get(province)?.areas ?? []).filter((each) => ownerOf(world, each) !== null);
  return kin.every((each) => each === area || world.state.rebellions[each] !== undefined);
}

/** All possessions of somebody that are quiet and may rebel. */
export const rebelliousLand = (world: World, owner: Owner): Area[] =>
  rebelliousAreas(world, possessionsOf(world, owner));
