/**
 * The language in which the cards say when they may be played and what they do. Every word has its meaning and section
 * in the header of `data/cards.yaml`; one function for each stands in `conditions.ts`, `places.ts`, `targets.ts`,
 * `numbers.ts` and `effects/`.
 */
import type { Person, Subsidy } from '../board/codes.ts';
import type { Letter } from '../board/tables/politics.ts';
import type {
  Alliance,
  AreaId,
  CardId,
  FlagId,
  LeaderId,
  Nation,
  Power,
  Sea,
  SpaceId,
  Theater,
  Unit,
} from '../vocabulary.ts';

/** A word of a vocabulary with what it needs. */
export type Term<V, K extends keyof V = keyof V> = { [P in K]: { readonly word: P; readonly given: V[P] } }[K];

/** The playing Power with its Clients, another Power of its Alliance, any Belligerent enemy; or a nation. */
export type NationWord = Nation | 'self' | 'allied' | 'enemy';
export type PowerWord = Power | 'self';
export type SideWord = Nation | 'own' | 'enemy' | 'self';
export type Since = 'this_year' | 'last_year';
export type ForceState = 'demoralized' | 'routed' | 'no_supply_path';
export type Until = 'this_roll' | 'end_of_turn' | 'end_of_season' | 'new_year' | 'next_treasury' | 'game_end';
/** A unit, infantry, or a depot. */
export type Kind = Unit | 'inf' | 'fd';

export const RESULTS = {
  french_fleet_combat: ['destroyed', 'defeated', 'indecisive', 'victory'],
  colonial_roll: ['toward_BR', 'toward_FR', 'none'],
  withdrawal: ['succeeded', 'failed'],
} as const;
export type Procedure = keyof typeof RESULTS;

export interface Conditions {
  always: true;
  all: readonly Condition[];
  any: readonly Condition[];
  not: Condition;
  neutral: NationWord;
  belligerent: NationWord;
  client: readonly [Nation, Power];
  option: { readonly power: Power; readonly is: Letter; readonly year: number | null };
  subsidy: Subsidy;
  armistice: 'in_force';
  phase: 'winter_strategy';
  year: { readonly from: number };
  table_option: string;
  flag: FlagId;
  played: CardId;
  played_this_year: CardId;
  alive: Person;
  devalued: 'this_year';
  devastated: AreaId;
  controls: { readonly by: NationWord; readonly place: Place };
  at_least: { readonly num: Numeral; readonly min: number };
  on_map: LeaderId;
  leads_force: LeaderId;
  available: LeaderId;
  in_pool: { readonly nation: Nation; readonly unit: Kind };
  prisoners: { readonly nation: Nation; readonly unit: Kind; readonly held_by: Alliance };
  crushing_defeat: { readonly power: Power; readonly since: Since };
  crushing_victory: { readonly power: Power; readonly since: Since };
  won_battle: { readonly power: Power; readonly role: 'attacker' | 'defender'; readonly since: Since };
  besieging: NationWord;
  largest_force: { readonly nation: Nation; readonly state: readonly ForceState[] };
  present: { readonly who: readonly Target[]; readonly at: Place };
  sp_in: { readonly space: SpaceId; readonly side: SideWord; readonly max: number };
  line_cav: { readonly own: Nation; readonly at_least: 'enemy' };
  leader_present: LeaderId;
  in_home_area: readonly Target[];
  fought: readonly Target[];
  entered: { readonly who: readonly Target[]; readonly space: SpaceId; readonly enemy_sp_max: number | null };
  result: { readonly of: Procedure; readonly is: readonly string[] };
}
export type Condition = Term<Conditions>;

export interface Places {
  here: true;
  same: true;
  space: SpaceId;
  area: AreaId;
  theater: Theater;
  box: Theater | 'any';
  adjacent: SpaceId;
  fortress: {
    readonly control: SideWord | null;
    readonly nation: Nation | null;
    readonly garrison: Nation | null;
    readonly in: readonly AreaId[];
  };
  port: { readonly sea: Sea };
  spaces: { readonly nation: SideWord; readonly held_by: NationWord };
  with: readonly Target[];
  within: {
    readonly of: { readonly place: Place } | { readonly targets: readonly Target[] };
    readonly spaces: number | null;
    readonly mps: number | null;
  };
  one_of: readonly Place[];
  among: readonly Place[];
  first_of: readonly Place[];
}
export type Place = Term<Places>;

