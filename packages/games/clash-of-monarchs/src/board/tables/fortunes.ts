/** Fortunes of War, deaths, comet, fleets and colonies (6, 15.12, 22.5.1). */
import { type Chit, NATIONS, type Nation } from '../../vocabulary.ts';
import { COLONIAL, type Colonial, PERSONS, type Person } from '../codes.ts';
import { at, count, type Datum, entries, given, items, listOf, oneOf, refuse, whole } from '../source.ts';
import { byNation } from './forces.ts';
import { readByRoll, readRows, type Span } from './rows.ts';

export const DEUS = ['turkish_threat', 'danish', 'saxon', 'pompadour', 'tartars', 'harvest'] as const;
export type Deus = (typeof DEUS)[number];
export const FLEET_RESULTS = ['destroyed', 'defeated', 'indecisive', 'victory'] as const;
export type FleetResult = (typeof FLEET_RESULTS)[number];

/** What the Colonial Conflict is worth to one Power. */
export interface ColonialShare {
  readonly thl: number;
  readonly mw: number;
  readonly vp: number;
}

export interface FortuneTables {
  /** The eleven chits: each comes up once a year (6.0). */
  readonly chits: readonly Chit[];
  readonly desertion: {
    readonly sp: Readonly<Record<Nation, number>>;
    readonly desertion_a: readonly Nation[];
    readonly desertion_b: readonly Nation[];
  };
  readonly diesIrae: readonly ('severe_weather' | 'deus_ex_machina' | 'media_vita')[];
  readonly deus: readonly Deus[];
  readonly mediaVita: {
    readonly yearDrm: Readonly<Record<number, number>>;
    readonly rows: readonly (Span & { readonly person: Person | null })[];
  };
  readonly halley: {
    readonly success: number;
    readonly perRound: number;
    readonly konigsberg: number;
    readonly bothWest: number;
  };
  readonly fleetCombat: {
    readonly rows: readonly (Span & { readonly result: FleetResult })[];
    readonly frenchBeforeTyphus: number;
    readonly againstBritish: number;
  };
  readonly colonial: Readonly<Record<Colonial, { readonly BR: ColonialShare; readonly FR: ColonialShare }>>;
}

export function readFortuneTables(file: Datum): FortuneTables {
  const war = at(file, 'fortunes_of_war');
  const halley = at(file, 'halleys_comet');
  const fleet = at(file, 'fleet_combat');
  const years = entries(at(file, 'media_vita', 'year_drm')).map(([year, drm]) => [Number(year), whole(drm)] as const);
  return {
    chits: readChits(at(war, 'chits')),
    desertion: { sp: byNation(at(war, 'desertion_sp'), count), ...desertionChits(war) },
    diesIrae: readByRoll(
      at(file, 'dies_irae', 'rows'),
      1,
      6,
      oneOf(['severe_weather', 'deus_ex_machina', 'media_vita'] as const),
    ),
    deus: readByRoll(at(file, 'deus_ex_machina', 'rows'), 1, 6, (row) => oneOf(DEUS)(at(row, 'id'))),
    mediaVita: {
      yearDrm: Object.fromEntries(years),
      rows: readRows(at(file, 'media_vita', 'rows'), (row) => ({
        person: at(row, 'id').value === 'none' ? null : oneOf(PERSONS)(at(row, 'id')),
      })),
    },
    halley: {
      success: whole(at(halley, 'success')),
      perRound: whole(at(halley, 'drm', 'per_round_since_first')),
      konigsberg: whole(at(halley, 'drm', 'russia_controls_konigsberg')),
      bothWest: whole(at(halley, 'drm', 'britain_and_france_both_belligerent')),
    },
    fleetCombat: {
      rows: readRows(at(fleet, 'rows'), (row) => ({ result: oneOf(FLEET_RESULTS)(at(row, 'result')) })),
      frenchBeforeTyphus: whole(at(fleet, 'drm', 'french_fleet_before_typhus')),
      againstBritish: whole(at(fleet, 'drm', 'opposing_fleet_british')),
    },
    colonial: readColonial(at(file, 'colonial_conflict', 'track')),
  };
}

function readChits(datum: Datum): Chit[] {
  const number = (key: string) => count(at(datum, key));
  if (number('desertion') !== 2) refuse(at(datum, 'desertion'), 'there are two Desertion chits (6.3)');
  const times = (chit: Chit, key: string = chit): Chit[] => Array.from({ length: number(key) }, () => chit);
  const chits: Chit[] = [
    ...times('attrition'),
    ...times('cs_ss_attrition'),
    'desertion_a',
    'desertion_b',
    ...times('dies_irae'),
    ...times('kk_raids'),
    ...times('media_vita'),
  ];
  if (chits.length !== 11) refuse(datum, 'there are eleven chits, one for each draw of a year (6.0)');
  return chits;
}

function desertionChits(war: Datum): { desertion_a: readonly Nation[]; desertion_b: readonly Nation[] } {
  const [a, b] = items(at(war, 'desertion_chits')).map((chit) => listOf(oneOf(NATIONS))(at(chit, 'nations')));
  if (!a || !b) refuse(at(war, 'desertion_chits'), 'there are two Desertion chits (6.3)');
  return { desertion_a: a, desertion_b: b };
}

function readColonial(datum: Datum): FortuneTables['colonial'] {
  const track: Partial<Record<Colonial, { BR: ColonialShare; FR: ColonialShare }>> = {};
  for (const entry of items(datum)) {
    const share = (power: 'BR' | 'FR'): ColonialShare => ({
      thl: whole(at(entry, 'yearly', power, 'thl')),
      mw: whole(at(entry, 'yearly', power, 'mw')),
      vp: given(at(entry, 'vp', power), whole, 0),
    });
    track[oneOf(COLONIAL)(at(entry, 'pos'))] = { BR: share('BR'), FR: share('FR') };
  }
  for (const position of COLONIAL) if (!track[position]) refuse(datum, `${position} is missing`);
  return track as FortuneTables['colonial'];
}
