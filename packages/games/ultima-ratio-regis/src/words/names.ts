/** What things are called. */
import type { Words } from '@quadrille/kernel';
import type { Data } from '../data/model.ts';
import { type Box, type Owner, PLAYERS } from '../vocabulary.ts';

/** Western Europe has two boxes (§18.1). */
const BOX_NAMES: Readonly<Partial<Record<Box, string>>> = {
  'box-WE-France': 'France',
  'box-WE-British-Isles': 'the British Isles',
};

/** Names that take a plural verb. */
const PLURAL: readonly (Owner | 'locals')[] = [
  'ottomans',
  'mamluks',
  'huguenots',
  'bohemian_rebels',
  'austracists',
  'cossacks',
  'papal_states',
  'elite_mercenaries',
  'german_mercenaries',
  'rhine_bishoprics',
  'knights',
  'danubian_principalities',
  'volga_khanates',
  'barbary_minor',
  'locals',
];

export const namesFrom = (data: Data): Words => ({
  ...named([...data.areas.values()]),
  ...named(
    [...data.areas.values()]
      .filter(({ seas }) => seas.length > 0)
      .map(({ id, name }) => ({ id: `enclave-${id}`, name: `the enclave of ${name}` })),
  ),
  ...named([...data.provinces.values()].map(({ id, name }) => ({ id: `province-${id}`, name }))),
  ...named(Object.values(data.seas)),
  ...named(Object.values(data.centers)),
  ...named(Object.values(data.theaters)),
  ...named(Object.values(data.powers)),
  ...named(Object.values(data.minors)),
  ...named([...data.cards.values()]),
  ...named([...data.leaders.values()]),
  ...Object.fromEntries(
    Object.values(data.theaters).flatMap(({ name, boxes }) =>
      boxes.map((box) => [
        `name/${box}`,
        `the dispersion box of ${boxes.length > 1 ? (BOX_NAMES[box] ?? name) : name}`,
      ]),
    ),
  ),
  ...Object.fromEntries(PLAYERS.map((player, i) => [`name/${player}`, `Player ${i + 1}`])),
  'name/I23': 'troop 2/3',
  'name/I34': 'elite troop 3/4',
  'name/S2': 'squadron 2',
  'name/S3': 'squadron 3',
  'name/eliminated': 'the box of the eliminated',
  'name/nobody': 'nobody',
  ...Object.fromEntries(PLURAL.map((id) => [`plural/${id}`, id])),
  'name/rebels': 'rebels',
});

const named = (things: readonly { readonly id: string; readonly name: string }[]): Words =>
  Object.fromEntries(things.map(({ id, name }) => [`name/${id}`, name]));
