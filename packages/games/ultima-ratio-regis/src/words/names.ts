/** What things are called. */
import type { Words } from '@quadrille/kernel';
import type { Data } from '../data/model.ts';
import { PLAYERS } from '../vocabulary.ts';

export const namesFrom = (data: Data): Words => ({
  ...named([...data.areas.values()]),
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
        `the dispersed of ${boxes.length > 1 ? box.slice(7).replaceAll('-', ' ') : name}`,
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
  'name/rebels': 'rebels',
});

const named = (things: readonly { readonly id: string; readonly name: string }[]): Words =>
  Object.fromEntries(things.map(({ id, name }) => [`name/${id}`, name]));
