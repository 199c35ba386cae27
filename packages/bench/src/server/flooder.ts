/** One guest who wants to keep everybody else from playing, from one address, by every means at once. */
import { connect as dial } from 'node:net';
import type WebSocket from 'ws';
import { connect, type Guest, guestAt, request } from './people.ts';

const [, , base = ''] = process.argv;
const me = await guestAt(base, '10.99.99.99');
const { port } = new URL(base);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const forever = async (what: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    await what().catch(() => {});
    await pause(5);
  }
};
const get = (path: string, address = '10.99.99.99') =>
  fetch(base + path, { headers: { ...me.headers, 'x-forwarded-for': `${Math.random()}, ${address}` } });

type Created = { readonly table: { readonly id: string } };
const lay = (body: object, guest: Pick<Guest, 'base' | 'headers'> = me) =>
  request<Created>(guest, '/api/tables', { game: 'coalitions', players: 4, ...body });
const seats = (level: string) =>
  Object.fromEntries(['austria', 'britain', 'france', 'russia'].map((seat) => [seat, level]));

// Tables of slow bots, as many as the server lets one guest lay.
for (let i = 0; i < 17; i++) await lay({ seats: seats('hard') }).catch(() => {});
const { table } = await lay({ seats: { france: 'me' }, settings: { hints: true } }).catch(() => lay({}));

/** Sockets that ask for everything at once, and come back when they are cut off. */
async function shout(): Promise<void> {
  const socket: WebSocket = await connect(me);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  for (let i = 0; i < 400 && socket.readyState === socket.OPEN; i++) {
    socket.send(JSON.stringify({ type: 'hello', table: table.id, id: `h${i}` }));
    socket.send(JSON.stringify({ type: 'hint', table: table.id, seat: 'france', id: `t${i}` }));
    socket.send(JSON.stringify({ type: 'note', table: table.id, seat: 'france', text: 'x'.repeat(9000), id: `n${i}` }));
    if (i % 50 === 0) await pause(1);
  }
  await Promise.race([closed, pause(2000)]);
  socket.terminate();
}

/** Bodies that drip. */
const drip = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = dial(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.write(
      `POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`,
    );
    const slowly = setInterval(() => socket.write(' '), 300);
    socket.on('close', () => {
      clearInterval(slowly);
      resolve();
    });
  });

process.send?.('flooding');
await Promise.all([
  ...Array.from({ length: 8 }, () => forever(shout)),
  ...Array.from({ length: 30 }, () => forever(drip)),
  ...Array.from({ length: 4 }, () => forever(() => get('/api/tables'))),
  ...Array.from({ length: 4 }, () => forever(() => get(`/%61pi/tables/${table.id}/log`))),
  ...Array.from({ length: 2 }, () => forever(() => get(`/api/tables/${table.id}/audit`))),
  ...Array.from({ length: 2 }, () =>
    forever(() => request(me, '/api/sign-in', { name: 'Anna', password: 'guess a word' })),
  ),
]);
