import { deckOf, pawnsOf, tokensOf, wheelStartOf } from '../core/components.ts';
import { type Data, PRINTED } from '../core/data.ts';
import { powerOn } from '../core/facts.ts';
import { coalitions } from '../core/relations.ts';
import type { Ruleset, Sections } from '../core/rules.ts';
import type { Power } from '../core/vocabulary.ts';
import { lore } from './bot/lore.ts';
import { hooks } from './hooks.ts';
import { minorsOf } from './minors.ts';
import { checkVictory } from './winning.ts';

/** In the Order of Play (C §4). */
export const ORDER = [
  'britain',
  'france',
  'austria',
  'prussia',
  'russia',
  'ottomans',
] as const satisfies readonly Power[];

const SECTIONS: Sections = {
  setup: 'C §2',
  hand: 'C §4 Battle cards',
  status: 'C §6 At Peace / At War',
  expel: 'C §6 Coalition',
  declare: 'C §6 Diplomatic negotiation',
  reject: 'C §6 Coalition',
  allies: 'C §6 Coalition',
  muster: 'C §7.1',
  taxation: 'C §7.2',
  leadership: 'C §7.3',
  deployment: 'C §7.3',
  subsidise: 'C §7.3 Subsidise',
  mobilisation: 'C §7.4',
  fortress: 'C §7.4 Fortresses',
  influence: 'C §7.5',
  envoy: 'C §7.6 Select the Envoy',
  disband: 'C §7.6 Disbanding Garrisons',
  march: 'C §7.6 Movement types',
  strategic: 'C §7.6 Strategic land movement',
  sea: 'C §7.6 Sea advance',
  'own-generals': 'C §7.6 Multiple Generals',
  garrison: 'C §7.6 Placing a Garrison',
  rounds: 'C §7.6 Number of rounds',
  battle: 'C §8',
  support: 'C §8.2',
  commit: 'C §8.3',
  outcome: 'C §8.4',
  defeat: 'C §8.4 If you lost the battle',
  adjust: 'C §9',
  'war-to-peace': 'C §9.1',
  'peace-to-war': 'C §9.2',
  neutral: 'C §9.3',
  named: 'C §10',
  minors: 'C §11',
  special: 'C §13',
  empereur: 'C §12',
};

/** Coalitions, 1792 to 1813. */
export function rulesetFrom(data: Data): Ruleset {
  const deck = deckOf(data, 'coalitions');
  return {
    data,
    sections: SECTIONS,
    powers: ORDER,
    actions: ['muster', 'taxation', 'leadership', 'mobilisation', 'influence', 'movement'],
    wheel: wheelStartOf(data, 'coalitions'),
    mover: (world) => powerOn(world, 'movement'),
    relations: coalitions,
    leaders: { british: 'britain', french: 'france' },
    deck: () => deck,
    stock: (state) => state,
    handLimit: (power) => (power === 'france' ? 10 : 6),
    tokens: tokensOf(data, 'coalitions'),
    pawns: pawnsOf(data, 'coalitions'),
    lanesPerAdvance: 3,
    supportBySea: ['britain'],
    thrifty: ['britain'],
    rejected: () => ['neutral', 'expansionist'],
    minors: minorsOf,
    minorsHaveMoney: false,
    aid: { givers: ['britain'], most: null, rewarded: 3, mercenaries: false },
    marshal: { power: 'france', name: 'napoleon' },
    victoryReason: 'french-general',
    checkVictory,
    hooks,
    lore,
  };
}

/** With the data of this package. */
export const RULESET: Ruleset = rulesetFrom(PRINTED);
