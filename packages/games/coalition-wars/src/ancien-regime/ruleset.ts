import { deckOf, pawnsOf, tokensOf, wheelStartOf } from '../core/components.ts';
import { type Data, PRINTED } from '../core/data.ts';
import { powerOn } from '../core/facts.ts';
import { coalitions } from '../core/relations.ts';
import type { Ruleset, Sections } from '../core/rules.ts';
import { ACTIONS, type Power } from '../core/vocabulary.ts';
import { influenceVictory } from '../core/winning.ts';
import { lore } from './bot/lore.ts';
import { hooks } from './hooks.ts';
import { minorsOf } from './minors.ts';

/** In the Order of Play (AR §5). */
export const ORDER = [
  'britain',
  'prussia',
  'austria',
  'france',
  'russia',
  'spain',
  'ottomans',
] as const satisfies readonly Power[];

const SECTIONS: Sections = {
  setup: 'AR §3',
  hand: 'AR §5 Battle cards',
  status: 'AR §7 At Peace / At War',
  expel: 'AR §7 Coalition',
  declare: 'AR §7 Diplomatic negotiation',
  reject: 'AR §7 Coalition',
  allies: 'AR §7 Coalition',
  muster: 'AR §9.1',
  taxation: 'AR §9.2',
  subsidise: 'AR §9.3',
  leadership: 'AR §9.4',
  deployment: 'AR §9.4',
  mobilisation: 'AR §9.5',
  fortress: 'AR §9.5 Fortresses',
  influence: 'AR §9.6',
  envoy: 'AR §9.7 Select the Envoy',
  disband: 'AR §9.7 Disbanding Garrisons',
  march: 'AR §9.7 Movement types',
  strategic: 'AR §9.7 Strategic land movement',
  sea: 'AR §9.7 Sea advance',
  'own-generals': 'AR §9.7 Multiple Generals',
  garrison: 'AR §9.7 Placing a Garrison',
  rounds: 'AR §9.7 Number of rounds',
  battle: 'AR §10',
  support: 'AR §10.2',
  commit: 'AR §10.3',
  outcome: 'AR §10.4',
  defeat: 'AR §10.4 If you lost the battle',
  adjust: 'AR §11',
  'war-to-peace': 'AR §11.1',
  'peace-to-war': 'AR §11.2',
  neutral: 'AR §11.3',
  minors: 'AR §12',
  special: 'AR §3 Bonnie Prince Charlie',
};

/** Ancien Régime, 1740 and 1756. */
export function rulesetFrom(data: Data): Ruleset {
  const deck = deckOf(data, 'ancien-regime');
  const smallDeck = deckOf(data, 'ancien-regime', 'alternative_44');
  return {
    data,
    sections: SECTIONS,
    powers: ORDER,
    actions: ACTIONS,
    wheel: wheelStartOf(data, 'ancien-regime'),
    mover: (world) => powerOn(world, 'movement'),
    relations: coalitions,
    leaders: { british: 'britain', french: 'france' },
    deck: ({ deck: chosen }) => (chosen === 'components' ? smallDeck : deck),
    stock: (state) => state,
    handLimit: () => 6,
    tokens: tokensOf(data, 'ancien-regime'),
    pawns: pawnsOf(data, 'ancien-regime'),
    lanesPerAdvance: 1,
    supportBySea: [],
    thrifty: [],
    rejected: (former, expelledFrom) =>
      former === 'neutral' || former === expelledFrom ? ['neutral'] : [former, 'neutral'],
    minors: minorsOf,
    minorsHaveMoney: true,
    aid: { givers: ORDER, most: 3, rewarded: null, mercenaries: true },
    marshal: { power: 'prussia', name: 'frederick' },
    victoryReason: 'rival-general',
    checkVictory: influenceVictory,
    hooks,
    lore,
  };
}

/** With the data of this package. */
export const RULESET: Ruleset = rulesetFrom(PRINTED);
