/** What is true of every match of Coalitions: the conformance suite holds the rules to it. */
import type { Event } from '../core/events.ts';
import { battleOf, generalsOf, MOST_FORTRESSES, MOST_MORALE, MOST_UNITS, tokensLeft } from '../core/facts.ts';
import type { State, World } from '../core/state.ts';
import { CARDS } from '../core/vocabulary.ts';
import { NAPOLEON_CARDS } from './empereur/cards.ts';
import { spoken } from './words/index.ts';
import { worldOf } from './world.ts';

/** Positions that random play hardly ever comes to: cases show them. */
const BY_CASE = ['ask/reinforce', 'event/race-to-paris', 'refusal/no-tokens'];

export const charter = {
  invariant: (state: State): readonly string[] => {
    const world = worldOf(state);
    return [...cards(world), ...tracks(world), ...generals(world), ...places(world), ...napoleon(world)];
  },
  stateBudget: 4096,
  longest: 60_000,
  longestTail: 160,
  expected: [...spoken.filter((id) => !BY_CASE.includes(id)), ...NAPOLEON_CARDS.map(({ id }) => `napoleon/${id}`)],
  landmarks(event: Event): readonly string[] {
    return event.type === 'napoleon-card' ? [`napoleon/${event.card}`] : [];
  },
};

/** No Battle card is lost or doubled. */
function cards({ state, rules }: World): string[] {
  const piles = state.battle ? Object.values(battleOf(state).piles).flat() : [];
  const all = [
    ...state.deck,
    ...state.discard,
    ...rules.powers.flatMap((power) => state.powers[power].hand),
    ...piles.map(({ card }) => card),
  ];
  return CARDS.filter((card) => all.filter((each) => each === card).length !== (rules.deck[card] ?? 0)).map(
    (card) => `there are not ${rules.deck[card]} cards of value ${card}`,
  );
}

function tracks({ state, rules }: World): string[] {
  return rules.powers.flatMap((power) => {
    const { morale, influence, money } = state.powers[power];
    const wrong = [];
    if (morale < 0 || morale > MOST_MORALE) wrong.push(`${power} has ${morale} Morale`);
    if (money < 0) wrong.push(`${power} has ${money} Money`);
    if (influence < 0) wrong.push(`${power} has ${influence} Influence`);
    return wrong;
  });
}

/** Three Units at most, none off the map, no two Generals of a Power together, no more tokens than there are. */
function generals(world: World): string[] {
  return world.rules.powers.flatMap((power) => {
    const own = generalsOf(world, power);
    const wrong = own
      .filter(({ units, at }) => units < 0 || units > MOST_UNITS || (at === null && units > 0))
      .map(({ id, units }) => `${id} has ${units} Units`);
    const stand = own.flatMap(({ at }) => at ?? []);
    if (new Set(stand).size < stand.length) wrong.push(`two Generals of ${power} stand together`);
    if (tokensLeft(world, power) < 0) wrong.push(`${power} has more Units and Garrisons than tokens`);
    if (own.length > (world.rules.pawns[power] ?? 0)) wrong.push(`${power} has ${own.length} Generals`);
    return wrong;
  });
}

function places({ state, board }: World): string[] {
  const wrong = Object.keys(state.garrisons).filter((at) => !board.territories.includes(at));
  if (state.fortresses.length > MOST_FORTRESSES) wrong.push('more than six Fortresses');
  if (new Set(state.fortresses).size < state.fortresses.length) wrong.push('two Fortresses in one Territory');
  return wrong;
}

function napoleon({ state }: World): string[] {
  if (state.empereur === null) return [];
  const { deck, discard } = state.empereur;
  return deck.length + discard.length === NAPOLEON_CARDS.length ? [] : ['a Napoleon card is lost or doubled'];
}
