/** Episodes of the log besides battles: sieges, storms, raids, Interrupts. */
import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { Logged } from '@quadrille/protocol';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A siege from the first trench to its end. */
export interface SiegeTale {
  readonly kind: 'siege';
  readonly begins: number;
  readonly at: string;
  readonly rolls: readonly Of<'siege-roll'>[];
  readonly ended: Of<'fortress-taken'> | Of<'siege-raised'> | undefined;
  readonly told: readonly Event[];
}

/** A storm, a raid or an Interrupt, and what came of it. */
export interface DeedTale {
  readonly kind: 'coup' | 'raid' | 'interrupt';
  readonly begins: number;
  readonly deed: Of<'coup'> | Of<'raids'> | Of<'interrupt'>;
  readonly told: readonly Event[];
}

export type Tale = SiegeTale | DeedTale;

/** What follows a deed belongs to it until something else begins. */
const ENDS: readonly Event['type'][] = [
  'turn',
  'round',
  'season',
  'played',
  'activated',
  'moved',
  'battle',
  'siege-roll',
  'siege-laid',
  'coup',
  'raids',
  'interrupt',
  'activation-over',
  'no-card',
];
const DEEDS = { coup: 'coup', raids: 'raid', interrupt: 'interrupt' } as const;

/** What is told of a siege beside its rolls. */
const OF_SIEGE: readonly Event['type'][] = [
  'honors',
  'siege-guns-captured',
  'came-out',
  'fortress-taken',
  'siege-raised',
];

const eventsOf = (log: readonly Logged[]): readonly Event[] => log.map(({ event }) => event as Event);

function siegesIn(events: readonly Event[]): readonly SiegeTale[] {
  const tales: SiegeTale[] = [];
  const open = new Map<string, number>();
  events.forEach((event, place) => {
    if (!('at' in event) || typeof event.at !== 'string') return;
    const { at } = event;
    const now = open.get(at);
    const tale = now === undefined ? undefined : tales[now];
    if (event.type === 'siege-laid' || (event.type === 'siege-roll' && !tale)) {
      open.set(at, tales.length);
      const rolls = event.type === 'siege-roll' ? [event] : [];
      tales.push({ kind: 'siege', begins: place, at, rolls, ended: undefined, told: [] });
      return;
    }
    if (now === undefined || !tale) return;
    if (event.type === 'siege-roll') tales[now] = { ...tale, rolls: [...tale.rolls, event] };
    if (OF_SIEGE.includes(event.type)) tales[now] = { ...tale, told: [...tale.told, event] };
    if (event.type === 'fortress-taken' || event.type === 'siege-raised') {
      tales[now] = { ...tale, told: [...tale.told, event], ended: event };
      open.delete(at);
    }
  });
  return tales;
}

function deedsIn(events: readonly Event[]): readonly DeedTale[] {
  return events.flatMap((deed, begins): DeedTale[] => {
    if (deed.type !== 'coup' && deed.type !== 'raids' && deed.type !== 'interrupt') return [];
    const ends = events.findIndex(({ type }, place) => place > begins && ENDS.includes(type));
    const told = events.slice(begins + 1, ends < 0 ? undefined : ends);
    return [{ kind: DEEDS[deed.type], begins, deed, told }];
  });
}

/** All of them, in the order they began. */
export function talesIn(log: readonly Logged[]): readonly Tale[] {
  const events = eventsOf(log);
  return [...siegesIn(events), ...deedsIn(events)].sort((a, b) => a.begins - b.begins);
}

export const taleAt = (log: readonly Logged[], at: number): Tale | undefined =>
  talesIn(log).find(({ begins }) => begins === at);
