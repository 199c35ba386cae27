/** Positions of the titles that turn a Wheel of War. */
import { type Definition, Match, reopen, setupFor, startOf, type Title } from '@quadrille/kernel';
import type { Event } from '../src/core/events.ts';
import type { Ruleset } from '../src/core/rules.ts';
import type { Affairs, State } from '../src/core/state.ts';
import type { View } from '../src/core/view.ts';
import type { Action, Power, Status } from '../src/core/vocabulary.ts';
import { arrange, type Dealt, deal, type PerPower, type Position, restored, Table } from './table.ts';

/** How a position differs from the set-up. */
export interface WheelPosition extends Position, Dealt {
  readonly scenario?: string;
  readonly status?: PerPower<Status>;
  /** Which General is the named one. */
  readonly named?: PerPower<string>;
}

/** The phases that positions begin with. */
type Beginning = 'envoy' | 'actions' | 'turn' | 'expulsion' | 'turnEnd';

export interface Subject<P extends string, D extends WheelPosition> {
  readonly title: Title;
  readonly definition: Definition<State, Event, P | Beginning, View>;
  readonly rules: Ruleset;
  /** The scenario of a position that names none. */
  readonly scenario: string;
  /** What else a position of the title may change. */
  readonly change: (state: State, differences: D) => void;
}

type Options = Readonly<Record<string, string>>;

/** The seat that decides for a Power. */
export const seatOf = ({ state }: { readonly state: State }, power: Power): Power => state.master[power] ?? power;

/** The ways to begin a case of a title. */
export function positionsOf<P extends string, D extends WheelPosition>(subject: Subject<P, D>) {
  const { title, definition, rules } = subject;
  type Seated = Table<P | Beginning>;
  const { actions, wheel } = rules;
  const none = {} as D;

  /** The turn of the round in which a Power takes an action. */
  const turnOf = (power: Power, what: Action): number =>
    (actions.indexOf(what) - (wheel[power] ?? 0) + actions.length) % actions.length;

  /** A match that begins with a phase in this position. */
  const begin = (phase: P | Beginning, turn: number, differences: D): Seated => {
    const { scenario = subject.scenario, players, options = {}, status, named } = differences;
    const chosen = { scenario, options, ...(players !== undefined && { players }) };
    return restored(title, definition, chosen, phase, (state) => {
      state.turn = turn;
      state.round = differences.round ?? 1;
      arrange(state, differences);
      Object.assign(state.status, status);
      Object.assign(state.named, named);
      subject.change(state, differences);
      deal(state, Object.entries(state.powers) as [Power, Affairs][], differences);
    });
  };

  /** The Movement action of a Power begins. */
  const movement = (power: Power, differences = none): Seated => begin('envoy', turnOf(power, 'movement'), differences);

  /** The Diplomacy Phase of the second round. */
  const diplomacy = (differences = none): Seated =>
    begin('expulsion', 0, { ...differences, round: differences.round ?? 2 });

  return {
    turnOf,
    begin,
    movement,
    diplomacy,

    /** The table as it is laid out, before anything is done. */
    laidOut(scenario: string, players?: number, options: Options = {}): State {
      const setup = setupFor(title, { scenario, options, ...(players !== undefined && { players }) });
      return reopen<State, string>(startOf(definition, { setup, seed: 'cases', chance: 'fast' })).state;
    },

    /** A new match, at its first question. */
    setUp(scenario: string, players?: number, options: Options = {}): Seated {
      const setup = setupFor(title, { scenario, options, ...(players !== undefined && { players }) });
      return new Table(Match.create(definition, { setup, seed: 'cases', chance: 'fast' }));
    },

    /** The Movement action with its Envoy chosen and nothing disbanded: the first round of movement. */
    marching(power: Power, envoy: Power, differences = none): Seated {
      const table = movement(power, differences);
      return table.play(seatOf(table, power), `envoy/${envoy}`, 'done');
    },

    /** The turn in which a Power takes an action; everybody else is on an action of their own. */
    action: (power: Power, what: Action, differences = none): Seated =>
      begin('actions', turnOf(power, what), differences),

    /** The turn in which a Power comes to Muster, before any action: a Minor Power is bid for, an Emperor elected. */
    bidding: (power: Power, differences = none): Seated => begin('turn', turnOf(power, 'muster'), differences),

    /** The Diplomacy Phase, played to its adjustments with these declarations; everybody else declares what they are. */
    declare(declared: PerPower<Status>, differences = none): Seated {
      const table = diplomacy(differences);
      const askedFor = (what: string) => table.waiting.find((seat) => table.asked(seat) === what);
      table.idle(() => askedFor('declare') !== undefined);
      for (const seat of [...table.waiting]) table.play(seat, `status/${declared[seat] ?? table.state.status[seat]}`);
      for (let seat = askedFor('admit'); seat; seat = askedFor('admit')) table.play(seat, 'yes');
      return table;
    },

    /** The last turn of a round is over. */
    endOfRound: (differences = none): Seated => begin('turnEnd', actions.length - 1, differences),
  };
}
