/** Combat Results Tables and Tactics (15). */
import type { Power } from '../../vocabulary.ts';
import { at, count, type Datum, entries, given, items, listOf, oneOf, refuse, text, whole, yes } from '../source.ts';

/** What one side inflicts (15.7). */
export interface Cell {
  readonly sp: number;
  /** D level; 0 = none. */
  readonly d: number;
  readonly rout: boolean;
  /** Artillery steps lost. */
  readonly guns: number;
  /** A * calls for a leader check. */
  readonly leader: boolean;
}

export interface Crt {
  readonly dice: number;
  readonly maxDrm: number;
  readonly low: number;
  readonly high: number;
  /** By modified roll, then by column. */
  readonly rows: readonly (readonly Cell[])[];
}

export const INTENSITIES = ['measured', 'intense'] as const;
export type Intensity = (typeof INTENSITIES)[number];

/** What a Tactic asks of the force that plays it. */
export const TACTIC_NEEDS = {
  "Line cav SPs at least equal to enemy's": 'line-cav-as-enemy',
  '1 Field Artillery unit': 'field-art-1',
  '2 Field Artillery units': 'field-art-2',
  'Entrenchment or Hill': 'entrenched-or-hill',
  '2 Lt units': 'lt-2',
  '2 Line cav SPs': 'line-cav-2',
  '1 Lt cav unit': 'lt-cav-1',
} as const;
export type TacticNeed = (typeof TACTIC_NEEDS)[keyof typeof TACTIC_NEEDS];

export interface TacticEffect {
  /** DRM of one's own; `subordinate`: that of a chosen subordinate, at most `most`. */
  readonly own: number | 'subordinate';
  readonly most: number | null;
  readonly enemy: number;
  readonly endurance: number;
}

export interface Tactic {
  readonly id: string;
  readonly power: Power;
  readonly name: string;
  readonly number: number;
  /** Only after Halley's Comet (15.4.2). */
  readonly wider: boolean;
  readonly role: 'attack' | 'defense' | 'any';
  readonly needs: TacticNeed | null;
  /** Die + offensive DRM, +1 own Lt cavalry, -1 against two Lt units: this or more (15.11). */
  readonly roll: number | null;
  readonly effect: TacticEffect;
  readonly fatigued: TacticEffect | null;
  readonly reconstructed: boolean;
}

export interface BattleTables {
  readonly columns: readonly { readonly id: string; readonly min: number; readonly max: number }[];
  readonly hillColumn: number;
  readonly crt: Readonly<Record<Intensity, Crt>>;
  readonly tactics: Readonly<Record<Power, readonly Tactic[]>>;
  readonly drm: {
    readonly hills: number;
    readonly fortressSpace: number;
    readonly fieldArt: number;
    readonly cavalryMajority: number;
    readonly entrenched: number;
    readonly short: number;
    readonly critical: number;
  };
  /** By natural roll: who is struck with three or more leaders, and his fate (15.7.2). */
  readonly casualty: {
    readonly who: readonly ('commander' | 'second' | 'other')[];
    readonly fate: readonly ('killed' | 'wounded' | 'captured' | 'unhurt')[];
    /** Monarchial Will, by leader and fate; `other_cic` for the rest. */
    readonly will: Readonly<Record<string, Readonly<Partial<Record<'killed' | 'captured' | 'wounded', number>>>>>;
  };
  readonly coordinated: {
    readonly success: number;
    readonly fail: number;
    readonly drm: Readonly<Record<(typeof COORDINATED_DRM)[number], number>>;
  };
}

const COORDINATED_DRM = [
  'commander_initiative_1',
  'commander_initiative_2',
  'commander_initiative_4',
  'generalstab_in_effect_austria',
  'multi_nation_unshared',
  'entering_across_river',
  'severe_weather',
] as const;

