import type { Setup } from '@quadrille/kernel';
import { type House, PLACES, WARE_IDS, WARES } from '@quadrille/skirmish/board.ts';
import { draw, pay } from '@quadrille/skirmish/changes.ts';
import { affairsOf, crownsOf, dominates, heldBy, housesOf } from '@quadrille/skirmish/facts.ts';
import { view } from '@quadrille/skirmish/view.ts';
import type { Ctx, Library } from './library.ts';
import { MOVES } from './skirmish-moves.ts';
import { asGame, type Here, houseOf, leviesOf, newRealm, type Realm } from './skirmish-realm.ts';

/**
 * Skirmish once more, as boardgame.io wants a game written: phases, turns, stages, moves on drafts. It has the same
 * state, board and small changes as ours. With `endless` a finished match begins anew instead of ending.
 */
export function peerSkirmish({ INVALID_MOVE }: Pick<Library, 'INVALID_MOVE'>, setup: Setup, endless: boolean): object {
  const legal = (move: (here: Here, choice: never) => boolean) => (here: Here, choice: never) =>
    move(here, choice) ? undefined : INVALID_MOVE;
  const stages = (...names: (keyof typeof MOVES)[]) =>
    Object.fromEntries(names.map((name) => [name, { moves: { [name]: legal(MOVES[name]) } }]));
  return {
    name: 'skirmish',
    setup: ({ random }: Here) => newRealm(setup, random),
    playerView: ({ G, playerID }: { G: Realm; playerID: string | null }) => seenBy(G, playerID),
    endIf: ({ G }: Here) => G.over ?? undefined,
    phases: {
      muster: {
        start: true,
        next: 'bidding',
        onBegin: (here: Here) => {
          for (const house of housesOf(here.G.state)) draw(asGame(here), house);
          here.G.levies = leviesOf(here.G.state);
          here.G.mustered = 0;
        },
        turn: { activePlayers: { all: 'exchange' }, stages: stages('exchange', 'levy') },
      },
      bidding: {
        next: 'turns',
        onBegin: ({ G }: Here) => {
          G.bids = {};
          G.ranked = [];
        },
        turn: { activePlayers: { all: 'bid' }, stages: stages('bid', 'rank') },
      },
      turns: {
        next: 'muster',
        turn: {
          order: {
            playOrder: ({ G }: Here) => G.playOrder,
            first: () => 0,
            next: ({ ctx }: { ctx: Ctx }) =>
              ctx.playOrderPos < ctx.playOrder.length - 1 ? ctx.playOrderPos + 1 : undefined,
          },
          activePlayers: { currentPlayer: 'market' },
          stages: stages('market', 'station', 'wall', 'march', 'troops', 'commit', 'retreat', 'plunder'),
        },
        onEnd: (here: Here) => {
          reckon(here);
          const { G, random } = here;
          if (G.over && endless) Object.assign(G, newRealm(setup, random));
        },
      },
    },
  };
}

/** What a player may know: bids and cards on the table stay face down until both are in. */
function seenBy({ state, ...realm }: Realm, playerID: string | null) {
  const house = playerID === null ? null : houseOf(playerID);
  const own = <T>(hidden: Partial<Record<House, T>>) => (house && house in hidden ? { [house]: hidden[house] } : {});
  return { ...realm, bids: own(realm.bids), commits: own(realm.commits), state: view(state, house) };
}

/** Renown, income, and whether the match is over. */
function reckon(here: Here): void {
  const { G } = here;
  const { state } = G;
  for (const house of housesOf(state)) {
    affairsOf(state, house).renown += crownsOf(state, house);
    pay(asGame(here), house, -heldBy(state, house).length);
  }
  for (const place of PLACES) state.field[place].plundered = false;
  for (const ware of WARE_IDS) if (WARES[ware].restocked) state.stock[ware] = WARES[ware].stock;
  const dominant = housesOf(state).filter((house) => dominates(state, house));
  const standing = (house: House) => affairsOf(state, house).renown * 1000 + affairsOf(state, house).coin;
  const best = Math.max(...housesOf(state).map(standing));
  if (dominant.length > 0) G.over = dominant;
  else if (state.season >= state.seasons) G.over = housesOf(state).filter((house) => standing(house) === best);
  state.season++;
}
