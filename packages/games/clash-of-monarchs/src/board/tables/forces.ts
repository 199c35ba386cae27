/** What the counters are, and how many there are of each (2.2.2, 15.7.4, 20.4.2). */
import { type Nation, UNITS, type Unit } from '../../vocabulary.ts';
import { at, count, type Datum, given, items, recordOf, refuse, text, whole } from '../source.ts';

export type Units = Readonly<Partial<Record<Unit, number>>>;

/** The counters of a nation: all, and of them those that only events bring (8.6.4). */
export interface CounterMix {
  readonly total: Units;
  readonly event: Units;
  readonly depots: number;
  readonly fleet: boolean;
}

export interface ForceTables {
  /** SPs of a unit, full and reduced. */
  readonly sp: Readonly<Record<Unit, readonly [full: number, reduced: number]>>;
  readonly endurance: Readonly<Record<Nation, number>>;
  readonly armyLimits: Readonly<Record<Nation, number>>;
  /** After Reduce the Force (20.5.3). */
  readonly reducedAustria: number;
  readonly counters: Readonly<Record<Nation, CounterMix>>;
}

/** A value for every nation. */
export function byNation<T>(datum: Datum, reader: (datum: Datum, nation: Nation) => T): Record<Nation, T> {
  const of = (nation: Nation) => reader(at(datum, nation), nation);
  return {
    PR: of('PR'),
    BR: of('BR'),
    AU: of('AU'),
    FR: of('FR'),
    RU: of('RU'),
    IM: of('IM'),
    SA: of('SA'),
    SW: of('SW'),
    DA: of('DA'),
  };
}

export function readForceTables(file: Datum): ForceTables {
  const spOf = (unit: Unit): readonly [number, number] => {
    const [full, reduced] = items(at(file, 'units', unit, 'sp')).map(whole);
    if (full === undefined || reduced === undefined) refuse(at(file, 'units', unit), 'a unit has two steps (2.2.2)');
    return [full, reduced];
  };
  const limits = at(file, 'army_limits');
  return {
    sp: {
      line_cav: spOf('line_cav'),
      dual_cav: spOf('dual_cav'),
      hussar_dual: spOf('hussar_dual'),
      lt_cav: spOf('lt_cav'),
      lt_inf: spOf('lt_inf'),
      field_art: spOf('field_art'),
      siege_art: spOf('siege_art'),
    },
    endurance: byNation(at(file, 'nation_endurance'), whole),
    armyLimits: byNation(limits, count),
    reducedAustria: count(at(limits, 'AU_reduced')),
    counters: byNation(at(file, 'counter_mix'), counterMix),
  };
}

const KINDS = [...UNITS, 'fd', 'fleet', 'event'];

function counterMix(entry: Datum): CounterMix {
  const units = (datum: Datum): Units => {
    const counts: Partial<Record<Unit, number>> = {};
    for (const unit of UNITS) {
      const number = given(at(datum, unit), count, 0);
      if (number > 0) counts[unit] = number;
    }
    return counts;
  };
  for (const key of Object.keys(entry.value ?? {}))
    if (!KINDS.includes(key)) refuse(at(entry, key), `there is no unit ${key}`);
  const total = units(entry);
  const event = given(at(entry, 'event'), units, {});
  for (const [unit, number] of Object.entries(given(at(entry, 'event'), recordOf(UNITS, count), {})))
    if (number > (total[unit as Unit] ?? 0)) refuse(at(entry, 'event', unit), 'more than there are');
  return { total, event, depots: given(at(entry, 'fd'), count, 0), fleet: given(at(entry, 'fleet'), count, 0) > 0 };
}

/** Which blocks of the tables are ours and not the rulebook's, by their own words. */
export function readStatus(file: Datum): Readonly<Record<string, string>> {
  const status: Record<string, string> = {};
  for (const block of Object.keys(file.value ?? {})) {
    const datum = at(file, block);
    if (typeof datum.value !== 'object' || datum.value === null || Array.isArray(datum.value)) continue;
    const said = at(datum, 'status');
    if (typeof said.value === 'string') status[block] = text(said);
    else if (typeof said.value === 'object' && said.value !== null) status[block] = 'reconstructed';
  }
  return status;
}
