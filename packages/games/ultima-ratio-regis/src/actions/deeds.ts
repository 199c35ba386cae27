/** The thirteen actions (§9). */
import { siegeDeeds } from '../combat/siege.ts';
import { marchDeeds } from '../land/march.ts';
import { subjugationDeeds } from '../land/subjugation.ts';
import { landingDeeds } from '../naval/landing.ts';
import { piracyDeeds } from '../naval/piracy.ts';
import { huntDeeds } from '../naval/seek.ts';
import { politicalDeeds } from '../politics/deeds.ts';
import type { Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { buildingDeeds } from './building.ts';
import type { Deed } from './deed.ts';
import { leaderDeeds } from './leaders.ts';
import { strategicDeeds } from './strategic.ts';

/** Everything that a Power can do with one action. */
export const deedsOf = (game: Game, power: Power): Deed[] => [
  ...buildingDeeds(game, power),
  ...strategicDeeds(game, power),
  ...marchDeeds(game, power),
  ...landingDeeds(game, power),
  ...siegeDeeds(game, power),
  ...subjugationDeeds(game, power),
  ...huntDeeds(game, power),
  ...piracyDeeds(game, power),
  ...leaderDeeds(game, power),
  ...politicalDeeds(game, power),
];
