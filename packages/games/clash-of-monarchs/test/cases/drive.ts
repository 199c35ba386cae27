/** How cases are driven: habits that answer what a case is not about, refusals that must change nothing. */
import { expect } from 'vitest';
import type { Event } from '../../src/events.ts';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import type { CardId, LeaderId, Nation, Power, SpaceId, TacticId } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { type Force, post, stackOf, stateOf, type Table, told } from '../table.ts';
import { activate, type Posting, quietly, strategy } from './play.ts';

type Habit = string | ((options: readonly string[], seat: string) => string | undefined);
export type Habits = Readonly<Record<string, Habit>>;

/** The first option that a question offers. */
export const first: Habit = ([option]) => option;

const habitually = (habit: Habit | undefined, options: readonly string[], seat: string): string | undefined =>
  typeof habit === 'function' ? habit(options, seat) : habit;

/** Who is met says in the same answer what his force does: what the habits have for going inside or Withdrawing. */
function falling(habits: Habits, options: readonly string[], seat: string): string | undefined {
  const inside = habitually(habits.inside, options, seat);
  if (inside?.startsWith('garrison') || inside === 'part') return options.find((option) => option === 'inside-part');
  return [inside, habitually(habits.withdraw, options, seat)].find(
    (say) => say !== undefined && say !== 'stand' && options.includes(say),
  );
}

/** Answers every question that a habit has an answer for, until none is asked any more. */
export function go(match: Table, habits: Habits): Table {
  for (let n = 0; n < 300 && !match.result; n++) {
    const next = match.waiting
      .flatMap((seat) => match.decisions(seat).map((decision) => ({ seat, decision })))
      .filter(({ decision }) => decision.chosen === undefined && decision.prompt.id in habits)
      .map(({ seat, decision }) => {
        const say = habitually(habits[decision.prompt.id], decision.options, seat);
        return { seat, decision, say: say === 'pass' ? (falling(habits, decision.options, seat) ?? say) : say };
      })
      .find(({ say }) => say !== undefined);
    if (next?.say === undefined) return match;
    const { seat, decision, say } = next;
    expect([decision.prompt.id, say, match.answer(seat, say, decision.stamp)]).toEqual([
      decision.prompt.id,
      say,
      { ok: true },
    ]);
  }
  return match;
}

/** An answer is refused with this code and section, and the table is as it was. */
export function refuses(match: Table, given: string, code: string, cite?: string): void {
  const [seat = '', option = ''] = given.split(' ');
  const before = match.hash();
  const reason = match
    .decisions(seat)
    .flatMap(({ refused }) => refused)
    .find(({ id }) => id === option);
  const outcome = match.answer(seat, option);
  expect([given, outcome]).toMatchObject([given, { ok: false }]);
  expect(match.hash()).toBe(before);
  const why = reason ?? (outcome.ok ? undefined : outcome);
  expect([given, why?.code]).toEqual([given, code]);
  if (cite !== undefined) expect([given, why?.cite]).toEqual([given, `CM §${cite}`]);
}

/** What was told of a kind, with its own fields. */
export const tales = <T extends Event['type']>(match: Table, type: T): readonly Extract<Event, { type: T }>[] =>
  told(match, type) as readonly Extract<Event, { type: T }>[];

export const sp = (match: Table, leader: LeaderId): number => spOf(stackOf(match, leader) ?? { troops: {} });
export const willOf = (match: Table, power: Power): number => stateOf(match).powers[power].will;

/** A card of high Ops, and the seat, of every Power. */
export const ORDERS: Readonly<Record<Power, CardId>> = { PR: 'P13', BR: 'B1', AU: 'A1', FR: 'F1', RU: 'R12' };
export const SEAT: Readonly<Record<Power, string>> = {
  PR: 'prussia',
  BR: 'britain',
  AU: 'austria',
  FR: 'france',
  RU: 'france',
};

export interface Fight {
  readonly by?: Power;
  readonly nation?: Nation;
  readonly from?: SpaceId;
  readonly at?: SpaceId;
  readonly leader: LeaderId;
  readonly force: Force;
  readonly against: Nation;
  readonly enemy: Force;
  /** Others on the map. */
  readonly others?: readonly Posting[];
  readonly dice?: readonly number[];
  readonly tactics?: Partial<Record<Power, readonly TacticId[]>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly change?: (state: State, world: World) => void;
}

/** The map before a battle: a Command marches into the space of an enemy force, which does not Withdraw. */
export function confront({ by = 'PR', nation, from = 'jungbunzlau', at = 'kolin', leader, ...rest }: Fight): Table {
  const { force, against, enemy, others = [], dice, tactics = {}, options, change } = rest;
  const match = activate(
    strategy({
      active: by,
      forces: [],
      hands: { [by === 'RU' ? 'FR' : by]: [ORDERS[by]] },
      ...(dice && { dice }),
      ...(options && { options }),
      change: (state, world) => {
        post(world, nation ?? by, from, { ...force, leaders: force.leaders ?? [leader] });
        post(world, against, at, enemy);
        for (const [other, where, troops] of others) post(world, other, where, troops);
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const)
          Object.assign(state.powers[power].tactics, { held: [...(tactics[power] ?? [])], pool: [], discard: [] });
        change?.(state, world);
      },
    }),
    SEAT[by],
    ORDERS[by],
    leader,
  );
  go(match, { march: (options) => (options.includes(`step/${at}`) ? `step/${at}` : 'done'), ...PASSING });
  return match;
}

export const PASSING: Habits = {
  interrupt: 'pass',
  intercept: 'pass',
  withdraw: 'stand',
  inside: 'outside',
  surprise: 'no',
  overrun: 'no',
};

/** What a battle asks: nobody plays Tactics, losses are as proposed, retreats take the first way. */
export const FIGHTING: Habits = { tactic: 'none', losses: 'proposal', retreat: first, escape: 'accept' };

/** The same, and the active Power attacks; the battle is fought to its end. */
export function battle(fight: Fight, habits: Habits = {}): Table {
  const match = confront(fight);
  const seat = SEAT[fight.by ?? 'PR'];
  go(match, {
    ...FIGHTING,
    attack: (options, asked) => (asked === seat && options.includes('attack') ? 'attack' : 'no'),
    ...habits,
  });
  return quietly(match);
}

/** The modifiers of a side, by reason. */
export const drms = (match: Table, side: 'ap' | 'coalition'): Readonly<Record<string, number>> =>
  Object.fromEntries(tales(match, 'battle-drm').flatMap((each) => (each.side === side ? [[each.why, each.num]] : [])));

/** The forces of a nation on the map. */
export const forcesOf = (match: Table, nation: Nation): State['stacks'] =>
  stateOf(match).stacks.filter(({ troops }) => troops[nation]);
