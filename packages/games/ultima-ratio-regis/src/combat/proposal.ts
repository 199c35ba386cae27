/** All losses of a side at once, as proposed, or unit by unit (§13.1.7). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { isLed } from '../facts/hosts.ts';
import { playerOf } from '../facts/realms.ts';
import { qualityOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Side } from '../tasks/combat.ts';
import type { Game, World } from '../world.ts';

/** Who says which units go: the player, one by one, or the proposal he has taken. */
export type Chooser = 'proposal' | 'player';

/** The worst go first, those with a leader after all others. */
export const inProposedOrder = (world: World, units: readonly Unit[]): Unit[] =>
  [...units].sort((a, b) => Number(isLed(world, a)) - Number(isLed(world, b)) || qualityOf(a) - qualityOf(b));

/** Of units that are alike the first. */
export const distinct = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, i) => units.findIndex((each) => alike(each, unit)) === i);

const alike = (a: Unit, b: Unit): boolean =>
  a.owner === b.owner && a.at === b.at && a.kind === b.kind && qualityOf(a) === qualityOf(b);

/** Asks once for all losses of a side, where there is something to choose. */
export function* chooserFor(game: Game, { power }: Side, fought: readonly Unit[], losses: Losses): Rules<Chooser> {
  const { lost, dispersed, keepsOne } = losses;
  if (power === null || lost + dispersed === 0 || distinct(fought).length <= 1) return 'player';
  const allGoOneWay = !keepsOne && (lost >= fought.length || (lost === 0 && dispersed >= fought.length));
  if (allGoOneWay) return 'proposal';
  return yield* choose(playerOf(game, power), ask('losses', '§13.1.7', { power, lost, dispersed }, power), () => [
    option('proposal', 'proposal' as const),
    option('by-hand', 'player' as const),
  ]);
}

export interface Losses {
  readonly lost: number;
  readonly dispersed: number;
  /** The winner keeps his last unit. */
  readonly keepsOne: boolean;
}
