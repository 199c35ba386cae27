/** Answers that name a fleet (§11.2). */
import { type Option, option } from '@quadrille/kernel';
import { type Fleet, idsOf } from '../facts/fleets.ts';

/** The strongest fleet is the proposal and goes by a plain name; every other one by its squadrons. */
export const fleetOptions = (
  fleets: readonly Fleet[],
  proposal: string,
  ...named: readonly string[]
): Option<Fleet>[] =>
  fleets.map((fleet, i) => option(i === 0 ? proposal : ['fleet', ...named, ...idsOf(fleet)].join('/'), fleet));
