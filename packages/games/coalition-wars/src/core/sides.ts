/** How a Power stands to the others: looked up once by whoever looks at many places (C §6). */
import type { Region } from './board.ts';
import { allied, isNeutral } from './relations.ts';
import type { World } from './state.ts';
import type { Power } from './vocabulary.ts';

export interface Sides {
  readonly power: Power;
  /** The Power itself and its allies. */
  readonly friends: readonly Power[];
  readonly neutrals: readonly Power[];
}

export function sidesOf(world: World, power: Power): Sides {
  const friends: Power[] = [];
  const neutrals: Power[] = [];
  for (const other of world.rules.powers) {
    if (allied(world, other, power)) friends.push(other);
    if (isNeutral(world, other)) neutrals.push(other);
  }
  return { power, friends, neutrals };
}

/** As `hostileAt`: whether the Power fights another there. */
export const hostileIn = ({ power, friends, neutrals }: Sides, other: Power, { owner }: Region): boolean =>
  !friends.includes(other) && (owner === null || (owner !== power && owner !== other) || !neutrals.includes(owner));

/** As `mayHold`: whether the Power may have a Garrison there. */
export const mayHoldIn = ({ power, friends }: Sides, { owner }: Region): boolean =>
  owner === null || owner === power || !friends.includes(owner);
