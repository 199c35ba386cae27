/** What is printed on cards, areas and Powers: read from the game's data when the client is built. */
import type { Objective } from '@quadrille/ultima-ratio-regis/data/model.ts';
import { DATA } from '@quadrille/ultima-ratio-regis/index.ts';

export interface PrintedCard {
  readonly name: string;
  readonly points: number;
  readonly priority: string;
  readonly seal: string;
  readonly historical: boolean;
  readonly text: string;
  readonly reconstructed: boolean;
}

export const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  [...DATA.cards.values()].map(({ id, name, points, priority, seal, historical, text, reconstructed }) => [
    id,
    { name, points, priority, seal, historical, text, reconstructed },
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

/** The card of a Power in some turns: what it is after. */
export interface PrintedPower {
  readonly from: number;
  readonly to: number;
  readonly vitality: number;
  readonly income: number;
  readonly merchants: number;
  readonly objectives: readonly Objective[];
  readonly special: readonly string[];
}

export const powerCards: Readonly<Record<string, readonly PrintedPower[]>> = Object.fromEntries(
  Object.values(DATA.powers).map(({ id, cards: own }) => [
    id,
    own.map(({ from, to, vitality, income, merchants, objectives, special }) => ({
      from,
      to,
      vitality,
      income,
      merchants,
      objectives,
      special: special.map(({ text }) => text),
    })),
  ]),
);

/** What an ally brings: its units, its votes as an elector, and what its card says besides. */
export interface PrintedMinor {
  readonly units: Readonly<Record<string, number>>;
  readonly votes: number;
  readonly special: readonly string[];
}

export const minors: Readonly<Record<string, PrintedMinor>> = Object.fromEntries(
  Object.values(DATA.minors).map(({ id, units, votes, special }) => [
    id,
    { units, votes, special: special.map(({ text }) => text.replace(/\.$/, '')) },
  ]),
);

/** What a technology does, as its card says it. */
export const technologies: Readonly<Record<string, string>> = Object.fromEntries(
  [...DATA.cards.values()].flatMap(({ ops, text }) =>
    ops.flatMap((each) => (each.op === 'tech' ? [[each.kind, text.replace(/^Auction( \([^)]*\))?\. ?/, '')]] : [])),
  ),
);

/** What leaders are called and good at. */
export const leaders: Readonly<Record<string, { readonly name: string; readonly ability: string }>> =
  Object.fromEntries([...DATA.leaders.values()].map(({ id, name, ability }) => [id, { name, ability }]));

/** Which seas touch, for the small world of seas. */
export const seas: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(DATA.seas).map(({ id, adjacent }) => [id, adjacent]),
);

/** The groups of Powers that players lead, by scenario and number of players (§7.1). */
export const groups: Readonly<
  Record<string, Readonly<Record<number, readonly { readonly powers: readonly string[]; readonly bonus: number }[]>>>
> = Object.fromEntries([...DATA.scenarios.values()].map((scenario) => [scenario.id, scenario.groups]));
