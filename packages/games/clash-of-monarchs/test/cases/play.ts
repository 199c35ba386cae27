/** Short ways to say what is done in a case. */

import type { State } from '../../src/state.ts';
import type { CardId, Nation, Power, SpaceId } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import type { Force, Table } from '../table.ts';
import { answer, clear, hold, post, table } from '../table.ts';

export type Posting = readonly [nation: Nation, at: SpaceId, force: Force];

export interface Case {
  readonly active?: Power;
  readonly forces: readonly Posting[];
  readonly hands?: Partial<Record<Power, readonly CardId[]>>;
  readonly dice?: readonly number[];
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly change?: (state: State, world: World) => void;
}

/** No forces but these, no cards but these, at the start of the Strategy Card Segment. */
export function strategy({ active = 'PR', forces, hands = {}, change, ...rest }: Case): Table {
  const match = table({
    phase: 'strategy',
    active,
    ...rest,
    change: (state, world) => {
      clear(world);
      for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power, ...(hands[power] ?? []));
      for (const [nation, at, force] of forces) post(world, nation, at, force);
      change?.(state, world);
    },
  });
  skip(match, 'light-transfer');
  return match;
}

/** Ends a question that a case is not about. */
export function skip(match: Table, ...ids: readonly string[]): void {
  for (const seat of match.waiting)
    for (const { prompt, options } of match.decisions(seat))
      if (ids.includes(prompt.id)) answer(match, `${seat} ${options.includes('done') ? 'done' : 'pass'}`);
}

const REACTIONS: Readonly<Record<string, string>> = {
  interrupt: 'pass',
  intercept: 'pass',
  withdraw: 'stand',
  inside: 'outside',
  'depots-inside': 'inside',
  surprise: 'no',
};

/**
 * Everybody lets everything pass until something else is asked. Who is met says in his answer to the march whether he
 * Withdraws: a case about Withdrawal stops there.
 */
export function quietly(match: Table, ...but: readonly string[]): Table {
  const stops = ({ id, args }: { readonly id: string; readonly args: Readonly<Record<string, unknown>> }) =>
    but.includes(id) || (args.met !== undefined && (but.includes('withdraw') || but.includes('inside')));
  for (;;) {
    const asked = match.waiting
      .flatMap((seat) => match.decisions(seat).map((decision) => ({ seat, decision })))
      .find(({ decision }) => decision.prompt.id in REACTIONS && !stops(decision.prompt));
    if (!asked) return match;
    answer(match, `${asked.seat} ${REACTIONS[asked.decision.prompt.id]}`);
  }
}

/** Activates a Command with a card for Ops, everybody of it, and nobody interrupts. */
export function activate(match: Table, seat: string, card: CardId, leader: string): Table {
  answer(match, `${seat} ops/${card}`, `${seat} ${leader}`);
  if (match.decisions(seat)[0]?.prompt.id === 'compose') answer(match, `${seat} done`);
  return quietly(match);
}

/** The prompts that a seat is asked now. */
export const asked = (match: Table, seat: string): readonly string[] =>
  match.decisions(seat).map(({ prompt }) => prompt.id);

/** What refuses an option, without trying it. */
export const whyNot = (match: Table, seat: string, option: string): string | undefined =>
  match
    .decisions(seat)
    .flatMap(({ refused }) => refused)
    .find(({ id }) => id === option)?.code;

/** The MPs that the march has left, as the question says. */
export const mpsLeft = (match: Table, seat: string): number => Number(match.decisions(seat)[0]?.prompt.args.left);

/** Marches there and stays, while nobody reacts. */
export function marchInto(match: Table, seat: string, to: SpaceId): Table {
  answer(match, `${seat} march/${to}`);
  quietly(match);
  if (asked(match, seat).includes('march')) answer(match, `${seat} done`);
  return quietly(match);
}

/** Puts several forces on the map. */
export function posted(world: World, forces: readonly Posting[]): void {
  for (const [nation, at, force] of forces) post(world, nation, at, force);
}
