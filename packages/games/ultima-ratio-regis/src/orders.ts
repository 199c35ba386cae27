/** What players may leave word of, so that nobody waits for them; and what clocks count. */
import type { ClockUnit, Public, StandingOrder } from '@quadrille/kernel';
import { SIDES } from './tasks/combat.ts';
import type { View } from './view.ts';
import { POWERS, type Power } from './vocabulary.ts';

/** Questions that ask only for a reaction, and the answer that lets it pass. */
const LETS_PASS: Readonly<Record<string, string>> = {
  'cards-before': 'pass',
  'cards-rolled': 'pass',
  'cards-resolved': 'pass',
  'combined-attack': 'pass',
  'change-of-wind': 'pass',
  support: 'pass',
  'intercept-at-sea': 'pass',
  guard: 'pass',
  oppose: 'pass',
  react: 'stand',
};

/** Questions about combat cards only. */
const CARDS: readonly string[] = [
  'cards-before',
  'cards-rolled',
  'cards-resolved',
  'combined-attack',
  'change-of-wind',
];

const letsPass = ({ ask }: Public<View>): string | undefined => LETS_PASS[ask.id];

/** The Powers of a seat. */
const powersOf = ({ realms }: View, seat: string): Power[] =>
  realms.filter(({ player }) => player === seat).map(({ power }) => power);

/** The innermost combat on the table, if there is one, is between others. */
function isForeign({ seat, view }: Public<View>): boolean {
  const fight = view.agenda.findLast((task) => 'fight' in task)?.fight;
  if (!fight) return false;
  const own = powersOf(view, seat);
  return SIDES.every((side) => {
    const { power } = fight[side];
    return power === null || !own.includes(power);
  });
}

/** Nothing more against this enemy, until the war with it is over. */
const against = (enemy: Power): StandingOrder<View> => ({
  id: `pass-against-${enemy}`,
  answer: (at) => (at.ask.args?.enemy === enemy ? letsPass(at) : undefined),
  ends: ({ seat, view }) => {
    const own = powersOf(view, seat);
    return !view.wars.some(
      ({ sides: [a, b] }) => (a === enemy || b === enemy) && own.some((power) => power === a || power === b),
    );
  },
});

export const ORDERS: readonly StandingOrder<View>[] = [
  {
    id: 'pass-until-my-impulse',
    answer: letsPass,
    ends: ({ seat, view }) => view.impulse?.player === seat,
  },
  { id: 'pass-battles-of-others', answer: (at) => (isForeign(at) ? letsPass(at) : undefined) },
  { id: 'no-combat-cards', answer: (at) => (CARDS.includes(at.ask.id) ? letsPass(at) : undefined) },
  ...POWERS.map(against),
];

/** An impulse belongs to the player on the move; before and after the half-turn all are at it. */
export const CLOCK: ClockUnit<View> = {
  id: 'impulse',
  at: ({ turn, at, impulse, stage, chairs }) =>
    impulse
      ? { key: `${turn}/${at}/${impulse.player}`, seats: [impulse.player] }
      : { key: `${turn}/${stage}`, seats: chairs.map(({ player }) => player) },
};
