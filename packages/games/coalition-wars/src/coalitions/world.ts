import { worldUnder } from '../core/world.ts';
import { RULESET } from './ruleset.ts';

/** A state as Coalitions sees it. */
export const worldOf = worldUnder(RULESET);
