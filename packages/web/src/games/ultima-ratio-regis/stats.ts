import type { AnyEvent } from '@quadrille/kernel';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import type { View } from './model.ts';
import { t } from './words.ts';

/** Victory points of the players and unrest of the Powers after every impulse. */
export function series(log: readonly AnyEvent[], view: View) {
  const events = log as readonly Event[];
  const walk = (start: number, value: (event: Event) => number | undefined): number[] => {
    const points = [start];
    for (const event of events) {
      if (event.type === 'impulse') points.push(points.at(-1) ?? start);
      const now = value(event);
      if (now !== undefined) points[points.length - 1] = now;
    }
    return points;
  };
  return [
    {
      title: t('urr/stats-vp'),
      lines: view.chairs.map(({ player }) => ({
        power: player,
        points: walk(0, (event) => (event.type === 'vp' && event.player === player ? event.to : undefined)),
      })),
    },
    {
      title: t('urr/stats-unrest'),
      lines: view.realms.map(({ power }) => ({
        power,
        points: walk(view.strength[power]?.vitality ?? 0, (event) =>
          event.type === 'unrest' && event.power === power ? event.to : undefined,
        ),
      })),
    },
  ];
}

/** Combats won. */
export function tallies(log: readonly AnyEvent[]) {
  const events = log as readonly Event[];
  const won = new Map<string, number>();
  for (const event of events) if (event.type === 'won') won.set(event.power, (won.get(event.power) ?? 0) + 1);
  return [{ title: t('urr/combats'), bars: [...won].map(([power, count]) => ({ power, count })) }];
}
