import type { Decision } from '@quadrille/kernel';
import type { Presenter } from '../games/presenter.ts';

/** The only option there is, if it ends, passes or stays: a person may want it taken at once. */
export function onlyPass(presenter: Presenter, view: unknown, decision: Decision): string | undefined {
  const [only, another] = decision.options;
  if (only === undefined || another !== undefined) return undefined;
  return presenter.face(view, decision, only).closing ? only : undefined;
}
