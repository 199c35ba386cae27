import { io, type Socket } from 'socket.io-client';
import type { Server } from './children.ts';
import type { Figures } from './figures.ts';

const SEATS = 4;

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

interface Client {
  readonly socket: Socket;
  stateID: number;
  current: string;
}

/** The same for boardgame.io: four clients a match, one move after the other. */
export async function play(server: Server, matches: number, seconds: number, age: number): Promise<Figures> {
  const latencies: number[] = [];
  let received = 0;
  let counting = false;
  let stopped = false;
  const tables = [];
  for (let i = 0; i < matches; i++) {
    const id = `bench-${matches}-${age}-${i}`;
    tables.push({ id, clients: await seat(id) });
  }
  if (age > 0) await server.ask({ ids: tables.map(({ id }) => id), moves: age });
  const before = { written: server.written(), cpu: server.cpu() };
  counting = true;
  const started = performance.now();
  const playing = tables.map(({ id, clients }) => loop(id, clients));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  stopped = true;
  await Promise.all(playing);
  const took = (performance.now() - started) / 1000;
  const written = server.written() - before.written;
  const cpu = server.cpu() - before.cpu;
  for (const { clients } of tables) for (const { socket } of clients) socket.disconnect();
  return { answers: latencies.length, seconds: took, latencies, received, written, cpu };

  async function seat(id: string): Promise<Client[]> {
    const clients: Client[] = [];
    for (let player = 0; player < SEATS; player++) {
      const socket = io(`http://127.0.0.1:${server.port}/coalitions`, { transports: ['websocket'], forceNew: true });
      const client: Client = { socket, stateID: 0, current: '0' };
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      socket.io.engine.on('data', (data: string | ArrayBuffer) => {
        if (counting) received += typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength;
      });
      socket.on('update', (_match: string, state: State) => {
        client.stateID = state._stateID;
        client.current = state.ctx.currentPlayer;
      });
      const synced = new Promise<void>((resolve) =>
        socket.once('sync', (_match: string, { state }: { state: State }) => {
          client.stateID = state._stateID;
          client.current = state.ctx.currentPlayer;
          resolve();
        }),
      );
      socket.emit('sync', id, String(player), undefined, SEATS);
      await synced;
      clients.push(client);
    }
    return clients;
  }

  async function loop(id: string, clients: readonly Client[]): Promise<void> {
    for (let n = 0; !stopped; n++) {
      const playerID = clients[0]?.current ?? '0';
      const client = clients[Number(playerID)];
      if (!client) return;
      const heard = Promise.all(
        clients.map((each) => new Promise<void>((resolve) => each.socket.once('update', () => resolve()))),
      );
      const own = new Promise<void>((resolve) => client.socket.once('update', () => resolve()));
      const sent = performance.now();
      const action = { type: 'MAKE_MOVE', payload: { type: 'act', args: [`move/${n}`], playerID } };
      client.socket.emit('update', action, client.stateID, id, playerID);
      await own;
      latencies.push(performance.now() - sent);
      await heard;
    }
  }
}
