import { stepsOf } from '@quadrille/coalition-wars/core/actions/leadership.ts';
import { purchasesOf } from '@quadrille/coalition-wars/core/actions/mobilisation.ts';
import { valuesIn } from '@quadrille/coalition-wars/core/cards.ts';
import { foesAt, garrisonsOf, generalById, generalsAt, mayGarrison } from '@quadrille/coalition-wars/core/facts.ts';
import { ordersOf } from '@quadrille/coalition-wars/core/march.ts';
import { nearestHavens } from '@quadrille/coalition-wars/core/paths.ts';
import type { General } from '@quadrille/coalition-wars/core/state.ts';
import {
  type Card,
  type Power,
  STATUSES,
  type Status,
  type Territory,
} from '@quadrille/coalition-wars/core/vocabulary.ts';
import { type Option, option } from '@quadrille/kernel';
import { type Realm, worldIn } from './campaign-realm.ts';
import type { Listing } from './stages.ts';

export const HAND_LIMIT = 6;

const DONE = 'done';
const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id);

/** What may be chosen in each stage, by id: the options of Coalitions where it has such a decision. */
export const STAGES: Readonly<Record<string, Listing<Realm, Power>>> = {
  declare: (): readonly Status[] => STATUSES,
  discard: (realm, power) => [...cardsOf(realm, power), DONE],
  leadership: (realm, power) => [...ids(leadershipOf(realm, power)), DONE],
  mobilise: (realm, power) => [...ids(purchasesOf(worldIn(realm), power)), DONE],
  disband: (realm, power) => [...garrisonsOf(worldIn(realm), power), DONE],
  march: (realm) => [...ids(ordersOf(worldIn(realm))), DONE],
  garrison: (realm) => [...garrisonable(realm), DONE],
  commit: (realm, power) => [...cardsOf(realm, power), 'pass'],
  retreat: (realm) => [...retreats(realm), 'off-map'],
  limit: cardsOf,
};

function cardsOf({ state }: Realm, power: Power): readonly Card[] {
  return valuesIn(state.powers[power].hand);
}

export const leadershipOf = (realm: Realm, power: Power) =>
  stepsOf(worldIn(realm), power, realm.modes[power] ?? 'open');

/** The option of this id, looked for as our kernel does; `null` for `done`. */
export function chosen<V>(options: readonly Option<V>[], id: string): V | null | undefined {
  return [...options, option(DONE, null)].find((each) => each.id === id)?.value;
}

/** Where Units of the General on the march may stay: where he came from and where he is. */
export function garrisonable(realm: Realm): readonly Territory[] {
  const { step } = realm;
  if (!step) return [];
  const general = generalById(worldIn(realm), step.general);
  return [step.from, step.to].filter((at) => mayGarrison(worldIn(realm), general, at));
}

/** The beaten General of the defender, if it was not a Garrison alone. */
export function beatenIn(realm: Realm): General | undefined {
  const { fight } = realm;
  return fight ? generalsAt(worldIn(realm), fight.at).find(({ power }) => power === fight.defender) : undefined;
}

export function retreats(realm: Realm): readonly Territory[] {
  const beaten = beatenIn(realm);
  return beaten ? nearestHavens(worldIn(realm), beaten) : [];
}

export const defenderAt = (realm: Realm, power: Power, at: Territory): Power | undefined =>
  foesAt(worldIn(realm), power, at)[0];
