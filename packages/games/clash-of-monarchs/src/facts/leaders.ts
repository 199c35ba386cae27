/** Leaders, Commanders, Commanders-in-Chief (4.3, 4.4). */
import type { Leader, Rating } from '../board/leaders.ts';
import type { Contingents, Stack, State } from '../state.ts';
import type { LeaderId, Nation } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { fieldArtillery, nationsOf, spOfNation } from './troops.ts';

export function leaderOf({ data }: Pick<World, 'data'>, id: LeaderId): Leader {
  const leader = data.leaders.leaders.get(id);
  if (!leader) throw new Error(`There is no leader ${id}`);
  return leader;
}

/** Whose leader he is: Ferdinand may have changed his army (24.4). */
export const serviceOf = (world: World, id: LeaderId): Nation =>
  id === 'ferdinand_ha' && world.state.marks.includes('ferdinand-prussian') ? 'PR' : leaderOf(world, id).nation;

/** The more senior first; equals in the order of the data (4.3.3). */
export const bySeniority =
  (world: Pick<World, 'data'>) =>
  (a: LeaderId, b: LeaderId): number =>
    leaderOf(world, a).seniority.localeCompare(leaderOf(world, b).seniority);

/** SPs that a leader may move and attack with (4.3.1, 4.3.2). */
export const capacityOf = (world: Pick<World, 'data'>, leaders: readonly LeaderId[]): number =>
  leaders.reduce((sum, id) => sum + (leaderOf(world, id).army ? 20 : 12), 0);

interface Force {
  readonly leaders: readonly LeaderId[];
  readonly troops: Contingents;
}

/**
 * The Commander: the Senior Leader of the nation with most SPs; among equals the highest-ranked, then the first of the stack:
 * whom its player has named (4.3.4). Nations without troops in the force come last.
 */
export function commanderOf(world: World, force: Force): LeaderId | null {
  const ranked = [...force.leaders].sort(bySeniority(world));
  const strength = (id: LeaderId): number => spOfNation(force, serviceOf(world, id));
  let best: LeaderId | null = null;
  for (const id of ranked) if (best === null || strength(id) > strength(best)) best = id;
  return best;
}

/** The Commander, then his nation's subordinates, then the others, each by rank (15.7.2). */
export function chainOfCommand(world: World, force: Force): LeaderId[] {
  const commander = commanderOf(world, force);
  if (commander === null) return [];
  const rest = force.leaders.filter((id) => id !== commander).sort(bySeniority(world));
  return [commander, ...rest];
}

/** The nation with the most SPs, its Commander's if equal (4.1.1). */
export function nationOf(world: World, force: Force): Nation {
  const commander = commanderOf(world, force);
  const own = commander === null ? null : serviceOf(world, commander);
  let best: Nation | null = own;
  for (const nation of nationsOf(force.troops)) {
    const most = best === null ? -1 : spOfNation(force, best);
    if (spOfNation(force, nation) > most) best = nation;
  }
  if (best === null) throw new Error('Nobody is in this force');
  return best;
}

/** Initiative of a force: its Commander's, 4 without one (4.1). */
export const initiativeOf = (world: World, force: Force): number => {
  const commander = commanderOf(world, force);
  return commander === null ? 4 : leaderOf(world, commander).initiative;
};

export const movementRating = (world: World, force: Force): number => {
  const commander = commanderOf(world, force);
  return commander === null ? 4 : leaderOf(world, commander).mp;
};

const NOTHING: Rating = { drm: 0, plus: false, red: false };

/** The Commander's rating in attack or defence. */
export const ratingOf = (world: World, force: Force, role: 'offense' | 'defense'): Rating => {
  const commander = commanderOf(world, force);
  return commander === null ? NOTHING : leaderOf(world, commander)[role];
};

/** Leaders of the nation on the map. */
export const leadersOnMap = (world: World, nation: Nation): LeaderId[] =>
  world.state.stacks.flatMap(({ leaders }) => leaders.filter((id) => serviceOf(world, id) === nation));

/** The Commander-in-Chief: the nation's highest-ranked leader in play (4.4). */
export const cicOf = (world: World, nation: Nation): LeaderId | null =>
  leadersOnMap(world, nation).sort(bySeniority(world))[0] ?? null;

export const stackOfLeader = (state: State, leader: LeaderId): Stack | undefined =>
  state.stacks.find(({ leaders }) => leaders.includes(leader));

/** What the CIC's own force has: no other Command of his nation may have more (4.4). Prussia has no such rule. */
export interface Ceiling {
  readonly sp: number;
  readonly guns: number;
  readonly cic: LeaderId;
}

export function ceilingOf(world: World, nation: Nation): Ceiling | null {
  if (nation === 'PR') return null;
  const cic = cicOf(world, nation);
  const stack = cic === null ? undefined : stackOfLeader(world.state, cic);
  if (cic === null || !stack) return null;
  return { cic, sp: spOfNation(stack, nation), guns: fieldArtillery(stack) };
}
