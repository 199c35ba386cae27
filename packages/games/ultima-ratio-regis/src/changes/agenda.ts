/** Several things to do, one after the other. */
import type { Task } from '../tasks.ts';
import type { Game } from '../world.ts';

/** Puts tasks on top of the agenda so that the first is done first. */
export function undertake({ state }: Game, ...tasks: Task[]): void {
  state.agenda.push(...tasks.toReversed());
}
