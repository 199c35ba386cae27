import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, LIMITS, SOCKET_PATH } from '@quadrille/protocol';
import { WebSocketServer } from 'ws';
import type { Metrics } from '../http/metrics.ts';
import { Refused } from '../problem.ts';
import type { PlayerRow } from '../store/schema.ts';
import { type Connection, connect } from './connection.ts';
import { handle, type Post } from './handlers.ts';
import { bye } from './hello.ts';
import { parseMessage } from './schemas.ts';

const HEARTBEAT = 30_000;
const MOST_NONSENSE = 20;

export interface Sockets {
  readonly connections: ReadonlySet<Connection>;
  close(): Promise<void>;
}

export interface SocketOptions {
  readonly post: Post;
  readonly metrics: Metrics;
  whoIs(request: IncomingMessage): Promise<PlayerRow | null>;
  isOurs(request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
  /** Somebody came to look at a table, or left. */
  moved(tables: Iterable<string>): void;
}

/** One socket per page. */
export function openSockets(server: Server, options: SocketOptions): Sockets {
  const { post, metrics, whoIs, isOurs, addressOf, moved } = options;
  const { hall, limits } = post;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.message, perMessageDeflate: false });
  const connections = new Set<Connection>();

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuseUpgrade(stream, '404 Not Found');
    if (!isOurs(request)) return refuseUpgrade(stream, '403 Forbidden');
    if (!(await limits.connect(addressOf(request)))) return refuseUpgrade(stream, '429 Too Many Requests');
    const player = await whoIs(request);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      welcome(connect(socket, stream, player, addressOf(request))),
    );
  }

  function welcome(connection: Connection): void {
    const { socket } = connection;
    connections.add(connection);
    // A client's messages are taken in their order, one after the other.
    let last: Promise<void> = Promise.resolve();
    socket.on('message', (data, binary) => {
      const text = binary ? '' : data.toString();
      last = last.then(() => receive(connection, text));
    });
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      const tables = [...connection.looking.keys()];
      for (const table of tables) bye(hall, connection, table);
      connections.delete(connection);
      moved(tables);
    });
  }

  async function receive(connection: Connection, text: string): Promise<void> {
    connection.alive = true;
    if (!(await limits.message(connection.player?.id ?? connection.address)))
      return connection.socket.close(CLOSE.flood, 'Too many messages.');
    const parsed = parseMessage(text);
    if (!('message' in parsed)) {
      const { id, sentence } = parsed;
      connection.send({ type: 'refused', ...(id !== undefined && { id }), code: 'malformed', sentence });
      if (++connection.nonsense > MOST_NONSENSE)
        connection.socket.close(CLOSE.nonsense, 'Too many malformed messages.');
      return;
    }
    const { message } = parsed;
    const id = 'id' in message ? message.id : undefined;
    const started = performance.now();
    const measure = (outcome: Parameters<Metrics['answered']>[0]) => {
      if (message.type === 'answer') metrics.answered(outcome, (performance.now() - started) / 1000);
    };
    try {
      await handle(post, connection, message);
      measure('taken');
      if (message.type === 'hello' || message.type === 'bye') moved([message.table]);
    } catch (fault) {
      const problem =
        fault instanceof Refused
          ? fault.problem
          : { code: 'fault', sentence: 'The server could not do this. Nothing has changed; please try again.' };
      measure(fault instanceof Refused ? 'refused' : 'failed');
      if (!(fault instanceof Refused)) hall.log.error({ err: fault, message: message.type }, 'a message failed');
      connection.send({ type: 'refused', ...(id !== undefined && { id }), ...problem });
    }
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    upgrade(request, stream, head).catch((fault: unknown) => {
      hall.log.error({ err: fault }, 'a handshake failed');
      refuseUpgrade(stream, '500 Internal Server Error');
    });
  };
  server.on('upgrade', onUpgrade);

  const heartbeat = setInterval(() => {
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      if (connection.socket.readyState === connection.socket.OPEN) connection.socket.ping();
    }
  }, HEARTBEAT);

  return {
    connections,
    close: async () => {
      clearInterval(heartbeat);
      server.off('upgrade', onUpgrade);
      for (const { socket } of connections) {
        socket.close(CLOSE.restart, 'The server is going down. Come back in a moment.');
        setTimeout(() => socket.terminate(), 500).unref();
      }
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
