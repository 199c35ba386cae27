import { createRequire } from 'node:module';

/** The parts of boardgame.io that the benchmark uses. It has no ES modules that Node can load, hence `require`. */
export interface Library {
  InitializeGame(start: { readonly game: unknown; readonly numPlayers: number }): PeerState;
  CreateGameReducer(start: { readonly game: unknown }): (state: PeerState, action: Action) => PeerState;
  Client(start: { readonly game: unknown; readonly numPlayers: number; readonly debug: false }): Client;
  readonly INVALID_MOVE: string;
}

export interface Client {
  readonly log: readonly unknown[];
  readonly store: { dispatch(action: Action): void; getState(): PeerState };
}

export interface Ctx {
  readonly phase: string;
  readonly currentPlayer: string;
  readonly playOrderPos: number;
  readonly playOrder: readonly string[];
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}

export interface PeerState<G = unknown> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly _stateID: number;
  /** The positions of this turn. */
  readonly _undo: readonly unknown[];
}

export interface Action {
  readonly type: 'MAKE_MOVE' | 'UNDO';
  readonly payload: { readonly type: string; readonly args: readonly unknown[] | null; readonly playerID: string };
}

/** What moves are given besides the state. */
export interface Context<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly random: { Die(sides: number): number; Shuffle<T>(items: readonly T[]): T[] };
  readonly events: {
    endPhase(): void;
    endTurn(): void;
    endStage(): void;
    setStage(stage: string): void;
    setActivePlayers(active: { readonly value: Readonly<Record<string, string>> }): void;
  };
}

export const makeMove = (type: string, args: readonly unknown[], playerID: string): Action => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID },
});

export const undoMove = (playerID: string): Action => ({
  type: 'UNDO',
  payload: { type: 'undo', args: null, playerID },
});

/** Loads it as it runs in production: without the checks it makes while a game is being written. */
export function loadLibrary(): Library {
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  try {
    const core = require('boardgame.io/core') as Pick<Library, 'INVALID_MOVE'>;
    const internal = require('boardgame.io/internal') as Pick<Library, 'InitializeGame' | 'CreateGameReducer'>;
    const client = require('boardgame.io/client') as Pick<Library, 'Client'>;
    return { ...core, ...internal, ...client };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error('boardgame.io is not installed: run "npm install" with its development dependencies');
  }
}
