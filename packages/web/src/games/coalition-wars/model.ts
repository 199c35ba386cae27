import type { AreaSheet, Sheet } from '@quadrille/atlas';
import type { Event } from '@quadrille/coalition-wars/core/events.ts';
import type { General } from '@quadrille/coalition-wars/core/state.ts';
import type { View } from '@quadrille/coalition-wars/core/view.ts';
import type { Action, Card, Power, Status } from '@quadrille/coalition-wars/core/vocabulary.ts';

export type { Action, AreaSheet, Card, Event, General, Power, Sheet, Status, View };

export const powerOf = (id: string): string => id.split('-')[0] ?? id;

export const generalOf = (view: View, id: string): General | undefined =>
  view.generals.find((general) => general.id === id);

/** The territories of the sheet; this family plays on boards of territories only. */
export const landsOf = (sheet: Sheet): AreaSheet['territories'] => (sheet.kind === 'areas' ? sheet.territories : {});

/** Who holds a territory: its garrison, else the Power at home there. */
export const holderOf = (view: View, sheet: Sheet, at: string): string | undefined =>
  view.garrisons[at] ?? landsOf(sheet)[at]?.owner ?? undefined;

/** Whether two Powers are on the same side: one Coalition, one Alliance, or one master. */
export function sided(view: View, a: Power, b: Power): boolean {
  return a === b || (view.friends[a]?.includes(b) ?? false);
}

export const STATUS_FIGURE: Readonly<Record<Status, string>> = {
  british: 'lion',
  french: 'eagle',
  neutral: 'chaise',
  expansionist: 'cannon',
};

/** The seat in whose hand a Power is: itself, its controller, or nobody. */
export const masterOf = (view: View, power: Power): Power | null => view.master[power];
