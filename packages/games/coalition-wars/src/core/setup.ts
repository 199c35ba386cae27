/** The table as it is before the first decision. */
import type { Random, Setup } from '@quadrille/kernel';
import type { Ruleset } from './rules.ts';
import { type Deployment, forEach, type Printed } from './scenarios.ts';
import type { Affairs, General, State, Stock } from './state.ts';
import { CARDS, type Card, type Power } from './vocabulary.ts';

/**
 * Lays a set-up out: the pieces, the hands from a shuffled deck or from every Power's own, the tracks (C §2, §11, §13;
 * AR §3, §12; RP §3).
 */
export function layOut(
  rules: Ruleset,
  printed: Printed,
  setup: Setup,
  random: Random,
  own?: Readonly<Record<Power, Stock>>,
): State {
  const { powers: order } = rules;
  const minors = rules.minors(setup);
  const deck = own ? [] : random.shuffle(fullDeck(rules, setup.options), 'deck');
  return {
    scenario: setup.scenario,
    board: printed.board,
    options: setup.options,
    round: 1,
    turn: 0,
    status: { ...printed.status },
    minors,
    master: forEach(order, (power) => (minors.includes(power) ? null : power)),
    powers: forEach(order, (power) => affairs(rules, printed, power, own?.[power].deck ?? deck, minors)),
    generals: order.flatMap((power) => muster(power, printed.powers[power])),
    named: {},
    garrisons: Object.fromEntries(order.flatMap((power) => printed.powers[power].garrisons.map((at) => [at, power]))),
    fortresses: order.flatMap((power) => [...printed.powers[power].fortresses]),
    deck,
    discard: [],
    consents: { land: {}, sea: {} },
    expelled: {},
    march: null,
    battle: null,
    former: null,
    empereur: null,
  };
}

/** The Powers that players hold when some are Minor Powers. */
export function majorsOf(rules: Ruleset, setup: Setup): readonly Power[] {
  const minors = rules.minors(setup);
  return rules.powers.filter((power) => !minors.includes(power));
}

/** All Battle cards of a deck, in order. */
export const fullDeck = (rules: Ruleset, options: Setup['options']): Card[] => {
  const counts = rules.deck(options);
  return CARDS.flatMap((card) => new Array<Card>(counts[card] ?? 0).fill(card));
};

/** A Minor Power keeps no count of Influence; whether it has its starting Money is for the title to say. */
function affairs(
  rules: Ruleset,
  { morale, influence, powers }: Printed,
  power: Power,
  deck: Card[],
  minors: readonly Power[],
): Affairs {
  const { cards, money } = powers[power];
  const isMinor = minors.includes(power);
  return {
    morale: morale[power],
    influence: isMinor ? 0 : influence,
    money: isMinor && !rules.minorsHaveMoney ? 0 : money,
    hand: deck.splice(deck.length - cards, cards).sort((a, b) => a - b),
  };
}

function muster(power: Power, { generals, offMap }: Deployment): General[] {
  const places: (readonly [string | null, number])[] = [...generals];
  for (let i = 0; i < offMap; i++) places.push([null, 0]);
  return places.map(([at, units], i) => ({ id: `${power}-${i + 1}`, power, at, units }));
}
