/** Adding troops and taking them away: small verbs on contingents. They change nothing but what they are given. */
import type { Contingents, Count, Troops, Units } from '../state.ts';
import { NATIONS, type Nation, UNITS, type Unit } from '../vocabulary.ts';

const count = (units: Units, unit: Unit): Count => {
  const known = units[unit];
  if (known) return known;
  const fresh: Count = [0, 0];
  units[unit] = fresh;
  return fresh;
};

/** Units come, full or reduced. */
export function addUnits(units: Units, unit: Unit, full: number, reduced = 0): void {
  const own = count(units, unit);
  own[0] += full;
  own[1] += reduced;
  tidyUnits(units);
}

/** Units go; there must be so many. */
export function takeUnits(units: Units, unit: Unit, full: number, reduced = 0): void {
  const own = count(units, unit);
  if (own[0] < full || own[1] < reduced) throw new Error(`Not so many ${unit}`);
  own[0] -= full;
  own[1] -= reduced;
  tidyUnits(units);
}

function tidyUnits(units: Units): void {
  for (const unit of UNITS) {
    const own = units[unit];
    if (own && own[0] === 0 && own[1] === 0) delete units[unit];
  }
}

/** The nation's troops in these contingents, made if there are none. */
export function contingent(troops: Contingents, nation: Nation): Troops {
  const known = troops[nation];
  if (known) return known;
  const fresh: Troops = { inf: 0, units: {} };
  troops[nation] = fresh;
  return fresh;
}

export function addTroops(into: Contingents, from: Contingents): void {
  for (const nation of NATIONS) {
    const more = from[nation];
    if (!more) continue;
    const own = contingent(into, nation);
    own.inf += more.inf;
    for (const unit of UNITS) {
      const units = more.units[unit];
      if (units) addUnits(own.units, unit, units[0], units[1]);
    }
  }
  tidy(into);
}

export function takeTroops(out: Contingents, part: Contingents): void {
  for (const nation of NATIONS) {
    const less = part[nation];
    if (!less) continue;
    const own = contingent(out, nation);
    if (own.inf < less.inf) throw new Error(`Not so many infantry SPs of ${nation}`);
    own.inf -= less.inf;
    for (const unit of UNITS) {
      const units = less.units[unit];
      if (units) takeUnits(own.units, unit, units[0], units[1]);
    }
  }
  tidy(out);
}

/** Contingents without troops are not there. */
export function tidy(troops: Contingents): void {
  for (const nation of NATIONS) {
    const own = troops[nation];
    if (own && own.inf === 0 && Object.keys(own.units).length === 0) delete troops[nation];
  }
}

export const copyTroops = (troops: Contingents): Contingents => {
  const copy: Contingents = {};
  addTroops(copy, troops);
  return copy;
};

/** A unit flips to its reduced side, or is eliminated if reduced: one step (15.7.1). Says whether there was one. */
export function loseStep(
  units: Units,
  unit: Unit,
  prefer: 'full' | 'reduced' = 'reduced',
): 'flipped' | 'eliminated' | null {
  const own = units[unit];
  if (!own) return null;
  if (own[1] > 0 && (prefer === 'reduced' || own[0] === 0)) {
    takeUnits(units, unit, 0, 1);
    return 'eliminated';
  }
  own[0]--;
  own[1]++;
  return 'flipped';
}
