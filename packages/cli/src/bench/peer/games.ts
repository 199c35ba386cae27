import type { Setup } from '@quadrille/kernel';
import { determinise, view } from '@quadrille/skirmish/view.ts';
import type { PeerGame } from './engine.ts';
import { peerSkirmish } from './skirmish.ts';
import { enumerate, waiting } from './skirmish-options.ts';
import { houseOf, type Realm } from './skirmish-realm.ts';

/** The games that have a twin written for boardgame.io. */
export const PEERS: Readonly<Record<string, (setup: Setup) => PeerGame<Realm>>> = {
  skirmish: (setup) => ({
    players: setup.players,
    game: (library, endless) => peerSkirmish(library, setup, endless),
    waiting,
    enumerate,
    view: ({ state }, _ctx, playerID) => view(state, houseOf(playerID)),
    determinise: ({ state }, playerID, random) => determinise(state, houseOf(playerID), random),
  }),
};
