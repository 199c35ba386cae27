import { titleOf } from '@quadrille/catalogue';
import { setupFor } from '@quadrille/kernel';
import { io, type Socket } from 'socket.io-client';
import { peerOf } from '../engine/peer/games.ts';
import type { Ctx } from '../engine/peer/library.ts';
import { holderOf, PEOPLE } from './boardgame-seats.ts';
import type { Server } from './children.ts';
import type { Rival, Seated } from './contest.ts';

interface State {
  readonly _stateID: number;
  readonly G: never;
  readonly ctx: Ctx;
}

interface Client {
  readonly socket: Socket;
  state: State;
  /** Called with whatever arrives. */
  heard(): void;
}

const POWERS = 6;

/** boardgame.io: clients know the rules and list their own options, as boardgame.io means it. */
export function boardgame(server: Server): Rival {
  const title = titleOf('coalitions');
  const peer = title && peerOf(title.id, setupFor(title, { players: POWERS }));
  if (!peer) throw new Error('There is no peer of Coalitions');
  let received = 0;
  let opened = 0;
  return { name: 'boardgame.io', server, open, received: () => received };

  async function open(ages: readonly number[]): Promise<readonly Seated[]> {
    const run = ++opened;
    const ids = ages.map((_, i) => `bench-${run}-${i}`);
    for (const id of ids) (await sit(id, '0')).socket.disconnect(); // the first to come creates the match
    await server.ask({ ages: ids.map((id, i) => [id, ages[i] ?? 0]) });
    const tables: Seated[] = [];
    for (const id of ids) {
      const clients: Client[] = [];
      for (let person = 0; person < PEOPLE; person++) clients.push(await sit(id, String(person)));
      tables.push(seated(id, clients));
    }
    return tables;
  }

  async function sit(id: string, playerID: string): Promise<Client> {
    const socket = io(`http://127.0.0.1:${server.port}/coalitions`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    socket.io.engine.on('data', (data: string | ArrayBuffer) => {
      received += typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength;
    });
    const synced = new Promise<State>((resolve) =>
      socket.once('sync', (_match: string, { state }: { state: State }) => resolve(state)),
    );
    socket.emit('sync', id, playerID, undefined, POWERS);
    const client: Client = { socket, state: await synced, heard: () => {} };
    socket.on('update', (_match: string, state: State) => {
      client.state = state;
      client.heard();
    });
    return client;
  }

  function seated(id: string, clients: readonly Client[]): Seated {
    let n = 0;
    const newest = () => Math.max(...clients.map(({ state }) => state._stateID));
    const hear = (client: Client, stateID: number): Promise<void> =>
      new Promise((resolve) => {
        const look = () => {
          if (client.state._stateID < stateID) return;
          client.heard = () => {};
          resolve();
        };
        client.heard = look;
        look();
      });
    return {
      answer: async () => {
        const { ctx, _stateID: stateID } = clients.find(({ state }) => state._stateID === newest())?.state ?? {};
        const waiting = ctx ? (peer?.waiting(ctx) ?? []) : [];
        const playerID = waiting[n++ % waiting.length] ?? '0';
        const client = clients[holderOf(playerID)];
        if (!client || stateID === undefined) throw new Error('Nobody is asked');
        await hear(client, stateID);
        const choices = peer?.enumerate(client.state.G, client.state.ctx, playerID) ?? [];
        const { move, args } = choices[(n * 7919) % choices.length] ?? { move: '', args: [] };
        const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
        client.socket.emit('update', action, stateID, id, playerID);
        await hear(client, stateID + 1);
        return stateID + 1;
      },
      goOn: async () => {}, // here the game itself begins another
      settled: async () => {
        const last = newest();
        for (const client of clients) await hear(client, last);
      },
      close: () => {
        for (const { socket } of clients) socket.disconnect();
      },
    };
  }
}
