/** Raids, Treasuries, sustainment and recruiting (18, 20). */
import type { Nation, Power } from '../../vocabulary.ts';
import { NATIONS } from '../../vocabulary.ts';
import { SUBSIDIES, type Subsidy } from '../codes.ts';
import { at, count, type Datum, given, items, listOf, oneOf, refuse, whole } from '../source.ts';
import { byNation } from './forces.ts';
import { readByRoll, readRows, type Span } from './rows.ts';

export const RAID_RESULTS = ['repulsed', 'failure', 'success', 'great_success'] as const;
export type RaidResult = (typeof RAID_RESULTS)[number];

export interface Dice {
  readonly dice: number;
  readonly drm: number;
}

export interface RecruitingDice extends Dice {
  readonly fatigued: Dice | null;
  /** What 3 extra Thalers give (20.4.1). */
  readonly paid: Dice | null;
}

export interface EconomyTables {
  readonly supplyRaid: {
    readonly rows: readonly (Span & { readonly result: RaidResult })[];
    readonly advantage: number;
    readonly fewerSteps: number;
    readonly enemyLt: number;
  };
  readonly raidLosses: {
    readonly rows: readonly (Span & { readonly raider: number; readonly enemy: number })[];
    readonly advantage: number;
    readonly fewerSteps: number;
    readonly moreSteps: number;
  };
  /** Forage Points that bring a Supply Action (18.6). */
  readonly forage: readonly number[];
  readonly sustainment: Readonly<Record<Nation, number>>;
  readonly sustainReducedAustria: number;
  readonly sustainDepot: number;
  readonly credit: Readonly<Partial<Record<Power, { readonly thl: number; readonly mw: number }>>>;
  readonly devalue: { readonly thl: number; readonly others: number; readonly mw: number; readonly mwAgain: number };
  readonly inTheRed: { readonly mw: number; readonly perCard: number; readonly treasury: number };
  readonly recruiting: {
    readonly dice: Readonly<Record<Nation, RecruitingDice>>;
    /** By total: infantry SPs of each column, cavalry steps, Thalers. */
    readonly rows: readonly RecruitingRow[];
  };
  readonly refit: {
    readonly flipField: number;
    readonly rebuildField: number;
    readonly flipSiege: number;
    readonly rebuildSiege: number;
    readonly rebuildDepot: number;
  };
  readonly newLeaders: readonly ('none' | 'replace_2' | 'add_1' | 'add_2')[];
  readonly subsidies: Readonly<Record<Subsidy, { readonly from: Power; readonly to: Nation; readonly thl: number }>>;
}

export interface RecruitingRow {
  readonly infantry: Readonly<Record<'AU_PR' | 'FR' | 'RU' | 'BR' | 'minor', number>>;
  readonly cavalry: number;
  readonly thl: number;
}

/** Which column of the Recruiting Table a nation reads (20.4.1). */
export const columnOf = (nation: Nation): keyof RecruitingRow['infantry'] => {
  if (nation === 'AU' || nation === 'PR') return 'AU_PR';
  return nation === 'FR' || nation === 'RU' || nation === 'BR' ? nation : 'minor';
};

export function readEconomyTables(file: Datum): EconomyTables {
  const raid = at(file, 'supply_raid');
  const losses = at(file, 'raid_losses');
  const devalue = at(file, 'devalue_thaler');
  const red = at(file, 'in_the_red');
  const refit = at(file, 'refit');
  const credit = (power: Power) => {
    const entry = at(file, 'credit', power);
    return { thl: whole(at(entry, 'thl')), mw: whole(at(entry, 'mw')) };
  };
  return {
    supplyRaid: {
      rows: readRows(at(raid, 'rows'), (row) => ({ result: oneOf(RAID_RESULTS)(at(row, 'result')) })),
      advantage: whole(at(raid, 'drm', 'kk_advantage')),
      fewerSteps: whole(at(raid, 'drm', 'enemy_5plus_fewer_lt_steps_in_box')),
      enemyLt: whole(at(raid, 'drm', 'enemy_lt_in_target_space')),
    },
    raidLosses: {
      rows: readRows(at(losses, 'rows'), (row) => ({
        raider: count(at(row, 'raider')),
        enemy: count(at(row, 'enemy')),
      })),
      advantage: whole(at(losses, 'drm', 'kk_advantage')),
      fewerSteps: whole(at(losses, 'drm', 'enemy_5plus_fewer_lt_steps_in_box')),
      moreSteps: whole(at(losses, 'drm', 'enemy_5plus_more_lt_steps_in_box')),
    },
    forage: listOf(whole)(at(file, 'forage', 'sa_at_fp')),
    sustainment: byNation(at(file, 'sustainment'), count),
    sustainReducedAustria: count(at(file, 'sustainment', 'AU_reduced')),
    sustainDepot: count(at(file, 'sustainment', 'per_fd')),
    credit: { AU: credit('AU'), BR: credit('BR'), FR: credit('FR'), RU: credit('RU') },
    devalue: {
      thl: whole(at(devalue, 'thl')),
      others: whole(at(devalue, 'AU')),
      mw: whole(at(devalue, 'mw')),
      mwAgain: whole(at(devalue, 'mw_if_marker_current_year')),
    },
    inTheRed: {
      mw: whole(at(red, 'mw')),
      perCard: count(at(red, 'fs_card_per_thl')),
      treasury: whole(at(red, 'treasury_after')),
    },
    recruiting: readRecruiting(at(file, 'recruiting')),
    refit: {
      flipField: count(at(refit, 'flip_field_art')),
      rebuildField: count(at(refit, 'rebuild_field_art')),
      flipSiege: count(at(refit, 'flip_siege_art')),
      rebuildSiege: count(at(refit, 'rebuild_siege_art')),
      rebuildDepot: count(at(refit, 'rebuild_fd')),
    },
    newLeaders: readByRoll(
      at(file, 'new_leaders', 'rows'),
      1,
      6,
      oneOf(['none', 'replace_2', 'add_1', 'add_2'] as const),
    ),
    subsidies: readSubsidies(at(file, 'subsidies')),
  };
}

function readSubsidies(datum: Datum): EconomyTables['subsidies'] {
  const subsidy = (entry: Datum) => ({
    from: oneOf(['BR', 'FR', 'AU'] as const)(at(entry, 'from')),
    to: oneOf(NATIONS)(at(entry, 'to')),
    thl: count(at(entry, 'thl')),
  });
  return Object.fromEntries(SUBSIDIES.map((id) => [id, subsidy(at(datum, id))])) as EconomyTables['subsidies'];
}

function readRecruiting(datum: Datum): EconomyTables['recruiting'] {
  const dice = (entry: Datum): Dice => ({ dice: count(at(entry, 'dice')), drm: whole(at(entry, 'drm')) });
  const rows: RecruitingRow[] = [];
  for (let total = 1; total <= 24; total++) {
    const entry = at(datum, 'rows', String(total));
    const numbers = items(entry).map(count);
    if (numbers.length !== 7) refuse(entry, 'a row has seven numbers');
    const [AU_PR = 0, FR = 0, RU = 0, BR = 0, minor = 0, cavalry = 0, thl = 0] = numbers;
    rows[total] = { infantry: { AU_PR, FR, RU, BR, minor }, cavalry, thl };
  }
  return {
    dice: byNation(at(datum, 'dice'), (entry) => {
      const own = entry.value === undefined ? at(datum, 'dice', 'other') : entry;
      return {
        ...dice(own),
        fatigued: given(at(own, 'fatigued'), dice, null),
        paid: given(at(own, 'pay_3_for'), dice, null),
      };
    }),
    rows,
  };
}
