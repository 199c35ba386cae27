/** What to do next: the last task of the agenda, or the stage of the turn. */
import type { Rules } from '@quadrille/kernel';
import { keepHouse } from './housekeeping.ts';
import type { Task, TaskOf } from './tasks.ts';
import type { Stage } from './vocabulary.ts';
import type { Game } from './world.ts';

/** Every phase of a task comes back here. */
// biome-ignore lint/correctness/useYield: nothing is asked
export function* agenda(game: Game): Rules<Task['do'] | Stage> {
  keepHouse(game);
  return game.state.agenda.at(-1)?.do ?? game.state.stage;
}

/** The task that a phase is to do. */
export function taskOf<D extends Task['do']>({ state }: Game, kind: D): TaskOf<D> {
  const task = state.agenda.at(-1);
  if (task?.do !== kind) throw new Error(`${kind} is not what is to be done`);
  return task as TaskOf<D>;
}

/** Takes a task off the agenda, wherever it lies. */
export function finishTask({ state }: Game, task: Task): void {
  const index = state.agenda.indexOf(task);
  if (index >= 0) state.agenda.splice(index, 1);
}

/** Puts a task right under another one, to be done when that is finished. */
export function follow({ state }: Game, before: Task, task: Task): void {
  state.agenda.splice(Math.max(0, state.agenda.indexOf(before)), 0, task);
}
