/** Merchants: where they are placed, how they stand, and how they move up (§19.2.2–3). */
import { ask, choose, option, parallel, plan, type Refusal, type Rules } from '@quadrille/kernel';
import { changeUnrest } from '../changes/tracks.ts';
import { giveClaim } from '../diplomacy/casus-belli.ts';
import { cardOf, playerOf, powersOf, realmOf, vitalityOf } from '../facts/realms.ts';
import { forcedPeace } from '../facts/relations.ts';
import {
  merchantsAt,
  merchantsFor,
  merchantsOf,
  openCenters,
  ownsIn,
  portsIn,
  proposedCenters,
} from '../facts/trade.ts';
import type { Merchant } from '../state.ts';
import { type Player, type Power, TRADE_CENTERS, type TradeCenter } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** At the start of the half-turn every Power places its merchants, all players at once (§19.2.2). */
export function* placeMerchants(game: Game): Rules {
  const { state } = game;
  for (const center of TRADE_CENTERS) delete state.trade[center];
  yield* parallel(state.order.map((player) => placeMerchantsOf(game, player)));
  for (const center of TRADE_CENTERS) yield* rank(game, center);
}

function* placeMerchantsOf(game: Game, player: Player): Rules {
  for (const power of powersOf(game, player)) if (openCenters(game, power).length > 0) yield* tradeOf(game, power);
}

/** One counter in each center, or none: pirates take from those who trade. The proposal comes first. */
function* tradeOf(game: Game, power: Power): Rules {
  const player = playerOf(game, power);
  const proposal = proposedCenters(game, power);
  const how = yield* choose(player, ask('merchants', '§19.2.2', { power, centers: proposal.length }), () => [
    option(`merchants/${power}/proposed`, 'proposed'),
    option(`merchants/${power}/chosen`, 'chosen'),
    option(`merchants/${power}/none`, 'none'),
  ]);
  if (how === 'proposed') for (const center of proposal) send(game, power, center);
  if (how !== 'chosen') return;
  for (let left = cardOf(game, power).merchants; left > 0; left--) {
    const center = yield* plan(player, ask('merchant', '§19.2.2', { power, left }), () =>
      openCenters(game, power)
        .filter((each) => !merchantsAt(game, each).some((merchant) => merchant.power === power))
        .map((each) => option(`merchant/${power}/${each}`, each)),
    );
    if (center === null) return;
    send(game, power, center);
  }
}

/** Places a Power's counter in a center, on the side its ports allow. */
export function send(game: Game, power: Power, center: TradeCenter): void {
  const count = merchantsFor(game, power, center);
  if (count === 0) return;
  const merchants = game.state.trade[center] ?? [];
  game.state.trade[center] = [...merchants, { power, count }];
  game.tell({ type: 'merchants', power, center, count });
}

/** More commercial ports first, then more vitality, then the order of play; Powers of one player as he likes (§19.2.2). */
function* rank(game: Game, center: TradeCenter): Rules {
  const merchants = game.state.trade[center];
  if (!merchants || merchants.length < 2) return;
  const place = ({ power }: Merchant) => game.state.order.indexOf(playerOf(game, power));
  merchants.sort(
    (a, b) =>
      portsIn(game, b.power, center) - portsIn(game, a.power, center) ||
      Number(ownsIn(game, b.power, center)) - Number(ownsIn(game, a.power, center)) ||
      vitalityOf(game, b.power) - vitalityOf(game, a.power) ||
      place(a) - place(b),
  );
  for (const [i, first] of merchants.entries()) {
    const equals = () => merchants.slice(i).filter((each) => tied(game, center, first, each));
    if (equals().length === 1) continue;
    const lead = yield* choose(playerOf(game, first.power), ask('merchant-first', '§19.2.2', { center }), () =>
      equals().map((each) => option(`first/${each.power}`, each)),
    );
    merchants.splice(merchants.indexOf(lead), 1);
    merchants.splice(i, 0, lead);
  }
}

const tied = (world: World, center: TradeCenter, a: Merchant, b: Merchant): boolean =>
  portsIn(world, a.power, center) === portsIn(world, b.power, center) &&
  ownsIn(world, a.power, center) === ownsIn(world, b.power, center) &&
  vitalityOf(world, a.power) === vitalityOf(world, b.power) &&
  playerOf(world, a.power) === playerOf(world, b.power);

/** The merchant just ahead of a Power's own in a center. */
function aheadOf(world: World, power: Power, center: TradeCenter): Power | null {
  const merchants = merchantsAt(world, center);
  const place = merchants.findIndex((merchant) => merchant.power === power);
  return merchants[place - 1]?.power ?? null;
}

/** Where a Power has a merchant that it might like to promote. */
export const promotable = (world: World, power: Power): TradeCenter[] =>
  TRADE_CENTERS.filter((center) => merchantsOf(world, power, center) > 0);

/** Why a Power may not promote its merchant in a center, if it may not (§19.2.3). */
export function promotionObstacle(world: World, power: Power, center: TradeCenter): Refusal | undefined {
  const ahead = aheadOf(world, power, center);
  if (ahead === null) return { code: 'nobody-ahead', args: { center }, cite: '§19.2.3' };
  if (realmOf(world, power).unrest > vitalityOf(world, power))
    return { code: 'unrest-too-high', args: { power }, cite: '§19.2.3' };
  if (forcedPeace(world, power, ahead)) return { code: 'forced-peace', args: { power: ahead }, cite: '§19.2.3' };
  if (world.state.impulse?.promoted) return { code: 'promoted-already', cite: '§19.2.3' };
  return undefined;
}

/** Changes places with the merchant ahead: 1 unrest, and casus belli to the one overtaken (§19.2.3). */
export function promote(game: Game, power: Power, center: TradeCenter): void {
  const ahead = aheadOf(game, power, center);
  const merchants = game.state.trade[center];
  if (ahead === null || !merchants) return;
  const place = merchants.findIndex((merchant) => merchant.power === power);
  merchants.splice(place - 1, 0, ...merchants.splice(place, 1));
  if (game.state.impulse) game.state.impulse.promoted = true;
  game.tell({ type: 'promoted', power, center, past: ahead });
  changeUnrest(game, power, 1, 'promotion');
  giveClaim(game, ahead, power, 'promotion');
}
