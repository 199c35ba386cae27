import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { AnyEvent } from '@quadrille/kernel';
import type { Series } from '../presenter.ts';
import { ALLIANCES, POWERS, type Power, type View } from './model.ts';
import { t } from './words.ts';

/** The value of a marker after every Round, counted back from where it stands now. */
function track(log: readonly Event[], type: 'will' | 'vp', now: (power: Power) => number): readonly Series[] {
  return POWERS.map((power) => {
    const changes: number[] = [0];
    for (const event of log) {
      if (event.type === 'round') changes.push(0);
      if (event.type === type && event.power === power) changes[changes.length - 1] = (changes.at(-1) ?? 0) + event.num;
    }
    let value = now(power);
    const points = changes.toReversed().map((change) => {
      const after = value;
      value -= change;
      return after;
    });
    return { power, points: points.reverse() };
  });
}

/** SPs in the field at the beginning of every Round; with Limited Intelligence nobody is told. */
function strength(log: readonly Event[]): readonly Series[] {
  const told = log.filter((event) => event.type === 'strengths');
  return POWERS.map((power) => ({ power, points: told.map((event) => event[power]) }));
}

export function series(log: readonly AnyEvent[], view: View) {
  const events = log as readonly Event[];
  return [
    // What is won by comes first: the ending ranks by it.
    { title: t('com/stats-vp'), lines: track(events, 'vp', (power) => view.powers[power].vp) },
    { title: t('com/stats-will'), lines: track(events, 'will', (power) => view.powers[power].will) },
    ...(events.some(({ type }) => type === 'strengths')
      ? [{ title: t('com/stats-strength'), lines: strength(events) }]
      : []),
  ];
}

/** Battles won by each Alliance, and fortresses taken by each Power. */
export function tallies(log: readonly AnyEvent[]) {
  const events = log as readonly Event[];
  const count = (is: (event: Event) => boolean): number => events.filter(is).length;
  return [
    {
      title: t('com/battles'),
      bars: ALLIANCES.map((power) => ({
        power,
        count: count((event) => event.type === 'battle-won' && event.side === power),
      })),
    },
    {
      title: t('com/stats-fortresses'),
      bars: POWERS.map((power) => ({
        power,
        count: count((event) => event.type === 'fortress-taken' && event.nation === power),
      })),
    },
  ];
}
