import { titleOf } from '@quadrille/catalogue';
import { type Decision, setupFor } from '@quadrille/kernel';
import { patched, type ServerMessage } from '@quadrille/protocol';
import WebSocket from 'ws';
import type { Server } from './children.ts';
import type { Rival, Seated } from './contest.ts';

const SEATS = 4;

interface Client {
  readonly name: string;
  readonly socket: WebSocket;
  seq: number;
  decisions: readonly Pick<Decision, 'stamp' | 'options'>[];
  waiting: readonly string[];
}

/** A table and the people at it. */
interface LaidTable {
  readonly id: string;
  readonly cookies: readonly string[];
}

interface Sitting extends Omit<Seated, 'goOn'> {
  over(): boolean;
}

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

const connect = (base: string, cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie, origin: base },
      perMessageDeflate: false,
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

const baseOf = ({ port }: Server): string => `http://127.0.0.1:${port}`;

/** Sockets that look at nothing, held open meanwhile; gives how many are still open in the end. */
export async function idle(server: Server, count: number): Promise<() => number> {
  const base = baseOf(server);
  const { cookie } = await api(base, '', '/api/guest', {});
  const sockets: WebSocket[] = [];
  for (let i = 0; i < count; i += 50)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, () => connect(base, cookie)))));
  return () => {
    const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    for (const socket of sockets) socket.terminate();
    return open;
  };
}

/** A table at which only bots sit. */
export async function botTable(server: Server): Promise<void> {
  const base = baseOf(server);
  const { cookie } = await api(base, '', '/api/guest', {});
  const title = titleOf('coalitions');
  const held = title?.definition.seats(setupFor(title, { players: SEATS })) ?? [];
  const seats = Object.fromEntries(held.map((seat) => [seat, 'hard']));
  await api(base, cookie, '/api/tables', { game: 'coalitions', players: SEATS, seats });
}

/** Our server: four people a match, each with a socket, who take the options they are sent. */
export function quadrille(server: Server): Rival {
  const base = baseOf(server);
  let received = 0;
  return { name: 'quadrille', server, open, received: () => received };

  async function open(ages: readonly number[]): Promise<readonly Seated[]> {
    const laid: LaidTable[] = [];
    for (const _ of ages) laid.push(await table());
    await server.ask({ ages: laid.map(({ id }, i) => [id, ages[i] ?? 0]) });
    const tables: Seated[] = [];
    for (const each of laid) tables.push(endless(await sit(each)));
    return tables;
  }

  async function table(): Promise<LaidTable> {
    const people = await Promise.all(Array.from({ length: SEATS }, () => api(base, '', '/api/guest', {})));
    const cookies = people.map(({ cookie }) => cookie);
    type Created = { readonly table: { readonly id: string; readonly seats: readonly { readonly seat: string }[] } };
    const { json } = await api<Created>(base, cookies[0] ?? '', '/api/tables', { game: 'coalitions', players: SEATS });
    const { id, seats } = json.table;
    for (const [index, { seat }] of seats.entries())
      await api(base, cookies[index] ?? '', `/api/tables/${id}/join`, { seat });
    return { id, cookies };
  }

  /** A match that is over is followed by another. */
  function endless(first: Sitting): Seated {
    let sitting = first;
    return {
      answer: () => sitting.answer(),
      goOn: async () => {
        if (!sitting.over()) return;
        sitting.close();
        sitting = await sit(await table());
      },
      settled: () => sitting.settled(),
      close: () => sitting.close(),
    };
  }

  async function sit({ id, cookies }: LaidTable): Promise<Sitting> {
    const clients: Client[] = [];
    const replies = new Map<string, (message: ServerMessage) => void>();
    let heard = () => {};
    let n = 0;
    for (const cookie of cookies) {
      const socket = await connect(base, cookie);
      const ready = new Promise((resolve) => replies.set('hello', resolve));
      socket.on('message', (data: Buffer) => {
        received += data.length;
        const message = JSON.parse(data.toString()) as ServerMessage;
        follow(clients, message, socket);
        if (message.type === 'told' || message.type === 'refused') replies.get(message.id ?? '')?.(message);
        heard();
      });
      socket.send(JSON.stringify({ type: 'hello', table: id, id: 'hello' }));
      await ready;
    }
    let last = 0;
    const asked = () =>
      clients.find(
        ({ name, seq, decisions, waiting }) => seq >= last && decisions.length > 0 && waiting.includes(name),
      );
    const until = <T>(what: () => T | undefined): Promise<T> =>
      new Promise((resolve) => {
        heard = () => {
          const value = what();
          if (value !== undefined) resolve(value);
        };
        heard();
      });
    return {
      over: () => clients.some(({ seq, waiting }) => seq >= last && waiting.length === 0),
      answer: async () => {
        const { name, socket, decisions } = await until(asked);
        const [decision] = decisions;
        if (!decision) return last;
        const { stamp, options } = decision;
        const request = `b${++n}`;
        const reply = new Promise<ServerMessage>((resolve) => replies.set(request, resolve));
        const option = options[(n * 7919) % options.length];
        socket.send(JSON.stringify({ type: 'answer', table: id, seat: name, stamp, option, id: request }));
        const message = await reply;
        replies.delete(request);
        if (message.type !== 'told' || !('seq' in message.told)) throw new Error(JSON.stringify(message));
        last = message.told.seq;
        return last;
      },
      settled: async () => {
        await until(() => clients.every(({ seq }) => seq === clients[0]?.seq) || undefined);
      },
      close: () => {
        for (const { socket } of clients) socket.terminate();
      },
    };
  }
}

function follow(clients: Client[], message: ServerMessage, socket: WebSocket): void {
  if (message.type === 'state') {
    const { seat, seq, decisions, waiting } = message;
    const known = clients.find(({ name }) => name === seat);
    if (known) Object.assign(known, { seq, decisions, waiting });
    else clients.push({ name: seat ?? '', socket, seq, decisions, waiting });
  }
  if (message.type === 'diff') {
    const known = clients.find(({ name }) => name === message.seat);
    if (!known) return;
    known.seq = message.seq;
    known.decisions = patched(known.decisions, message.decisions) as readonly Decision[];
    if (message.waiting) known.waiting = message.waiting;
  }
}
