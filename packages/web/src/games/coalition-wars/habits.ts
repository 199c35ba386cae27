import type { Decision } from '@quadrille/kernel';
import type { Habits } from '../presenter.ts';
import type { View } from './model.ts';

/** What a standing setting answers: no support, Garrisons stay, consent to allies once and for all. */
export function habit(_view: View, { prompt, options }: Decision, habits: Habits): string | undefined {
  const offered = (...wanted: readonly string[]) => wanted.find((option) => options.includes(option));
  switch (prompt.id) {
    case 'consent':
      return habits.consent ? offered('always', 'yes') : undefined;
    case 'host':
      return habits.consent ? offered('yes') : undefined;
    case 'support':
      return habits.noSupport ? offered('done') : undefined;
    case 'disband':
      return habits.keepGarrisons ? offered('done') : undefined;
    default:
      return undefined;
  }
}
