import { api } from '../net/api.ts';
import { becomes, me, zone } from './session.ts';

const KEY = 'quadrille/named';

/** Whether somebody plays under a name of their own choice: it is asked for once. */
export const isNamed = (): boolean => me.value?.guest === false || localStorage.getItem(KEY) === 'yes';

/** Takes a name: as a new guest, or instead of the one that was drawn. */
export async function takeName(name: string): Promise<void> {
  const known = me.value;
  const { me: next } = await (known ? api.changeMe({ name }) : api.guest({ name, zone: zone() }));
  localStorage.setItem(KEY, 'yes');
  if (known) me.value = next;
  else becomes(next);
}
