/** What a position and the one that would follow differ in, force by force. */
import {
  fieldArtillery,
  lightUnits,
  lineCavalrySp,
  lineInfantry,
  siegeArtillery,
} from '@quadrille/clash-of-monarchs/facts/troops.ts';
import type { Preview } from '@quadrille/protocol';
import { type Stack, spOf, type View } from './model.ts';

export const ARMS = ['foot', 'light', 'horse', 'gun', 'siege'] as const;
export type Arm = (typeof ARMS)[number];

const COUNT: Readonly<Record<Arm, (stack: Stack) => number>> = {
  foot: lineInfantry,
  light: lightUnits,
  horse: lineCavalrySp,
  gun: fieldArtillery,
  siege: siegeArtillery,
};

export const armsIn = (stack: Stack): Readonly<Record<Arm, number>> => ({
  foot: COUNT.foot(stack),
  light: COUNT.light(stack),
  horse: COUNT.horse(stack),
  gun: COUNT.gun(stack),
  siege: COUNT.siege(stack),
});

export interface Change {
  readonly was: Stack;
  /** Gone, if there is none. */
  readonly is: Stack | undefined;
  readonly sp: number;
  readonly arms: readonly { readonly arm: Arm; readonly num: number }[];
}

/** The forces that would not be what they are. */
export function changesIn(view: View, preview: Preview | undefined): readonly Change[] {
  if (!preview) return [];
  const after = preview.position.view as View;
  return view.stacks.flatMap((was): Change[] => {
    const is = after.stacks.find(({ id }) => id === was.id);
    const [before, now] = [armsIn(was), is ? armsIn(is) : undefined];
    // Two looks cannot be compared: what one may count has changed, not the force.
    const counted = !was.veiled && !is?.veiled;
    const arms = ARMS.map((arm) => ({ arm, num: (now?.[arm] ?? 0) - before[arm] })).filter(
      ({ num }) => counted && num !== 0,
    );
    const same = is && arms.length === 0 && is.morale === was.morale && is.supply === was.supply && is.at === was.at;
    return same ? [] : [{ was, is, sp: counted ? (is ? spOf(is) : 0) - spOf(was) : 0, arms }];
  });
}