export function readBattleTables(file: Datum): BattleTables {
  const crt = at(file, 'crt');
  const columns = listOf(text)(at(crt, 'columns')).map((id) => {
    const [min, max] = id.endsWith('+') ? [Number(id.slice(0, -1)), 999] : id.split('-').map(Number);
    return { id, min: min ?? 0, max: max ?? 0 };
  });
  const drm = at(file, 'battle_drm');
  const coordinated = at(file, 'coordinated_attack');
  const tactics = (power: Power) => listOf((entry) => readTactic(entry, power))(at(file, 'tactics', 'chits', power));
  return {
    columns,
    hillColumn: columns.findIndex(({ id }) => id === text(at(crt, 'hill_max_column'))),
    crt: {
      measured: readCrt(at(crt, 'measured'), columns.length),
      intense: readCrt(at(crt, 'intense'), columns.length),
    },
    tactics: { PR: tactics('PR'), BR: tactics('BR'), AU: tactics('AU'), FR: tactics('FR'), RU: tactics('RU') },
    drm: {
      hills: whole(at(drm, 'attacker_in_hills')),
      fortressSpace: whole(at(drm, 'attacker_vs_enemy_fortress_space')),
      fieldArt: whole(at(drm, 'field_art_each')),
      cavalryMajority: whole(at(drm, 'cavalry_majority_attacker')),
      entrenched: whole(at(drm, 'entrenchment_attacker')),
      short: whole(at(drm, 'short_supply')),
      critical: whole(at(drm, 'critical_supply')),
    },
    casualty: readCasualty(file),
    coordinated: {
      success: whole(at(coordinated, 'success')),
      fail: 1,
      drm: Object.fromEntries(
        COORDINATED_DRM.map((key) => [key, whole(at(coordinated, 'drm', key))]),
      ) as BattleTables['coordinated']['drm'],
    },
  };
}

const CELL = /^(\d+)(?: (?:D(\d)|(R)))?(\+*)(\*?)$/;

function cell(datum: Datum): Cell {
  const [, sp, d, rout, guns, leader] = CELL.exec(text(datum)) ?? refuse(datum, 'not a result such as "6 D4+*"');
  return { sp: Number(sp), d: Number(d ?? 0), rout: rout === 'R', guns: guns?.length ?? 0, leader: leader === '*' };
}

function readCrt(entry: Datum, width: number): Crt {
  const [low, high] = [whole(at(entry, 'low_row')), whole(at(entry, 'high_row'))];
  const rows: Cell[][] = [];
  for (let row = low; row <= high; row++) {
    const cells = items(at(entry, 'rows', String(row)));
    if (cells.length !== width) refuse(at(entry, 'rows', String(row)), `a row has ${width} results`);
    rows[row] = cells.map(cell);
  }
  return { dice: count(at(entry, 'dice')), maxDrm: count(at(entry, 'max_net_drm')), low, high, rows };
}

function readTactic(entry: Datum, power: Power): Tactic {
  const effect = (datum: Datum): TacticEffect => {
    const own = at(datum, 'own_drm');
    const bySubordinate = typeof own.value === 'string';
    return {
      own: bySubordinate ? 'subordinate' : given(own, whole, 0),
      most: bySubordinate && text(own).includes('maximum +2') ? 2 : null,
      enemy: given(at(datum, 'enemy_drm'), whole, 0),
      endurance: given(at(datum, 'endurance'), whole, 0),
    };
  };
  return {
    id: text(at(entry, 'id')),
    power,
    name: text(at(entry, 'name')),
    number: count(at(entry, 'num')),
    wider: given(at(entry, 'ww'), yes, false),
    role: oneOf(['attack', 'defense', 'any'] as const)(at(entry, 'role')),
    needs: given(at(entry, 'needs'), (datum) => TACTIC_NEEDS[oneOf(NEED_TEXTS)(datum)], null),
    roll: given(at(entry, 'roll'), (roll) => whole(at(roll, 'success')), null),
    effect: effect(at(entry, 'effect')),
    fatigued: given(at(entry, 'fatigued'), effect, null),
    reconstructed: at(entry, 'named').value !== 'stated',
  };
}
const NEED_TEXTS = Object.keys(TACTIC_NEEDS) as (keyof typeof TACTIC_NEEDS)[];

function readCasualty(file: Datum): BattleTables['casualty'] {
  const table = at(file, 'leader_casualty');
  const rolls = [1, 2, 3, 4, 5, 6];
  const who = oneOf(['commander', 'second', 'other'] as const);
  const fate = oneOf(['killed', 'wounded', 'captured', 'unhurt'] as const);
  const will: Record<string, Partial<Record<'killed' | 'captured' | 'wounded', number>>> = {};
  for (const [leader, entry] of entries(at(file, 'senior_leader_consequences'))) {
    if (leader === 'status') continue;
    const change = (key: string) => given(at(entry, key), whole, 0);
    will[leader] = { killed: change('killed'), captured: change('captured'), wounded: change('wounded') };
  }
  return {
    who: ['commander', ...rolls.map((roll) => who(at(table, 'who', 'three_or_more', String(roll))))],
    fate: ['unhurt', ...rolls.map((roll) => fate(at(table, 'fate', String(roll))))],
    will,
  };
}
