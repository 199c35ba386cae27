/** The position in numbers, looked at once for a question: who stands where, what may come, whose supply reaches how far. */
import { movementRating, nationOf } from '../facts/leaders.ts';
import { sideOfStack } from '../facts/spaces.ts';
import { depotReach, supplied } from '../facts/supply.ts';
import { isEmpty, isMajor, siegeArtillery, spOf } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import { type Alliance, type AreaId, NATIONS, type Nation, opposing, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { milesFrom } from './miles.ts';
import { groundOf, weight } from './strength.ts';

export interface Command {
  readonly stack: Stack;
  readonly nation: Nation;
  readonly side: Alliance;
  readonly sp: number;
  readonly attack: number;
  readonly defend: number;
  readonly mps: number;
}

/** What a card says of the marches it allows: where they must end, with so many MPs more. */
export interface Foray {
  readonly area: AreaId;
  readonly mp: number;
}

export interface Survey {
  readonly world: World;
  readonly commands: readonly Command[];
  /** What defends a space in the open, and how many SPs that are. */
  readonly held: Record<Alliance, Map<SpaceId, { weight: number; sp: number }>>;
  /** The most that can come to a space in one march. */
  readonly coming: Record<Alliance, Map<SpaceId, number>>;
  readonly nets: Map<Nation, ReadonlySet<SpaceId>>;
  /** The area in which this Turn's marches must end, and the MPs they get for it. */
  readonly foray: Foray | undefined;
  /** Where depots could follow. */
  readonly trails: Map<Nation, ReadonlySet<SpaceId>>;
}

/** MPs that a force may count on. */
function mpsOf(world: World, stack: Stack): number {
  const sp = spOf(stack);
  const size = sp < 16 ? 1 : sp > 27 || siegeArtillery(stack) > 0 ? -2 : 0;
  const want = isMajor(stack) ? { full: 0, short: -2, critical: -4 }[stack.supply] : 0;
  return Math.max(1, movementRating(world, stack) + size + want + (stack.morale === 'good' ? 0 : -2));
}

/** As if whoever is Neutral in the area had taken up arms: whoever marches in finds him so. */
function invaded(world: World, { area }: Foray): World {
  const nations = { ...world.state.nations };
  for (const nation of NATIONS)
    if (nations[nation].stance === 'neutral' && world.data.board.areas.get(area)?.nation === nation)
      nations[nation] = { ...nations[nation], stance: 'belligerent' };
  return { ...world, state: { ...world.state, nations } };
}

export function surveyOf(now: World, foray?: Foray): Survey {
  const world = foray ? invaded(now, foray) : now;
  const held: Survey['held'] = { ap: new Map(), coalition: new Map() };
  const coming: Survey['coming'] = { ap: new Map(), coalition: new Map() };
  const commands: Command[] = [];
  for (const stack of world.state.stacks) {
    if (isEmpty(stack)) continue;
    const side = sideOfStack(world, stack);
    const sp = spOf(stack);
    const defend = weight(world, stack, 'defense');
    if (!stack.inside) {
      const known = held[side].get(stack.at) ?? { weight: groundOf(world, stack.at, side), sp: 0 };
      held[side].set(stack.at, { weight: known.weight + defend, sp: known.sp + sp });
    }
    if (stack.leaders.length === 0) continue;
    const attack = weight(world, stack, 'offense');
    commands.push({ stack, side, sp, attack, defend, nation: nationOf(world, stack), mps: mpsOf(world, stack) });
  }
  for (const { stack, side, attack, mps } of commands) {
    if (stack.morale !== 'good') continue;
    for (const [at, miles] of milesFrom(world, stack.at)) {
      if (miles > mps) continue;
      coming[side].set(at, Math.max(attack, coming[side].get(at) ?? 0));
    }
  }
  return { world, commands, held, coming, foray, nets: new Map(), trails: new Map() };
}

/** Whether a nation's supply reaches a space. */
export function reaches({ world, nets }: Survey, nation: Nation, at: SpaceId): boolean {
  const net = nets.get(nation) ?? new Set(supplied(world, nation).keys());
  nets.set(nation, net);
  return net.has(at);
}

/** Whether a depot of the nation could follow to a space. */
export function canBeReached({ world, trails }: Survey, nation: Nation, at: SpaceId): boolean {
  const trail = trails.get(nation) ?? depotReach(world, nation);
  trails.set(nation, trail);
  return trail.has(at);
}

/** The most an enemy can bring to a space in one march. */
export const threatTo = ({ coming }: Survey, side: Alliance, at: SpaceId): number =>
  coming[opposing(side)].get(at) ?? 0;

/** Own troops in the open at a space, a force apart. */
export function companyOf({ held }: Survey, { side, stack, defend }: Command, at: SpaceId): number {
  const all = held[side].get(at)?.weight ?? 0;
  return Math.max(0, all - (stack.at === at && !stack.inside ? defend : 0));
}
