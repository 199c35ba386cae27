import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { Logged } from '@quadrille/protocol';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What one side brought to a battle, and what it rolled. */
export interface BattleSide {
  readonly side: 'ap' | 'coalition';
  readonly drms: readonly Of<'battle-drm'>[];
  readonly tactics: readonly Of<'tactic'>[];
  readonly roll: Of<'battle-roll'> | undefined;
}

/** A battle as the log tells it, from its first line to what became of the beaten. */
export interface Battle {
  /** Where in the log it begins. */
  readonly begins: number;
  readonly fought: Of<'battle'>;
  readonly sides: readonly BattleSide[];
  readonly won: 'ap' | 'coalition' | 'drawn' | undefined;
  /** Losses, fates, morale, retreats, in their order. */
  readonly after: readonly Event[];
}

const AFTER: readonly Event['type'][] = [
  'losses',
  'guns-lost',
  'leader-fate',
  'escaped',
  'morale',
  'prisoners',
  'crushing',
  'retreated',
  'eliminated',
];

/** All battles of the log. What follows one belongs to it until an activation, a Turn or another battle begins. */
export function battlesIn(log: readonly Logged[]): readonly Battle[] {
  const events = log.map(({ event }) => event as Event);
  return events.flatMap((event, begins): Battle[] => {
    if (event.type !== 'battle') return [];
    const ends = events.findIndex(
      ({ type }, place) => place > begins && ['battle', 'activated', 'turn', 'round', 'siege-roll'].includes(type),
    );
    const told = events.slice(begins + 1, ends < 0 ? undefined : ends);
    const won = told.find((each) => each.type === 'battle-won' || each.type === 'battle-drawn');
    return [
      {
        begins,
        fought: event,
        sides: (['ap', 'coalition'] as const).map((side) => ({
          side,
          drms: told.filter((each): each is Of<'battle-drm'> => each.type === 'battle-drm' && each.side === side),
          tactics: told.filter((each): each is Of<'tactic'> => each.type === 'tactic' && each.side === side),
          roll: told.find((each): each is Of<'battle-roll'> => each.type === 'battle-roll' && each.side === side),
        })),
        won: won?.type === 'battle-won' ? won.side : won ? 'drawn' : undefined,
        after: told.filter(
          (each) => AFTER.includes(each.type) && !(each.type === 'leader-fate' && each.fate === 'unhurt'),
        ),
      },
    ];
  });
}
