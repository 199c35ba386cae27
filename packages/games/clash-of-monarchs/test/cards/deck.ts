/** Each card once as an event, with what its text promises, and once refused. */
import { describe, expect, test } from 'vitest';
import { DATA } from '../../src/board/data.ts';
import type { State } from '../../src/state.ts';
import type { CardId, LeaderId, Nation, Power, SpaceId, Unit } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { first, go, type Habits, refuses, SEAT } from '../cases/drive.ts';
import { type Posting, posted } from '../cases/play.ts';
import { answer, clear, hold, optionsOf, stackOf, stateOf, type Table, table } from '../table.ts';

export type Change = (state: State, world: World) => void;

/** Why a card is refused, and in which position. */
export type Refused =
  /** A one-time event that has happened (8.6.1). */
  | 'one-time'
  /** Nobody is activated in winter by it (19.3). */
  | 'winter'
  /** A second card of the Turn (7.1). */
  | 'second-card'
  /** In the Turn of the other of France and Russia (8.1.1). */
  | 'other-power'
  | 'interrupt-only'
  /** Its condition does not hold (8.6.1). */
  | { readonly without: Change; readonly phase?: 'winterStrategy' }
  /** Nothing would happen (readings, 55). */
  | { readonly inVain: Change };

export interface Play {
  readonly says: string;
  readonly forces?: readonly Posting[];
  readonly change?: Change;
  readonly dice?: readonly number[];
  readonly phase?: 'winterStrategy';
  readonly by?: Power;
  readonly options?: Readonly<Record<string, string>>;
  readonly answers?: readonly string[];
  readonly habits?: Habits;
  readonly holds: (match: Table, before: State) => void;
}
export interface Card {
  readonly plays: readonly Play[];
  readonly refused: Refused;
}

/** An army of every Power, where nobody is in anybody’s way. */
export const BASE: readonly Posting[] = [
  ['PR', 'berlin', { leaders: ['frederick'], inf: 12, line_cav: 1, hussar_dual: 1 }],
  ['PR', 'breslau', { leaders: ['henry'], inf: 8 }],
  ['AU', 'kolin', { leaders: ['daun'], inf: 12, lt_inf: 1 }],
  ['AU', 'brunn', { leaders: ['lacy'], inf: 8 }],
  ['IM', 'nurnberg', { leaders: ['stolberg'], inf: 6 }],
  ['FR', 'koln', { leaders: ['destrees'], inf: 12, field_art: 1 }],
  ['FR', 'mainz', { leaders: ['broglie'], inf: 8 }],
  ['BR', 'minden', { leaders: ['cumberland', 'erbprinz'], inf: 12 }],
  ['RU', 'kowno', { leaders: ['fermor'], inf: 12 }],
  ['RU', 'grodno', { leaders: ['rumyantsev'], inf: 8 }],
];

const POWERS = ['PR', 'BR', 'AU', 'FR', 'RU'] as const;

/** The position of a card: its Power has the Turn and holds nothing else; nothing has been played yet. */
export function before(id: CardId, power: Power, play: Omit<Play, 'says' | 'holds'> = {}): Table {
  const { forces = BASE, change, dice, phase = 'strategy', by = power, options } = play;
  return table({
    phase,
    active: by,
    ...(dice && { dice }),
    ...(options && { options }),
    change: (state, world) => {
      clear(world);
      for (const each of POWERS) hold(world, each);
      hold(world, power === 'RU' ? 'FR' : power, id);
      if (phase === 'winterStrategy') {
        Object.assign(state, { season: 'winter', order: [by] });
        for (const each of POWERS) state.powers[each].draw = [];
      }
      state.played = {};
      state.flags = [];
      state.turn.transferred = true;
      for (const each of POWERS) Object.assign(state.powers[each].tactics, { held: [] });
      posted(world, forces);
      change?.(state, world);
    },
  });
}

const CODES = {
  'one-time': ['one-time', '8.6.1'],
  winter: ['no-winter-activation', '19.3'],
  'second-card': ['card-played', '7.1'],
  'other-power': ['other-powers-event', '8.1.1'],
  'interrupt-only': ['interrupt-only', '8.6.5'],
} as const;

