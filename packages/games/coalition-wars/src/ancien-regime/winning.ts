import type { General, World } from '../core/state.ts';
import type { Coalition, Power } from '../core/vocabulary.ts';

export const OPPOSING: Readonly<Record<Coalition, Coalition>> = { british: 'french', french: 'british' };

/** A Power of a Coalition gains 1 more for beating a General of the other; Minor Powers do not (AR §10.4, §12). */
export function coalitionBonus({ state }: World, power: Power, beaten: readonly General[]): number {
  const { status, minors } = state;
  const own = status[power];
  if (minors.includes(power) || (own !== 'british' && own !== 'french')) return 0;
  return beaten.some((general) => status[general.power] === OPPOSING[own]) ? 1 : 0;
}
