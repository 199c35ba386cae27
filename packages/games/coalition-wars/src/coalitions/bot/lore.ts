/** What bots know of Coalitions beyond the family. */
import { evade } from '../../core/bot/battle.ts';
import { FRANCE } from '../../core/bot/chart.ts';
import type { Lore } from '../../core/bot/lore.ts';
import {
  chanceAgainstNapoleon,
  claimAgainstNapoleon,
  crown,
  empereurCards,
  reinforce,
  takeGeneral,
} from './empereur.ts';
import { bonus, crownOfParis, inParis } from './paris.ts';

export const lore: Lore = {
  judges: { evade, 'empereur-cards': empereurCards, 'take-general': takeGeneral, reinforce },
  chance: (world) => (world.state.empereur === null ? undefined : chanceAgainstNapoleon(world)),
  standing: inParis,
  crown,
  claim: crownOfParis,
  claimInstead: claimAgainstNapoleon,
  capital: (power) => (power === FRANCE ? 6 : 0.8),
  bonus,
  stakes: (power, at) => (at === 'paris' && power === 'france' ? 5 : 0),
  unattended: ({ empereur }) => (empereur === null ? 0.12 : 0.6),
  epoch: ({ spainClosed }) => (spainClosed === true ? 1 : 0),
};
