/** The actions that lower unrest (§19.1.1–2). */
import type { Refusal } from '@quadrille/kernel';
import { changeUnrest } from '../changes/tracks.ts';
import { realmOf, specialsOf } from '../facts/realms.ts';
import { alliesOf } from '../facts/relations.ts';
import type { Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

export const calmObstacle = (world: World, power: Power): Refusal | undefined =>
  realmOf(world, power).unrest === 0 ? { code: 'no-unrest', args: { power }, cite: '§19.1.1' } : undefined;

/** By how much an action lowers the Power's own unrest. */
export const CALMS = 1;

export const calm = (game: Game, power: Power): void => changeUnrest(game, power, -CALMS, 'calmed');

/** Allied Powers whose unrest a Power may lower with its action. */
export const subsidisable = (world: World, power: Power): Power[] =>
  alliesOf(world, power).filter((ally) => realmOf(world, ally).unrest > 0);

/** Lowers the unrest of an ally by one; some cards make it two. */
export const subsidise = (game: Game, power: Power, ally: Power): void =>
  changeUnrest(game, ally, specialsOf(game, power, 'double_subsidy').length > 0 ? -2 : -1, 'subsidy');
