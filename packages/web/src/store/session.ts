import { signal } from '@preact/signals';
import type { Me } from '@quadrille/protocol';
import { api } from '../net/api.ts';
import { reconnect } from '../net/socket.ts';

/** Who is looking: unknown yet, nobody, or somebody. */
export const me = signal<Me | null | undefined>(undefined);

/** Where this browser is: weekends and deadlines are those of its owner. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export async function whoAmI(): Promise<void> {
  try {
    me.value = (await api.me()).me;
    if (me.value && me.value.zone !== zone()) me.value = (await api.changeMe({ zone: zone() })).me;
  } catch {
    me.value ??= null;
  }
}

/** Makes sure there is somebody: a guest with a drawn name, if need be. */
export async function somebody(): Promise<Me | null> {
  if (me.value === undefined) await whoAmI();
  if (!me.value) {
    me.value = (await api.guest({ zone: zone() })).me;
    reconnect();
  }
  return me.value ?? null;
}

export function becomes(next: Me | null): void {
  me.value = next;
  reconnect();
}
