import type { Decision } from '@quadrille/kernel';
import type { ServerMessage } from '@quadrille/protocol';
import WebSocket from 'ws';

/** Somebody with an address, a cookie and a socket. */
export interface Guest {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly socket: WebSocket;
}

/** A match that people play. */
export interface PlayedTable {
  /** Whoever is asked answers: gives how many milliseconds they waited until they were told. */
  answer(): Promise<number>;
}

export async function request<T>(
  { base, headers }: Pick<Guest, 'base' | 'headers'>,
  path: string,
  body: unknown,
): Promise<T> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

export const connect = ({ base, headers }: Pick<Guest, 'base' | 'headers'>): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** A new guest at this address, with a socket that looks at nothing yet. */
export async function guestAt(base: string, address: string): Promise<Guest> {
  const response = await fetch(`${base}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, 'x-forwarded-for': address },
    body: '{}',
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { origin: base, cookie, 'x-forwarded-for': address };
  return { base, headers, socket: await connect({ base, headers }) };
}

type Asked = Pick<Decision, 'stamp' | 'options' | 'chosen'>;

/** Seats people at a table of Coalitions, and lets them play. */
export async function play(people: readonly Guest[]): Promise<PlayedTable> {
  const [host] = people;
  if (!host) throw new Error('Nobody is there');
  type Created = { readonly table: { readonly id: string; readonly seats: readonly { readonly seat: string }[] } };
  const { table } = await request<Created>(host, '/api/tables', { game: 'coalitions', players: people.length });
  for (const [place, { seat }] of table.seats.entries()) {
    const guest = people[place];
    if (guest) await request(guest, `/api/tables/${table.id}/join`, { seat });
  }
  const open = new Map<string, { readonly guest: Guest; readonly decisions: readonly Asked[] }>();
  const replies = new Map<string, () => void>();
  let heard = () => {};
  for (const guest of people) {
    guest.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'state' && message.seat !== null)
        open.set(message.seat, { guest, decisions: message.decisions });
      if ((message.type === 'told' || message.type === 'refused') && message.id) replies.get(message.id)?.();
      heard();
    });
    guest.socket.send(JSON.stringify({ type: 'hello', table: table.id, whole: true, id: 'hello' }));
  }
  let n = 0;
  const asked = () =>
    [...open].flatMap(([seat, { guest, decisions }]) =>
      decisions.filter(({ chosen }) => chosen === undefined).map((decision) => ({ seat, guest, decision })),
    )[0];
  const until = <T>(what: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      heard = () => {
        const value = what();
        if (value !== undefined) resolve(value);
      };
      heard();
    });
  return {
    answer: async () => {
      const { seat, guest, decision } = await until(asked);
      const id = `a${++n}`;
      const option = decision.options[(n * 7919) % decision.options.length];
      const sent = performance.now();
      const told = new Promise<void>((resolve) => replies.set(id, resolve));
      open.delete(seat); // what comes next is new
      guest.socket.send(JSON.stringify({ type: 'answer', table: table.id, seat, stamp: decision.stamp, option, id }));
      await told;
      replies.delete(id);
      return performance.now() - sent;
    },
  };
}