/** An integer, up to an integer, the printed Thalers of some spaces, or one number or another. */
export type Numeral =
  | number
  | { readonly upTo: number }
  | { readonly thlSum: Place; readonly times: number; readonly max: number | null }
  | { readonly if: Condition; readonly is: number; readonly otherwise: number };

/** All that is given must hold. */
export interface Filter {
  readonly nation: readonly NationWord[];
  readonly side: SideWord | null;
  readonly major: boolean | null;
  readonly minInf: number;
  readonly state: readonly ForceState[];
  readonly besieging: boolean;
  readonly at: Place | null;
}

export interface Targets {
  interrupted: true;
  activated: true;
  same: true;
  raiders: true;
  command: Filter;
  force: Filter;
  lt_unit: Filter;
  fd: Filter;
  leader: readonly LeaderId[];
  every: readonly Target[];
}
export type Target = Term<Targets>;

export type AreaWord = AreaId | { readonly each: Place } | { readonly one: Place };

export interface Activate {
  readonly nations: readonly NationWord[];
  readonly num: number;
  readonly what: 'command' | 'force';
  readonly who: readonly Target[] | null;
  readonly leader: readonly LeaderId[];
  readonly mp: number;
  readonly mp_by_force: readonly number[];
  readonly mp_max: number | null;
  readonly max_sp: number | null;
  readonly per_nation: Readonly<Partial<Record<NationWord, number>>>;
  readonly consent: readonly NationWord[];
  readonly combine: boolean;
  readonly toward_one_space: boolean;
  readonly must_end: Place | null;
  readonly no_interception: boolean;
  readonly winter: boolean;
}

export interface Effects {
  activate: Activate;
  add: {
    readonly nation: Nation;
    readonly pieces: Readonly<Partial<Record<Kind | 'cav_steps', Numeral>>>;
    readonly at: Place;
  };
  rebuild: { readonly nation: Nation; readonly unit: Unit; readonly at: Place };
  convert: { readonly prisoners: Nation; readonly into: Nation; readonly num: Numeral; readonly at: Place };
  remove: { readonly who: readonly Target[]; readonly sp: Numeral; readonly lt_steps: Numeral };
  transfer: {
    readonly nation: Nation;
    readonly to: Place;
    readonly by: Power | null;
    readonly inf: Numeral;
    readonly sp: Numeral;
    readonly leaders: number;
    readonly frozen: boolean;
  };
  thl: { readonly treasury: NationWord; readonly num: Numeral };
  mw: { readonly power: PowerWord; readonly num: Numeral };
  vp: { readonly power: PowerWord; readonly num: Numeral };
  fp: { readonly area: AreaWord; readonly num: Numeral };
  sa: { readonly power: PowerWord; readonly num: Numeral };
  kk_shift: { readonly theater: 'border' | 'german' };
  kk_raids: { readonly nations: readonly NationWord[]; readonly ops: number };
  tactics: { readonly power: PowerWord; readonly num: Numeral };
  leader: {
    readonly act: 'add' | 'remove' | 'replace' | 'random' | 'exchange';
    readonly id: LeaderId | null;
    readonly by_leader: LeaderId | null;
    readonly nation: Nation | null;
    readonly num: number;
    readonly at: Place | null;
    readonly or_random: Nation | null;
  };
  flag: { readonly id: FlagId };
  unflag: { readonly id: FlagId };
  supply: { readonly who: readonly Target[]; readonly levels: number };
  disrupt: { readonly who: readonly Target[]; readonly barred: boolean };
  mp_cut: { readonly num: Numeral; readonly ends_at_zero: boolean };
  end_activation: { readonly bars_nation: boolean };
  battle_drm: { readonly side: 'own' | 'enemy'; readonly num: Numeral };
  siege_roll: { readonly who: readonly Target[]; readonly drm: Numeral };
  siege_drm: { readonly who: readonly Target[]; readonly num: Numeral; readonly until: Until };
  coup: { readonly who: readonly Target[]; readonly drm: Numeral };
  coup_drm: { readonly who: readonly Target[]; readonly num: Numeral; readonly until: Until };
  entrench: { readonly who: readonly Target[]; readonly mp: Numeral | null };
  withdraw: { readonly who: readonly Target[] };
  rally: { readonly who: readonly Target[] };
  colonial: { readonly toward: 'BR' | 'FR'; readonly num: Numeral };
  colonial_roll: { readonly power: 'BR' | 'FR'; readonly drm: Numeral };
  fleet: { readonly nation: 'BR' | 'RU'; readonly seas: readonly Sea[] };
  fleet_use: { readonly nation: 'BR' | 'RU' };
  fleet_combat: { readonly fleet: 'french' };
  roll: {
    readonly rows: readonly { readonly min: number; readonly max: number; readonly do: readonly Effect[] }[];
    readonly drm: Numeral;
  };
  discard: { readonly power: Power; readonly num: Numeral };
  look: { readonly power: Power };
  armistice: { readonly number: number | null; readonly end: boolean };
  belligerent: { readonly nation: Nation; readonly patron: Power };
  commitment: { readonly power: Power; readonly to_power: Power };
  share_supply: { readonly who: readonly Target[] };
  surrender: { readonly space: SpaceId; readonly to_nation: Nation };
  choice: {
    readonly by: Power;
    readonly options: readonly { readonly if: Condition; readonly do: readonly Effect[] }[];
  };
  case: { readonly test: Condition; readonly do: readonly Effect[]; readonly otherwise: readonly Effect[] };
}
export type Verb = keyof Effects;

