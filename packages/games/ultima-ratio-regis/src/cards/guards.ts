/** Guards: an operation is done only if its guard holds when it is reached. */
import type { Guard } from '../data/ops.ts';
import { controllerOf } from '../facts/control.ts';
import { chairOf, minorRealm, plays } from '../facts/realms.ts';
import { warBetween } from '../facts/relations.ts';
import { ownerOf } from '../facts/titles.ts';
import { emperorOf } from '../minors/alliance.ts';
import type { World } from '../world.ts';
import type { Play } from './event.ts';

export function holds(world: World, guard: Guard | null, { player }: Play): boolean {
  if (guard === null) return true;
  if ('in_play' in guard) return plays(world, guard.in_play);
  if ('not_in_play' in guard) return !plays(world, guard.not_in_play);
  if ('at_war' in guard) return warBetween(world, ...guard.at_war) !== undefined;
  if ('not_at_war' in guard) return warBetween(world, ...guard.not_at_war) === undefined;
  if ('owner' in guard) return ownerOf(world, guard.owner[0]) === guard.owner[1];
  if ('controls' in guard) return controllerOf(world, guard.controls[1]) === guard.controls[0];
  if ('emperor' in guard) return emperorOf(world) === guard.emperor;
  if ('minor_allied' in guard) return (minorRealm(world, guard.minor_allied)?.ally ?? null) !== null;
  if ('minor_ally' in guard) return minorRealm(world, guard.minor_ally[0])?.ally === guard.minor_ally[1];
  if ('leader_absent' in guard) return !world.state.leaders.some(({ id }) => id === guard.leader_absent);
  return chairOf(world, player).hand.length <= guard.hand_at_most;
}
