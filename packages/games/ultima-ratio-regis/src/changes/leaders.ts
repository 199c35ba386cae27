/** Leaders who have lost what they led (§14.3). */
import { posts } from '../actions/leaders.ts';
import { leads } from '../facts/realms.ts';
import { commandOf, isTroop, leadersWith } from '../facts/units.ts';
import type { Leader, Unit } from '../state.ts';
import type { Area, Owner, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { razeFortress, removeLeader } from './units.ts';

/** He joins another unit or fortress of his Power, which says where; if there is none he is lost. */
function dismiss(game: Game, leader: Leader): void {
  const open = posts(game, leader.power).filter((on) => on !== leader.on);
  const [first] = open;
  if (first === undefined) removeLeader(game, leader.id);
  else leader.on = first;
  if (open.length > 1) game.state.agenda.push({ do: 'new-post', leader: leader.id });
}

/** Leaders whose fortress is no longer theirs. */
export function evictLeaders(game: Game, area: Area): void {
  const fortress = game.state.fortresses[area];
  for (const leader of game.state.leaders.filter(({ on }) => on === area))
    if (!fortress?.done || leads(game, fortress.owner) !== leader.power) dismiss(game, leader);
}

/** Leaders of troops that are no longer allies of theirs, but of this Power or nobody's. */
export function partFromAllies(game: Game, units: readonly Unit[], ally: Power | null = null): void {
  const ids = units.map(({ id }) => id);
  for (const leader of leadersWith(game, ids)) if (leader.power !== ally) dismiss(game, leader);
}

/** Leaders of troops that another Power commands by now, lent or given back, or on its fortress, take another post (§14.3). */
export function partFromStrangers(game: Game): void {
  for (const leader of [...game.state.leaders]) {
    const unit = game.state.units.find(({ id }) => id === leader.on);
    if (!unit) evictLeaders(game, leader.on);
    else if (isTroop(unit) && commandOf(game, unit) !== leader.power) dismiss(game, leader);
  }
}

/** A fortress goes with its area to another owner; one under construction is destroyed if control changes (§9.4). */
export function handFortress(game: Game, area: Area, to: Owner): void {
  const { fortresses } = game.state;
  const fortress = fortresses[area];
  if (!fortress) return;
  if (!fortress.done && leads(game, fortress.owner) !== leads(game, to)) razeFortress(game, area);
  else fortresses[area] = { owner: to, done: fortress.done };
  evictLeaders(game, area);
}

/** A fortress goes without a fight. */
export function dropFortress(game: Game, area: Area): void {
  delete game.state.fortresses[area];
  delete game.state.sieges[area];
  evictLeaders(game, area);
}
