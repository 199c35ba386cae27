/**
 * What differs between the titles of the family: numbers as data, chapters as named hooks. The core asks these, and
 * never which game it is.
 */
import type { Option, Refusal, Refused, Rules, Setup } from '@quadrille/kernel';
import type { Lore } from './bot/lore.ts';
import type { Data } from './data.ts';
import type { Reason } from './events.ts';
import type { Game, General, Move, State, Stock, World } from './state.ts';
import type { Action, Card, Coalition, Power, Status, Territory } from './vocabulary.ts';

/** The chapters of every rulebook of the family that questions and refusals cite. */
export const CHAPTERS = [
  'setup',
  'hand',
  'allies',
  'taxation',
  'deployment',
  'mobilisation',
  'fortress',
  'influence',
  'envoy',
  'disband',
  'march',
  'strategic',
  'sea',
  'own-generals',
  'garrison',
  'rounds',
  'battle',
  'support',
  'commit',
  'outcome',
  'defeat',
  'adjust',
  'war-to-peace',
  'peace-to-war',
  'minors',
] as const;

/** Chapters that only some of the rulebooks have. */
export const OWN_CHAPTERS = [
  'status',
  'expel',
  'declare',
  'reject',
  'muster',
  'leadership',
  'subsidise',
  'neutral',
  'named',
  'special',
  'empereur',
  'action-cards',
  'entreaties',
  'dispatch',
  'trains',
  'pre-move',
] as const;

type OwnChapter = (typeof OWN_CHAPTERS)[number];
export type Chapter = (typeof CHAPTERS)[number] | OwnChapter;

/** Where each chapter stands in the rulebook of a title, e.g. `C §8.3`. */
export type Sections = Readonly<Record<(typeof CHAPTERS)[number], string> & Partial<Record<OwnChapter, string>>>;

/** How Powers stand to one another, but for those of one player. */
export interface Relations {
  allied(state: Pick<State, 'status' | 'allies'>, a: Power, b: Power): boolean;
  isNeutral(state: Pick<State, 'status'>, power: Power): boolean;
}

/** What Powers may give their allies (C §7.3, AR §9.3). */
export interface Aid {
  readonly givers: readonly Power[];
  /** How much may be given in one action; `null`: all there is. */
  readonly most: number | null;
  /** Money taken by one Major Power that earns the giver 1 Influence; `null`: none does. */
  readonly rewarded: number | null;
  /** Battle cards may be given instead of Money. */
  readonly mercenaries: boolean;
}

export interface Ruleset {
  /** The data it was made from: boards, set-ups, cards. */
  readonly data: Data;
  /** Where each chapter stands in the rulebook of the title, e.g. `C §8.3`. */
  readonly sections: Sections;
  /** The Powers in the Order of Play. */
  readonly powers: readonly Power[];
  readonly actions: readonly Action[];
  /** The action of every Power in turn 1, as a place in `actions`. */
  readonly wheel: Readonly<Partial<Record<Power, number>>>;
  /** Who takes the Movement action. */
  readonly mover: (world: World) => Power;
  readonly relations: Relations;
  /** Who leads each Coalition, and is in it for the whole game; absent where there are none. */
  readonly leaders?: Readonly<Record<Coalition, Power>>;
  /** Battle cards of a deck, as the table has chosen it. */
  readonly deck: (options: Setup['options']) => Readonly<Partial<Record<Card, number>>>;
  /** Where a Power draws and discards: the common deck, or its own. */
  readonly stock: (state: State, power: Power) => Stock;
  readonly handLimit: (power: Power) => number;
  /** Unit and Garrison tokens, and General pawns. */
  readonly tokens: Readonly<Partial<Record<Power, number>>>;
  readonly pawns: Readonly<Partial<Record<Power, number>>>;
  /** How many Sea Lanes one sea advance may follow. */
  readonly lanesPerAdvance: number;
  /** Powers whose Units give support across a Sea Lane. */
  readonly supportBySea: readonly Power[];
  /** Powers that keep unspent Money (C §7 Corruption). */
  readonly thrifty: readonly Power[];
  /** What a Power may become whom a Coalition rejects, given what it was and whence it has just been expelled. */
  readonly rejected: (former: Status, expelledFrom?: Status) => readonly Status[];
  /** The Minor Powers of a table, in the Order of Play. */
  readonly minors: (setup: Setup) => readonly Power[];
  /** Minor Powers begin with the Money of their set-up. */
  readonly minorsHaveMoney: boolean;
  readonly aid: Aid;
  /** The Power whose named General has a round of movement of his own on Leadership, and his name. */
  readonly marshal: { readonly power: Power; readonly name: string } | null;
  /** What Influence for the `victoryBonus` is called. */
  readonly victoryReason: Reason;
  /** Ends the match if somebody has won; called whenever gains of Influence are complete (C §3). */
  readonly checkVictory: (game: Game) => void;
  readonly hooks: Hooks;
  readonly lore: Lore;
}

