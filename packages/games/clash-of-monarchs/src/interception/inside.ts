/** Into a fortress of one's own in the same space, without a roll (14.2, 17.1). */
import { choose, type Option, option, type Refusal, type Rules } from '@quadrille/kernel';
import type { Choice } from '../activation/compose.ts';
import { composePart } from '../activation/composing.ts';
import { join, nameOfStack, settle, split } from '../changes/stacks.ts';
import { copyTroops, takeTroops } from '../changes/troops.ts';
import { asking, refusing } from '../cite.ts';
import { nationOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import { forcesAt, fortressData, holdingSide, isShut, sideOfStack, spAt, spaceOf } from '../facts/spaces.ts';
import { isEmpty, lineInfantry, nationsOf, spOf } from '../facts/troops.ts';
import { enemyCount, isVeiled } from '../intelligence/veil.ts';
import type { Stack } from '../state.ts';
import type { SeatId, SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Room inside a friendly fortress of the space (17.1). */
export function roomInside(world: World, at: SpaceId, side: 'ap' | 'coalition'): number {
  if (holdingSide(world, at) !== side) return 0;
  const { inside } = fortressData(world, at);
  return Math.max(0, inside - spAt(world, at, side, true));
}

/** Whether others than this enemy have shut the fortress already: who comes first does not bar the gates (17.1, 17.3). */
export function isShutBefore(world: World, mover: Stack, stays: boolean): boolean {
  const { state } = world;
  if (stays || state.sieges[mover.at]) return isShut(world, mover.at);
  return isShut({ ...world, state: { ...state, stacks: state.stacks.filter((each) => each !== mover) } }, mover.at);
}

/** All or part of a force goes into its fortress without a roll; what remains outside is given back (14.2). */
export function* goInside(game: Game, stack: Stack, mover: Stack, stays = false): Rules<Stack | null> {
  const { state } = game;
  const side = sideOfStack(game, stack);
  const room = roomInside(game, stack.at, side);
  if (spaceOf(game, stack.at).fortress === 0 || holdingSide(game, stack.at) !== side) return stack;
  if ((room === 0 && !isVeiled(state)) || isShutBefore(game, mover, stays)) return stack;
  const options = (): Option<number | 'part'>[] => {
    const all = spOf(stack) <= room ? [option('inside', spOf(stack))] : [];
    const parts = Math.min(room, spOf(stack) - 1, lineInfantry(stack));
    const several = nationsOf(stack.troops).length > 1;
    const mixed = several || stack.leaders.length > 0 || lineInfantry(stack) < spOf(stack);
    return [
      ...all,
      option('outside', 0),
      ...Array.from({ length: parts }, (_, i) => option(`garrison/${i + 1}`, i + 1)),
      ...(mixed ? [option('part', 'part' as const)] : []),
    ];
  };
  const seat = seatOf(state, nationOf(game, stack));
  const args = {
    force: nameOfStack(game, stack),
    at: stack.at,
    enemy: nameOfStack(game, mover),
    sp: enemyCount(game, spOf(mover)),
  };
  const sp = yield* choose(seat, asking('inside', '17.1', args), options);
  if (sp === 0) return stack;
  const part = sp === 'part' ? yield* partInside(game, stack, room, seat) : inPart(game, stack, sp);
  if (part === null) return stack;
  enterFortress(game, part);
  settle(game, stack.at);
  return part === stack ? null : stack;
}

const inPart = (game: Game, stack: Stack, sp: number): Stack =>
  sp === spOf(stack) ? stack : split(game.state, stack, [], infantryOf(stack, sp));

/** Leaders and units go inside as their player says, as many as there is room for. */
export function* partInside(game: Game, stack: Stack, room: number, seat: SeatId): Rules<Stack | null> {
  const power = patronOf(game.state, nationOf(game, stack));
  const offered = (): Choice => ({
    at: stack.at,
    commander: null,
    leaders: [...stack.leaders],
    troops: copyTroops(stack.troops),
  });
  const unfit = (part: Choice): Refusal | null => {
    if (isEmpty(part)) return refusing('nobody', '14.2');
    return spOf(part) <= room ? null : refusing('no-room', '17.1', { at: stack.at, room });
  };
  const terms = { how: 'event', power, nations: nationsOf(stack.troops) } as const;
  const part = yield* composePart(game, terms, 'inside', offered, unfit, seat);
  if (part === null) return null;
  const rest = copyTroops(stack.troops);
  takeTroops(rest, part.troops);
  return nationsOf(rest).length === 0 ? stack : split(game.state, stack, part.leaders, part.troops);
}

/** A force goes inside; those who are there already take it in, and the depots go with it (14.1, 17.1). */
export function enterFortress(game: Game, stack: Stack): void {
  const { state, tell } = game;
  const side = sideOfStack(game, stack);
  const garrison = forcesAt(game, stack.at, side, true)[0];
  tell({ type: 'went-inside', force: nameOfStack(game, stack), at: stack.at, sp: spOf(stack) });
  stack.inside = true;
  if (garrison) join(state, stack, garrison);
  for (const depot of state.depots)
    if (depot.at === stack.at && state.nations[depot.nation].side === side) depot.inside = true;
}

/** So many Line infantry SPs of a force, the largest contingents first. */
export function infantryOf(stack: Stack, sp: number): Stack['troops'] {
  const part: Stack['troops'] = {};
  let left = sp;
  const nations = nationsOf(stack.troops).sort((a, b) => (stack.troops[b]?.inf ?? 0) - (stack.troops[a]?.inf ?? 0));
  for (const nation of nations) {
    const inf = Math.min(left, stack.troops[nation]?.inf ?? 0);
    if (inf > 0) part[nation] = { inf, units: {} };
    left -= inf;
  }
  return copyTroops(part);
}
