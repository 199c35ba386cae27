/** Leaders whose fortress is no longer theirs (§14.3). */
import { posts } from '../actions/leaders.ts';
import { leads } from '../facts/realms.ts';
import type { Area } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { removeLeader } from './units.ts';

/** They join another unit or fortress of their Power; if there is none they are lost. */
export function evictLeaders(game: Game, area: Area): void {
  const fortress = game.state.fortresses[area];
  for (const leader of game.state.leaders.filter(({ on }) => on === area)) {
    if (fortress?.done && leads(game, fortress.owner) === leader.power) continue;
    const [post] = posts(game, leader.power).filter((on) => on !== area);
    if (post === undefined) removeLeader(game, leader.id);
    else leader.on = post;
  }
}

/** A fortress goes without a fight. */
export function dropFortress(game: Game, area: Area): void {
  delete game.state.fortresses[area];
  delete game.state.sieges[area];
  evictLeaders(game, area);
}
