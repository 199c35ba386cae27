/** Mobilisation: Money becomes Units, Fortresses, Battle cards and Morale (C §7.4). */
import { type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { canDraw, draw } from '../cards.ts';
import { cite, refused } from '../cite.ts';
import { controlled, decider, generalsOf, MOST_FORTRESSES, MOST_MORALE, MOST_UNITS, tokensLeft } from '../facts.ts';
import type { Mobilising, Ware } from '../rules.ts';
import type { Game, General, World } from '../state.ts';
import { changeMoney, changeMorale } from '../tracks.ts';
import type { Power, Territory } from '../vocabulary.ts';

export const FORTRESS_PRICE = 5;

export type Purchase =
  | { readonly unit: General }
  | { readonly fortress: Territory }
  | { readonly take: 'card' | 'morale' };

export function* mobilisation(game: Game, power: Power): Rules {
  yield* mobilise(game, power);
  corrupt(game, power);
}

/** All of it but what becomes of unspent Money. */
export function* mobilise(game: Game, power: Power): Rules {
  const more = game.rules.hooks.mobilising?.(game, power);
  yield* more?.prepare() ?? [];
  draw(game, power, generalsOf(game, power).filter(({ at }) => at === null).length);
  yield* more?.deploy() ?? [];
  yield* purchases(game, power, more);
}

/** Money is spent, one thing after the other, while there is any. */
export function* purchases(game: Game, power: Power, more?: Mobilising): Rules {
  const affairs = game.state.powers[power];
  while (affairs.money > 0) {
    const purchase: Purchase | Ware | null = yield* plan(
      decider(game, power),
      cite(game, 'mobilise', 'mobilisation', { power, money: affairs.money, lost: wasted(game, power) }),
      (): Option<Purchase | Ware>[] => [...purchasesOf(game, power), ...(more?.wares() ?? [])],
      () => [...refusedPurchases(game, power), ...(more?.refusedWares() ?? [])],
    );
    if (purchase === null) break;
    if (!('deliver' in purchase)) buy(game, power, purchase);
    else if (yield* purchase.deliver()) changeMoney(game, power, -1, 'purchase');
  }
}

/** Unspent Money is lost, but to the thrifty (C §7.4 Corruption). */
export const corrupt = (game: Game, power: Power): void => changeMoney(game, power, -wasted(game, power), 'corruption');

const wasted = ({ rules, state }: World, power: Power): number =>
  rules.thrifty.includes(power) ? 0 : state.powers[power].money;

export function buy(game: Game, power: Power, purchase: Purchase): void {
  const { state, tell } = game;
  changeMoney(game, power, 'fortress' in purchase ? -FORTRESS_PRICE : -1, 'purchase');
  if ('unit' in purchase) {
    purchase.unit.units++;
    tell({ type: 'enlisted', general: purchase.unit.id, units: 1 });
  } else if ('fortress' in purchase) {
    state.fortresses.push(purchase.fortress);
    tell({ type: 'fortified', power, at: purchase.fortress });
  } else if (purchase.take === 'card') draw(game, power, 1);
  else changeMorale(game, power, 1, 'mobilisation');
}

export function purchasesOf(world: World, power: Power): Option<Purchase>[] {
  const { money, morale } = world.state.powers[power];
  const purchases: Option<Purchase>[] = [];
  if (tokensLeft(world, power) > 0) {
    for (const general of generalsOf(world, power))
      if (general.at !== null && general.units < MOST_UNITS)
        purchases.push(option(`unit/${general.id}`, { unit: general }));
  }
  if (money >= FORTRESS_PRICE && world.state.fortresses.length < MOST_FORTRESSES) {
    for (const at of sitesOf(world, power)) purchases.push(option(`fortress/${at}`, { fortress: at }));
  }
  if (canDraw(world, power)) purchases.push(option('card', { take: 'card' }));
  if (morale < MOST_MORALE) purchases.push(option('morale', { take: 'morale' }));
  return purchases;
}

/** A Fortress needs a Garrison, and there is one to a Territory. */
const sitesOf = ({ state, board }: World, power: Power): Territory[] =>
  board.territories.filter((at) => state.garrisons[at] === power && !state.fortresses.includes(at));

function refusedPurchases(world: World, power: Power): Refused[] {
  const { money, morale } = world.state.powers[power];
  const { fortresses } = world.state;
  const generals = generalsOf(world, power).flatMap((general) => {
    const refuse = (code: string) =>
      refused(world, `unit/${general.id}`, code, 'mobilisation', { general: general.id });
    if (general.at === null) return refuse('unit-off-map');
    if (general.units >= MOST_UNITS) return refuse('three-units');
    return tokensLeft(world, power) === 0 ? refuse('no-tokens') : [];
  });
  const sites = controlled(world, power).flatMap((at) => {
    const refuse = (code: string) => refused(world, `fortress/${at}`, code, 'fortress', { at, money });
    if (fortresses.includes(at)) return refuse('one-fortress');
    if (world.state.garrisons[at] === undefined) return refuse('fortress-needs-garrison');
    if (fortresses.length >= MOST_FORTRESSES) return refuse('six-fortresses');
    return money < FORTRESS_PRICE ? refuse('fortress-price') : [];
  });
  const full = morale >= MOST_MORALE ? [refused(world, 'morale', 'most-morale', 'mobilisation')] : [];
  return [
    ...generals,
    ...sites,
    ...full,
    ...(canDraw(world, power) ? [] : [refused(world, 'card', 'no-cards', 'mobilisation')]),
  ];
}
