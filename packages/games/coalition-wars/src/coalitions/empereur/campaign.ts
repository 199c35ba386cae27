/** Napoleon cards and the Race to Paris (C §12). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { regionOf } from '../../core/board.ts';
import { cite } from '../../core/cite.ts';
import { generalsAt, hasFoesAt, MOST_UNITS, marchOf, mayGarrison, tokensLeft } from '../../core/facts.ts';
import { placeGarrison } from '../../core/pieces.ts';
import type { Empereur, Game, General, State, World } from '../../core/state.ts';
import { changeMorale, gainInfluence } from '../../core/tracks.ts';
import type { Power, Territory } from '../../core/vocabulary.ts';
import { cardOf } from './cards.ts';
import { CARD_SOURCES, candidates, RACE_SOURCES, type Source } from './sources.ts';

export function empereurOf({ empereur }: State): Empereur {
  if (!empereur) throw new Error("This is not a match of L'Empereur");
  return empereur;
}

/** The seat that decides where the rules say that the players decide: the first. */
export function chairOf({ state, rules }: World): Power {
  const chair = rules.powers.find((power) => state.master[power] === power);
  if (chair === undefined) throw new Error('Nobody plays');
  return chair;
}

/** The poorest in Morale is encouraged; then every Territory of the card brings Influence or is attacked. */
export function* playCard(game: Game): Rules {
  const { state, tell } = game;
  yield* encourage(game);
  const { id, territories } = cardOf(game.rules.data, topCard(game));
  tell({ type: 'napoleon-card', card: id });
  const placed: General[] = [];
  for (const at of territories) {
    if (state.garrisons[at] === 'france')
      gainInfluence(game, 'france', regionOf(game.board, at).value, 'napoleon-card');
    else placed.push(...(yield* deploy(game, at, CARD_SOURCES, placed)));
  }
  for (const general of placed) occupy(game, general);
}

function topCard({ state, random, tell, liftVeil }: Game): string {
  const { deck, discard } = empereurOf(state);
  if (deck.length === 0) {
    tell({ type: 'reshuffled', cards: discard.length });
    deck.push(...discard.splice(0));
    random.shuffle(deck, 'napoleon');
  }
  const id = deck.pop();
  if (id === undefined) throw new Error('There are no Napoleon cards');
  discard.push(id);
  liftVeil();
  return id;
}

/** 1 Morale to the Power of the Grand Coalition that has least; of equals the players choose. */
function* encourage(game: Game): Rules {
  const { powers } = game.state;
  const others = game.rules.powers.filter((power) => power !== 'france');
  const least = Math.min(...others.map((power) => powers[power].morale));
  const lowest = others.filter((power) => powers[power].morale === least);
  const [only, another] = lowest;
  const chosen =
    another === undefined
      ? only
      : yield* choose(chairOf(game), cite(game, 'lowest-morale', 'empereur'), () =>
          lowest.map((power) => option(`morale/${power}`, power)),
        );
  if (chosen) changeMorale(game, chosen, 1, 'napoleon-card');
}

/**
 * Brings a French General with three Units to a Territory; one who is there already is reinforced. If none can be taken
 * from anywhere, the Territory goes without.
 */
function* deploy(game: Game, at: Territory, sources: readonly Source[], placed: readonly General[]): Rules<General[]> {
  const { tell } = game;
  const general =
    generalsAt(game, at).find(({ power }) => power === 'france') ?? (yield* takeGeneral(game, at, sources, placed));
  if (general === undefined) return [];
  if (general.at !== at) {
    general.at = at;
    tell({ type: 'placed', general: general.id, at });
  }
  const recruits = Math.min(MOST_UNITS - general.units, tokensLeft(game, 'france'));
  if (recruits > 0) {
    general.units += recruits;
    tell({ type: 'enlisted', general: general.id, units: recruits });
  }
  return [general];
}

/** From the first of the sources that has one; of several equally good the players choose. */
function* takeGeneral(
  game: Game,
  at: Territory,
  sources: readonly Source[],
  placed: readonly General[],
): Rules<General | undefined> {
  const able = candidates(game, at, sources, placed);
  const [only, another] = able;
  if (only === undefined || another === undefined || only.at === null) return only;
  return yield* choose(chairOf(game), cite(game, 'take-general', 'empereur', { at }), () =>
    able.map((general) => option(`take/${general.id}`, general)),
  );
}

/** Without enemies a Unit becomes the Garrison; otherwise there will be a battle. */
function occupy(game: Game, general: General): void {
  const { at } = general;
  if (at === null) return;
  if (hasFoesAt(game, 'france', at)) marchOf(game.state).fights.push(at);
  else if (mayGarrison(game, general, at)) placeGarrison(game, general, at);
}

/** Where Napoleon defends France first. */
const PRIORITY: readonly Territory[] = [
  'lorraine',
  'picardie',
  'provence',
  'normandie_bretagne',
  'languedoc',
  'aquitaine',
];

/** With enemy Units in France, Napoleon forgets his cards (C §12 "The Race to Paris"). */
export function* raceToParis(game: Game): Rules<boolean> {
  const invaded = [...PRIORITY, 'paris'].find((at) => hasEnemyUnits(game, at));
  if (invaded === undefined) return false;
  game.tell({ type: 'race-to-paris' });
  const goals = ['paris', invaded, nearbyGoal(game, invaded)].filter(
    (at, i, all) => at !== undefined && all.indexOf(at) === i,
  );
  const placed: General[] = [];
  for (const at of goals) if (at !== undefined) placed.push(...(yield* deploy(game, at, RACE_SOURCES, placed)));
  for (const { at } of placed) if (at !== null && hasFoesAt(game, 'france', at)) marchOf(game.state).fights.push(at);
  return true;
}

const hasEnemyUnits = (world: World, at: Territory): boolean => {
  const garrison = world.state.garrisons[at];
  if (garrison !== undefined && garrison !== 'france') return true;
  return generalsAt(world, at).some(({ power, units }) => power !== 'france' && units > 0);
};

/** A neighbour of the invaded Territory: one where a French General stands already, else by priority. */
function nearbyGoal(world: World, invaded: Territory): Territory | undefined {
  const near = regionOf(world.board, invaded).land.filter((at) => at !== 'paris' && !hasFoesAt(world, 'france', at));
  const held = near.filter((at) => generalsAt(world, at).some(({ power }) => power === 'france'));
  return [...PRIORITY, ...held].find((at) => held.includes(at)) ?? PRIORITY.find((at) => near.includes(at));
}
