/** Names of things; those of Territories come from the boards. */
import type { Words } from '@quadrille/kernel';
import type { Ruleset } from '../rules.ts';
import type { Power } from '../vocabulary.ts';
import { closings } from './closings.ts';

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
  'order/no-support': 'Give no support in battles.',
  'order/keep-garrisons': 'Turn no Garrison back before a march.',
  'order/consent': 'Let allies march through and stay without asking me.',
};

/** What the whole family calls by the same name, the orders it knows, and what ends its questions. */
export const commonNames: Words = {
  ...orders,
  ...closings,
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
  'name/strategic': 'by strategic movement',
  'name/sea': 'by sea',
  'name/rail': 'by Train',
  'name/influence': '25 Influence',
  'name/taxation': 'Taxation',
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
};
