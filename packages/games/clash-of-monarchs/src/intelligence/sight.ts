/**
 * Limited Intelligence: what everybody sees of a force, and who may look into it (24.5). Forces of one's own Alliance lie
 * open; so do two forces that fight, as long as their battle lasts.
 */
import { commanderOf, nationOf } from '../facts/leaders.ts';
import { powersOf, sideOf } from '../facts/sides.ts';
import { sideOfStack } from '../facts/spaces.ts';
import { isEmpty, isMajor, lightOnly, lightUnits, nationsOf, siegeArtillery } from '../facts/troops.ts';
import type { Contingents, Stack, State } from '../state.ts';
import { type LeaderId, type Nation, type SeatId, UNITS, type Unit } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { isVeiled } from './veil.ts';

/** Infantry, or a unit: what the topmost of the other counters shows. */
type Counter = 'inf' | Unit;

/** What everybody sees of a force. */
export interface Look {
  readonly size: 'alone' | 'minor' | 'major';
  readonly commander: LeaderId | null;
  /** Its nationality, then the others that serve in it: the colours of its counters. */
  readonly nations: readonly Nation[];
  /** Of a Minor Force the Siege Train, or the counter below; a Major Force marker hides both. */
  readonly top: Counter | null;
  /** Light units screen it, or are all there is: everybody who marches against them pays for it (12.6, 13.2, 14.2). */
  readonly light: 'none' | 'some' | 'only';
}

export function lookOf(world: World, stack: Stack): Look {
  const commander = commanderOf(world, stack);
  if (isEmpty(stack)) return { size: 'alone', commander, nations: [], top: null, light: 'none' };
  const own = nationOf(world, stack);
  const major = isMajor(stack);
  return {
    size: major ? 'major' : 'minor',
    commander,
    nations: [own, ...nationsOf(stack.troops).filter((nation) => nation !== own)],
    top: major ? null : topOf(stack),
    light: lightOnly(stack) ? 'only' : lightUnits(stack) > 0 ? 'some' : 'none',
  };
}

/** In the order in which an owner stacks what is neither Commander nor marker: the Siege Train, the line, then the rest. */
export const ORDER: readonly Counter[] = ['siege_art', 'inf', ...UNITS.filter((unit) => unit !== 'siege_art')];

function topOf(stack: Stack): Counter | null {
  if (siegeArtillery(stack) > 0) return 'siege_art';
  return ORDER.find((counter) => nationsOf(stack.troops).some((nation) => holds(stack, nation, counter))) ?? null;
}

const holds = ({ troops }: Stack, nation: Nation, counter: Counter): boolean => {
  const own = troops[nation];
  return own !== undefined && (counter === 'inf' ? own.inf > 0 : own.units[counter] !== undefined);
};

/** Forces that fight at this moment show themselves. */
export const inBattle = ({ agenda }: Pick<State, 'agenda'>, { id }: Pick<Stack, 'id'>): boolean =>
  agenda.some((task) => 'attacker' in task && (task.attacker.stack === id || task.defender.stack === id));

/** Whether a seat, or a spectator, may look into a force. */
export function seesInto(world: World, seat: string | null, stack: Stack): boolean {
  const { state } = world;
  if (!isVeiled(state) || inBattle(state, stack)) return true;
  const [power] = seat === null ? [] : powersOf(state, seat as SeatId);
  return power !== undefined && sideOf(state, power) === sideOfStack(world, stack);
}

/** A force as a stranger sees it: as weak as it may be by its look, with nobody in it but those who are seen. */
export interface StackView extends Stack {
  /** Set where the numbers are not to be believed: what one knows is only whether it is Major. */
  readonly veiled?: Look['size'];
}

/** Whether a force of a view is one that the seat may not count. */
export const isHidden = (stack: StackView): boolean => stack.veiled !== undefined && stack.veiled !== 'alone';

export function veiledStack(world: World, stack: Stack): StackView {
  const look = lookOf(world, stack);
  const { id, at, inside, supply, morale, rally, pinned, asylum, fought } = stack;
  return {
    id,
    at,
    inside,
    leaders: look.commander === null ? [] : [look.commander],
    troops: leastOf(look),
    supply,
    morale,
    tired: 0,
    ...(rally && { rally }),
    ...(pinned && { pinned }),
    ...(asylum && { asylum }),
    ...(fought && { fought }),
    veiled: look.size,
  };
}

/** The least troops that look so. */
function leastOf({ size, nations, top, light }: Look): Contingents {
  const troops: Contingents = {};
  for (const nation of nations) troops[nation] = { inf: 0, units: {} };
  const [first, ...others] = nations.map((nation) => troops[nation]);
  if (!first) return troops;
  if (light === 'only') first.units.lt_inf = [size === 'major' ? 6 - others.length : 1, 0];
  else if (size === 'major') first.inf = 6 - others.length - (light === 'some' ? 1 : 0);
  else if (top === null || top === 'inf') first.inf = 1;
  else first.units[top] = [1, 0];
  if (light === 'some' && !LIGHTER.some((unit) => first.units[unit])) first.units.lt_inf = [1, 0];
  for (const other of others) if (other) other.inf = 1;
  return troops;
}

const LIGHTER = ['lt_inf', 'lt_cav', 'dual_cav', 'hussar_dual'] as const;
