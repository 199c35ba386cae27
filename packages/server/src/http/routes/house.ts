import type { HouseResponse } from '@quadrille/protocol';
import { signInName } from '../../accounts/players.ts';
import { addressFor } from '../addresses.ts';
import { reply } from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** What the house can do, and where others find it. */
export function houseRoutes(app: App, { couriers, owner }: Desk): void {
  const schema = { tags: ['house'], response: reply<HouseResponse>('The house: its address for others, its mail.') };
  app.get('/api/house', { schema }, async ({ protocol, host, who }) => ({
    address: addressFor({ protocol, host }, { publicUrl: couriers.home, bound: app.server.address() }),
    mails: couriers.mails,
    ...(couriers.pushKey && { push: couriers.pushKey }),
    ...(owner !== undefined && who?.player.sign_in === signInName(owner) && { owner: true }),
  }));
}
