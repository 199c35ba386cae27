/** What is printed on leaders, cards and spaces: read from the game's data when the client is built. */
import { DATA } from '@quadrille/clash-of-monarchs/board/data.ts';

interface PrintedLeader {
  readonly name: string;
  readonly nation: string;
  readonly army: boolean;
  readonly seniority: string;
  readonly initiative: number;
  readonly mp: number;
  readonly offense: string;
  readonly defense: string;
  readonly reconstructed: boolean;
}

/** A rating as on the counter: `4+`, with a mark for the red box. */
const rating = ({ drm, plus, red }: { readonly drm: number; readonly plus: boolean; readonly red: boolean }): string =>
  `${drm}${plus ? '+' : ''}${red ? '!' : ''}`;

export const leaders: Readonly<Record<string, PrintedLeader>> = Object.fromEntries(
  [...DATA.leaders.leaders].map(
    ([id, { name, nation, army, seniority, initiative, mp, offense, defense, reconstructed }]) => [
      id,
      {
        name,
        nation,
        army,
        seniority,
        initiative,
        mp,
        offense: rating(offense),
        defense: rating(defense),
        reconstructed,
      },
    ],
  ),
);

export interface PrintedCard {
  readonly power: string;
  readonly title: string;
  readonly ops: number;
  readonly marks: readonly string[];
  readonly text: string;
  readonly reconstructed: boolean;
}

export const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  [...DATA.cards.cards].map(([id, card]) => [
    id,
    {
      power: card.power,
      title: card.title,
      ops: card.ops,
      marks: [...card.symbols],
      text: card.text,
      reconstructed: card.reconstructed,
    },
  ]),
);

export interface PrintedSpace {
  readonly name: string;
  readonly nation: string;
  readonly area: string;
  readonly theater: string;
  readonly fortress: number;
  readonly key: boolean;
  readonly depot: boolean;
  readonly vp: number;
  readonly thl: number;
  readonly hill: boolean;
  readonly port: string | null;
}

export const spaces: Readonly<Record<string, PrintedSpace>> = Object.fromEntries(
  [...DATA.board.spaces].map(([id, { name, nation, area, theater, fortress, key, depot, vp, thl, hill, port }]) => [
    id,
    { name, nation, area, theater, fortress, key, depot, vp, thl, hill, port },
  ]),
);

export const areas: Readonly<Record<string, string>> = Object.fromEntries(
  [...DATA.board.areas].map(([id, { name }]) => [id, name]),
);

/** Will at which a Power is Fatigued, and Exhausted (21.3). */
export const fatigue: Readonly<Record<string, number>> = DATA.tables.politics.fatigue;
export const exhausted: number = DATA.tables.politics.exhausted;

type Printed = typeof DATA.board.spaces extends ReadonlyMap<string, infer S> ? S : never;

/** The map as the rules read it, and what flags change: supply is traced over it. */
export const ground: readonly (readonly [string, Printed])[] = [...DATA.board.spaces];
export const generals = [...DATA.leaders.leaders];
export const flags = [...DATA.cards.flags];
export const { fortress: fortresses } = DATA.tables;

/** Forage Points at which an area is Devastated (18.6). */
export const devastation: Readonly<Record<string, number>> = Object.fromEntries(
  [...DATA.board.areas].flatMap(([id, { devastation: points }]) => (points === null ? [] : [[id, points] as const])),
);

/** Forage Points at which whoever forages gains a Supply Action (18.6). */
export const { forage: rewarded } = DATA.tables.economy;

/** What credit and the coinage bring and cost (20.2.2, 20.2.5). */
export const { credit, devalue } = DATA.tables.economy;

/** The most that modifiers count in a battle (15.3). */
export const caps = {
  intense: DATA.tables.battle.crt.intense.maxDrm,
  measured: DATA.tables.battle.crt.measured.maxDrm,
} as const;

export interface PrintedTactic {
  readonly name: string;
  readonly own: number | 'subordinate';
  readonly most: number | null;
  readonly enemy: number;
  readonly endurance: number;
  readonly needs: string | null;
  readonly roll: number | null;
}

/** Tactics chits by Power and id (15.4). */
export const tactics: Readonly<Record<string, PrintedTactic>> = Object.fromEntries(
  Object.entries(DATA.tables.battle.tactics).flatMap(([power, all]) =>
    all.map(({ id, name, needs, roll, effect }): [string, PrintedTactic] => [
      `${power}/${id}`,
      { ...effect, name, needs, roll },
    ]),
  ),
);
