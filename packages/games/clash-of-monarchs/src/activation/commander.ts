/** Among leaders equal in rank and SPs the player chooses the Commander (4.3.4). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { asking } from '../cite.ts';
import { bySeniority, commanderOf, leaderOf, nationOf, serviceOf } from '../facts/leaders.ts';
import { seatOf } from '../facts/sides.ts';
import { spOfNation } from '../facts/troops.ts';
import { isVeiled } from '../intelligence/veil.ts';
import type { Stack } from '../state.ts';
import type { LeaderId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** The Commander of the stack and those who might command in his place, in the order of their ids. */
function equals(world: World, stack: Stack): LeaderId[] {
  const commander = commanderOf(world, stack);
  if (commander === null) return [];
  const strength = (id: LeaderId) => spOfNation(stack, serviceOf(world, id));
  return stack.leaders
    .filter((id) => bySeniority(world)(id, commander) === 0 && strength(id) === strength(commander))
    .sort();
}

/** He is the first of the stack's leaders, and stays so until another is named. */
export function appoint(world: World, stack: Stack, commander: LeaderId): void {
  const { turn } = world.state;
  stack.leaders.sort((a, b) => Number(b === commander) - Number(a === commander));
  const rivals = equals(world, stack);
  if (rivals.length > 1) turn.appointed = [...(turn.appointed ?? []), rivals.join('/')];
}

/** Asks who commands where it makes a difference and has not been said this Turn; not where leaders are hidden (24.5). */
export function* nameCommander(game: Game, stack: Stack): Rules {
  const rivals = equals(game, stack);
  if (rivals.length < 2 || isVeiled(game.state) || game.state.turn.appointed?.includes(rivals.join('/'))) return;
  const ratings = rivals.map((id) => {
    const { initiative, mp, offense, defense } = leaderOf(game, id);
    return JSON.stringify([initiative, mp, offense, defense]);
  });
  if (new Set(ratings).size < 2) return;
  const seat = seatOf(game.state, nationOf(game, stack));
  const commander = yield* choose(seat, asking('commander', '4.3.4', { at: stack.at }), () =>
    rivals.map((id) => option(id, id)),
  );
  appoint(game, stack, commander);
}
