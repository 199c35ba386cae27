import type { StandingOrder } from '@quadrille/kernel';
import type { View } from './view.ts';

/** What these questions are answered with. */
const answering = (id: string, answers: Readonly<Record<string, string>>): StandingOrder<View> => ({
  id,
  answer: ({ ask }) => answers[ask.id],
});

/** What a Power may leave word of, so that nobody waits for it. */
export const ORDERS: readonly StandingOrder<View>[] = [
  answering('no-support', { support: 'done' }),
  answering('keep-garrisons', { disband: 'done' }),
  answering('consent', { consent: 'always', host: 'yes' }),
];
