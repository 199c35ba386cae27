import type { Hooks } from '../core/rules.ts';
import { britainIsClosed, charlieFalls, charlieLeaves, charlieWaits, landings } from './charlie.ts';
import { crownInfluence, imperialElection } from './election.ts';
import { coalitionBonus } from './winning.ts';

/** What Ancien Régime adds to the common rules: the Empire, Bonnie Prince Charlie, the Coalitions' bonus. */
export const hooks: Hooks = {
  turnBegins: imperialElection,
  after: { influence: crownInfluence },
  reserved: charlieWaits,
  placing: britainIsClosed,
  landings,
  leftMap: charlieLeaves,
  defeated: charlieFalls,
  victoryBonus: coalitionBonus,
};
