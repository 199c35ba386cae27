/** Questions with the section of the rulebook that gives the choice. */
import { type Args, type Ask, ask, type Refusal } from '@quadrille/kernel';
import { isVeiled } from './intelligence/veil.ts';
import type { World } from './world.ts';

/** A question of Clash of Monarchs: `CM §12.3`. A seat of several Powers may be asked it for each of them at once. */
export function asking(id: string, section: string, args?: Args): Ask {
  const about = args?.power ?? args?.nation;
  return ask(id, `CM §${section}`, args, about === undefined ? undefined : String(about));
}

/** A refusal of Clash of Monarchs. */
export const refusing = (code: string, section: string, args?: Args): Refusal =>
  args ? { code, args, cite: `CM §${section}` } : { code, cite: `CM §${section}` };

/**
 * A question that counts men. Where they are hidden from others it says at every moment what is true then: others may imagine
 * that they are more or fewer (24.5).
 */
export function askingNow({ state }: Pick<World, 'state'>, id: string, section: string, args: () => Args): Ask {
  if (!isVeiled(state)) return asking(id, section, args());
  return Object.defineProperty(asking(id, section), 'args', { get: args, enumerable: true });
}
