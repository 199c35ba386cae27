/** SPs and units leave a force, one at a time (15.7.1). */
import { countOf, nationsOf } from '../facts/troops.ts';
import type { Stack, State } from '../state.ts';
import { ARTILLERY, CAVALRY, type Nation, type Unit } from '../vocabulary.ts';
import { contingent, loseStep, tidy } from './troops.ts';

/** What one SP of loss can be: an infantry SP, or a step of a unit; a step counts 1 even where the counter shows 0. */
export interface Loss {
  readonly nation: Nation;
  readonly kind: 'inf' | Unit;
  /** A reduced unit is eliminated although a full one could be flipped. */
  readonly reduced?: true;
}

export const lossId = ({ nation, kind, reduced }: Loss): string => `${nation}/${kind}${reduced ? '/reduced' : ''}`;

const LOSABLE = ['lt_inf', 'lt_cav', 'line_cav', 'dual_cav', 'hussar_dual'] as const;

/** Everything a force can lose as an SP, infantry first; artillery is no SP. */
export function possibleLosses({ troops }: Stack): Loss[] {
  return nationsOf(troops).flatMap((nation) => {
    const own = troops[nation];
    if (!own) return [];
    const inf: Loss[] = own.inf > 0 ? [{ nation, kind: 'inf' }] : [];
    const units = LOSABLE.flatMap((kind): Loss[] => {
      const [full, reduced] = own.units[kind] ?? [0, 0];
      const either: Loss[] = full > 0 && reduced > 0 ? [{ nation, kind, reduced: true }] : [];
      return full + reduced > 0 ? [...either, { nation, kind }] : [];
    });
    return [...inf, ...units];
  });
}

export const isCavalry = (kind: Loss['kind']): boolean => CAVALRY.some((unit) => unit === kind);

/**
 * One SP is lost. Eliminated units return to the Force Pool; infantry there follows from the army limit. Says whether a unit
 * was eliminated.
 */
export function lose(state: State, stack: Stack, loss: Loss): boolean {
  const eliminated = fall(stack, loss);
  if (eliminated && loss.kind !== 'inf') toPool(state, loss.nation, loss.kind);
  return eliminated;
}

/** One SP leaves the force; says whether a unit was eliminated. */
export function fall(stack: Stack, { nation, kind, reduced }: Loss): boolean {
  const own = contingent(stack.troops, nation);
  if (kind === 'inf') own.inf--;
  const eliminated = kind !== 'inf' && loseStep(own.units, kind, reduced ? 'reduced' : 'full') === 'eliminated';
  tidy(stack.troops);
  return eliminated;
}

export function toPool(state: State, nation: Nation, unit: Unit, num = 1): void {
  const { pool } = state.nations[nation];
  pool[unit] = (pool[unit] ?? 0) + num;
}

/** Guns of one nation and kind. */
export interface Gun {
  readonly nation: Nation;
  readonly unit: 'field_art' | 'siege_art';
}

/** The guns of a force, field guns first. */
export const gunsOf = ({ troops }: Stack): Gun[] =>
  ARTILLERY.flatMap((unit) =>
    nationsOf(troops)
      .filter((nation) => countOf(troops[nation]?.units ?? {}, unit) > 0)
      .map((nation): Gun => ({ nation, unit })),
  );

/** An artillery step: a full unit is reduced before a reduced one is destroyed. */
export function loseGun(state: State, stack: Stack, { nation, unit }: Gun): void {
  const own = stack.troops[nation];
  if (!own) return;
  if (loseStep(own.units, unit, 'full') === 'eliminated') toPool(state, nation, unit);
  tidy(stack.troops);
}
