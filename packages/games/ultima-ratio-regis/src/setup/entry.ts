/** Powers and minors that come into play (§8.1.2, §25). */
import { possess } from '../changes/titles.ts';
import { goHome } from '../diplomacy/homecoming.ts';
import { groundOf, inPlay } from '../facts/ground.ts';
import { cardOf, minorRealm, plays, realmOf } from '../facts/realms.ts';
import { isPower, ownerOf, possessionsOf } from '../facts/titles.ts';
import { commandOf, unitsAt } from '../facts/units.ts';
import { becomeNeutral } from '../minors/alliance.ts';
import type { Area, Minor, Player, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { minorsOfTurn } from './printed.ts';
import { scenarioOf } from './setup.ts';

/** Powers that enter when their card is played, not with their turn (reading 49). */
export const ENTER_BY_CARD: readonly Power[] = ['bohemian_rebels', 'austracists', 'united_states'];

/** The player in whose group a Power is. */
export const groupOf = ({ state }: Game, power: Power): Player | null =>
  state.chairs.find(({ group }) => group.includes(power))?.player ?? null;

/** Powers of the match that are to enter at the start of this turn: with the first of their cards, and never again once they are gone. */
export function entering(game: Game): Power[] {
  const { state, data } = game;
  const begins = state.turn === scenarioOf(data, state.scenario).first;
  const hasCard = (power: Power, turn: number) =>
    data.powers[power].cards.some(({ from, to }) => from <= turn && turn <= to);
  const isDue = (power: Power) =>
    hasCard(power, state.turn) &&
    (begins || !hasCard(power, state.turn - 1)) &&
    !ENTER_BY_CARD.includes(power) &&
    !plays(game, power);
  return state.chairs.flatMap(({ group }) => group.filter(isDue));
}

/** Areas that the map of the scenario shows as home of another Power of the match: they are its own at the start. */
function isPrintedElsewhere({ state, data, printed }: Game, power: Power, area: Area): boolean {
  if (state.turn !== scenarioOf(data, state.scenario).first || ENTER_BY_CARD.includes(power)) return false;
  return state.chairs.some(({ group }) =>
    group.some((other) => other !== power && printed.get(area) === `home:${other}`),
  );
}

/**
 * A Power enters: it takes its home areas, its unrest is its vitality, and it waits to be deployed (§25). A minor that it leaves
 * without land is out of play, with its troops.
 */
export function enter(game: Game, power: Power): void {
  const { state, data } = game;
  const player = groupOf(game, power);
  if (player === null || plays(game, power)) return;
  const points = scenarioOf(data, state.scenario).points[power] ?? 0;
  state.realms.push({
    power,
    player,
    unrest: 0,
    religion: data.powers[power].religion,
    interests: [],
    technologies: [],
    deploying: points,
    piracies: 0,
  });
  const landed = state.minors.filter(({ minor }) => possessionsOf(game, minor).length > 0);
  display(game, power, (area) => !isPrintedElsewhere(game, power, area));
  for (const { minor } of landed) if (possessionsOf(game, minor).length === 0) becomeNeutral(game, minor);
  game.tell({ type: 'enters', power, player });
}

/** A Power is laid out by its card: unrest at its vitality, its home areas its own and quiet, others' units sent home (§25). */
export function display(game: Game, power: Power, mayTake: (area: Area) => boolean): void {
  const { state, data } = game;
  const { vitality, home } = cardOf(game, power);
  realmOf(game, power).unrest = vitality;
  const land = home.filter((area) => inPlay(game, area) && (ownerOf(game, area) === power || mayTake(area)));
  for (const area of land) possess(game, area, power, 'home');
  for (const area of data.areas.keys()) if (ownerOf(game, area) === power) delete state.rebellions[area];
  goHome(
    game,
    land.flatMap((area) => unitsAt(game, area).filter((unit) => commandOf(game, unit) !== power)),
  );
}

/** Fortresses that stand at the start of a scenario. */
export function raiseFortresses(game: Game): void {
  for (const area of game.data.areas.keys()) {
    const owner = ownerOf(game, area);
    if (owner !== null && isPower(owner) && plays(game, owner) && groundOf(game, area).fortress)
      game.state.fortresses[area] = { owner, done: true };
  }
}

/** Minors whose time has come are put beside the map, neutral unless the scenario names an ally (§20.3.4); those that are gone stay away. */
export function seatMinors(game: Game): Minor[] {
  const { state, data } = game;
  const scenario = scenarioOf(data, state.scenario);
  const isDue = (minor: Minor) => state.turn === scenario.first || data.minors[minor].from === state.turn;
  const fresh = minorsOfTurn(data, scenario, state.turn).filter(
    (minor) => isDue(minor) && minorRealm(game, minor) === undefined,
  );
  for (const minor of fresh) {
    const ally = state.turn === scenario.first ? (scenario.allies[minor] ?? null) : null;
    const present = ally !== null && plays(game, ally) ? ally : null;
    state.minors.push({ minor, ally: present });
  }
  return fresh;
}
