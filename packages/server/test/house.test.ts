import type { HouseResponse, Me } from '@quadrille/protocol';
import { describe, expect, test } from 'vitest';
import { later } from '../src/clock/pace.ts';
import { addressFor } from '../src/http/addresses.ts';
import { onBothDatabases, sharedServer } from './databases.ts';
import { Person } from './harness.ts';

describe('the address others reach', () => {
  const everywhere = { address: '0.0.0.0', family: 'IPv4', port: 4756 };
  const network = ['192.168.1.20'];
  const asked = { protocol: 'http', host: 'localhost:4756' };

  test('the owner knows best; else the name whoever asks has typed', () => {
    const told = { publicUrl: 'https://play.example.org/', bound: everywhere, network };
    expect(addressFor(asked, told)).toBe('https://play.example.org');
    const typed = { protocol: 'https', host: 'games.example.org' };
    expect(addressFor(typed, { bound: everywhere, network })).toBe('https://games.example.org');
  });

  test('localhost is of no use to others: the address on the network, if we listen there', () => {
    expect(addressFor(asked, { bound: everywhere, network })).toBe('http://192.168.1.20:4756');
    expect(addressFor(asked, { bound: everywhere, network: [] })).toBe('http://localhost:4756');
    expect(addressFor(asked, { bound: { ...everywhere, address: '127.0.0.1' }, network })).toBe(
      'http://localhost:4756',
    );
  });
});

describe('weekends are those of the player', () => {
  const HOUR = 3_600_000;
  const iso = (time: number) => new Date(time).toISOString();

  test('Saturday begins earlier in Auckland and later in Los Angeles', () => {
    const friday = Date.UTC(2026, 0, 2, 18);
    expect(iso(later(friday, 24 * HOUR, 'off', 'Europe/Vienna'))).toBe('2026-01-05T18:00:00.000Z');
    // It is Saturday there already: what counts begins on Monday, at its midnight.
    expect(iso(later(friday, 24 * HOUR, 'off', 'Pacific/Auckland'))).toBe('2026-01-05T11:00:00.000Z');
    // Ten in the morning: fourteen hours of Friday are left.
    expect(iso(later(friday, 24 * HOUR, 'off', 'America/Los_Angeles'))).toBe('2026-01-05T18:00:00.000Z');
    expect(iso(later(friday, 12 * HOUR, 'off', 'America/Los_Angeles'))).toBe('2026-01-03T06:00:00.000Z');
  });
});

onBothDatabases('the house', (fresh) => {
  const server = sharedServer(fresh);

  test('anybody may ask where it is and what it can do', async () => {
    const house = await new Person(server.base).get<HouseResponse>('/api/house');
    expect(house).toMatchObject({ address: server.base, mails: false });
  });

  test('a zone is told once, follows its player to every seat, and must be one', async () => {
    const person = new Person(server.base);
    const { me } = await person.post<{ me: Me }>('/api/guest', { name: 'Kiri', zone: 'Pacific/Auckland' });
    expect(me.zone).toBe('Pacific/Auckland');
    const { id } = await person.table({ game: 'parley', players: 2, seats: { anna: 'me' } });
    const zones = async () =>
      (
        await server.running.server.hall.store.db
          .selectFrom('seats')
          .select('zone')
          .where('table_id', '=', id)
          .orderBy('position')
          .execute()
      ).map(({ zone }) => zone);
    expect(await zones()).toEqual(['Pacific/Auckland', null]);
    await person.request('PATCH', '/api/me', { zone: 'Europe/Vienna' });
    expect(await zones()).toEqual(['Europe/Vienna', null]);
    expect((await person.request('PATCH', '/api/me', { zone: 'Moon/Tycho' })).status).toBe(400);
  });
});
