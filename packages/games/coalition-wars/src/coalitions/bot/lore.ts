/** What bots know of Coalitions beyond the family. */
import { evade } from '../../core/bot/battle.ts';
import { FRANCE } from '../../core/bot/chart.ts';
import type { Lore } from '../../core/bot/lore.ts';
import { chanceAgainstNapoleon } from './empereur/evaluate.ts';
import { EMPEREUR_JUDGES } from './empereur/judges.ts';
import { bonus, crownOfParis, fallOfParis } from './paris.ts';

export const lore: Lore = {
  judges: { evade },
  judgesNow: ({ empereur }) => (empereur === null ? undefined : EMPEREUR_JUDGES),
  chance: (world) => (world.state.empereur === null ? undefined : chanceAgainstNapoleon(world)),
  // Against Napoleon one seat may have something to do in every turn: half a round is looked at together.
  boundary: ({ round, turn, empereur }) => (empereur === null ? undefined : `${round}/${Math.floor(turn / 3)}`),
  ending: fallOfParis,
  claim: crownOfParis,
  capital: (power) => (power === FRANCE ? 6 : 0.8),
  bonus,
  stakes: (power, at) => (at === 'paris' && power === 'france' ? 5 : 0),
  epoch: ({ spainClosed }) => (spainClosed === true ? 1 : 0),
};
