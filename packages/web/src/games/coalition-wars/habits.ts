import type { Decision } from '@quadrille/kernel';
import type { Habits } from '../presenter.ts';
import type { View } from './model.ts';

/** What a standing setting answers: passes without cards worth playing, consent to allies once and for all. */
export function habit(_view: View, { prompt, options }: Decision, { autoPass, consent }: Habits): string | undefined {
  if (consent && prompt.id === 'consent') return ['always', 'yes'].find((option) => options.includes(option));
  if (consent && prompt.id === 'host') return options.find((option) => option === 'yes');
  if (autoPass && prompt.id === 'support' && options.includes('done')) return 'done';
  return undefined;
}
