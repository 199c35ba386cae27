import { definition as coalitions } from '@quadrille/coalition-wars/coalitions/index.ts';
import type { Setup } from '@quadrille/kernel';
import { peerCampaign, seenBy } from './campaign.ts';
import { STAGES as CAMPAIGN } from './campaign-options.ts';
import { type Realm as Campaign, powerOf, SEATS } from './campaign-realm.ts';
import type { PeerGame } from './engine.ts';
import { enumerator, waiting } from './stages.ts';

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
  if (game === 'coalitions' && setup.players === SEATS.length) return campaign(setup) as PeerGame<never>;
  return undefined;
}
