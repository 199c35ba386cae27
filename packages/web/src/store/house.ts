import { signal } from '@preact/signals';
import type { HouseResponse } from '@quadrille/protocol';
import { api } from '../net/api.ts';

/** What the house can do, and where others find it; unknown until it was asked. */
export const house = signal<HouseResponse | undefined>(undefined);

let asked = false;
export function askHouse(): void {
  if (asked) return;
  asked = true;
  api.house().then(
    (said) => {
      house.value = said;
    },
    () => {
      asked = false;
    },
  );
}
