import type { Hooks } from '../core/rules.ts';

/** What Coalitions adds to the common rules. */
export const hooks: Hooks = {};
