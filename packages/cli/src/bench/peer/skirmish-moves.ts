import { type Card, type House, type Place, WARES, type Ware } from '@quadrille/skirmish/board.ts';
import { discard, draw, enter, leave, pay, raise } from '@quadrille/skirmish/changes.ts';
import { affairsOf, heldBy, housesOf, openTo } from '@quadrille/skirmish/facts.ts';
import { commit, open, plunder, retreat } from './skirmish-battle.ts';
import { canBuy, canMarch } from './skirmish-options.ts';
import { asGame, type Here, houseOf, playerOf } from './skirmish-realm.ts';

/** Each move says whether it was legal. */
export const MOVES = {
  exchange(here: Here, card: Card | null): boolean {
    const { G, playerID, events } = here;
    const house = houseOf(playerID);
    if (card && !affairsOf(G.state, house).hand.includes(card)) return false;
    if (card) {
      discard(asGame(here), house, card);
      draw(asGame(here), house);
    }
    if ((G.levies[house] ?? 0) > 0) events.setStage('levy');
    else mustered(here);
    return true;
  },

  levy(here: Here, place: Place): boolean {
    const { G, playerID } = here;
    const house = houseOf(playerID);
    const left = G.levies[house] ?? 0;
    if (left === 0 || G.state.field[place].holder !== house) return false;
    raise(asGame(here), house, place);
    G.levies[house] = left - 1;
    if (left === 1) mustered(here);
    return true;
  },

  bid(here: Here, coin: number): boolean {
    const { G, playerID, events } = here;
    const house = houseOf(playerID);
    if (coin < 0 || coin > affairsOf(G.state, house).coin || G.bids[house] !== undefined) return false;
    G.bids[house] = coin;
    if (Object.keys(G.bids).length < G.state.affairs.length) events.endStage();
    else revealBids(here);
    return true;
  },

  rank(here: Here, house: House): boolean {
    const { G, events } = here;
    const houses = housesOf(G.state);
    if (!houses.includes(house) || G.ranked.includes(house)) return false;
    G.ranked.push(house);
    if (G.ranked.length < houses.length - 1) return true;
    G.ranked.push(...houses.filter((each) => !G.ranked.includes(each)));
    G.state.order.splice(0, G.state.order.length, ...G.ranked);
    G.playOrder = G.ranked.map(playerOf);
    events.endPhase();
    return true;
  },

  market(here: Here, ware: Ware | null): boolean {
    const { G, playerID, events } = here;
    const house = houseOf(playerID);
    if (ware && !canBuy(G.state, house, ware)) return false;
    if (ware) {
      G.state.stock[ware]--;
      pay(asGame(here), house, WARES[ware].price);
    }
    if (ware === 'card') draw(asGame(here), house);
    events.setStage(ware === 'troop' ? 'station' : ware === 'wall' ? 'wall' : 'march');
    return true;
  },

  station(here: Here, place: Place): boolean {
    const house = houseOf(here.playerID);
    if (!heldBy(here.G.state, house).includes(place)) return false;
    raise(asGame(here), house, place);
    here.events.setStage('march');
    return true;
  },

  wall({ G, playerID, events }: Here, place: Place): boolean {
    if (!openTo(G.state, houseOf(playerID)).includes(place)) return false;
    G.state.field[place].wall = true;
    events.setStage('march');
    return true;
  },

  march({ G, playerID, events }: Here, step: { readonly from: Place; readonly to: Place } | null): boolean {
    if (step && !canMarch(G.state, houseOf(playerID), step.from, step.to)) return false;
    G.step = step;
    if (step) events.setStage('troops');
    else {
      G.state.tired.splice(0);
      events.endTurn();
    }
    return true;
  },

  troops(here: Here, troops: number): boolean {
    const { G, playerID, events } = here;
    const house = houseOf(playerID);
    if (!G.step || troops < 1 || troops > G.state.field[G.step.from].troops) return false;
    const { from, to } = G.step;
    leave(asGame(here), from, troops);
    const { holder } = G.state.field[to];
    if (holder !== null && holder !== house) {
      open(here, { from, at: to, attacker: house, defender: holder, troops });
      return true;
    }
    enter(asGame(here), house, to, troops);
    G.state.tired.push(to);
    events.setStage('march');
    return true;
  },

  commit,
  retreat,
  plunder,
};

function mustered({ G, events }: Here): void {
  G.mustered++;
  if (G.mustered === G.state.affairs.length) events.endPhase();
  else events.endStage();
}

/** The highest bid wins, by lot if there are several, and says who acts when. */
function revealBids(here: Here): void {
  const { G, random, events } = here;
  const highest = Math.max(...Object.values(G.bids));
  const best = housesOf(G.state).filter((house) => G.bids[house] === highest);
  const winner = best[best.length === 1 ? 0 : random.Die(best.length) - 1];
  if (!winner) return;
  pay(asGame(here), winner, highest);
  events.setActivePlayers({ value: { [playerOf(winner)]: 'rank' } });
}
