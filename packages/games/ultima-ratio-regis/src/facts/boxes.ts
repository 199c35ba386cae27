/** Where a troop may disperse to (§18.1, §18.5). */
import type { Unit } from '../state.ts';
import type { Area, Box } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { boxesAt } from './ground.ts';
import { theaterOfMinor } from './minors.ts';
import { isMinor } from './titles.ts';

/** The boxes of an area; troops of a minor do not disperse outside its theater, if they can help it (§18.5). */
export function boxesFor(world: World, { owner }: Unit, area: Area): Box[] {
  const all = boxesAt(world, area);
  const theater = isMinor(owner) ? theaterOfMinor(world, owner) : null;
  const own = theater === null ? [] : all.filter((box) => world.data.theaters[theater].boxes.includes(box));
  return own.length > 0 ? own : all;
}
