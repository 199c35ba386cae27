import type { LadderResponse, PlayerResponse } from '@quadrille/protocol';
import { Type } from 'typebox';
import { findPlayer, playerOf } from '../../accounts/players.ts';
import { titleFor } from '../../editions/editions.ts';
import { ladderOf, ratingsFor } from '../../ratings/show.ts';
import { listPlayed } from '../../tables/list.ts';
import { GameId, reply } from '../schemas.ts';
import type { App, Desk } from './route.ts';

const PlayerId = Type.Object({ player: Type.String({ maxLength: 40 }) }, { additionalProperties: false });

/** Other people: what they have played, and how well. */
export function playerRoutes(app: App, { hall }: Desk): void {
  const { db } = hall.store;
  const tags = ['players'];

  app.get(
    '/api/players/:player',
    { schema: { tags, params: PlayerId, response: reply<PlayerResponse>('A player, as everybody may know them.') } },
    async ({ params, who }) => {
      const row = await findPlayer(db, params.player);
      return {
        player: playerOf(row),
        since: row.created,
        ratings: await ratingsFor(db, row.id),
        tables: await listPlayed(hall, row.id, who?.player.id ?? null),
      };
    },
  );

  app.get(
    '/api/games/:game/ladder',
    { schema: { tags, params: GameId, response: reply<LadderResponse>('The best at a game, bots among them.') } },
    async ({ params }) => ({ ladder: await ladderOf(db, titleFor(hall, params.game).id) }),
  );
}
