import { regionOf } from '@quadrille/coalition-wars/core/board.ts';
import { type Card, STATUSES, type Status, type Territory } from '@quadrille/coalition-wars/core/vocabulary.ts';
import { commit, openFight, retreat } from './campaign-battle.ts';
import { canGrow, garrisonable, HAND_LIMIT, mayEnter, PRICE, type Purchase, type Step } from './campaign-options.ts';
import {
  affairsOf,
  boardIn,
  discard,
  draw,
  generalAt,
  type Here,
  powerOf,
  type Realm,
  SEATS,
  standing,
  station,
} from './campaign-realm.ts';

/** Each move says whether it was legal. */
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

  discard({ G, playerID, events }: Here, card: Card | null): boolean {
    if (card !== null && !discard(G, powerOf(playerID), card)) return false;
    events.setStage('leadership');
    return true;
  },

  leadership: (here: Here, purchase: Purchase | null): boolean =>
    buy(here, purchase, () => here.events.setStage('mobilise')),

  mobilise: (here: Here, purchase: Purchase | null): boolean =>
    buy(here, purchase, () => {
      here.G.finished++;
      if (here.G.finished === SEATS.length) here.events.endPhase();
      else here.events.endStage();
    }),

  disband({ G, playerID, events }: Here, at: Territory | null): boolean {
    if (at !== null && G.state.garrisons[at] !== powerOf(playerID)) return false;
    if (at === null) events.setStage('march');
    else delete G.state.garrisons[at];
    return true;
  },

  march(here: Here, step: Step | null): boolean {
    const { G, playerID, events } = here;
    if (!step) {
      endMarch(here);
      return true;
    }
    const power = powerOf(playerID);
    const general = generalAt(G, step.general);
    const { at: from } = general;
    if (general.power !== power || from === null || G.moved.includes(step.general)) return false;
    if (!isNext(G, from, step.to) || !mayEnter(G, power, step.to)) return false;
    G.moved.push(step.general);
    if (standing(G, step.to)) return openFight(here, step, from);
    station(G, step.general, step.to);
    G.step = { ...step, from };
    if (general.units > 0) events.setStage('garrison');
    return true;
  },

  garrison({ G, playerID, events }: Here, at: Territory | null): boolean {
    if (at !== null && (!G.step || !garrisonable(G).includes(at))) return false;
    if (at !== null && G.step) {
      generalAt(G, G.step.general).units--;
      G.state.garrisons[at] = powerOf(playerID);
      return true;
    }
    G.step = null;
    events.setStage('march');
    return true;
  },

  limit(here: Here, card: Card): boolean {
    if (!discard(here.G, powerOf(here.playerID), card)) return false;
    endMarch(here);
    return true;
  },

  commit,
  retreat,
};

function isNext(realm: Realm, from: Territory, to: Territory): boolean {
  const { land, lanes } = regionOf(boardIn(realm), from);
  return land.includes(to) || lanes.some((lane) => lane.to === to);
}

/** One thing is bought and the next may follow; with `null` the buyer goes on. */
function buy(here: Here, purchase: Purchase | null, goOn: () => void): boolean {
  const { G, playerID } = here;
  const power = powerOf(playerID);
  if (!purchase) {
    goOn();
    return true;
  }
  const affairs = affairsOf(G, power);
  if (affairs.money < PRICE) return false;
  if ('general' in purchase && generalAt(G, purchase.general).power !== power) return false;
  if (purchase.buy === 'unit' && !canGrow(G, purchase.general)) return false;
  if (purchase.buy === 'place' && (G.stations[purchase.at] !== undefined || generalAt(G, purchase.general).at !== null))
    return false;
  affairs.money -= PRICE;
  if (purchase.buy === 'place') station(G, purchase.general, purchase.at);
  else if (purchase.buy === 'withdraw') station(G, purchase.general, null);
  else if (purchase.buy === 'unit') generalAt(G, purchase.general).units++;
  else if (purchase.buy === 'card') draw(here, power, 1);
  else affairs.morale = Math.min(15, affairs.morale + 1);
  return true;
}

/** The turn ends once the hand is small enough. */
function endMarch({ G, playerID, events }: Here): void {
  if (affairsOf(G, powerOf(playerID)).hand.length > HAND_LIMIT) {
    events.setStage('limit');
    return;
  }
  G.moved = [];
  G.step = null;
  events.endTurn();
}
