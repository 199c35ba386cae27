/** What the data files say, once read and checked: never part of a state. */
import type {
  Ability,
  Area,
  Box,
  CardId,
  Connection,
  LeaderId,
  MapId,
  Minor,
  Power,
  Priority,
  Province,
  Religion,
  Sea,
  Terrain,
  Theater,
  Title,
  TradeCenter,
  TroopKind,
  UnitKind,
} from '../vocabulary.ts';
import type { Op } from './ops.ts';
import type { SpecialObjective } from './powers.ts';

export interface Neighbour {
  readonly area: Area;
  readonly by: Connection;
}

/** An area as printed. */
export interface Ground {
  readonly id: Area;
  readonly name: string;
  readonly map: MapId;
  readonly theater: Theater;
  readonly province: Province;
  readonly box: Box;
  readonly terrain: Terrain;
  readonly key: boolean;
  readonly seas: readonly Sea[];
  readonly port: boolean;
  readonly fortress: boolean;
  readonly neighbours: readonly Neighbour[];
  /** From which turn it belongs to whom: the last entry not after the turn counts. */
  readonly titles: readonly { readonly from: number; readonly title: Title }[];
  readonly reconstructed: boolean;
}

export interface SeaData {
  readonly id: Sea;
  readonly name: string;
  readonly adjacent: readonly Sea[];
  readonly galleys: boolean;
  readonly mainMap: boolean;
  /** Areas that touch it, in the order of the map. */
  readonly coasts: readonly Area[];
}

export interface TheaterData {
  readonly id: Theater;
  readonly name: string;
  readonly map: MapId;
  readonly boxes: readonly Box[];
  readonly areas: readonly Area[];
  readonly opens: number;
  /** To whom its areas belong when it opens in the course of a scenario. */
  readonly opening: Readonly<Record<Area, Title>>;
}

export interface ProvinceData {
  readonly id: Province;
  readonly name: string;
  readonly theater: Theater;
  readonly areas: readonly Area[];
}

export interface TradeCenterData {
  readonly id: TradeCenter;
  readonly name: string;
  readonly seas: readonly Sea[];
  readonly theater: Theater;
  /** A center of a whole theater: all its areas count as coastal (§19.2.2). */
  readonly wholeTheater: boolean;
  readonly capacity: readonly { readonly from: number; readonly capacity: number }[];
  readonly piracy: boolean;
}

/** What a power is after: its VP at the end of the turn (§23.2). `ours`: put in place of one that could never score. */
export type Objective = { readonly vp: number; readonly ours?: true } & (
  | { readonly type: 'area'; readonly area: Area; readonly underlined: boolean }
  | { readonly type: 'province'; readonly province: Province }
  | { readonly type: 'minor'; readonly minor: Minor }
  | {
      readonly type: 'minor_or_province';
      readonly minor: Minor;
      readonly province: Province;
    }
  | { readonly type: 'sum'; readonly all: readonly Objective[] }
  | { readonly type: 'military_victory'; readonly power: Power }
  | { readonly type: 'merchants'; readonly atLeast: number }
  | { readonly type: 'monopoly'; readonly center: TradeCenter }
  | {
      readonly type: 'colonies';
      readonly theaters: readonly Theater[];
      readonly atLeast: number;
    }
  | { readonly type: 'emperor' }
  | { readonly type: 'special'; readonly key: SpecialObjective }
);

/** A special rule of a card, keyed; the text is ours. */
export interface SpecialRule {
  readonly key: string;
  readonly args: readonly (string | number | null)[];
  readonly text: string;
}

export type Units = Readonly<Record<UnitKind, number>>;

export interface PowerCard {
  readonly power: Power;
  readonly from: number;
  readonly to: number;
  readonly vitality: number;
  readonly income: number;
  readonly merchants: number;
  readonly units: Units;
  readonly interests: readonly Theater[];
  /** Interests that come with a later turn of the same card. */
  readonly laterInterests: readonly { readonly theater: Theater; readonly from: number }[];
  readonly home: readonly Area[];
  readonly objectives: readonly Objective[];
  readonly special: readonly SpecialRule[];
}

