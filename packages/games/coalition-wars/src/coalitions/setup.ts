import type { Random, Setup } from '@quadrille/kernel';
import type { Affairs, General, State } from '../core/state.ts';
import { CARDS, type Card, type Power } from '../core/vocabulary.ts';
import { SCENARIO as EMPEREUR } from './empereur/levels.ts';
import { againstNapoleon } from './empereur/setup.ts';
import { read as reading } from './readings.ts';
import { ORDER, RULESET } from './ruleset.ts';
import { type Deployment, type Printed, printedOf } from './scenarios.ts';

const perPower = <T>(make: (power: Power) => T): Record<Power, T> =>
  Object.fromEntries(ORDER.map((power) => [power, make(power)])) as Record<Power, T>;

/** The Minor Powers by number of players (C §11). */
export function minorsOf({ scenario, players, options }: Setup): readonly Power[] {
  if (scenario === EMPEREUR || players >= 6) return [];
  if (players === 5) return ['ottomans'];
  if (players === 4) return ['prussia', 'ottomans'];
  return options['third-minor'] === 'austria' ? ['austria', 'prussia', 'ottomans'] : ['prussia', 'russia', 'ottomans'];
}

/** Seats are the Powers that players hold: the Major Powers, or the first of the Grand Coalition (C §12). */
export function seatsOf(setup: Setup): readonly Power[] {
  if (setup.scenario === EMPEREUR) return ORDER.filter((power) => power !== 'france').slice(0, setup.players);
  const minors = minorsOf(setup);
  return ORDER.filter((power) => !minors.includes(power));
}

/** The table as it is before the first decision (C §2, §11, §12, §13). */
export function setUp(setup: Setup, random: Random): State {
  const empereur = setup.scenario === EMPEREUR;
  const printed = reading(printedOf(empereur ? '1805' : setup.scenario), setup.options);
  const minors = minorsOf(setup);
  const deck = random.shuffle(fullDeck(), 'deck');
  const powers = perPower((power) => affairs(printed, power, deck, minors));
  const state: State = {
    scenario: setup.scenario,
    board: printed.board,
    options: setup.options,
    round: 1,
    turn: 0,
    status: { ...printed.status },
    minors,
    master: perPower((power) => (minors.includes(power) ? null : power)),
    powers,
    generals: ORDER.flatMap((power) => muster(power, printed.powers[power])),
    named: {},
    garrisons: Object.fromEntries(ORDER.flatMap((power) => printed.powers[power].garrisons.map((at) => [at, power]))),
    fortresses: ORDER.flatMap((power) => [...printed.powers[power].fortresses]),
    deck,
    discard: [],
    consents: {},
    expelled: {},
    march: null,
    battle: null,
    former: null,
    empereur: null,
    spainClosed: printed.special.includes('spain'),
    orient: printed.special.includes('armee_d_orient'),
  };
  return empereur ? againstNapoleon(state, seatsOf(setup), random) : state;
}

const fullDeck = (): Card[] => CARDS.flatMap((card) => new Array<Card>(RULESET.deck[card] ?? 0).fill(card));

function affairs(
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
    money: isMinor ? 0 : money,
    hand: deck.splice(deck.length - cards, cards).sort((a, b) => a - b),
  };
}

function muster(power: Power, { generals, offMap }: Deployment): General[] {
  const places: (readonly [string | null, number])[] = [...generals];
  for (let i = 0; i < offMap; i++) places.push([null, 0]);
  return places.map(([at, units], i) => ({ id: `${power}-${i + 1}`, power, at, units }));
}
