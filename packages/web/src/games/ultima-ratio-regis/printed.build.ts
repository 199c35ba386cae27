/** What is printed on cards, areas and Powers: read from the game's data when the client is built. */
import { DATA } from '@quadrille/ultima-ratio-regis/index.ts';

export interface PrintedCard {
  readonly name: string;
  readonly points: number;
  readonly priority: string;
  readonly historical: boolean;
  readonly text: string;
}

export const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  [...DATA.cards.values()].map(({ id, name, points, priority, historical, text }) => [
    id,
    { name, points, priority, historical, text },
  ]),
);

export interface PrintedArea {
  readonly name: string;
  readonly map: string;
  readonly theater: string;
  readonly province: string;
  readonly terrain: string;
  readonly key: boolean;
  readonly port: boolean;
  readonly reconstructed: boolean;
}

export const areas: Readonly<Record<string, PrintedArea>> = Object.fromEntries(
  [...DATA.areas.values()].map(({ id, name, map, theater, province, terrain, key, port, reconstructed }) => [
    id,
    { name, map, theater, province, terrain, key, port, reconstructed },
  ]),
);
