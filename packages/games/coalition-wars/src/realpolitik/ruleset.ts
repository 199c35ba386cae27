import { deckOf, pawnsOf, tokensOf } from '../core/components.ts';
import { type Data, PRINTED } from '../core/data.ts';
import { alliances } from '../core/relations.ts';
import type { Ruleset, Sections } from '../core/rules.ts';
import { lore } from './bot/lore.ts';
import { hooks } from './hooks.ts';
import { nextMover, partOf } from './part.ts';
import { POWERS } from './scenario.ts';

const SECTIONS: Sections = {
  setup: 'RP §3',
  hand: 'RP §8 Hand Limit',
  'action-cards': 'RP §5 Action cards',
  entreaties: 'RP §7 Diplomatic entreaties',
  allies: 'RP §7 Being in an Alliance',
  taxation: 'RP §8 Taxation',
  mobilisation: 'RP §8 Mobilisation',
  deployment: 'RP §8 Mobilisation 3',
  trains: 'RP §8 Trains',
  fortress: 'RP §8 Fortresses',
  influence: 'RP §8 Gain Influence',
  dispatch: 'RP §8 Dispatch',
  envoy: 'RP §8.1 Select the Envoy',
  disband: 'RP §8.2 Disbanding Garrisons',
  'pre-move': 'RP §8.3 Train pre-move',
  march: 'RP §8.4 Movement types',
  strategic: 'RP §8.4 Strategic land movement',
  sea: 'RP §8.4 Sea advance',
  'own-generals': 'RP §8 Multiple Generals',
  garrison: 'RP §8 Placing a Garrison',
  rounds: 'RP §8.1 Number of rounds',
  battle: 'RP §9',
  support: 'RP §9.2',
  commit: 'RP §9.3',
  outcome: 'RP §9.4',
  defeat: 'RP §9.4 If you lost the battle',
  adjust: 'RP §10',
  'war-to-peace': 'RP §10.1',
  'peace-to-war': 'RP §10.2',
  minors: 'RP §11',
};

const HAND_LIMIT = 7;

/** Realpolitik: no Wheel, no Coalitions, a deck for every Power. */
export function rulesetFrom(data: Data): Ruleset {
  const deck = deckOf(data, 'realpolitik');
  return {
    data,
    sections: SECTIONS,
    powers: POWERS,
    actions: [],
    wheel: {},
    mover: nextMover,
    relations: alliances,
    deck: () => deck,
    stock: (state, power) => partOf(state).stocks[power],
    handLimit: () => HAND_LIMIT,
    tokens: tokensOf(data, 'realpolitik'),
    pawns: pawnsOf(data, 'realpolitik'),
    lanesPerAdvance: 1,
    supportBySea: [],
    thrifty: [],
    rejected: () => [],
    minors: ({ players }) => (players < POWERS.length ? ['italy'] : []),
    minorsHaveMoney: true,
    aid: { givers: [], most: null, rewarded: null, mercenaries: false },
    marshal: null,
    victoryReason: 'battle',
    checkVictory: () => undefined, // looked at when the turn ends (RP §4)
    hooks,
    lore,
  };
}

/** With the data of this package. */
export const RULESET: Ruleset = rulesetFrom(PRINTED);
