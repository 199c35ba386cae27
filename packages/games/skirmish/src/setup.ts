import type { Random, Setup } from '@quadrille/kernel';
import {
  BOARD,
  CARD_IDS,
  COINS,
  HOUSES,
  type House,
  PLACES,
  type Place,
  SCENARIO_IDS,
  type ScenarioId,
  TROOPS,
} from './board.ts';
import type { Data } from './data.ts';
import { byCard } from './facts.ts';
import { LENGTHS } from './meta.ts';
import type { Field, State } from './state.ts';

/** The houses that play: two, three or four of them. */
export const seatsOf = ({ players }: Setup): readonly House[] => HOUSES.slice(0, players);

/** S §2 */
export function setUp(data: Data, setup: Setup, random: Random): State {
  const scenario = scenarioOf(setup);
  const { atHome, outposts, coin, cards } = data.scenarios[scenario];
  const houses = seatsOf(setup);
  const deck = random.shuffle(
    CARD_IDS.flatMap((card) => Array.from({ length: data.cards[card].copies }, () => card)),
    'deck',
  );
  const field = Object.fromEntries(PLACES.map((place) => [place, empty()])) as Record<Place, Field>;
  for (const place of PLACES) {
    const { home } = BOARD[place];
    if (home && houses.includes(home)) Object.assign(field[place], { holder: home, troops: atHome });
  }
  for (const { house, place, troops } of outposts) Object.assign(field[place], { holder: house, troops });
  return {
    scenario,
    seasons: LENGTHS[setup.options.length === 'short' ? 'short' : 'full'],
    season: 1,
    order: [...houses],
    turn: houses.length,
    tired: [],
    affairs: houses.map((house) => ({
      house,
      coin,
      renown: 0,
      reserve:
        TROOPS - PLACES.reduce((sum, place) => sum + (field[place].holder === house ? field[place].troops : 0), 0),
      hand: deck.splice(0, cards).sort(byCard),
    })),
    field,
    deck,
    discard: [],
    stock: { troop: data.wares.troop.stock, card: data.wares.card.stock, wall: data.wares.wall.stock },
    bank: COINS - coin * houses.length,
    battle: null,
  };
}

function scenarioOf({ scenario }: Setup): ScenarioId {
  const known = SCENARIO_IDS.find((id) => id === scenario);
  if (!known) throw new Error(`Skirmish has no scenario ${scenario}`);
  return known;
}

const empty = (): Field => ({ holder: null, troops: 0, wall: false, plundered: false });
