import { powerOn } from '../core/facts.ts';
import { count, node, oneOf, parsed } from '../core/read.ts';
import { coalitions } from '../core/relations.ts';
import type { Ruleset, Sections } from '../core/rules.ts';
import { ACTIONS, CARDS, type Card, POWERS, type Power } from '../core/vocabulary.ts';
import { hooks } from './hooks.ts';
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

const setups = parsed('setups.yaml');
const title = <T>(chapter: string, read: (value: unknown, where: string) => T): T => {
  const where = `setups.yaml: ${chapter}`;
  return read(node(setups[chapter], where).coalitions, where);
};

const perPower = (value: unknown, where: string): Partial<Record<Power, number>> =>
  Object.fromEntries(
    Object.entries(node(value, where)).map(([power, n]) => [
      oneOf(POWERS, power, where),
      count(n, `${where} ${power}`),
    ]),
  );

function readDeck(): Partial<Record<Card, number>> {
  const where = 'cards.yaml: battle_decks.coalitions.count';
  const decks = node(parsed('cards.yaml').battle_decks, 'cards.yaml: battle_decks');
  const counts = node(node(decks.coalitions, where).count, where);
  return Object.fromEntries(CARDS.flatMap((card) => (counts[card] ? [[card, count(counts[card], where)]] : [])));
}

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

/** Counted from 0 here, from 1 in the file. */
const wheel = Object.fromEntries(
  Object.entries(title('wheel', (value, where) => perPower(node(value, where).start, where))).map(([power, place]) => [
    power,
    place - 1,
  ]),
);

/** Coalitions, 1792 to 1813. */
export const RULESET: Ruleset = {
  sections: SECTIONS,
  powers: ORDER,
  actions: ACTIONS,
  wheel,
  mover: (world) => powerOn(world, 'movement'),
  relations: coalitions,
  deck: readDeck(),
  stock: (state) => state,
  handLimit: (power) => (power === 'france' ? 10 : 6),
  tokens: title('units', perPower),
  pawns: title('pawns', perPower),
  lanesPerAdvance: 3,
  supportBySea: ['britain'],
  thrifty: ['britain'],
  rejected: () => ['neutral', 'expansionist'],
  checkVictory,
  hooks,
};
