/**
 * The state of a match of the family: plain JSON, one of it, changed in place. Everything a player could see on the
 * table is here and nowhere else. The printed board and the rules that differ between titles are not state: see
 * `board.ts` and `rules.ts`, both reached through `Game`.
 */
import type { Game as KernelGame } from '@quadrille/kernel';
import type { Board } from './board.ts';
import type { Event } from './events.ts';
import type { Ruleset } from './rules.ts';
import type { ActionCard, Card, Coalition, GeneralId, MoveType, Power, Road, Status, Territory } from './vocabulary.ts';

/** What lies in a Power's play area. */
export interface Affairs {
  morale: number;
  influence: number;
  money: number;
  /** Rising. Hidden from all but the seat that plays the Power. */
  readonly hand: Card[];
}

export interface General {
  readonly id: GeneralId;
  readonly power: Power;
  /** `null`: off the map, without Units. */
  at: Territory | null;
  units: number;
}

/** The Movement action, or Napoleon's own round, in progress (C §7). */
export interface March {
  readonly power: Power;
  /** A Movement action moves all Generals; Napoleon's own round only him. */
  readonly only: GeneralId | null;
  readonly envoy: Power | null;
  /** The round of movement, 1 to 3. */
  readonly round: number;
  /** Generals who have moved in this round. */
  readonly moved: GeneralId[];
  /** Where a battle is still to be fought. */
  readonly fights: Territory[];
  /** Generals who have fought or given support in this round. */
  readonly engaged: GeneralId[];
  /** Moves (by option id) that an ally has refused in this round. */
  readonly denied: string[];
}

export interface PlayedCard {
  card: Card;
  /** Face up: everybody knows it. */
  up: boolean;
}

/** One side of a battle. */
export interface Camp {
  /** Generals in the contested Territory. */
  readonly generals: GeneralId[];
  /** Generals giving support from elsewhere. */
  readonly support: GeneralId[];
  /** Strength on the board, before cards (the Strength track). */
  strength: number;
}

/** The battle in progress (C §8). */
export interface Battle {
  readonly at: Territory;
  readonly attacker: Power;
  /** Powers with a General or Garrison in the Territory, in the Order of Play. */
  readonly defenders: Power[];
  readonly attack: Camp;
  readonly defence: Camp;
  /** Cards by General; those face down are hidden. */
  readonly piles: Record<GeneralId, PlayedCard[]>;
  /** Powers that have passed. */
  readonly passed: Power[];
  /** Powers with no Morale when the battle began: they may play a single card (C §8.3). */
  readonly broken: Power[];
  /** Whose chance to play a card comes next, as a place in the order of Generals. */
  next: number;
  /** Cards that an opponent's 1 has discarded, by General: they were played all the same (RP §9). */
  struck?: Record<GeneralId, number>;
}

/** A deck of Battle cards, top last, and its discards. */
export interface Stock {
  readonly deck: Card[];
  readonly discard: Card[];
}

/** Relations as they were before Diplomacy or a change of control: Board state adjustments compare (C §9). */
export interface Former {
  readonly status: Readonly<Record<Power, Status>>;
  readonly master: Readonly<Record<Power, Power | null>>;
  readonly allies?: Allies;
}

/** Alliances of two Powers, each named by the other (RP §7). */
export type Allies = Partial<Record<Power, Power>>;

/** What only Realpolitik has on the table. */
export interface Realpolitik {
  /** The Prestige track, from the left. */
  readonly prestige: Power[];
  /** The box of the Diplomacy marker, 0 at the bottom. */
  box: number;
  /** Action cards that were played and lie open; all others are in hand. */
  readonly played: Record<Power, ActionCard[]>;
  /** The card of this turn, once revealed. */
  readonly revealed: Partial<Record<Power, ActionCard>>;
  /** Powers whose Movement of this turn is still to come. */
  readonly movers: Power[];
  /** Borders with a Train, as `berlin/hannover`: by the alphabet. */
  readonly trains: string[];
  /** Who took the Train in this Movement action: Generals, and those who gave or took Units. */
  readonly rail: { readonly moved: GeneralId[]; readonly gave: GeneralId[]; readonly took: GeneralId[] };
  /** Every Power has a deck of its own. Hidden but for the discards. */
  readonly stocks: Record<Power, Stock>;
}

/**
 * L'Empereur (C §12), or `null`. The phases of `coalitions/empereur/` read and write nothing else that is theirs alone;
 * France has no master (`master.france === null`) and everybody else is in the British Coalition.
 */
export interface Empereur {
  readonly level: 'ogre' | 'usurpateur' | 'empereur';
  /** How many actions of the turn have been taken: all go in the order of the Wheel. */
  step: number;
  /** Napoleon cards by id, top last. Hidden. */
  readonly deck: string[];
  readonly discard: string[];
}

/** The Holy Roman Empire (AR §8). */
export interface Empire {
  /** Who has the Crown marker; `null`: the throne is vacant. */
  emperor: Power | null;
  /** The votes of the last election, or of the one in progress: who for whom. */
  readonly votes: Partial<Record<Power, Power>>;
}

export interface State {
  readonly scenario: string;
  readonly board: string;
  /** What the table agreed on: option id → value. */
  readonly options: Readonly<Record<string, string>>;
  round: number;
  /** Turns of the Wheel since the round began, from 0. */
  turn: number;
  readonly status: Record<Power, Status>;
  /** Where Powers ally in pairs (RP §7); absent in the other titles. */
  readonly allies?: Allies;
  /** Minor Powers (C §11), in the Order of Play. */
  readonly minors: readonly Power[];
  /**
   * Whose player decides for a Power: itself, or the controlling Major Power, or in L'Empereur the seat that holds it.
   * `null`: nobody (a Minor Power not yet controlled; Napoleon's France).
   */
  readonly master: Record<Power, Power | null>;
  /** Only the Powers of the board have an entry; so with `status` and `master`. */
  readonly powers: Record<Power, Affairs>;
  readonly generals: General[];
  /** The named General of a Power: Napoleon always, the others by option (C §10). */
  readonly named: Partial<Record<Power, GeneralId>>;
  readonly garrisons: Record<Territory, Power>;
  readonly fortresses: Territory[];
  readonly deck: Card[];
  readonly discard: Card[];
  /** Standing consent until the next Diplomacy Phase: for land and sea apart, host → guests who need not ask. */
  readonly consents: Record<Road, Partial<Record<Power, Power[]>>>;
  /** Powers expelled in this Diplomacy Phase, and from where. */
  readonly expelled: Partial<Record<Power, Coalition>>;
  march: March | null;
  battle: Battle | null;
  former: Former | null;
  empereur: Empereur | null;
  /** Absent in the other titles. */
  readonly realpolitik?: Realpolitik;
  /** Absent in the other titles. */
  readonly empire?: Empire;
  /** Special rules of scenarios of Coalitions (C §13): Spain is closed; the Armée d'Orient can still sail. */
  spainClosed?: boolean;
  orient?: boolean;
}

/** A move a General could make. */
export interface Move {
  readonly general: General;
  readonly to: Territory;
  readonly by: MoveType;
  /** By sea: whose Sea Lanes it follows. */
  readonly lanes?: Power;
}

/** What questions of fact need. */
export interface World {
  readonly state: State;
  readonly board: Board;
  readonly rules: Ruleset;
}

/** What the rules have in hand: the kernel's game with the board and the rules of the title. */
export interface Game extends World, KernelGame<State, Event> {}
