/** Which moves a General has, and why not others (C §7.6 "Movement types" and "Movement restrictions"). */
import type { Refusal, Refused } from '@quadrille/kernel';
import { regionOf } from './board.ts';
import {
  allied,
  controller,
  hasFoesAt,
  hasGeneralAt,
  isNeutral,
  isUncontrolled,
  mayGarrison,
  mayHold,
} from './facts.ts';
import { spread } from './paths.ts';
import type { General, Move, World } from './state.ts';
import type { MoveType, Power, Territory } from './vocabulary.ts';

const STRATEGIC_STEPS = 3;

const HEADS: Readonly<Record<MoveType, string>> = {
  land: 'move',
  strategic: 'strategic',
  sea: 'sea',
  orient: 'orient',
};

/** The option id of a move. */
export const moveId = ({ general, to, by }: Move): string => `${HEADS[by]}/${general.id}/${to}`;

/** Every move of a General that the rules allow, before anybody's leave is asked. */
export function movesOf(world: World, general: General): Move[] {
  const { at } = general;
  if (at === null) return [];
  return [
    ...landMoves(world, general, at),
    ...strategicMoves(world, general, at),
    ...seaMoves(world, general, at),
    ...(world.rules.hooks.moves?.(world, general) ?? []),
  ];
}

/** To an adjacent Territory. */
function landMoves(world: World, general: General, at: Territory): Move[] {
  const moves: Move[] = [];
  for (const to of regionOf(world.board, at).land) {
    if (!obstacle(world, general.power, to)) moves.push({ general, to, by: 'land' });
  }
  return moves;
}

/** Up to three Territories onward, all held by the Power or its allies. */
function strategicMoves(world: World, general: General, at: Territory): Move[] {
  const { power } = general;
  const moves: Move[] = [];
  const { land } = regionOf(world.board, at);
  spread(
    at,
    STRATEGIC_STEPS,
    (from) => regionOf(world.board, from).land,
    (to, distance) => {
      if (!isFriendly(world, power, to)) return false;
      if (distance > 1 && !obstacle(world, power, to)) moves.push({ general, to, by: 'strategic' });
      return !hasFoesAt(world, power, to);
    },
  );
  for (const to of land) {
    const detour: Move = { general, to, by: 'strategic' };
    if (isFriendly(world, power, to) && !obstacle(world, power, to) && hasErrandOnTheWay(world, detour))
      moves.push(detour);
  }
  return moves;
}

/** A longer way to a neighbour is worth offering only if a Garrison can be left on it. */
function hasErrandOnTheWay(world: World, move: Move): boolean {
  const { general } = move;
  if (general.units === 0) return false;
  const { land } = regionOf(world.board, move.to);
  const mayHaveOne = (at: Territory) => at !== general.at && mayGarrison(world, general, at);
  const near = general.at === null ? [] : regionOf(world.board, general.at).land;
  if (!near.some(mayHaveOne) && !land.some(mayHaveOne)) return false;
  return waysOf(world, move).some((way) => way.some(mayHaveOne));
}

/** Held by the Power itself or by an ally who can give leave. */
export function isFriendly(world: World, power: Power, at: Territory): boolean {
  const holder = controller(world, at);
  if (holder === null || !allied(world, holder, power)) return false;
  return holder === power || !isUncontrolled(world, holder);
}

/** From a port over Sea Lanes of the Power itself or of an ally, whatever stands in the ports on the way. */
function seaMoves(world: World, general: General, at: Territory): Move[] {
  const { board, rules } = world;
  const { power } = general;
  const { lanes, port } = regionOf(board, at);
  if (lanes.length === 0 || !port) return [];
  const moves: Move[] = [];
  spread(
    at,
    rules.lanesPerAdvance,
    (from) => usableLanes(world, power, from),
    (to) => {
      if (!obstacle(world, power, to)) moves.push({ general, to, by: 'sea' });
      return true;
    },
  );
  return moves;
}

const usableLanes = (world: World, power: Power, from: Territory): Territory[] =>
  regionOf(world.board, from)
    .lanes.filter(({ of }) => mayUseLanesOf(world, power, of))
    .map(({ to }) => to);

/** Sea Lanes serve their Power and its Coalition (C §6 "Sea movement"). */
const mayUseLanesOf = (world: World, power: Power, owner: Power): boolean => allied(world, power, owner);

/** Every way of a strategic movement: the Territories between, in order. */
export function waysOf(world: World, { general, to, by }: Move): Territory[][] {
  if (by !== 'strategic' || general.at === null) return [[]];
  const { power, at: from } = general;
  const ways: Territory[][] = [];
  const isOpen = (at: Territory) =>
    at !== from && at !== to && isFriendly(world, power, at) && !hasFoesAt(world, power, at);
  const { land } = regionOf(world.board, to);
  for (const first of regionOf(world.board, from).land) {
    if (!isOpen(first)) continue;
    if (land.includes(first)) ways.push([first]);
    for (const second of regionOf(world.board, first).land) {
      if (isOpen(second) && second !== first && land.includes(second)) ways.push([first, second]);
    }
  }
  return ways;
}

/** Why a General of this Power may not end a move in a Territory. */
export function obstacle(world: World, power: Power, to: Territory): Refusal | undefined {
  const { sections } = world.rules;
  const { owner, terrain } = regionOf(world.board, to);
  if (terrain === 'impassable') return { code: 'impassable', args: { at: to }, cite: sections.march };
  if (hasGeneralAt(world, power, to)) return { code: 'own-general', args: { at: to }, cite: sections['own-generals'] };
  if (owner !== null && isNeutral(world, owner) && !allied(world, owner, power))
    return { code: 'neutral-home', args: { at: to, owner }, cite: sections.neutral };
  const holder = controller(world, to);
  if (isNeutral(world, power) && (holder === null || !allied(world, holder, power)))
    return { code: 'neutral-stays', args: { at: to }, cite: sections.neutral };
  if (holder !== null && holder !== power && allied(world, holder, power) && isUncontrolled(world, holder))
    return { code: 'no-host', args: { at: to, holder }, cite: sections.minors };
  return world.rules.hooks.barred?.(world, power, to);
}

/** What a player would naturally try with a General, and why it is refused. */
export function refusedMovesOf(world: World, general: General): Refused[] {
  const { at, power } = general;
  if (at === null) return [];
  const { land, walls, lanes } = regionOf(world.board, at);
  const refused: Refused[] = [];
  for (const to of [...land, ...walls]) {
    const reason = obstacle(world, power, to);
    if (reason) refused.push({ id: moveId({ general, to, by: 'land' }), ...reason });
  }
  for (const { to, of } of lanes) {
    const id = moveId({ general, to, by: 'sea' });
    const reason = mayUseLanesOf(world, power, of)
      ? obstacle(world, power, to)
      : { code: 'no-sea', args: { power: of }, cite: world.rules.sections.sea };
    if (reason) refused.push({ id, ...reason });
  }
  return refused;
}

/** Why a Garrison cannot be left here, if a player might expect that it can. */
export function garrisonObstacle(world: World, general: General): Refusal | undefined {
  const { at, power, units } = general;
  const { garrison } = world.rules.sections;
  if (at === null || mayGarrison(world, general, at)) return undefined;
  if (units === 0) return { code: 'no-units', args: { general: general.id }, cite: garrison };
  if (!mayHold(world, power, at)) return { code: 'ally-home', args: { at }, cite: garrison };
  return world.state.garrisons[at] === undefined
    ? { code: 'foes-present', args: { at }, cite: garrison }
    : { code: 'one-garrison', args: { at }, cite: garrison };
}
