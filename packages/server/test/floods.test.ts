import { connect } from 'node:net';
import { LIMITS } from '@quadrille/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BotPlayer, inThread } from '../src/bots/player.ts';
import { freshDirectory, type Page, Person, type Running, run, seated, until } from './harness.ts';

/** Somebody whose hints never come. */
const silent: BotPlayer = { ...inThread, hints: () => new Promise(() => {}) };

let server: Running;
beforeAll(async () => {
  const most = { sockets: 12, pages: 3, tables: 4, onlookers: 5, waiting: 50, waitingInAll: 100, bytes: 200_000 };
  server = await run({ directory: freshDirectory(), bots: silent, most, slow: 3000 });
});
afterAll(() => server.stop());

const closed = (page: Page): Promise<number> => new Promise((resolve) => page.socket.once('close', resolve));

test('messages behind a slow one are not piled up: the flood is cut off with a reason', async () => {
  const { id, pages } = await seated(server.base, ['Anna', 'Bela'], { settings: { hints: true } });
  const [anna] = pages as [Page];
  const ended = closed(anna);
  for (let i = 0; i < 60; i++) anna.send({ type: 'hint', table: id, seat: 'anna', id: `h${i}` });
  expect(await ended).toBe(4429);
});

test('nor are large ones', async () => {
  const { id, pages } = await seated(server.base, ['Anna', 'Bela'], { settings: { hints: true } });
  const [anna] = pages as [Page];
  const ended = closed(anna);
  anna.send({ type: 'hint', table: id, seat: 'anna', id: 'h' });
  for (let i = 0; i < 40; i++)
    anna.send({ type: 'note', table: id, seat: 'anna', text: 'x'.repeat(10_000), id: `n${i}` });
  expect(await ended).toBe(4429);
});

test('who does not read what they are sent is let go, and nothing is kept for them', async () => {
  const { id, people, pages } = await seated(server.base, ['Anna', 'Bela']);
  const [anna] = pages as [Page];
  for (let i = 0; i < 100; i++) await anna.ask({ type: 'talk', table: id, text: 'x'.repeat(LIMITS.talk) });
  const deaf = await (people[1] as Person).socket();
  await deaf.hello(id);
  deaf.socket.pause();
  const held = async (): Promise<number> => {
    const { text } = await (people[0] as Person).request('GET', '/metrics');
    return Number(/quadrille_sockets (\d+)/.exec(text)?.[1]);
  };
  const before = await held();
  await until(async () => {
    if (deaf.socket.readyState === deaf.socket.OPEN) deaf.send({ type: 'hello', table: id });
    return (await held()) < before;
  });
});

test('many sockets share what one person may keep waiting, and are not more than so many', async () => {
  const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], { settings: { hints: true } });
  const [person] = people as [Person];
  const sockets = [pages[0] as Page];
  while (sockets.length < 12) sockets.push(await person.socket());
  await expect(person.socket()).rejects.toThrow('429');
  const ended = Promise.any(sockets.map(closed));
  for (const page of sockets)
    for (let i = 0; i < 30; i++) page.send({ type: 'hint', table: id, seat: 'anna', id: `h${i}` });
  expect(await ended).toBe(4429);
  const other = await (await Person.guest(server.base)).socket();
  await other.hello(id);
  await until(() => other.messages.some((each) => each.type === 'table'));
});

test('at one table there is room for so many pages of one person, and so many onlookers; who plays always finds room', async () => {
  const { id, people } = await seated(server.base, ['Anna', 'Bela']);
  const [, bela] = people as [Person, Person];
  const crowd = await Promise.all(Array.from({ length: 5 }, () => Person.guest(server.base)));
  for (const each of crowd) expect(await (await each.socket()).hello(id)).toMatchObject({ type: 'told' });
  const late = await (await Person.guest(server.base)).socket();
  expect(await late.hello(id)).toMatchObject({ code: 'crowded' });
  // Bela has one page open already.
  for (let i = 0; i < 2; i++) expect(await (await bela.socket()).hello(id)).toMatchObject({ type: 'told' });
  expect(await (await bela.socket()).hello(id)).toMatchObject({ code: 'too-many' });
});

test('one page looks at so many tables', async () => {
  const host = await Person.guest(server.base);
  const page = await host.socket();
  const lay = async () => (await host.table({ game: 'parley', players: 2, seats: { anna: 'me' } })).id;
  for (let i = 0; i < 4; i++) expect(await page.hello(await lay())).toMatchObject({ type: 'told' });
  expect(await page.hello(await lay())).toMatchObject({ code: 'too-many' });
});

test('a body that drips is dropped like a head that drips', async () => {
  const { port } = new URL(server.base);
  const socket = connect(Number(port), '127.0.0.1');
  const dropped = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.write(
    `POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(' '), 500);
  socket.on('data', () => {});
  await dropped;
  clearInterval(drip);
});
