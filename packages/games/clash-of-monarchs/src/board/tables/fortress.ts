/** Fortresses, sieges and coups de main (17). */
import { at, count, type Datum, given, oneOf, text, whole } from '../source.ts';
import { readRows, type Span } from './rows.ts';

export const SIEGE_RESULTS = ['dysentery', 'progress', 'sortie', 'breach_honors', 'breach_surrender'] as const;
export type SiegeResult = (typeof SIEGE_RESULTS)[number];

const SIEGE_DRM = [
  'tiny_garrison_0sp',
  'british_fleet',
  'russian_fleet',
  'austrian_or_french_siege',
  'class_1',
  'class_3',
  'defending_leader_def_over_1',
  'large_garrison_2x_class',
  'besieger_demoralized',
  'no_siege_artillery',
  'besieger_short_supply',
  'besieger_critical_supply',
] as const;
const COUP_DRM = [
  'class_1',
  'class_2',
  'class_3',
  'tiny_garrison_0sp',
  'large_garrison_2x_class',
  'commander_off_2_or_more',
  'siege_marker_2_or_more',
  'defending_leader',
  'besieger_demoralized',
] as const;

export interface FortressTables {
  /** By class: SPs that fit inside, and SPs it takes to besiege or mask it. */
  readonly inside: Readonly<Record<1 | 2 | 3, number>>;
  readonly besiege: Readonly<Record<1 | 2 | 3, number>>;
  readonly siege: {
    readonly rows: readonly (Span & { readonly result: SiegeResult; readonly progress: number })[];
    readonly drm: Readonly<Record<(typeof SIEGE_DRM)[number], number>>;
    /** Siege marker at which a Surrender becomes Honors of War (17.4.5). */
    readonly extended: number;
  };
  readonly coup: {
    readonly success: number;
    readonly loss: number;
    readonly infantry: number;
    readonly drm: Readonly<Record<(typeof COUP_DRM)[number], number>>;
  };
}

const drms = <K extends string>(keys: readonly K[], datum: Datum): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, whole(at(datum, key))])) as Record<K, number>;

export function readFortressTables(file: Datum): FortressTables {
  const data = at(file, 'fortress_data');
  const byClass = (key: string) => ({
    1: count(at(data, '1', key)),
    2: count(at(data, '2', key)),
    3: count(at(data, '3', key)),
  });
  const siege = at(file, 'siege_table');
  const coup = at(file, 'coup');
  text(at(siege, 'drm', 'siege_marker'));
  return {
    inside: byClass('sps_inside'),
    besiege: byClass('besiege_or_mask'),
    siege: {
      rows: readRows(at(siege, 'rows'), (entry) => ({
        result: oneOf(SIEGE_RESULTS)(at(entry, 'result')),
        progress: given(at(entry, 'siege'), whole, 0),
      })),
      drm: drms(SIEGE_DRM, at(siege, 'drm')),
      extended: whole(at(siege, 'extended_honors', 'siege_marker_at_least')),
    },
    coup: {
      success: whole(at(coup, 'success')),
      loss: count(at(coup, 'failure_loss_inf')),
      infantry: count(at(coup, 'min_infantry_sp')),
      drm: drms(COUP_DRM, at(coup, 'drm')),
    },
  };
}
