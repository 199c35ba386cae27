/** Counting troops (2.2.2, 4.1). Artillery has no SPs except for the column of the Combat Results Table (readings, 24). */
import type { Contingents, Count, Stack, Troops, Units } from '../state.ts';
import {
  ARTILLERY,
  CAVALRY,
  type LeaderId,
  LIGHT,
  LINE_CAVALRY,
  NATIONS,
  type Nation,
  UNITS,
  type Unit,
} from '../vocabulary.ts';

/** SPs of a unit at full strength and reduced (2.2.2; 18.6 example). */
export const UNIT_SP: Readonly<Record<Unit, Readonly<Count>>> = {
  line_cav: [2, 1],
  dual_cav: [2, 1],
  hussar_dual: [1, 0],
  lt_cav: [1, 0],
  lt_inf: [1, 0],
  field_art: [0, 0],
  siege_art: [0, 0],
};

export const countOf = (units: Units, unit: Unit): number => {
  const count = units[unit];
  return count ? count[0] + count[1] : 0;
};

/** Units of a kind by the sides of their counters: where there are both, a player says which he means. */
export function sidesOf(units: Units, unit: Unit): { readonly id: string; readonly reduced: boolean }[] {
  const [full, reduced] = units[unit] ?? [0, 0];
  return [
    ...(full > 0 ? [{ id: unit, reduced: false }] : []),
    ...(reduced > 0 ? [{ id: full > 0 ? `${unit}_reduced` : unit, reduced: true }] : []),
  ];
}

const spIn = (units: Units, unit: Unit): number => {
  const count = units[unit];
  return count ? count[0] * UNIT_SP[unit][0] + count[1] * UNIT_SP[unit][1] : 0;
};

/** SPs of some kinds of unit. */
export const unitSp = (units: Units, kinds: readonly Unit[] = UNITS): number =>
  kinds.reduce((sum, unit) => sum + spIn(units, unit), 0);

export const spOfTroops = ({ inf, units }: Troops): number => inf + unitSp(units);

/** Steps of units: a full unit has two. */
export const stepsOf = (units: Units, kinds: readonly Unit[] = UNITS): number =>
  kinds.reduce((sum, unit) => sum + 2 * (units[unit]?.[0] ?? 0) + (units[unit]?.[1] ?? 0), 0);

export const nationsOf = (troops: Contingents): Nation[] => NATIONS.filter((nation) => troops[nation] !== undefined);

const sum = (troops: Contingents, of: (each: Troops) => number): number => {
  let total = 0;
  for (const nation of NATIONS) {
    const each = troops[nation];
    if (each) total += of(each);
  }
  return total;
};

/** All SPs of a force. */
export const spOf = ({ troops }: { readonly troops: Contingents }): number => sum(troops, spOfTroops);

export const spOfNation = ({ troops }: { readonly troops: Contingents }, nation: Nation): number => {
  const own = troops[nation];
  return own ? spOfTroops(own) : 0;
};

/** Infantry SPs, Light infantry included (readings, 24). */
export const infantrySp = ({ troops }: { readonly troops: Contingents }): number =>
  sum(troops, ({ inf, units }) => inf + unitSp(units, ['lt_inf']));

export const lineInfantry = ({ troops }: { readonly troops: Contingents }): number => sum(troops, ({ inf }) => inf);

export const cavalrySp = ({ troops }: { readonly troops: Contingents }): number =>
  sum(troops, ({ units }) => unitSp(units, CAVALRY));

/** Line cavalry SPs: dual-role units count (2.2.2). */
export const lineCavalrySp = ({ troops }: { readonly troops: Contingents }): number =>
  sum(troops, ({ units }) => unitSp(units, LINE_CAVALRY));

export const unitsIn = ({ troops }: { readonly troops: Contingents }, kinds: readonly Unit[]): number =>
  sum(troops, ({ units }) => kinds.reduce((count, unit) => count + countOf(units, unit), 0));

export const lightUnits = (force: { readonly troops: Contingents }): number => unitsIn(force, LIGHT);
export const fieldArtillery = (force: { readonly troops: Contingents }): number => unitsIn(force, ['field_art']);
export const siegeArtillery = (force: { readonly troops: Contingents }): number => unitsIn(force, ['siege_art']);
export const artillery = (force: { readonly troops: Contingents }): number => unitsIn(force, ARTILLERY);

/** Guns that no leader has moved this Round (12.0). */
export const freshGuns = (stack: Stack): number => artillery(stack) - (stack.tiredGuns ?? 0);

/** Infantry SPs of the nation that no card holds where they are (P18, F16). */
export const freeInfantry = ({ troops, frozen = 0 }: Stack, nation: Nation): number => {
  const held = nation === 'AU' || nation === 'BR' ? frozen : 0;
  return Math.max(0, (troops[nation]?.inf ?? 0) - held);
};

/** Nothing but Light units (14.3). */
export const lightOnly = (force: { readonly troops: Contingents }): boolean =>
  sum(
    force.troops,
    ({ inf, units }) => inf + countOf(units, 'line_cav') + countOf(units, 'field_art') + countOf(units, 'siege_art'),
  ) === 0 && lightUnits(force) > 0;

/** A leader with nobody to lead is no force (readings, 48). */
export const isEmpty = ({ troops }: { readonly troops: Contingents }): boolean =>
  !NATIONS.some((nation) => troops[nation] !== undefined);

/** SPs that a Minor Force may have; a Major one has more (4.2.1). */
export const MINOR = 5;
export const isMajor = (force: { readonly troops: Contingents }): boolean => spOf(force) > MINOR;

/** All the troops and leaders of several stacks together. */
export function together(stacks: readonly Stack[]): { troops: Contingents; leaders: LeaderId[] } {
  const troops: Contingents = {};
  for (const stack of stacks)
    for (const nation of nationsOf(stack.troops)) {
      const from = stack.troops[nation];
      if (!from) continue;
      const into = troops[nation] ?? { inf: 0, units: {} };
      troops[nation] = into;
      into.inf += from.inf;
      for (const unit of UNITS) {
        const [full, reduced] = from.units[unit] ?? [0, 0];
        const [fullBefore, reducedBefore] = into.units[unit] ?? [0, 0];
        if (countOf(from.units, unit) > 0) into.units[unit] = [full + fullBefore, reduced + reducedBefore];
      }
    }
  return { troops, leaders: stacks.flatMap(({ leaders }) => leaders) };
}
