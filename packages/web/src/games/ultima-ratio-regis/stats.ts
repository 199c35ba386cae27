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

/** What each has done: combats and wars won, areas taken, cards played. */
export function tallies(log: readonly AnyEvent[]) {
  const events = log as readonly Event[];
  const count = (title: string, who: (event: Event) => string | undefined) => {
    const found = new Map<string, number>();
    for (const event of events) {
      const power = who(event);
      if (power !== undefined) found.set(power, (found.get(power) ?? 0) + 1);
    }
    return { title, bars: [...found].map(([power, times]) => ({ power, count: times })) };
  };
  return [
    count(t('urr/combats'), (event) => (event.type === 'won' ? event.power : undefined)),
    count(t('urr/wars-won'), (event) => (event.type === 'war-won' ? event.power : undefined)),
    count(t('urr/areas-taken'), (event) => (event.type === 'control' ? event.power : undefined)),
    count(t('urr/cards-played'), (event) => (event.type === 'played' ? event.player : undefined)),
  ].filter(({ bars }) => bars.length > 0);
}
