/** Facts that follow from the state and the board. Nothing here changes anything. */
import { capitalOf, type Region, regionOf } from './board.ts';
import { allied, isNeutral } from './relations.ts';
import type { Battle, General, March, State, World } from './state.ts';
import { type Action, COALITIONS, type Coalition, type GeneralId, type Power, type Territory } from './vocabulary.ts';

export const MOST_MORALE = 15;
export const MOST_UNITS = 3;
export const MOST_FORTRESSES = 6;
export const FORTRESS_STRENGTH = 4;

/** The action a Power's dial is over (C §4). */
export function actionOf({ state, rules }: World, power: Power): Action {
  const action = rules.actions[((rules.wheel[power] ?? 0) + state.turn) % rules.actions.length];
  if (action === undefined) throw new Error('The Wheel has no such action');
  return action;
}

/** The Power whose dial is over an action (C §4). */
export function powerOn(world: World, action: Action): Power {
  const power = world.rules.powers.find((each) => actionOf(world, each) === action);
  if (power === undefined) throw new Error(`Nobody is on ${action}`);
  return power;
}

/** Who controls a Territory: the Garrison's Power, else the one at home there (C §4). */
export function controller({ state, board }: World, at: Territory): Power | null {
  return state.garrisons[at] ?? regionOf(board, at).owner;
}

/** The regions a Power controls: at home first, then those it has garrisoned elsewhere. */
export function holdings({ state, board }: World, power: Power): Region[] {
  const { garrisons } = state;
  const held: Region[] = [];
  for (const region of board.homes[power] ?? []) if ((garrisons[region.id] ?? power) === power) held.push(region);
  for (const at of garrisonsOf({ state }, power)) {
    const region = regionOf(board, at);
    if (region.owner !== power) held.push(region);
  }
  return held;
}

/** The Territories a Power controls. */
export const controlled = (world: World, power: Power): Territory[] => holdings(world, power).map(({ id }) => id);

/** Where a Power has Garrisons. Keys are listed first: `for … in` is slow where they come and go. */
export function garrisonsOf({ state }: Pick<World, 'state'>, power: Power): Territory[] {
  const { garrisons } = state;
  const places: Territory[] = [];
  for (const at of Object.keys(garrisons)) if (garrisons[at] === power) places.push(at);
  return places;
}

/** The Coalition that a Power leads for the whole game, if it leads one. */
export const ledBy = ({ rules }: Pick<World, 'rules'>, power: string): Coalition | undefined =>
  COALITIONS.find((coalition) => rules.leaders?.[coalition] === power);

/** A Neutral Power is at peace in its Home Territories only (C §6, §9.3). */
export function hostileAt(world: World, a: Power, b: Power, at: Territory): boolean {
  if (allied(world, a, b)) return false;
  const { owner } = regionOf(world.board, at);
  return owner === null || (owner !== a && owner !== b) || !isNeutral(world, owner);
}

export const isMinor = ({ state }: World, power: Power): boolean => state.minors.includes(power);

/** Nobody decides for it: a Minor Power before its first Muster (C §11). */
export const isUncontrolled = ({ state }: World, power: Power): boolean => state.master[power] === null;

export function generalsOf({ state }: World, power: Power): General[] {
  const own: General[] = [];
  for (const general of state.generals) if (general.power === power) own.push(general);
  return own;
}

export function generalsAt({ state }: World, at: Territory): General[] {
  const present: General[] = [];
  for (const general of state.generals) if (general.at === at) present.push(general);
  return present;
}

export function generalById({ state }: World, id: GeneralId): General {
  for (const general of state.generals) if (general.id === id) return general;
  throw new Error(`There is no General ${id}`);
}

export function hasGeneralAt({ state }: World, power: Power, at: Territory): boolean {
  for (const general of state.generals) if (general.at === at && general.power === power) return true;
  return false;
}

/** Powers with a General or a Garrison in a Territory, in the Order of Play. */
export function powersAt({ state, rules }: World, at: Territory): Power[] {
  const garrison = state.garrisons[at];
  return rules.powers.filter(
    (power) => garrison === power || state.generals.some((general) => general.at === at && general.power === power),
  );
}

/** Powers that a Power would have to fight in a Territory (C §8). */
export const foesAt = (world: World, power: Power, at: Territory): Power[] =>
  powersAt(world, at).filter((other) => hostileAt(world, power, other, at));

export function hasFoesAt(world: World, power: Power, at: Territory): boolean {
  const { state } = world;
  const garrison = state.garrisons[at];
  if (garrison !== undefined && hostileAt(world, power, garrison, at)) return true;
  for (const general of state.generals) {
    if (general.at === at && hostileAt(world, power, general.power, at)) return true;
  }
  return false;
}

/** Strength on the board: 1 per General and Unit, and the Garrison (C §8.1). */
export function strengthAt(world: World, at: Territory, powers: readonly Power[]): number {
  const { garrisons, fortresses } = world.state;
  const garrison = garrisons[at];
  const held = garrison !== undefined && powers.includes(garrison);
  let strength = held ? (fortresses.includes(at) ? FORTRESS_STRENGTH : 1) : 0;
  for (const { power, units } of generalsAt(world, at)) if (powers.includes(power)) strength += 1 + units;
  return strength;
}

/** A Garrison may not be left in a Home Territory of an ally (C §7). */
export function mayHold(world: World, power: Power, at: Territory): boolean {
  const { owner } = regionOf(world.board, at);
  return owner === null || owner === power || !allied(world, owner, power);
}

/** A General may leave one of his Units as a Garrison here (C §7 "Placing a Garrison"). */
export const mayGarrison = (world: World, { power, units }: General, at: Territory): boolean =>
  units > 0 && world.state.garrisons[at] === undefined && mayHold(world, power, at) && !hasFoesAt(world, power, at);

/** Unit and Garrison tokens that are not on the map. */
export function tokensLeft(world: World, power: Power): number {
  let used = garrisonsOf(world, power).length;
  for (const general of world.state.generals) if (general.power === power) used += general.units;
  return (world.rules.tokens[power] ?? 0) - used;
}

/** A defeated General may come back to his Capital if nobody else stands there or holds it (C §8.4). */
export function capitalIsOpen(world: World, power: Power): boolean {
  const capital = capitalOf(world.board, power);
  return controller(world, capital) === power && generalsAt(world, capital).length === 0;
}

/** The seat that decides for a Power. */
export const decider = (world: World, power: Power): Power => world.state.master[power] ?? guardian(world);

/** Who plays for a Power that nobody controls: Britain, or France against the British Coalition (C §11). */
function guardian({ state }: World): Power {
  const attacker = state.battle?.attacker;
  const againstBritain = attacker !== undefined && state.status[attacker] === 'british' && attacker !== 'france';
  return againstBritain && state.master.france !== null ? 'france' : (state.master.britain ?? 'britain');
}

/** The player's Major Power: what Influence and victory count for (C §11). */
export const principal = ({ state }: World, power: Power): Power | null =>
  state.minors.includes(power) ? state.master[power] : power;

export function marchOf({ march }: State): March {
  if (!march) throw new Error('No Movement action is in progress');
  return march;
}

export function battleOf({ battle }: State): Battle {
  if (!battle) throw new Error('No battle is in progress');
  return battle;
}
