/** What one would naturally ask of a Supply or a Rally and Resupply Segment and may not, and why (8.5, 10, 12.12). */
import type { Refusal, Refused } from '@quadrille/kernel';
import { handOf } from '../cards/hands.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { refusing } from '../cite.ts';
import { forcesOf, nationality } from '../facts/forces.ts';
import { realmOf } from '../facts/sides.ts';
import { isShut, spaceOf } from '../facts/spaces.ts';
import { hasPath } from '../facts/supply.ts';
import { isMajor, nationsOf } from '../facts/troops.ts';
import type { Depot, Stack } from '../state.ts';
import type { Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { BUILD_DEPOT, buildGoals, depotName, movableDepots, poverty, shareGoals, sharersOf } from './actions.ts';
import { mayRetrograde, retrogradeGoals } from './retrograde.ts';

const refusals = <T>(all: readonly T[], id: (each: T) => string, why: (each: T) => Refusal | null): Refused[] =>
  all.flatMap((each) => {
    const refusal = why(each);
    return refusal ? [{ id: id(each), ...refusal }] : [];
  });

/** Forces that do not move back of their own accord: they want for nothing, are shut in, or have nowhere to go (12.12). */
export const noWayBack = (world: World, power: Power): Refused[] =>
  refusals(
    forcesOf(world, power),
    (stack) => `retrograde/${nameOfStack(world, stack)}`,
    (stack) => {
      const force = nameOfStack(world, stack);
      if (!mayRetrograde(world, stack)) return refusing('shut-in', '17.5.1', { at: stack.at });
      const wants = stack.morale !== 'good' || (stack.supply !== 'full' && isMajor(stack));
      if (!wants) return refusing('wants-nothing', '12.12', { force });
      return retrogradeGoals(world, stack).length === 0 ? refusing('no-way-back', '12.12', { force }) : null;
    },
  );

/** Depots that a Supply Action does not move (9.2.2, 10.0, 10.1). */
function idleDepots(world: World, power: Power): Refused[] {
  const { depots } = world.state;
  const movable = movableDepots(world, power);
  return refusals(
    depots.filter(({ nation }) => realmOf(world.state, power).includes(nation)),
    (depot) => `depot/${depotName(depot)}`,
    (depot) => (movable.includes(depot) ? poverty(world, power) : whyIdle(world, power, depot)),
  );
}

function whyIdle(world: World, power: Power, { nation, at, served }: Depot): Refusal {
  if (nation === 'SW') return refusing('swedish-depot', '9.2.2');
  if (served) return refusing('depot-served', '10.0');
  if (spaceOf(world, at).fortress > 0 && isShut(world, at)) return refusing('shut-in', '10.1', { at });
  return refusing('own-nation-only', '10.0', { power });
}

/** What the Supply Segment refuses: a second card, dear depots, supply that is not to be shared (8.5, 10.1, 10.5, 10.6). */
export function noProvisions(world: World, power: Power): Refused[] {
  const bought = world.state.turn.supplyCard;
  return [
    ...(bought
      ? handOf(world, power).map((card) => ({ id: `buy/${card}`, ...refusing('supply-card-once', '8.5') }))
      : []),
    ...idleDepots(world, power),
    ...unshared(world, power),
    ...unbuilt(world, power),
  ];
}

function unshared(world: World, power: Power): Refused[] {
  const all = (['PR', 'BR', 'AU', 'FR'] as const).filter((sharer) => sharer === power);
  return all.flatMap((sharer) => {
    const open = sharersOf(world, power).includes(sharer) ? shareGoals(world, sharer) : [];
    return refusals(
      forcesOf(world, power),
      (stack) => `share/${sharer}/${nameOfStack(world, stack)}`,
      (stack) => {
        if (open.includes(stack)) return poverty(world, power);
        if (nationsOf(stack.troops).length < 2) return refusing('one-nation', '10.5');
        return refusing('no-share', '10.5', { nation: sharer });
      },
    );
  });
}

function unbuilt(world: World, power: Power): Refused[] {
  const why =
    poverty(world, power, BUILD_DEPOT, '10.6') ??
    (world.state.nations[power].depots === 0 ? refusing('no-depots', '10.6') : null) ??
    (buildGoals(world, power).length === 0 ? refusing('no-site', '10.6') : null);
  return why ? [{ id: 'build', ...why }] : [];
}

/** What the Rally and Resupply Segment refuses: forces of others, without a path, or served already (9.6, 10.0, 10.2, 10.4). */
export function noResupply(world: World, power: Power, improved: readonly number[]): Refused[] {
  const forces = forcesOf(world, power);
  const hungry = forces.filter(({ supply }) => supply !== 'full');
  const beaten = forces.filter(({ morale }) => morale !== 'good');
  const unserved = (stack: Stack) => whyUnserved(world, power, stack) ?? poverty(world, power);
  return [
    ...refusals(
      hungry,
      (stack) => `supplies/${nameOfStack(world, stack)}`,
      (stack) =>
        improved.includes(stack.id)
          ? refusing('improved', '9.6', { force: nameOfStack(world, stack) })
          : unserved(stack),
    ),
    ...refusals(
      beaten,
      (stack) => `rally/${nameOfStack(world, stack)}`,
      (stack) =>
        stack.morale === 'routed' ? refusing('routed', '16.4', { force: nameOfStack(world, stack) }) : unserved(stack),
    ),
    ...idleDepots(world, power),
  ];
}

function whyUnserved(world: World, power: Power, stack: Stack): Refusal | null {
  if (nationality(world, stack) !== power) return refusing('own-nation-only', '10.0', { power });
  if (world.state.turn.served.includes(stack.id)) return refusing('once-a-segment', '10.0');
  return hasPath(world, stack) ? null : refusing('no-supply', '10.0');
}
