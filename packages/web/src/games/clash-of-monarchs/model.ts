/** What the screen reads off the view. Counting is the rules' business: see their `facts`. */
import { lightOnly, spOf, unitSp } from '@quadrille/clash-of-monarchs/facts/troops.ts';
import type { Units } from '@quadrille/clash-of-monarchs/state.ts';
import type { View } from '@quadrille/clash-of-monarchs/view.ts';
import {
  ALLIANCES,
  type Alliance,
  LIGHT,
  NATIONS,
  type Nation,
  POWERS,
  type Power,
  type Theater,
} from '@quadrille/clash-of-monarchs/vocabulary.ts';
import { cards, leaders, spaces, tactics } from './printed.build.ts';

/** A force as the seat sees it: of a veiled one only the look is true, not the numbers (24.5). */
export type Stack = View['stacks'][number];

export type { Alliance, Nation, Power, Theater, View };
export { ALLIANCES, lightOnly, NATIONS, POWERS, spOf };

export const leaderName = (id: string): string => leaders[id]?.name ?? id;
export const spaceName = (id: string): string => spaces[id]?.name ?? id;
/** A chit as its Power prints it: two may share an id. */
export const tacticName = (power: string, id: string): string => tactics[`${power}/${id}`]?.name ?? id;
export const cardOf = (id: string) => cards[id];

/** The leader a stack is known by: the rules say who commands; the screen shows the most senior of the strongest nation. */
export function headOf({ leaders: ids, troops }: Pick<Stack, 'leaders' | 'troops'>): string | undefined {
  const strength = (id: string): number => {
    const nation = leaders[id]?.nation as Nation | undefined;
    const own = nation && troops[nation];
    return own ? own.inf + unitSp(own.units) : 0;
  };
  const rank = (id: string): string => leaders[id]?.seniority ?? 'Z';
  return [...ids].sort((a, b) => strength(b) - strength(a) || rank(a).localeCompare(rank(b)))[0];
}

/** The nation whose colours a stack bears: that of most SPs, its leader's if there are none. */
export function nationOf(stack: Pick<Stack, 'leaders' | 'troops'>): Nation {
  const head = headOf(stack);
  const own = head === undefined ? undefined : (leaders[head]?.nation as Nation | undefined);
  let best = own;
  let most = best ? strengthOf(stack, best) : -1;
  for (const nation of NATIONS) {
    const strength = strengthOf(stack, nation);
    if (strength > most) {
      best = nation;
      most = strength;
    }
  }
  return best ?? 'PR';
}

const strengthOf = ({ troops }: Pick<Stack, 'troops'>, nation: Nation): number => {
  const own = troops[nation];
  return own ? own.inf + unitSp(own.units) : 0;
};

/** Its SPs, or what can be said of them: Major is more than 5. */
export const strength = (stack: Stack): string =>
  stack.veiled === 'major' ? '6+' : stack.veiled === 'minor' ? '1–5' : String(spOf(stack));

/** The strength of several forces together. */
export const strengthIn = (stacks: readonly Stack[]): string => {
  const least = stacks.reduce((sum, stack) => sum + spOf(stack), 0);
  return least > 0 && stacks.some(({ veiled }) => veiled) ? `${least}+` : String(least);
};

/** The Alliance a force fights for. */
export const sideOf = (view: View, stack: Pick<Stack, 'leaders' | 'troops'>): Alliance =>
  view.nations[nationOf(stack)].side;

/** The Power whose colours an Alliance is shown in. */
export const PRINCIPAL: Readonly<Record<Alliance, Power>> = { ap: 'PR', coalition: 'AU' };

export const stackName = (stack: Pick<Stack, 'leaders' | 'troops' | 'at'>): string => {
  const head = headOf(stack);
  return head === undefined ? spaceName(stack.at) : leaderName(head);
};

/** Light SPs of an Alliance in a Theater box. */
export const lightIn = (view: View, theater: Theater, alliance: Alliance): number =>
  NATIONS.filter((nation) => view.nations[nation].side === alliance).reduce(
    (sum, nation) => sum + unitSp(view.boxes[theater][nation] ?? ({} as Units), LIGHT),
    0,
  );

/** The Powers of an Alliance, those that have left the war too. */
export const powersOf = (view: View, alliance: Alliance): readonly Power[] =>
  POWERS.filter((power) => view.nations[power].side === alliance);

export const handOf = (view: View, power: Power): readonly string[] | undefined => {
  const { hand } = view.powers[power];
  return typeof hand === 'number' ? undefined : hand;
};

export const cardsIn = (view: View, power: Power): number => {
  const { hand } = view.powers[power];
  return typeof hand === 'number' ? hand : hand.length;
};

/** VPs of an Alliance: those of its Powers, and what the frozen Russian marker has not counted (23.1.1). */
export const allianceVp = (view: View, alliance: Alliance): number =>
  powersOf(view, alliance).reduce((sum, power) => sum + view.powers[power].vp, view.frozenVp[alliance]);

/** A column of the table: `26-30` from its least to its most. */
export const rangeOf = (column: string): string => column.replace('-', '–');

/** Numbers with a minus where they have one. */
export const minus = (said: string): string => said.replace(/(^|\s)-(?=\d)/g, '$1−');

export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(String(n)));
