/** Who owns and who controls an area, and what follows from a change (§21.2.5–6, §22). */

import { goHome } from '../diplomacy/homecoming.ts';
import { controllerOf, controlOf } from '../facts/control.ts';
import { groundOf } from '../facts/ground.ts';
import { countsAsKey } from '../facts/keys.ts';
import { leads, minorData, plays, realmOf } from '../facts/realms.ts';
import { atWar, coalesced } from '../facts/relations.ts';
import { homeProvinces, homesOf, isPower, ownerOf, possessionsOf, tenureOf } from '../facts/titles.ts';
import { ownTroopsAt } from '../facts/units.ts';
import { minorFallen } from '../politics/conquest.ts';
import type { Area, Minor, Owner, Power, Title } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { loseMorale, mustMakePeace } from './tracks.ts';
import { razeFortress } from './units.ts';

/** An area passes to another owner. */
export function changeTitle(game: Game, area: Area, title: Title): void {
  const { state, printed } = game;
  if (printed.get(area) === title) delete state.titles[area];
  else state.titles[area] = title;
  delete state.holders[area];
}

/** A Power takes effective control of an area; whoever loses it may lose morale, a minor, or the means to go on. */
export function takeControl(game: Game, power: Power, area: Area): void {
  const { state } = game;
  const before = controlOf(game, area);
  const loser = controllerOf(game, area) ?? nominalOf(game, area);
  const tenure = tenureOf(game, area);
  if (area in state.rebellions) game.tell({ type: 'rebellion-over', at: area });
  delete state.rebellions[area];
  if (tenure.as === 'independent') changeTitle(game, area, `domain:${power}`);
  else if (!('owner' in tenure)) return;
  else occupy(game, power, area, tenure.owner);
  const fortress = state.fortresses[area];
  if (fortress && leads(game, fortress.owner) !== power && !fortress.done) razeFortress(game, area);
  game.tell({ type: 'control', power, at: area, from: before ?? 'nobody' });
  if (loser === null && tenure.as === 'minor') checkMinor(game, tenure.owner, power);
  if (loser === null || loser === power) return;
  if (atWar(game, loser, power) && countsAsKey(game, area, loser, power)) loseMorale(game, loser, power, 'key-area');
  if (tenure.as === 'minor') checkMinor(game, tenure.owner, power);
  checkHomes(game, loser);
}

/** In a revolt the loser is who held the area before, if an enemy takes it from the rebels (§18.3). */
function nominalOf(game: Game, area: Area): Power | null {
  const { rebellions, holders } = game.state;
  const holder = holders[area] ?? ownerOf(game, area);
  return rebellions[area] === undefined || holder === null ? null : leads(game, holder);
}

/** Control of what belongs to somebody with whom there is no war goes back to the owner, and troops go home (§21.2.6). */
function occupy(game: Game, power: Power, area: Area, owner: Owner): void {
  const lord = leads(game, owner);
  const isForeign = lord !== null && lord !== power && !atWar(game, power, owner);
  if (lord === power || isForeign) delete game.state.holders[area];
  else game.state.holders[area] = power;
  if (isForeign && !coalesced(game, power, lord)) goHome(game, ownTroopsAt(game, power, area));
}

/** A minor whose home areas are all taken falls to the conqueror (§20.3.3); the Knights, once moved, are at home in Malta. */
function checkMinor(game: Game, minor: Minor, by: Power): void {
  const { home } = minorData(game, minor);
  const land = possessionsOf(game, minor);
  const core = land.filter((area) => home.includes(area));
  const owned = core.length > 0 ? core : land;
  if (owned.length > 0 && owned.every((area) => controllerOf(game, area) === by)) minorFallen(game, minor, by);
}

/** Without effective control of the last home area of its main province, to an enemy or to rebels, a Power must make peace (§21.3.2). */
export function checkHomes(game: Game, power: Power): void {
  if (!isPower(power) || !plays(game, power) || realmOf(game, power).deploying !== null) return;
  const provinces = homeProvinces(game, power);
  const homes = homesOf(game, power).filter((area) => provinces.includes(groundOf(game, area).province));
  const fights = game.state.wars.some(({ sides }) => sides.includes(power));
  if (fights && homes.length > 0 && homes.every((area) => controllerOf(game, area) !== power))
    mustMakePeace(game, power);
}
