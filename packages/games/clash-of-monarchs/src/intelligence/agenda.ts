/** What is under way, without what its tasks have noted of the enemy's strength (24.5). */
import type { Task } from '../agenda.ts';
import type { State } from '../state.ts';

export const discreetAgenda = ({ agenda }: Pick<State, 'agenda'>): Task[] => agenda.map(discreet);

function discreet(task: Task): Task {
  if (task.phase === 'operation') return { ...task, entered: withoutStrength(task.entered) };
  if (task.phase !== 'event' || !task.notes.entered) return task;
  return { ...task, notes: { ...task.notes, entered: withoutStrength(task.notes.entered) } };
}

const withoutStrength = <E extends { readonly enemySp: number }>(entered: readonly E[]): E[] =>
  entered.map((each) => ({ ...each, enemySp: 0 }));
