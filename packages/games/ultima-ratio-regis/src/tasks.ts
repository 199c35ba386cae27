/**
 * What is being done and waits to be finished. A phase does the last task of the agenda, and takes it off when it is
 * done; whatever interrupts it (a combat, a forced peace) is put on top. So nothing waits on the stack.
 */

import type { CombatTask } from './tasks/combat.ts';
import type { LandTask } from './tasks/land.ts';
import type { NavalTask } from './tasks/naval.ts';
import type { PoliticalTask } from './tasks/politics.ts';

export type Task = LandTask | NavalTask | CombatTask | PoliticalTask;
export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;
