/** What is true of every match of Skirmish: the conformance suite holds the rules to it. */
import { CARD_IDS, COINS, HAND_LIMIT, PLACES, TROOPS, WARE_IDS } from './board.ts';
import { DATA } from './data.ts';
import { heldBy } from './facts.ts';
import type { Event, State } from './state.ts';
import { wordsOf } from './words.ts';

/** Whatever has a phrase must come up: questions, refusals, events and ways to win. */
const SPOKEN = Object.keys(wordsOf(DATA)).filter((id) => /^(ask|refusal|event|result)\//.test(id));

export const charter = {
  invariant: (state: State): readonly string[] => [...cards(state), ...troops(state), ...coins(state), ...wares(state)],
  stateBudget: 2_000,
  longest: 2_000,
  longestTail: 60,
  expected: [...SPOKEN, ...CARD_IDS.map((card) => `commits/${card}`), ...WARE_IDS.map((ware) => `buys/${ware}`)],
  landmarks(event: Event): readonly string[] {
    if (event.type === 'committed') return [`commits/${event.card}`];
    if (event.type === 'bought') return [`buys/${event.ware}`];
    return [];
  },
};

/** No card is lost or doubled, and no hand is too large. */
function cards({ affairs, deck, discard }: State): string[] {
  const all = [...affairs.flatMap(({ hand }) => hand), ...deck, ...discard];
  const wrong = CARD_IDS.filter((card) => all.filter((each) => each === card).length !== DATA.cards[card].copies);
  const full = affairs.filter(({ hand }) => hand.length > HAND_LIMIT);
  return [
    ...wrong.map((card) => `there are not ${DATA.cards[card].copies} of ${card}`),
    ...full.map(({ house }) => `${house} holds too many cards`),
  ];
}

/** Every house has its twelve troops, and no troops stand where nobody holds the place. */
function troops(state: State): string[] {
  const { affairs, field, battle } = state;
  const houses = affairs.flatMap(({ house, reserve }) => {
    const standing = heldBy(state, house).reduce((sum, place) => sum + field[place].troops, 0);
    const fighting = battle?.attacker === house ? battle.troops : 0;
    const total = reserve + standing + fighting;
    return total === TROOPS && reserve >= 0 ? [] : [`${house} has ${total} troops, ${reserve} of them in reserve`];
  });
  const places = PLACES.filter(
    (place) => field[place].troops < 0 || (field[place].troops > 0 && field[place].holder === null),
  );
  return [...houses, ...places.map((place) => `${field[place].troops} troops at ${place} belong to nobody`)];
}

function coins({ affairs, bank }: State): string[] {
  const poor = affairs.filter(({ coin }) => coin < 0);
  const total = affairs.reduce((sum, { coin }) => sum + coin, bank);
  return [
    ...poor.map(({ house, coin }) => `${house} has ${coin} coins`),
    ...(total === COINS && bank >= 0 ? [] : [`there are ${total} coins, ${bank} of them in the bank`]),
  ];
}

function wares({ stock, field }: State): string[] {
  const walls = PLACES.filter((place) => field[place].wall).length + stock.wall;
  return walls === DATA.wares.wall.stock ? [] : [`there are ${walls} walls`];
}
