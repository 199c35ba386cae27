/** What is true of every match of the family: the conformance suite holds the rules to it. */
import { stocksOf } from './cards.ts';
import { generalById, generalsOf, MOST_FORTRESSES, MOST_MORALE, MOST_UNITS, tokensLeft } from './facts.ts';
import type { General, World } from './state.ts';
import { CARDS } from './vocabulary.ts';

/** What is wrong with a state, if anything. `inReserve`: Generals who may have Units off the map. */
export const wrongsOf = (world: World, inReserve: (general: General) => boolean = () => false): readonly string[] => [
  ...cards(world),
  ...tracks(world),
  ...generals(world, inReserve),
  ...places(world),
];

/** No Battle card is lost or doubled. */
function cards(world: World): string[] {
  const { state, rules } = world;
  const counts = rules.deck(state.options);
  const piles = Object.entries(state.battle?.piles ?? {});
  return [...stocksOf(world)].flatMap(([{ deck, discard }, powers]) => {
    const played = piles.filter(([id]) => powers.includes(generalById(world, id).power)).flatMap(([, pile]) => pile);
    const all = [
      ...deck,
      ...discard,
      ...powers.flatMap((power) => state.powers[power].hand),
      ...played.map(({ card }) => card),
    ];
    return CARDS.filter((card) => all.filter((each) => each === card).length !== (counts[card] ?? 0)).map(
      (card) => `there are not ${counts[card]} cards of value ${card}`,
    );
  });
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
function generals(world: World, inReserve: (general: General) => boolean): string[] {
  return world.rules.powers.flatMap((power) => {
    const own = generalsOf(world, power);
    const wrong = own
      .filter(
        (each) => each.units < 0 || each.units > MOST_UNITS || (each.at === null && each.units > 0 && !inReserve(each)),
      )
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
