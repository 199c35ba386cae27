/** Which moves a General has, and why not others (C §7.6 "Movement types" and "Movement restrictions"). */
import type { Refusal, Refused } from '@quadrille/kernel';
import { type Region, regionOf } from './board.ts';
import { sectionOf } from './cite.ts';
import { hasGeneralAt, isUncontrolled, mayGarrison, mayHold } from './facts.ts';
import { byLand, spread } from './paths.ts';
import { allied } from './relations.ts';
import { hostileIn, mayHoldIn, type Sides, sidesOf } from './sides.ts';
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

/** The ids of one General's moves: they all begin alike. */
export function moveIdsOf({ id }: General): (move: Move) => string {
  const onFoot = `${HEADS.land}/${id}/`;
  const far = `${HEADS.strategic}/${id}/`;
  return (move) => {
    if (move.by === 'land') return onFoot + move.to;
    return move.by === 'strategic' ? far + move.to : moveId(move);
  };
}

/** What the Generals of a Power find in a Territory. */
interface Sight {
  readonly friendly: boolean;
  readonly foes: boolean;
  /** No General of the Power may end a move here. */
  readonly closed: boolean;
  /** The Power may leave a Garrison here. */
  readonly vacant: boolean;
}

/** Looks every Territory up once for all Generals of a Power; good until something on the map changes. */
export function fieldOf(world: World, power: Power): (at: Region) => Sight {
  const { size } = world.board.regions;
  const seen = new Array<Sight | undefined>(size);
  const posts: Posts = { own: new Array(size), foes: new Array(size) };
  const sides = sidesOf(world, power);
  for (const general of world.state.generals) {
    if (general.at === null) continue;
    const region = regionOf(world.board, general.at);
    if (general.power === power) posts.own[region.index] = true;
    else if (hostileIn(sides, general.power, region)) posts.foes[region.index] = true;
  }
  return (at) => {
    const known = seen[at.index];
    if (known) return known;
    const sight = look(world, sides, at, posts);
    seen[at.index] = sight;
    return sight;
  };
}

/** Where Generals stand, by the place of the region on the board: those of the Power, and those it would fight there. */
interface Posts {
  readonly own: boolean[];
  readonly foes: boolean[];
}

function look(world: World, sides: Sides, region: Region, posts: Posts): Sight {
  const { id, owner, index } = region;
  const garrison = world.state.garrisons[id];
  const foes = posts.foes[index] === true || (garrison !== undefined && hostileIn(sides, garrison, region));
  return {
    friendly: isFriend(world, sides, garrison ?? owner),
    foes,
    closed: posts.own[index] === true || barrier(world, sides, region) !== undefined,
    vacant: !foes && garrison === undefined && mayHoldIn(sides, region),
  };
}

type Field = ReturnType<typeof fieldOf>;

/** Every move of a General that the rules allow, before anybody's leave is asked. */
export function movesOf(world: World, general: General, field: Field = fieldOf(world, general.power)): Move[] {
  const { at } = general;
  if (at === null) return [];
  const moves: Move[] = [];
  const from = regionOf(world.board, at);
  for (const to of from.near) if (!field(to).closed) moves.push({ general, to: to.id, by: 'land' });
  addStrategicMoves(general, from, field, moves);
  addSeaMoves(world, general, from, field, moves);
  for (const move of world.rules.hooks.moves?.(world, general) ?? []) moves.push(move);
  return moves;
}

/** Up to three Territories onward, all held by the Power or its allies. */
function addStrategicMoves(general: General, from: Region, field: Field, moves: Move[]): void {
  let errand = false;
  spread(from, STRATEGIC_STEPS, byLand, (to, distance) => {
    const { friendly, foes, closed, vacant } = field(to);
    if (friendly && distance > 1 && !closed) moves.push({ general, to: to.id, by: 'strategic' });
    if (friendly && vacant && distance < STRATEGIC_STEPS) errand = true;
    return friendly && !foes;
  });
  if (general.units === 0 || !errand) return;
  for (const to of from.near) {
    const { friendly, closed } = field(to);
    if (friendly && !closed && hasErrandOnTheWay(from, to, field)) moves.push({ general, to: to.id, by: 'strategic' });
  }
}

