import type { Words } from '@quadrille/kernel';
import { boardOf } from '../../core/board.ts';
import type { Power } from '../../core/vocabulary.ts';
import { NAPOLEON_CARDS } from '../empereur/cards.ts';
import { ORDER, RULESET } from '../ruleset.ts';

const POWER_NAMES: Readonly<Partial<Record<Power, readonly [name: string, adjective: string]>>> = {
  britain: ['Britain', 'British'],
  france: ['France', 'French'],
  austria: ['Austria', 'Austrian'],
  prussia: ['Prussia', 'Prussian'],
  russia: ['Russia', 'Russian'],
  ottomans: ['Ottomans', 'Ottoman'],
};

const powers: Words = Object.fromEntries(ORDER.map((power) => [`name/${power}`, POWER_NAMES[power]?.[0] ?? power]));

const generals: Words = Object.fromEntries(
  ORDER.flatMap((power) =>
    Array.from({ length: RULESET.pawns[power] ?? 0 }, (_, i) => [
      `name/${power}-${i + 1}`,
      `${POWER_NAMES[power]?.[1] ?? power} General ${i + 1}`,
    ]),
  ),
);

const territories = (): Words =>
  Object.fromEntries(
    ['coalitions-empire', 'coalitions-revolution'].flatMap((board) =>
      Object.values(boardOf(board).regions).map(({ id, name }) => [`name/${id}`, name]),
    ),
  );

const cards: Words = Object.fromEntries(NAPOLEON_CARDS.map(({ id, name }) => [`name/${id}`, name]));

/** Names of things; those of Territories and cards come from the data. */
export const namesOf = (): Words => ({
  ...powers,
  ...generals,
  ...territories(),
  ...cards,
  'name/british': 'British Coalition',
  'name/french': 'French Coalition',
  'name/neutral': 'Neutral',
  'name/expansionist': 'Expansionist',
  'name/muster': 'Muster',
  'name/leadership': 'Leadership',
  'name/mobilisation': 'Mobilisation',
  'name/movement': 'Movement',
  'name/napoleon': 'Napoleon',
  'name/wellington': 'Wellington',
  'name/schwarzenberg': 'Schwarzenberg',
  'name/bluecher': 'Blücher',
  'name/kutuzov': 'Kutuzov',
  'name/grand-vizier': 'the Grand Vizier',
  'name/attack': 'attack',
  'name/defence': 'defence',
  'name/land': 'by land',
  'name/strategic': 'by strategic movement',
  'name/sea': 'by sea',
  'name/orient': "with the Armée d'Orient",
  'name/influence': '25 Influence',
  'name/paris-fallen': 'Paris has fallen',
  'name/taxation': 'Taxation',
  'name/trade': 'Trade',
  'name/subsidy': 'subsidy',
  'name/corruption': 'corruption',
  'name/purchase': 'purchase',
  'name/adjustment': 'a Garrison without a General',
  'name/envoy': 'Envoy',
  'name/card': 'Battle card',
  'name/fives': 'fives in a lost battle',
  'name/bid': 'bid',
  'name/territories': 'Territories',
  'name/battle': 'battle',
  'name/french-general': 'a French General beaten',
  'name/napoleon-card': 'Napoleon card',
});
