import type { Purchase } from '@quadrille/coalition-wars/core/actions/mobilisation.ts';
import { buy, purchasesOf } from '@quadrille/coalition-wars/core/actions/mobilisation.ts';
import { draw, takeFromHand } from '@quadrille/coalition-wars/core/cards.ts';
import { newMarch } from '@quadrille/coalition-wars/core/envoy.ts';
import { garrisonsOf, generalById, marchOf } from '@quadrille/coalition-wars/core/facts.ts';
import { ordersOf } from '@quadrille/coalition-wars/core/march.ts';
import { placeGarrison, removeGarrison } from '@quadrille/coalition-wars/core/pieces.ts';
import type { Move } from '@quadrille/coalition-wars/core/state.ts';
import { changeMorale } from '@quadrille/coalition-wars/core/tracks.ts';
import { type Card, STATUSES, type Status } from '@quadrille/coalition-wars/core/vocabulary.ts';
import { commit, openFight, retreat } from './campaign-battle.ts';
import { chosen, garrisonable, HAND_LIMIT, leadershipOf } from './campaign-options.ts';
import { asGame, type Here, powerOf, SEATS, worldIn } from './campaign-realm.ts';

/** Each move says whether it was legal: it looks for its option among those there are, as the library documents it. */
export const MOVES = {
  declare(here: Here, status: Status): boolean {
    const { G, playerID, events } = here;
    const power = powerOf(playerID);
    if (!STATUSES.includes(status) || G.declared[power]) return false;
    G.declared[power] = status;
    if (Object.keys(G.declared).length < SEATS.length) events.endStage();
    else {
      Object.assign(G.state.status, G.declared);
      events.endPhase();
    }
    return true;
  },

  discard(here: Here, card: Card | 'done'): boolean {
    if (card !== 'done' && !putAway(here, card)) return false;
    here.events.setStage('leadership');
    return true;
  },

  leadership(here: Here, id: string): boolean {
    const { G, playerID, events } = here;
    const power = powerOf(playerID);
    const step = chosen(leadershipOf(G, power), id);
    if (step === undefined) return false;
    if (step && 'place' in step) {
      step.place.at = step.at;
      G.modes[power] = 'place';
      return true;
    }
    if (step && 'withdraw' in step) {
      step.withdraw.at = null;
      step.withdraw.units = 0;
      G.modes[power] = 'withdraw';
      return true;
    }
    if (step?.take === 'card') draw(asGame(here), power, 1);
    else if (step) changeMorale(asGame(here), power, 1, 'leadership');
    events.setStage('mobilise');
    return true;
  },

  mobilise(here: Here, id: string): boolean {
    const { G, playerID, events } = here;
    const power = powerOf(playerID);
    const purchase: Purchase | null | undefined = chosen(purchasesOf(worldIn(G), power), id);
    if (purchase === undefined) return false;
    if (purchase) buy(asGame(here), power, purchase);
    if (purchase && G.state.powers[power].money > 0) return true;
    G.finished++;
    if (G.finished === SEATS.length) events.endPhase();
    else events.endStage();
    return true;
  },

  disband(here: Here, at: string): boolean {
    const { G, playerID, events } = here;
    const power = powerOf(playerID);
    if (at === 'done') {
      G.state.march = newMarch(power, null, 1);
      events.setStage('march');
      return true;
    }
    if (!garrisonsOf(worldIn(G), power).includes(at)) return false;
    removeGarrison(asGame(here), at, 'disbanded');
    return true;
  },

  march(here: Here, id: string): boolean {
    const order = chosen(ordersOf(worldIn(here.G)), id);
    if (order === undefined) return false;
    if (order === null) endMarch(here);
    else if ('to' in order) advance(here, order);
    else if ('garrison' in order && order.garrison.at !== null)
      placeGarrison(asGame(here), order.garrison, order.garrison.at);
    return true;
  },

  garrison(here: Here, at: string): boolean {
    const { G, events } = here;
    if (at === 'done') {
      G.step = null;
      events.setStage('march');
      return true;
    }
    if (!G.step || !garrisonable(G).includes(at)) return false;
    placeGarrison(asGame(here), generalById(worldIn(G), G.step.general), at);
    return true;
  },

  limit(here: Here, card: Card): boolean {
    if (!putAway(here, card)) return false;
    endMarch(here);
    return true;
  },

  commit,
  retreat,
};

/** Nobody's leave is asked. */
function advance(here: Here, { general, to }: Move): void {
  const { G, events } = here;
  const from = general.at ?? to;
  general.at = to;
  marchOf(G.state).moved.push(general.id);
  if (openFight(here, general, from)) return;
  G.step = { general: general.id, from, to };
  if (garrisonable(G).length > 0) events.setStage('garrison');
}

function putAway({ G, playerID }: Here, card: Card): boolean {
  const power = powerOf(playerID);
  if (!G.state.powers[power].hand.includes(card)) return false;
  takeFromHand(worldIn(G), power, card);
  G.state.discard.push(card);
  return true;
}

/** The turn ends once the hand is small enough. */
function endMarch({ G, playerID, events }: Here): void {
  if (G.state.powers[powerOf(playerID)].hand.length > HAND_LIMIT) {
    events.setStage('limit');
    return;
  }
  G.state.march = null;
  G.step = null;
  events.endTurn();
}
