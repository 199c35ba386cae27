import type { AnyEvent } from '@quadrille/kernel';
import type { Series } from '../presenter.ts';
import { type Event, powerOf, type View } from './model.ts';
import { t } from './words/index.ts';

/** What a turn begins with. */
const TURNS: readonly Event['type'][] = ['turn', 'round', 'new-turn'];

type Track = 'influence' | 'morale';

/** The value of a track after every turn, counted back from where it stands now. */
function track(log: readonly Event[], view: View, kind: Track): readonly Series[] {
  const powers = view.order.filter((power) => kind === 'morale' || !view.minors.includes(power));
  return powers.map((power) => {
    const gained: number[] = [0];
    for (const event of log) {
      if (TURNS.includes(event.type)) gained.push(0);
      if (event.type === kind && event.power === power) gained[gained.length - 1] = (gained.at(-1) ?? 0) + event.gained;
    }
    let value = view.powers[power][kind];
    const points = gained.toReversed().map((change) => {
      const after = value;
      value -= change;
      return after;
    });
    return { power, points: points.reverse() };
  });
}

/** Garrisons on the map after every turn, counted back from where they stand now. */
function lands(log: readonly Event[], view: View): readonly Series[] {
  return view.order.map((power) => {
    const changes: number[] = [0];
    const add = (n: number) => {
      changes[changes.length - 1] = (changes.at(-1) ?? 0) + n;
    };
    for (const event of log) {
      if (TURNS.includes(event.type)) changes.push(0);
      if (event.type === 'garrisoned' && event.power === power) add(1);
      if (
        (event.type === 'disbanded' || event.type === 'garrison-lost' || event.type === 'garrison-recalled') &&
        event.power === power
      )
        add(-1);
    }
    let value = Object.values(view.garrisons).filter((holder) => holder === power).length;
    const points = changes.toReversed().map((change) => {
      const after = value;
      value -= change;
      return after;
    });
    return { power, points: points.reverse() };
  });
}

export function series(log: readonly AnyEvent[], view: View) {
  const events = log as readonly Event[];
  return [
    { title: t('stats/influence'), lines: track(events, view, 'influence') },
    { title: t('stats/morale'), lines: track(events, view, 'morale') },
    { title: t('stats/garrisons'), lines: lands(events, view) },
  ];
}

/** Who did how much of what. */
export function tallies(log: readonly AnyEvent[]) {
  const events = log as readonly Event[];
  const count = (of: (event: Event) => string | undefined) => {
    const found = new Map<string, number>();
    for (const event of events) {
      const power = of(event);
      if (power) found.set(power, (found.get(power) ?? 0) + 1);
    }
    return [...found].map(([power, n]) => ({ power, count: n })).sort((a, b) => b.count - a.count);
  };
  return [
    { title: t('stats/attacks'), bars: count((event) => (event.type === 'battle' ? event.attacker : undefined)) },
    {
      title: t('stats/cards'),
      bars: count((event) => (event.type === 'played' || event.type === 'played-openly' ? event.power : undefined)),
    },
    {
      title: t('stats/marches'),
      bars: count((event) => (event.type === 'moved' ? powerOf(event.general) : undefined)),
    },
  ].filter(({ bars }) => bars.length > 0);
}