function refused(id: CardId, power: Power, why: Refused): void {
  const seat = SEAT[power];
  if (typeof why !== 'string') {
    const inVain = 'inVain' in why;
    const match = before(id, power, {
      change: inVain ? why.inVain : why.without,
      ...('phase' in why && why.phase && { phase: why.phase }),
    });
    refuses(match, `${seat} event/${id}`, inVain ? 'event-in-vain' : 'event-condition', inVain ? '8.6' : '8.6.1');
    return;
  }
  const [code, cite] = CODES[why];
  const match = before(id, power, {
    ...(why === 'winter' && { phase: 'winterStrategy' as const }),
    ...(why === 'other-power' && { by: power === 'RU' ? ('FR' as const) : ('RU' as const) }),
    change: (state) => {
      if (why === 'one-time') state.played[id] = [state.year];
      if (why === 'second-card') state.turn.card = true;
    },
  });
  refuses(match, `${seat} event/${id}`, code, cite);
}

/** Goes through a deck. */
export function deck(power: Power, cards: Readonly<Record<CardId, Card>>): void {
  for (const [id, { plays, refused: why }] of Object.entries(cards)) {
    const title = `${id} ${DATA.cards.cards.get(id)?.title}`;
    describe(`CM §8.6 ${title}`, () => {
      for (const { says, holds, ...play } of plays)
        test(`CM §8.6 ${id} ${says}`, () => {
          const match = before(id, power, play);
          const was = structuredClone(stateOf(match)) as State;
          answer(match, `${SEAT[power]} event/${id}`, ...(play.answers ?? []));
          if (play.habits) go(match, play.habits);
          holds(match, was);
          expect(stateOf(match).played[id]).toEqual([was.year]);
        });
      test(`CM §8.6.1 ${id} is refused: ${typeof why === 'string' ? why : Object.keys(why)[0]}`, () =>
        refused(id, power, why));
    });
  }
}

// ---- what comes of it
export const thl = (match: Table, was: State, nation: Nation): number =>
  stateOf(match).nations[nation].treasury - was.nations[nation].treasury;
export const will = (match: Table, was: State, power: Power): number =>
  stateOf(match).powers[power].will - was.powers[power].will;
export const vp = (match: Table, was: State, power: Power): number =>
  stateOf(match).powers[power].vp - was.powers[power].vp;
export const actions = (match: Table, was: State, power: Power): number =>
  stateOf(match).powers[power].supplyActions - was.powers[power].supplyActions;
export const forage = (match: Table, was: State, area: string): number =>
  (stateOf(match).forage[area] ?? 0) - (was.forage[area] ?? 0);
export const flagged = (match: Table): readonly string[] => stateOf(match).flags.map(({ id }) => id);
export const chits = (match: Table, power: Power): number => stateOf(match).powers[power].tactics.held.length;
export const infantry = (match: Table, nation: Nation, at: SpaceId): number =>
  stateOf(match)
    .stacks.filter((stack) => stack.at === at)
    .reduce((sum, { troops }) => sum + (troops[nation]?.inf ?? 0), 0);
/** Units of a kind of a nation at a space, full and reduced. */
export const units = (match: Table, nation: Nation, at: SpaceId, unit: Unit): readonly number[] =>
  stateOf(match)
    .stacks.filter((stack) => stack.at === at)
    .reduce(
      ([full = 0, reduced = 0], { troops }) => {
        const [more = 0, less = 0] = troops[nation]?.units[unit] ?? [];
        return [full + more, reduced + less];
      },
      [0, 0],
    );
export const placeOf = (match: Table, leader: LeaderId): SpaceId | undefined => stackOf(match, leader)?.at;
/** MPs that the march under way has left. */
export const mps = (match: Table, power: Power): number =>
  Number(match.decisions(SEAT[power]).find(({ prompt }) => prompt.id === 'march')?.prompt.args.left);
/** Who may still be designated. */
export const candidates = (match: Table, power: Power): readonly string[] =>
  optionsOf(match, SEAT[power]).filter((id) => id !== 'done');

/** Designates Commands, all their troops with them, and lets the first set out. */
export const sending = (power: Power, ...leaders: readonly string[]): Habits => {
  const rest = [...leaders];
  return {
    'designate-event': (options) => rest.find((id, n) => options.includes(id) && rest.splice(n, 1)) ?? 'done',
    compose: 'done',
    consent: 'yes',
    interrupt: 'pass',
    intercept: 'pass',
    withdraw: 'stand',
    inside: 'outside',
    ...(power === 'PR' && { surprise: 'no' }),
  };
};
/** The same, and whoever is activated stays where he is. */
export const staying = (power: Power, ...leaders: readonly string[]): Habits => ({
  ...sending(power, ...leaders),
  march: 'done',
  attack: 'no',
  losses: 'proposal',
});
export { first };