/** A General off the map, and where he may appear. */
export interface Landing {
  readonly general: General;
  readonly at: Territory;
}

/** Where a title, a scenario or an optional rule adds to the common rules. */
export interface Hooks {
  /** After Minor Powers were settled and before any action of a turn (Imperial Election, AR §8). */
  readonly turnBegins?: (game: Game) => Rules;
  /** When the Wheel has gone full circle (Conqueror of Paris, C §3). */
  readonly roundEnds?: (game: Game) => void;
  /** What belongs to an action besides the common part (Trade, Subsidise on Leadership; the Emperor's Influence). */
  readonly after?: Readonly<Partial<Record<Action, (game: Game, power: Power) => Rules | undefined>>>;
  /** Whether all who are allied let one another pass unasked (L'Empereur, C §12). */
  readonly openRoads?: (world: World) => boolean;
  /** Why this Power may not enter this Territory, beyond the common reasons (closed Spain, C §13). */
  readonly barred?: (world: World, power: Power, to: Territory) => Refusal | undefined;
  /** Why Leadership does not bring this General onto the map (Bonnie Prince Charlie, AR §3). */
  readonly reserved?: (world: World, general: General) => Refusal | undefined;
  /** Why Leadership does not place Generals of this Power here (Britain closed to France, AR §3). */
  readonly placing?: (world: World, power: Power, at: Territory) => Refusal | undefined;
  /** Generals who may take the field in the course of a Movement action (Bonnie Prince Charlie, AR §3). */
  readonly landings?: (world: World) => readonly Landing[];
  /** After a General has left the map. */
  readonly leftMap?: (game: Game, general: General) => void;
  /** Moves beyond the common types (Armée d'Orient, C §13). */
  readonly moves?: (world: World, general: General) => readonly Move[];
  /** After a General has moved (Spain opens, C §13). */
  readonly moved?: (game: Game, move: Move, from: Territory) => void;
  /** Whether a Power keeps count of Influence; by default all do. */
  readonly scores?: (world: World, power: Power) => boolean;
  /** After Influence was gained (Spain opens at 11, C §13). */
  readonly influenced?: (game: Game) => void;
  /** Strength that a supporting General adds (Wellington, C §10 A). */
  readonly supportStrength?: (world: World, general: General) => number;
  /** Cards beyond one per Unit (Schwarzenberg, C §10 B). */
  readonly extraCards?: (world: World, general: General) => number;
  /** Before support is declared (Kutuzov, C §10 D). */
  readonly beforeBattle?: (game: Game) => Rules;
  /** What becomes of a defeated General, if not the common fate; `true` if the hook has settled it (C §10 C, E). */
  readonly defeated?: (game: Game, general: General) => Rules<boolean>;
  /** Influence beyond 1 per defeated General, to a Power directly involved (C §8.4). */
  readonly victoryBonus?: (world: World, power: Power, beaten: readonly General[]) => number;
  /** After a battle was won by Powers directly involved (Prestige, RP §9.5). */
  readonly won?: (game: Game, winners: readonly Power[]) => void;
  /** What a Mobilisation holds beyond Units, Fortresses, Battle cards and Morale (Trains and Generals, RP §8). */
  readonly mobilising?: (game: Game, power: Power) => Mobilising;
}

/** The further steps of one Mobilisation. */
export interface Mobilising {
  /** Before cards are drawn for Generals off the map. */
  prepare(): Rules;
  /** After that, and before anything is bought. */
  deploy(): Rules;
  /** What else can be bought for 1 Money. */
  wares(): readonly Option<Ware>[];
  refusedWares(): readonly Refused[];
}

/** Something bought; nothing is paid for what is not delivered. */
export interface Ware {
  deliver(): Rules<boolean>;
}
