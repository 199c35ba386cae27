import { copy, Random } from '@quadrille/kernel';
import { dice, type Pick } from '../dice.ts';
import type { Engine, LongMatch, Player } from '../engine.ts';
import { micros } from '../statistics.ts';
import { type Action, type Ctx, type Library, makeMove, type PeerState, undoMove } from './library.ts';

/** A game written for boardgame.io, with what its library does not know of it. */
export interface PeerGame<G> {
  readonly players: number;
  /** The game itself; an endless one begins anew instead of ending. */
  game(library: Library, endless: boolean): object;
  waiting(ctx: Ctx): readonly string[];
  enumerate(G: G, ctx: Ctx, playerID: string): readonly { readonly move: string; readonly args: readonly unknown[] }[];
  view(G: G, ctx: Ctx, playerID: string): unknown;
  /** Reshuffles, in place, what the player cannot know. */
  determinise(G: G, playerID: string, random: Random): void;
}

/** Holds a match and gives moves to it. */
interface Holder<G> {
  state(): PeerState<G>;
  dispatch(action: Action): void;
  /** What has to be stored. */
  saved(): unknown;
}

/** The state is passed through the reducer of the library: its engine alone. */
export const reducerEngine = <G>(library: Library, peer: PeerGame<G>): Engine =>
  engine('boardgame.io reducer', library, peer, (game) => {
    const reduce = library.CreateGameReducer({ game });
    return () => {
      let state = library.InitializeGame({ game, numPlayers: peer.players });
      return {
        state: () => state as PeerState<G>,
        dispatch(action) {
          state = reduce(state, action);
        },
        saved: () => state,
      };
    };
  });

/** A local client, the documented way to run a match without a server: engine, store and log. */
export const clientEngine = <G>(library: Library, peer: PeerGame<G>): Engine =>
  engine('boardgame.io client', library, peer, (game) => () => {
    const client = library.Client({ game, numPlayers: peer.players, debug: false });
    const { store } = client;
    return {
      state: () => store.getState() as PeerState<G>,
      dispatch: (action) => store.dispatch(action),
      saved: () => ({ state: store.getState(), log: client.log }),
    };
  });

function engine<G>(
  name: string,
  library: Library,
  peer: PeerGame<G>,
  opener: (game: object) => () => Holder<G>,
): Engine {
  const open = opener(peer.game(library, false));
  return {
    name,
    players: { plain: player(name, peer, open, false), viewing: player(name, peer, open, true) },
    longMatch: (number) => longMatch(peer, opener(peer.game(library, true))(), number),
  };
}

function player<G>(name: string, peer: PeerGame<G>, open: () => Holder<G>, viewing: boolean): Player {
  const pick = dice(1);
  return {
    name,
    playMatch() {
      const match = open();
      while (match.state().ctx.gameover === undefined) {
        const { G, ctx } = match.state();
        const playerID = pick(peer.waiting(ctx));
        if (viewing) peer.view(G, ctx, playerID);
        answer(match, peer, playerID, pick);
      }
      return match.state()._stateID;
    },
  };
}

function answer<G>(match: Holder<G>, { enumerate }: PeerGame<G>, playerID: string, pick: Pick): void {
  const { G, ctx, _stateID: before } = match.state();
  const { move, args } = pick(enumerate(G, ctx, playerID));
  match.dispatch(makeMove(move, args, playerID));
  if (match.state()._stateID === before) throw new Error(`boardgame.io refuses ${move} ${JSON.stringify(args)}`);
}

function longMatch<G>(peer: PeerGame<G>, match: Holder<G>, number: number): LongMatch {
  const pick = dice(number + 2);
  const imagination = new Random('long');
  let answered = 0;
  const step = () => {
    const playerID = pick(peer.waiting(match.state().ctx));
    answer(match, peer, playerID, pick);
    answered++;
    return playerID;
  };
  return {
    playTo(answers) {
      while (answered < answers) step();
    },
    undo() {
      const playerID = step();
      const { _undo: past } = match.state();
      if (past.length < 2) return undefined;
      const time = micros(() => match.dispatch(undoMove(playerID)));
      if (match.state()._undo.length === past.length) return undefined;
      answered--;
      return time;
    },
    store: () => JSON.stringify(match.saved()),
    // The library keeps nothing beside the state: once it is read it can be played on.
    restore: (text) => micros(() => void JSON.parse(text)),
    fork() {
      const state = match.state();
      const playerID = pick(peer.waiting(state.ctx));
      return micros(() => {
        const G = copy(state.G);
        peer.determinise(G, playerID, imagination);
        return { ...state, G };
      });
    },
  };
}
