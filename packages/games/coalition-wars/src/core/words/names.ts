/** Names of things; those of Territories come from the boards. */
import type { Words } from '@quadrille/kernel';
import type { Ruleset } from '../rules.ts';
import type { Power } from '../vocabulary.ts';
import { closings } from './closings.ts';
import { treatyWords } from './treaties.ts';

const POWER_NAMES: Readonly<Record<Power, readonly [name: string, adjective: string]>> = {
  britain: ['Britain', 'British'],
  france: ['France', 'French'],
  austria: ['Austria', 'Austrian'],
  prussia: ['Prussia', 'Prussian'],
  russia: ['Russia', 'Russian'],
  spain: ['Spain', 'Spanish'],
  ottomans: ['Ottomans', 'Ottoman'],
  italy: ['Italy', 'Italian'],
};

/** The Powers of a title, their Generals, and the Territories of its boards. */
export const namesUnder = ({ powers, pawns, data }: Ruleset, boards: readonly string[]): Words => ({
  ...Object.fromEntries(powers.map((power) => [`name/${power}`, POWER_NAMES[power][0]])),
  ...Object.fromEntries(
    powers.flatMap((power) =>
      Array.from({ length: pawns[power] ?? 0 }, (_, i) => [
        `name/${power}-${i + 1}`,
        `${POWER_NAMES[power][1]} General ${i + 1}`,
      ]),
    ),
  ),
  ...Object.fromEntries(
    boards.flatMap((board) => [...data.boardOf(board).regions.values()].map(({ id, name }) => [`name/${id}`, name])),
  ),
});

/** What a Power may leave word of. */
const orders: Words = {
  'order/no-support': 'Never support battles.',
  'order/keep-garrisons': 'Never remove Garrisons before a march.',
  'order/consent': 'Always let allies pass and stay.',
};

/** What the whole family calls by the same name, the orders it knows, and what ends its questions. */
export const commonNames: Words = {
  ...orders,
  ...closings,
  ...treatyWords,
  'plural/ottomans': 'the Ottomans',
  'name/british': 'British Coalition',
  'name/french': 'French Coalition',
  'name/neutral': 'Neutral',
  'name/expansionist': 'Expansionist',
  'name/muster': 'Muster',
  'name/leadership': 'Leadership',
  'name/mobilisation': 'Mobilisation',
  'name/movement': 'Movement',
  'name/attack': 'attack',
  'name/defence': 'defence',
  'name/land': 'by land',
  'name/strategic': 'by strategic march',
  'name/sea': 'by sea',
  'name/rail': 'by Train',
  'name/influence': '25 Influence',
  'name/taxation': 'Taxation',
  'name/subsidy': 'subsidy',
  'name/corruption': 'unspent, lost',
  'name/purchase': 'spent',
  'name/adjustment': 'a Garrison no General could take in',
  'name/envoy': 'Envoy',
  'name/card': 'Battle card',
  'name/fives': '5s in a lost battle',
  'name/bid': 'paid for the bid',
  'name/territories': 'from its lands',
  'name/battle': 'battle',
};
