import { Match, type Setup, type Title } from '@quadrille/kernel';

/** The first decision of a match. */
export function thinkable({ definition }: Title, setup: Setup) {
  const match = Match.create(definition, { setup, seed: 'thinkable' });
  const [seat = ''] = match.waiting;
  return { snapshot: match.snapshot(), seat, options: match.options(seat).map(({ id }) => id) };
}
