import { regionOf } from '@quadrille/coalition-wars/core/board.ts';
import { valuesIn } from '@quadrille/coalition-wars/core/cards.ts';
import { type Power, STATUSES, type Territory } from '@quadrille/coalition-wars/core/vocabulary.ts';
import { affairsOf, boardIn, generalAt, type Rank, type Realm, standing } from './campaign-realm.ts';
import type { Listing } from './stages.ts';

export const MOST_UNITS = 3;
export const HAND_LIMIT = 6;
export const PRICE = 1;

/** A purchase: a General brought to the map or home, a Unit, a card, Morale; `null` ends. */
export type Purchase =
  | { readonly buy: 'place'; readonly general: Rank; readonly at: Territory }
  | { readonly buy: 'withdraw' | 'unit'; readonly general: Rank }
  | { readonly buy: 'card' | 'morale' };

export interface Step {
  readonly general: Rank;
  readonly to: Territory;
}

/** What may be chosen in each stage. */
export const STAGES: Readonly<Record<string, Listing<Realm, Power>>> = {
  declare: () => STATUSES,
  discard: (realm, power) => [...valuesIn(affairsOf(realm, power).hand), null],
  leadership: (realm, power) => [...leadership(realm, power), null],
  mobilise: (realm, power) => [...mobilisation(realm, power), null],
  disband: (realm, power) => [...garrisonsOf(realm, power), null],
  march: (realm, power) => [...steps(realm, power), null],
  garrison: (realm) => [...garrisonable(realm), null],
  commit: (realm, power) => [...valuesIn(affairsOf(realm, power).hand), 'pass'],
  retreat: (realm) => [...retreats(realm), null],
  limit: (realm, power) => valuesIn(affairsOf(realm, power).hand),
};

const ranksOf = ({ state }: Realm, power: Power): readonly Rank[] =>
  state.generals.flatMap((general, rank) => (general.power === power ? [rank] : []));

function leadership(realm: Realm, power: Power): Purchase[] {
  const { money, morale } = affairsOf(realm, power);
  if (money < PRICE) return [];
  const purchases: Purchase[] = [];
  const homes = (boardIn(realm).homes[power] ?? []).filter((at) => realm.stations[at] === undefined);
  const ranks = ranksOf(realm, power);
  const idle = ranks.find((rank) => generalAt(realm, rank).at === null);
  if (idle !== undefined) for (const at of homes) purchases.push({ buy: 'place', general: idle, at });
  for (const general of ranks) if (generalAt(realm, general).at !== null) purchases.push({ buy: 'withdraw', general });
  if (morale < 15) purchases.push({ buy: 'morale' });
  return purchases;
}

function mobilisation(realm: Realm, power: Power): Purchase[] {
  const { money } = affairsOf(realm, power);
  if (money < PRICE) return [];
  const purchases: Purchase[] = ranksOf(realm, power)
    .filter((rank) => canGrow(realm, rank))
    .map((general) => ({ buy: 'unit', general }));
  return [...purchases, { buy: 'card' }];
}

export function canGrow(realm: Realm, rank: Rank): boolean {
  const { at, units } = generalAt(realm, rank);
  return at !== null && units < MOST_UNITS;
}

const garrisonsOf = ({ state }: Realm, power: Power): readonly Territory[] =>
  Object.keys(state.garrisons).filter((at) => state.garrisons[at] === power);

function steps(realm: Realm, power: Power): Step[] {
  const board = boardIn(realm);
  const found: Step[] = [];
  for (const general of ranksOf(realm, power)) {
    const { at } = generalAt(realm, general);
    if (at === null || realm.moved.includes(general)) continue;
    const { land, lanes } = regionOf(board, at);
    for (const to of land) if (mayEnter(realm, power, to)) found.push({ general, to });
    for (const { to, of } of lanes) if (of === power && mayEnter(realm, power, to)) found.push({ general, to });
  }
  return found;
}

/** Free, or held by an enemy who can be fought. */
export function mayEnter(realm: Realm, power: Power, to: Territory): boolean {
  const other = standing(realm, to)?.power;
  return other === undefined || (other !== power && atWar(realm, power, other));
}

export const atWar = ({ state }: Realm, a: Power, b: Power): boolean => state.status[a] !== state.status[b];

/** Where Units of the General on the march may stay: where he came from and where he is. */
export function garrisonable(realm: Realm): readonly Territory[] {
  const { step, state } = realm;
  if (!step || generalAt(realm, step.general).units === 0) return [];
  return [step.from, step.to].filter((at) => state.garrisons[at] === undefined);
}

export const retreats = (realm: Realm): readonly Territory[] =>
  realm.fight ? regionOf(boardIn(realm), realm.fight.at).land.filter((to) => isRefuge(realm, to)) : [];

export const isRefuge = (realm: Realm, to: Territory): boolean => realm.stations[to] === undefined;
