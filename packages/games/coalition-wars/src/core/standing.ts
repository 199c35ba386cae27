/** How a Power stands to the others: looked up once by whoever looks at many places (C §6). */
import type { Region } from './board.ts';
import { allied, isNeutral } from './facts.ts';
import type { World } from './state.ts';
import type { Power } from './vocabulary.ts';

export interface Standing {
  readonly power: Power;
  /** The Power itself and its allies. */
  readonly friends: readonly Power[];
  readonly neutrals: readonly Power[];
}

export function standingOf(world: World, power: Power): Standing {
  const friends: Power[] = [];
  const neutrals: Power[] = [];
  for (const other of world.rules.powers) {
    if (allied(world, other, power)) friends.push(other);
    if (isNeutral(world, other)) neutrals.push(other);
  }
  return { power, friends, neutrals };
}

/** As `hostileAt`: whether the Power fights another there. */
export const hostileIn = ({ power, friends, neutrals }: Standing, other: Power, { owner }: Region): boolean =>
  !friends.includes(other) && (owner === null || (owner !== power && owner !== other) || !neutrals.includes(owner));

/** As `mayHold`: whether the Power may have a Garrison there. */
export const mayHoldIn = ({ power, friends }: Standing, { owner }: Region): boolean =>
  owner === null || owner === power || !friends.includes(owner);
