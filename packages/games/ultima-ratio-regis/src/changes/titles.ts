/** Possessions change hands otherwise than by arms (§22). */
import { atWar } from '../facts/relations.ts';
import { ownerOf, titleOf } from '../facts/titles.ts';
import type { Area, Power, Title } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { changeTitle } from './areas.ts';
import { dropFortress, handFortress } from './leaders.ts';

/** An area is somebody's from now on, or nobody's, and everybody is told. What belongs to nobody has no rebels and no fortress. */
export function setTitle(game: Game, area: Area, title: Title): void {
  if (titleOf(game, area) === title) return;
  changeTitle(game, area, title);
  if (ownerOf(game, area) === null) {
    delete game.state.rebellions[area];
    if (area in game.state.fortresses) dropFortress(game, area);
  }
  const [as = title, owner] = title.split(':');
  game.tell({
    type: 'title',
    at: area,
    to: owner ?? title,
    as: owner || as === 'inactive' ? `as-${as}` : 'as-independent',
  });
}

/**
 * A Power takes possession: the fortress of its predecessor comes with the area; its enemies, and nobody else, may hold it still
 * (§21.2.6), and what they have built there.
 */
export function possess(game: Game, area: Area, power: Power, as: 'home' | 'domain'): void {
  const { holders, fortresses } = game.state;
  const holder = holders[area];
  setTitle(game, area, `${as}:${power}`);
  if (holder && holder !== power && atWar(game, holder, power)) holders[area] = holder;
  if (fortresses[area]?.owner !== holders[area]) handFortress(game, area, power);
}
