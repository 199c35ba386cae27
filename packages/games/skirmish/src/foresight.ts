/** What can be said beforehand, what a house may leave word of, and what its clock counts. */
import type { ClockUnit, Foreseen, Prospect, StandingOrder } from '@quadrille/kernel';
import { housesOf } from './facts.ts';
import type { View } from './view.ts';

const SIDES = 6;

/** Who is likely to win the battle that is being fought, before any card (S §7). */
export function forecast({ view: { battle, field } }: Prospect<View>): readonly Foreseen[] {
  if (!battle || battle.troops === 0) return [];
  const { attacker, defender, at, troops } = battle;
  const { troops: holding, wall } = field[at];
  const chance = oddsOf(troops - holding - (wall ? 1 : 0));
  return [
    { id: 'attack', args: { house: attacker }, value: troops, cite: 'S §7' },
    { id: 'defence', args: { house: defender }, value: holding, cite: 'S §7' },
    ...(wall ? [{ id: 'wall', value: 1, cite: 'S §7' }] : []),
    { id: 'chance', args: { house: attacker }, value: `${Math.round(100 * chance)} %`, cite: 'S §7' },
  ];
}

/** How often the attack beats the defence, if it leads by so much before the dice. */
function oddsOf(lead: number): number {
  const dice = Array.from({ length: SIDES }, (_, i) => i + 1);
  const won = dice.flatMap((attack) => dice.filter((defence) => attack + lead > defence));
  return won.length / SIDES ** 2;
}

const turnOf = ({ order, turn }: View) => order[turn];

/** Who has nothing to lie in wait with need not be waited for (S §9). */
export const orders: readonly StandingOrder<View>[] = [
  {
    id: 'let-pass',
    answer: ({ ask }) => (ask.id === 'ambush' ? 'pass' : undefined),
    ends: ({ seat, view }) => turnOf(view) === seat,
  },
];

/** A house's turn is one stretch of time; muster and bidding are everybody's. */
export const clock: ClockUnit<View> = {
  id: 'turn',
  at(view) {
    const house = turnOf(view);
    if (!house) return { key: `${view.season}`, seats: housesOf(view) };
    return { key: `${view.season}/${house}`, seats: [house] };
  },
};
