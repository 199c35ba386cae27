import type { Decision } from '@quadrille/kernel';
import type { Habits, Presenter } from '../games/presenter.ts';

/** What the settings of the person answer: a pass that is all there is to say, and what the game itself knows to be settled. */
export function habitOf(
  presenter: Presenter,
  view: unknown,
  decision: Decision,
  habits: Habits & { readonly autoPass: boolean },
): string | undefined {
  const [only, another] = decision.options;
  const nothingElse = only !== undefined && another === undefined && presenter.face(view, decision, only).closing;
  if (habits.autoPass && nothingElse) return only;
  return presenter.habit?.(view, decision, habits);
}