/** A longer way to a neighbour is worth offering only if a Garrison can be left on it. */
const hasErrandOnTheWay = (from: Region, to: Region, field: Field): boolean =>
  waysBetween(from, to, field).some((way) => way.some((at) => field(at).vacant));

/** The Power itself, or an ally who can give leave. */
const isFriend = (world: World, { power, friends }: Sides, holder: Power | null): boolean =>
  holder === power || (holder !== null && friends.includes(holder) && !isUncontrolled(world, holder));

/** Over Sea Lanes of the Power itself or of an ally, whatever stands at their ends on the way. */
function addSeaMoves(world: World, general: General, from: Region, field: Field, moves: Move[]): void {
  if (from.lanes.length === 0) return;
  const { powers, lanesPerAdvance } = world.rules;
  for (const owner of powers) {
    if (!from.overseas[owner] || !mayUseLanesOf(world, general.power, owner)) continue;
    const overSea = ({ overseas }: Region) => overseas[owner] ?? [];
    spread(from, lanesPerAdvance, overSea, (to) => {
      if (!field(to).closed) moves.push({ general, to: to.id, by: 'sea', lanes: owner });
      return true;
    });
  }
}

/** Sea Lanes serve their Power, and its allies by its leave: there is none while nobody plays it (C §6, AR §12). */
const mayUseLanesOf = (world: World, power: Power, owner: Power): boolean =>
  power === owner || (allied(world, power, owner) && !isUncontrolled(world, owner));

/** Every way of a move: the Territories between, in order. Only a strategic movement passes through any. */
export function waysOf(world: World, { general, to, by }: Move): Territory[][] {
  if (by !== 'strategic' || general.at === null) return [[]];
  const field = fieldOf(world, general.power);
  const ways = waysBetween(regionOf(world.board, general.at), regionOf(world.board, to), field);
  return ways.map((way) => way.map(({ id }) => id));
}

/** Ways over one or two friendly Territories in which nobody bars the way. */
function waysBetween(from: Region, to: Region, field: Field): Region[][] {
  const ways: Region[][] = [];
  const isOpen = (at: Region) => at !== from && at !== to && field(at).friendly && !field(at).foes;
  for (const first of from.near) {
    if (!isOpen(first)) continue;
    if (to.near.includes(first)) ways.push([first]);
    for (const second of first.near) {
      if (to.near.includes(second) && isOpen(second)) ways.push([first, second]);
    }
  }
  return ways;
}

/** Why a General of this Power may not end a move in a Territory. */
export function obstacle(world: World, power: Power, to: Territory): Refusal | undefined {
  const { sections } = world.rules;
  if (hasGeneralAt(world, power, to)) return { code: 'own-general', args: { at: to }, cite: sections['own-generals'] };
  return barrier(world, sidesOf(world, power), regionOf(world.board, to));
}

/** Why a Power may not enter a Territory at all. */
function barrier(world: World, sides: Sides, { id: at, owner, terrain }: Region): Refusal | undefined {
  const { power, friends, neutrals } = sides;
  const { sections, hooks } = world.rules;
  const holder = world.state.garrisons[at] ?? owner;
  if (terrain === 'impassable') return { code: 'impassable', args: { at }, cite: sections.march };
  if (owner !== null && neutrals.includes(owner) && !friends.includes(owner))
    return { code: 'neutral-home', args: { at, owner }, cite: sectionOf(world.rules, 'neutral') };
  if (neutrals.includes(power) && (holder === null || !friends.includes(holder)))
    return { code: 'neutral-stays', args: { at }, cite: sectionOf(world.rules, 'neutral') };
  if (holder !== null && holder !== power && isUncontrolled(world, holder) && friends.includes(holder))
    return { code: 'no-host', args: { at, holder }, cite: sections.minors };
  return hooks.barred?.(world, power, at);
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
    const reason = mayUseLanesOf(world, power, of) ? obstacle(world, power, to) : closedLanes(world, power, of);
    if (reason) refused.push({ id, ...reason });
  }
  return refused;
}

const closedLanes = (world: World, power: Power, owner: Power): Refusal =>
  allied(world, power, owner)
    ? { code: 'lanes-without-leave', args: { power: owner }, cite: world.rules.sections.minors }
    : { code: 'no-sea', args: { power: owner }, cite: world.rules.sections.sea };

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