/** One effect: what it does, whether it is done, and what it does instead while the playing Power is Fatigued (21.3.1). */
export type Effect<K extends Verb = Verb> = {
  [P in K]: {
    readonly op: P;
    readonly given: Effects[P];
    readonly fatigued: Effects[P] | null;
    readonly if: Condition;
  };
}[K];

export const MOMENTS = ['activation', 'step', 'enters', 'crosses_river', 'siege_roll', 'battle'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The enemy act that an INT card answers (8.6.5; readings, 56). */
export interface Interrupts {
  readonly at: readonly Moment[];
  readonly by: readonly Target[];
  readonly where: Place | null;
  readonly againstFortress: Place | null;
  readonly againstForce: readonly Target[] | null;
}

/** What a flag changes while it is set. */
export interface Modifiers {
  mp: { readonly nation: Nation | null; readonly leaders: readonly LeaderId[]; readonly num: number };
  coordinated_attack: { readonly nation: Nation; readonly num: number };
  yearly_thl: { readonly treasury: Nation; readonly num: number };
  credit_free: { readonly power: Power };
  no_credit: { readonly power: Power };
  no_mixed_penalty: readonly Nation[];
  min_leaders: { readonly nation: Nation; readonly num: number };
  sa_cost: { readonly nation: Nation; readonly times: number };
  no_colonial_ops: true;
  fleet_idle: { readonly nation: Nation; readonly sea: Sea };
  fleet_drm: { readonly fleet: 'french'; readonly num: number };
  no_return: CardId;
  subsidy: Subsidy;
  larger_attacker_only: true;
  tally_unoccupied: { readonly nation: Nation; readonly area: AreaId };
  no_raids: { readonly nations: readonly Nation[]; readonly area: AreaId };
  open_space: { readonly space: SpaceId; readonly nation: Nation };
  traces_as: { readonly nation: Nation; readonly leader: LeaderId; readonly source: Nation };
}
export type Modifier = Term<Modifiers>;

export interface FlagKind {
  readonly id: FlagId;
  readonly until: Until;
  readonly mods: readonly Modifier[];
}