export interface PowerData {
  readonly id: Power;
  readonly name: string;
  readonly color: string;
  readonly religion: Religion;
  readonly western: boolean;
  readonly cards: readonly PowerCard[];
}

export interface MinorData {
  readonly id: Minor;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Home areas: conquest needs all of them (§20.3.3). */
  readonly home: readonly Area[];
  readonly units: Units;
  readonly fortresses: readonly Area[];
  readonly theater: Theater | null;
  readonly votes: number;
  /** Mercenaries have none. */
  readonly religion: Religion | null;
  readonly independentFrom: number | null;
  readonly mercenary: boolean;
  readonly card: CardId | null;
  readonly special: readonly SpecialRule[];
}

export interface EventCard {
  readonly id: CardId;
  readonly name: string;
  readonly historical: boolean;
  readonly group: 'tech' | 'alliance' | 'combat' | 'other' | 'historical';
  readonly from: number;
  readonly to: number;
  readonly points: number;
  readonly seal: 'red' | 'green' | 'plain';
  readonly priority: Priority;
  readonly text: string;
  readonly ops: readonly Op[];
  readonly reconstructed: boolean;
}

export interface LeaderData {
  readonly id: LeaderId;
  readonly name: string;
  readonly ability: Ability;
  /** Historical leaders enter with their event only (§17.3.1). */
  readonly historical: boolean;
  readonly powers: readonly Power[];
}

export interface Group {
  readonly powers: readonly Power[];
  readonly bonus: number;
}

export interface TurnData {
  readonly turn: number;
  readonly years: readonly [from: number, to: number];
  readonly distance: number;
  readonly enter: readonly Power[];
  readonly leave: readonly Power[];
  readonly opening: readonly Theater[];
  readonly special: readonly { readonly id: string; readonly text: string }[];
}

export interface ScenarioData {
  readonly id: string;
  readonly name: string;
  readonly players: readonly number[];
  readonly first: number;
  readonly last: number;
  readonly theaters: readonly Theater[];
  /** Seas in play, where the scenario names them; otherwise those that touch an area in play. */
  readonly seas?: readonly Sea[];
  /** Naval operating distance, by turn (§11.1). */
  readonly distance: Readonly<Record<number, number>>;
  readonly groups: Readonly<Record<number, readonly Group[]>>;
  readonly points: Readonly<Partial<Record<Power, number>>>;
  readonly allies: Readonly<Partial<Record<Minor, Power>>>;
  /** Income that a Power has from lands out of play. */
  readonly income: Readonly<Partial<Record<Power, number>>>;
  /** Counters that a Power must keep out of play, and pays for. */
  readonly away: Readonly<Partial<Record<Power, Readonly<Partial<Record<UnitKind, number>>>>>>;
  /** Veterans with which Powers begin, each somewhere in a province. */
  readonly veterans: readonly { readonly power: Power; readonly kind: TroopKind; readonly province: Province }[];
  readonly notes: readonly string[];
}

export interface Data {
  readonly areas: ReadonlyMap<Area, Ground>;
  readonly provinces: ReadonlyMap<Province, ProvinceData>;
  readonly seas: Readonly<Record<Sea, SeaData>>;
  readonly theaters: Readonly<Record<Theater, TheaterData>>;
  readonly centers: Readonly<Record<TradeCenter, TradeCenterData>>;
  readonly strategicPorts: ReadonlyMap<Area, readonly Sea[]>;
  readonly powers: Readonly<Record<Power, PowerData>>;
  readonly minors: Readonly<Record<Minor, MinorData>>;
  readonly cards: ReadonlyMap<CardId, EventCard>;
  readonly leaders: ReadonlyMap<LeaderId, LeaderData>;
  readonly scenarios: ReadonlyMap<string, ScenarioData>;
  readonly turns: readonly TurnData[];
  /** Cards dealt in a turn, by the number of players (§8.1.3). */
  readonly cardsPerTurn: Readonly<Record<number, number>>;
  /** The hash of the files. */
  readonly digest: string;
}
