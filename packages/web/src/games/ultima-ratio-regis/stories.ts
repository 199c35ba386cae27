/** Which lines of the log are told as stories: combats, sieges, auctions, elections, peaces. */
import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import type { Speech } from '../../plain/speech.ts';
import type { Part } from '../presenter.ts';
import { combatAt, combatsIn } from './combats.ts';
import { type Tale, taleAt, talesIn } from './tales.ts';
import { t } from './words.ts';

export interface Stories {
  /** Where a story is told, and where it begins: once it is decided, it is told there. */
  readonly at: ReadonlyMap<number, number>;
  /** Lines that a story tells already. */
  readonly within: ReadonlySet<number>;
}

/** Numbers of which a story is made. */
const INNER: readonly Event['type'][] = ['auction', 'bid', 'votes', 'own-votes', 'asks-peace', 'status'];

export function storiesIn(log: readonly Logged[]): Stories {
  const at = new Map<number, number>();
  const within = new Set<number>();
  for (const begins of combatsIn(log)) {
    const ends = endOf(log, begins);
    at.set(ends ?? begins, begins);
    if (ends !== undefined) within.add(begins);
  }
  for (const { kind, begins, ends, till } of talesIn(log)) {
    at.set(ends ?? begins, begins);
    // A siege is news when it begins; it may go on for years.
    if (kind === 'siege') at.set(begins, begins);
    for (const [index, { event }] of log.slice(begins, till).entries())
      if (INNER.includes((event as Event).type) && !at.has(begins + index)) within.add(begins + index);
  }
  return { at, within };
}

/** Where a combat was decided. */
function endOf(log: readonly Logged[], begins: number): number | undefined {
  if (combatAt(log, begins)?.winner === undefined) return undefined;
  const after = log.slice(begins).findIndex(({ event }) => event.type === 'won' || event.type === 'drawn');
  return begins + after;
}

/** What is asked while a combat that is decided is settled. */
const SETTLING: readonly string[] = [
  'losses',
  'lose',
  'disperse',
  'damaged',
  'which-box',
  'which-port',
  'leader-parts',
  'new-post',
  'withdraw',
  'veteran',
  'after-relief',
];

/** The combat that this question settles: it was the last thing that happened, but for what came of it. */
export function settledBy(log: readonly Logged[], question: string | undefined): number | undefined {
  const begins = combatsIn(log).at(-1);
  if (begins === undefined || question === undefined || !SETTLING.includes(question)) return undefined;
  const ends = endOf(log, begins);
  const after = combatAt(log, begins)?.after ?? [];
  return ends !== undefined && ends + after.length === log.length - 1 ? begins : undefined;
}

/** Whose affair a tale is. */
function partiesOf(tale: Tale): readonly string[] {
  if (tale.kind === 'peace') return tale.sides;
  return tale.kind === 'siege' && tale.end?.type === 'capitulated' ? [tale.by, tale.end.power] : [];
}

/** The latest combat, fall of a fortress or peace: whom it was about, and whether it is over. */
export function lastStory(log: readonly Logged[]) {
  const begins = combatsIn(log).at(-1);
  const combat = begins === undefined ? undefined : combatAt(log, begins);
  const tale = talesIn(log).findLast((each) => partiesOf(each).length > 0);
  if (tale && (tale.ends ?? tale.begins) > (begins ?? -1))
    return { at: tale.begins, over: tale.ends !== undefined, powers: partiesOf(tale) };
  return (
    combat && { at: combat.begins, over: combat.winner !== undefined, powers: [combat.attack.who, combat.defence.who] }
  );
}

const named = (speech: Speech, power: string): Part => ({ power, name: speech.name(power) });

/** The numbers of a story that is over, before the sentence of how it ended: who fought where, who bid how much. */
export function numbersOf(log: readonly Logged[], begins: number, speech: Speech): readonly Part[] {
  const combat = combatAt(log, begins);
  if (combat) {
    const { attack, defence, at } = combat;
    return [
      named(speech, attack.who),
      t('urr/against'),
      named(speech, defence.who),
      t('urr/fought', { at: speech.name(at) }),
    ];
  }
  const tale = taleAt(log, begins);
  if (tale?.kind !== 'auction' || tale.bids.length === 0) return [];
  const bids = tale.bids.flatMap(({ power, bid }, place): Part[] => [
    place > 0 ? ', ' : ' ',
    named(speech, power),
    ` ${bid}`,
  ]);
  return [t('urr/bids-for', { prize: speech.name(tale.prize) }), ...bids, '. '];
}
