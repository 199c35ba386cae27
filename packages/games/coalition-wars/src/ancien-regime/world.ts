import { worldUnder } from '../core/world.ts';
import { RULESET } from './ruleset.ts';

/** A state as Ancien Régime sees it. */
export const worldOf = worldUnder(RULESET);
