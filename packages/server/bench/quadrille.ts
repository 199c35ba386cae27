import type { Decision } from '@quadrille/kernel';
import { type Patch, patched, type ServerMessage } from '@quadrille/protocol';
import WebSocket from 'ws';
import type { Server } from './children.ts';
import type { Figures } from './figures.ts';

interface Seat {
  readonly name: string;
  readonly socket: WebSocket;
  decision: Decision | null;
  waiting: readonly string[];
}

const SEATS = 4;

async function api<T>(base: string, cookie: string, path: string, body: unknown): Promise<{ json: T; cookie: string }> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  const [set = ''] = response.headers.getSetCookie();
  return { json: (await response.json()) as T, cookie: set.split(';')[0] ?? '' };
}

const open = (base: string, cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie, origin: base },
      perMessageDeflate: false,
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** Sockets that look at nothing, held open meanwhile. */
export async function idle({ port }: Server, count: number): Promise<() => void> {
  const base = `http://127.0.0.1:${port}`;
  const { cookie } = await api(base, '', '/api/guest', {});
  const sockets: WebSocket[] = [];
  for (let i = 0; i < count; i += 50)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, () => open(base, cookie)))));
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}

/** Plays matches of Coalitions for a while: four people each, every one with a socket, one answer after the other. */
export async function play(server: Server, matches: number, seconds: number): Promise<Figures> {
  const base = `http://127.0.0.1:${server.port}`;
  const people = await Promise.all(Array.from({ length: SEATS }, () => api(base, '', '/api/guest', {})));
  const cookies = people.map(({ cookie }) => cookie);
  const latencies: number[] = [];
  let received = 0;
  let counting = false;
  let stopped = false;

  const tables = [];
  for (let i = 0; i < matches; i++) tables.push(await seat());
  const before = { written: server.written(), cpu: server.cpu() };
  counting = true;
  const started = performance.now();
  const playing = tables.map(({ id, seats }) => loop(id, seats));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  stopped = true;
  await Promise.all(playing);
  const took = (performance.now() - started) / 1000;
  const written = server.written() - before.written;
  const cpu = server.cpu() - before.cpu;
  for (const { seats } of tables) for (const { socket } of seats) socket.terminate();
  return { answers: latencies.length, seconds: took, latencies, received, written, cpu };

  async function seat() {
    const { json } = await api<{ table: { id: string; seats: { seat: string }[] } }>(
      base,
      cookies[0] ?? '',
      '/api/tables',
      {
        game: 'coalitions',
        players: SEATS,
      },
    );
    const { id } = json.table;
    for (const [index, { seat: name }] of json.table.seats.entries())
      await api(base, cookies[index % SEATS] ?? '', `/api/tables/${id}/join`, { seat: name });
    const seats: Seat[] = [];
    for (const cookie of cookies) {
      const socket = await open(base, cookie);
      socket.on('message', (data: Buffer) => {
        if (counting) received += data.length;
        follow(seats, JSON.parse(data.toString()) as ServerMessage, socket);
      });
      const ready = new Promise<void>((resolve) =>
        socket.on('message', (data) => data.toString().includes('"told"') && resolve()),
      );
      socket.send(JSON.stringify({ type: 'hello', table: id, id: 'hello' }));
      await ready;
    }
    return { id, seats };
  }

  function follow(seats: Seat[], message: ServerMessage, socket: WebSocket): void {
    if (message.type === 'state') {
      const known = seats.find(({ name }) => name === message.seat);
      const now = { name: message.seat ?? '', socket, decision: message.decision, waiting: message.waiting };
      if (known) Object.assign(known, now);
      else seats.push(now);
    }
    if (message.type === 'diff') {
      const known = seats.find(({ name }) => name === message.seat);
      if (!known) return;
      known.decision = patched(known.decision, message.decision as Patch | undefined) as Decision | null;
      if (message.waiting) known.waiting = message.waiting;
    }
  }

  async function loop(table: string, seats: readonly Seat[]): Promise<void> {
    for (let n = 0; !stopped; n++) {
      const at = seats.find(({ name, decision, waiting }) => decision && waiting.includes(name));
      if (!at?.decision) {
        if (seats.every(({ waiting }) => waiting.length === 0)) return;
        await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      const { stamp, options } = at.decision;
      const option = options[(n * 7919) % options.length];
      const id = `b${n}`;
      const sent = performance.now();
      const told = new Promise<string>((resolve) => {
        const hear = (data: Buffer) => {
          const text = data.toString();
          if (!text.includes(`"id":"${id}"`)) return;
          at.socket.off('message', hear);
          resolve(text);
        };
        at.socket.on('message', hear);
      });
      at.socket.send(JSON.stringify({ type: 'answer', table, seat: at.name, stamp, option, id }));
      const text = await told;
      if (text.startsWith('{"type":"told"')) latencies.push(performance.now() - sent);
    }
  }
}
