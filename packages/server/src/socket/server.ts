import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CLOSE, LIMITS, SOCKET_PATH } from '@quadrille/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Session, standingSessions } from '../accounts/sessions.ts';
import { queues } from '../match/queue.ts';
import type { Metrics } from '../metrics.ts';
import { isOutage, Refused, refusalFor } from '../problem.ts';
import { type Connection, connect } from './connection.ts';
import { handle, type Post } from './handlers.ts';
import { bye, holderOf, type MostLooking } from './hello.ts';
import { parseMessage } from './schemas.ts';

const HEARTBEAT = 30_000;
const MOST_NONSENSE = 20;
/** Milliseconds for whoever is cut off to hear why. */
const GOODBYE = 1000;

/** How much one person, or one stranger's address, may hold of us. */
export interface Most extends MostLooking {
  /** Sockets at once. */
  readonly sockets: number;
  /** Messages that wait behind a slow one, on one socket and on all. */
  readonly waiting: number;
  readonly waitingInAll: number;
  /** Bytes of them on one socket. */
  readonly bytes: number;
}

export const MOST: Most = {
  sockets: 40,
  pages: 12,
  tables: 30,
  onlookers: 300,
  waiting: 100,
  waitingInAll: 200,
  bytes: 500_000,
};

/** For so many milliseconds we believe that a session holds without looking, where nobody else could have ended it. */
const BELIEVED = 1000;

export interface Sockets {
  readonly connections: ReadonlySet<Connection>;
  close(): Promise<void>;
}

export interface SocketOptions {
  readonly post: Post;
  readonly metrics: Metrics;
  whoIs(request: IncomingMessage): Promise<Session | null>;
  isOurs(request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
  /** Somebody came to look at a table, or left. */
  moved(tables: Iterable<string>): void;
  readonly most: Most;
}

/** One socket per page. */
export function openSockets(server: Server, options: SocketOptions): Sockets {
  const { post, metrics, whoIs, isOurs, addressOf, moved, most } = options;
  const { hall, limits } = post;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.message, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const inTurn = queues();

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuseUpgrade(stream, '404 Not Found');
    if (!isOurs(request)) return refuseUpgrade(stream, '403 Forbidden');
    if (!(await limits.connect(addressOf(request)))) return refuseUpgrade(stream, '429 Too Many Requests');
    const who = await whoIs(request);
    const address = addressOf(request);
    const holder = who?.player.id ?? address;
    if (held(holder).length >= most.sockets) return refuseUpgrade(stream, '429 Too Many Requests');
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(connect(socket, stream, who, address)));
  }

  const held = (holder: string): Connection[] => [...connections].filter((each) => holderOf(each) === holder);

  /** Whether there is room for one more message behind those that wait. */
  function hasRoom(connection: Connection): boolean {
    if (connection.waiting > most.waiting || connection.bytes > most.bytes) return false;
    if (connection.waiting < most.waiting / 2) return true;
    return held(holderOf(connection)).reduce((sum, { waiting }) => sum + waiting, 0) <= most.waitingInAll;
  }

  /** Whether the session of this socket still holds: sign-out and revocation end its rights before the next answer. */
  async function holds(connection: Connection): Promise<boolean> {
    const { session, known } = connection;
    if (session === null || (!hall.store.shared && performance.now() - known < BELIEVED)) return true;
    connection.known = performance.now();
    return (await standingSessions(hall, [session])).has(session);
  }

  function welcome(connection: Connection): void {
    const { socket } = connection;
    connections.add(connection);
    // A client's messages are taken in their order, one after the other.
    let last: Promise<void> = Promise.resolve();
    socket.on('message', (data, binary) => {
      if (socket.readyState !== socket.OPEN) return;
      const text = binary ? '' : data.toString();
      connection.waiting++;
      connection.bytes += text.length;
      if (!hasRoom(connection)) return cutOff(socket, CLOSE.flood, 'Too many messages at once.');
      // Whoever sends many at once lets the others come in between, on however many sockets they do.
      const turn = connection.waiting === 1 ? last : last.then(() => inTurn(holderOf(connection), () => nextTurn()));
      last = turn
        .then(() => receive(connection, text))
        .finally(() => {
          connection.waiting--;
          connection.bytes -= text.length;
        });
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
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    connection.alive = true;
    if (!(await limits.message(connection.player?.id ?? connection.address)))
      return cutOff(connection.socket, CLOSE.flood, 'Too many messages.');
    const parsed = parseMessage(text);
    if (!('message' in parsed)) {
      const { id, sentence } = parsed;
      connection.send({ type: 'refused', ...(id !== undefined && { id }), code: 'malformed', sentence });
      if (++connection.nonsense > MOST_NONSENSE)
        cutOff(connection.socket, CLOSE.nonsense, 'Too many malformed messages.');
      return;
    }
    const { message } = parsed;
    const id = 'id' in message ? message.id : undefined;
    const started = performance.now();
    const measure = (outcome: Parameters<Metrics['answered']>[0]) => {
      if (message.type === 'answer') metrics.answered(outcome, (performance.now() - started) / 1000);
    };
    try {
      if (!(await holds(connection))) return connection.socket.close(CLOSE.unknown, 'Signed out.');
      await handle(post, connection, message);
      measure('taken');
      if (message.type === 'hello' || message.type === 'bye') moved([message.table]);
    } catch (fault) {
      const { problem } = refusalFor(fault);
      measure(fault instanceof Refused ? 'refused' : 'failed');
      if (!(fault instanceof Refused)) {
        hall.log.error({ err: fault, message: message.type }, 'a message failed');
        metrics.failed(isOutage(fault) ? 'database' : 'request');
      }
      connection.send({ type: 'refused', ...(id !== undefined && { id }), ...problem });
    }
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    upgrade(request, stream, head).catch((fault: unknown) => {
      hall.log.error({ err: fault }, 'a handshake failed');
      refuseUpgrade(stream, '503 Service Unavailable');
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

/** Tells somebody why they are cut off, and reads nothing more of what they send, whether or not they say goodbye. */
function cutOff(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  socket.pause();
  setTimeout(() => socket.terminate(), GOODBYE).unref();
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
