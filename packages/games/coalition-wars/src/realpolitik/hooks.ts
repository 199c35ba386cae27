import type { Hooks } from '../core/rules.ts';
import { gainPrestige } from './prestige.ts';
import { mobilising } from './trains.ts';

/** What Realpolitik adds to the common rules. */
export const hooks: Hooks = { won: gainPrestige, mobilising };
