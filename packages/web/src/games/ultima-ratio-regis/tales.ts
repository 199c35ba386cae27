/** Episodes of the log besides combats: sieges, auctions, elections, peaces. */
import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';

export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

interface Told {
  /** Where in the log it begins. */
  readonly begins: number;
  /** Where it was decided; nothing while it goes on. */
  readonly ends?: number;
  /** The first place of the log that does not belong to it any more. */
  readonly till: number;
}

/** A siege from its beginning to the fall of the fortress, or until it was lifted. */
export interface Siege extends Told {
  readonly kind: 'siege';
  readonly at: string;
  readonly by: string;
  /** Where in the log its assaults begin, and the casualties of the siege after each. */
  readonly assaults: readonly { readonly begins: number; readonly casualties: number }[];
  readonly end?: Of<'capitulated' | 'siege-lifted'>;
}

/** An auction: every bid in order, and what came of it. */
export interface Auction extends Told {
  readonly kind: 'auction';
  readonly prize: string;
  readonly bids: readonly Of<'bid'>[];
  readonly paid?: Of<'unrest'>;
}

/** An imperial election: every vote in order. */
export interface Election extends Told {
  readonly kind: 'election';
  readonly votes: readonly Of<'votes' | 'own-votes'>[];
  readonly emperor?: Of<'emperor'>;
}

/** A peace: who asked, the sum of the war, its price, and what was given back. */
export interface Peace extends Told {
  readonly kind: 'peace';
  readonly sides: readonly [string, string];
  readonly asked?: Of<'asks-peace'>;
  readonly sum: readonly Of<'status'>[];
  readonly won?: Of<'war-won'>;
  readonly drawn: boolean;
  readonly conditions: readonly Of<'condition'>[];
  /** Indices of the log: unrest, points, what is given back and who goes home. */
  readonly after: readonly number[];
}

export type Tale = Siege | Auction | Election | Peace;

/** What belongs to a peace besides its own lines. */
const OF_PEACE: readonly Event['type'][] = ['unrest', 'vp', 'restored', 'repatriated', 'neutral-minor', 'allied-minor'];

/** An auction ends with its prize taken, or with nobody wanting it. */
const taken = (event: Event, prize: string): boolean =>
  (event.type === 'technology' && event.tech === prize) ||
  (event.type === 'allied-minor' && event.minor === prize) ||
  (event.type === 'no-bid' && event.prize === prize);

function further(tale: Tale, event: Event, index: number): Tale | undefined {
  switch (tale.kind) {
    case 'siege':
      return siege(tale, event, index);
    case 'auction':
      if (event.type === 'bid' && event.prize === tale.prize) return { ...tale, bids: [...tale.bids, event] };
      if (event.type === 'unrest' && event.why === 'auction') return { ...tale, paid: event };
      return taken(event, tale.prize) ? { ...tale, ends: index } : undefined;
    case 'election':
      if (event.type === 'votes' || event.type === 'own-votes') return { ...tale, votes: [...tale.votes, event] };
      return event.type === 'emperor' ? { ...tale, emperor: event, ends: index } : undefined;
    case 'peace':
      return peace(tale, event, index);
  }
}

function siege(tale: Siege, event: Event, index: number): Siege | undefined {
  if (!('at' in event) || event.at !== tale.at) return undefined;
  if (event.type === 'combat' && event.kind === 'siege')
    return {
      ...tale,
      assaults: [...tale.assaults, { begins: index, casualties: tale.assaults.at(-1)?.casualties ?? 0 }],
    };
  if (event.type === 'siege-casualties')
    return {
      ...tale,
      assaults: tale.assaults.map((each, place) =>
        place === tale.assaults.length - 1 ? { ...each, casualties: event.casualties } : each,
      ),
    };
  return event.type === 'capitulated' || event.type === 'siege-lifted'
    ? { ...tale, end: event, ends: index }
    : undefined;
}

function peace(tale: Peace, event: Event, index: number): Peace | undefined {
  if (OF_PEACE.includes(event.type)) return { ...tale, after: [...tale.after, index] };
  if (!isBetween(event, tale.sides)) return undefined;
  if (event.type === 'status') return { ...tale, sum: [...tale.sum, event] };
  if (event.type === 'war-won') return { ...tale, won: event };
  if (event.type === 'war-drawn') return { ...tale, drawn: true };
  if (event.type === 'condition') return { ...tale, conditions: [...tale.conditions, event] };
  return event.type === 'peace' ? { ...tale, ends: index } : undefined;
}

const isBetween = (event: Event, [a, b]: readonly [string, string]): boolean =>
  'power' in event &&
  'against' in event &&
  ((event.power === a && event.against === b) || (event.power === b && event.against === a));

/** The tale that an event begins. */
function begun(event: Event, begins: number): Tale | undefined {
  switch (event.type) {
    case 'besieges':
      return { kind: 'siege', begins, till: begins, at: event.at, by: event.power, assaults: [] };
    case 'auction':
      return { kind: 'auction', begins, till: begins, prize: event.prize, bids: [] };
    case 'votes':
    case 'own-votes':
      return { kind: 'election', begins, till: begins, votes: [event] };
    case 'asks-peace':
      return { ...quiet(begins, [event.power, event.of]), asked: event };
    case 'status':
      return { ...quiet(begins, [event.power, event.against]), sum: [event] };
    default:
      return undefined;
  }
}

const quiet = (begins: number, sides: readonly [string, string]): Peace => ({
  kind: 'peace',
  begins,
  till: begins,
  sides,
  sum: [],
  drawn: false,
  conditions: [],
  after: [],
});

/** Nothing but a siege outlasts the impulse in which it began. */
const CLOSES: readonly Event['type'][] = ['impulse', 'impulse-over', 'turn', 'turn-ends'];
/** Who goes home is told after the peace. */
const HOMEWARDS: readonly Event['type'][] = ['restored', 'repatriated', 'siege-lifted', 'fortress-lost', 'moved'];

const eventAt = (log: readonly Logged[], index: number) => log[index]?.event as Event | undefined;

/** The tale that begins here, as far as the log tells it. */
export function taleAt(log: readonly Logged[], begins: number): Tale | undefined {
  const first = eventAt(log, begins);
  let tale = first && begun(first, begins);
  let till = begins + 1;
  for (; tale && till < log.length; till++) {
    const event = eventAt(log, till);
    if (!event || (tale.kind !== 'siege' && CLOSES.includes(event.type))) break;
    if (tale.ends !== undefined && !(tale.kind === 'peace' && HOMEWARDS.includes(event.type))) break;
    tale = further(tale, event, till) ?? tale;
  }
  return tale && { ...tale, till };
}

/** What a tale is about: while it goes on, no other begins about the same. */
function aboutOf(tale: Tale): string {
  switch (tale.kind) {
    case 'siege':
      return `siege/${tale.at}`;
    case 'auction':
      return `auction/${tale.prize}`;
    case 'election':
      return 'election';
    case 'peace':
      return `peace/${tale.sides.toSorted().join('/')}`;
  }
}

/** All of them, in the order they began. */
export function talesIn(log: readonly Logged[]): readonly Tale[] {
  const told = new Map<string, number>();
  return log.flatMap(({ event }, index) => {
    const first = begun(event as Event, index);
    if (!first || index < (told.get(aboutOf(first)) ?? 0)) return [];
    const tale = taleAt(log, index) ?? first;
    told.set(aboutOf(tale), tale.till);
    return [tale];
  });
}
