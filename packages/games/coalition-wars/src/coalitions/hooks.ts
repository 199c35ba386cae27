import { subsidise } from '../core/actions/subsidise.ts';
import type { Hooks } from '../core/rules.ts';
import { napoleonBeaten } from './empereur/battle.ts';
import { fateOfNamed, frenchBonus, kutuzov, schwarzenberg, wellington } from './named.ts';
import { armeeDOrient, closedSpain, openSpainByForce, openSpainByInfluence, spendArmeeDOrient } from './special.ts';
import { trade } from './trade.ts';
import { conquerorOfParis } from './winning.ts';

/** What Coalitions adds to the common rules: its scenarios' special rules, its named Generals, the French bonus. */
export const hooks: Hooks = {
  roundEnds: conquerorOfParis,
  after: { taxation: trade, leadership: subsidise },
  openRoads: ({ state }) => state.empereur !== null,
  barred: closedSpain,
  moves: armeeDOrient,
  moved(game, move, from) {
    spendArmeeDOrient(game, move);
    openSpainByForce(game, move, from);
  },
  scores: ({ state }, power) => state.empereur === null || power === 'france',
  influenced: openSpainByInfluence,
  supportStrength: wellington,
  extraCards: schwarzenberg,
  beforeBattle: kutuzov,
  defeated: (game, general) => (game.state.empereur ? napoleonBeaten(game, general) : fateOfNamed(game, general)),
  victoryBonus: frenchBonus,
};
