/** Whether the table plays with Limited Intelligence (24.5). */
import type { State } from '../state.ts';

export const isVeiled = ({ options }: Pick<State, 'options'>): boolean => options['limited-intelligence'] === 'yes';

/** What stands for a number that nobody is told. */
export const UNKNOWN = '?';

/** The strength of an enemy as a question may name it. */
export const enemyCount = ({ state }: { readonly state: Pick<State, 'options'> }, sp: number): number | string =>
  isVeiled(state) ? UNKNOWN : sp;
