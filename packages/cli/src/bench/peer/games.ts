import { definition as coalitions } from '@quadrille/coalition-wars/coalitions/index.ts';
import type { Setup } from '@quadrille/kernel';
import { determinise, view } from '@quadrille/skirmish/view.ts';
import { peerCampaign, seenBy } from './campaign.ts';
import { STAGES as CAMPAIGN } from './campaign-options.ts';
import { type Realm as Campaign, powerOf, SEATS } from './campaign-realm.ts';
import type { PeerGame } from './engine.ts';
import { peerSkirmish } from './skirmish.ts';
import { STAGES as SKIRMISH } from './skirmish-options.ts';
import { houseOf, type Realm as Skirmish } from './skirmish-realm.ts';
import { enumerator, waiting } from './stages.ts';

const skirmish = (setup: Setup): PeerGame<Skirmish> => ({
  players: setup.players,
  game: (library, endless) => peerSkirmish(library, setup, endless),
  waiting,
  enumerate: enumerator(SKIRMISH, houseOf),
  view: ({ state }, _ctx, playerID) => view(state, houseOf(playerID)),
  determinise: ({ state }, playerID, random) => determinise(state, houseOf(playerID), random),
});

const campaign = (setup: Setup): PeerGame<Campaign> => ({
  players: setup.players,
  game: (library, endless) => peerCampaign(library, setup, endless),
  waiting,
  enumerate: enumerator(CAMPAIGN, powerOf),
  view: (G, _ctx, playerID) => seenBy(G, playerID),
  determinise: ({ state }, playerID, random) => coalitions.determinise(state, powerOf(playerID), random),
});

/** The peer of a set-up, written for boardgame.io, if it has one. */
export function peerOf(game: string, setup: Setup): PeerGame<never> | undefined {
  if (game === 'skirmish') return skirmish(setup) as PeerGame<never>;
  if (game === 'coalitions' && setup.players === SEATS.length) return campaign(setup) as PeerGame<never>;
  return undefined;
}
