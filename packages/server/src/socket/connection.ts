import type { Duplex } from 'node:stream';
import type { ServerMessage, Told } from '@quadrille/protocol';
import type { WebSocket } from 'ws';
import type { Subscriber } from '../presence/audience.ts';
import type { PlayerRow } from '../store/schema.ts';

/** More unread bytes than this, and the client is not reading: it may come back. */
const MOST_BUFFERED = 4_000_000;

/** A page or program at the other end of a socket. */
export interface Connection {
  readonly player: PlayerRow | null;
  /** The session it was opened with, and when we last knew that it holds. */
  readonly session: string | null;
  known: number;
  readonly address: string;
  /** The tables it looks at. */
  readonly looking: Map<string, Subscriber>;
  readonly socket: WebSocket;
  alive: boolean;
  /** Malformed messages so far. */
  nonsense: number;
  /** Messages that wait for the one before them, and their bytes. */
  waiting: number;
  bytes: number;
  sendText(text: string): void;
  send(message: ServerMessage): void;
  told(id: string | undefined, told: Told): void;
  /** What has been said leaves now. */
  flush(): void;
}

export function connect(
  socket: WebSocket,
  stream: Duplex,
  who: { readonly player: PlayerRow; readonly session: { readonly id: string } } | null,
  address: string,
): Connection {
  let corked = false;
  const flush = () => {
    if (!corked) return;
    corked = false;
    stream.uncork();
  };
  const sendText = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) return socket.terminate();
    // What is said in one go leaves in one go.
    if (!corked) {
      corked = true;
      stream.cork();
      process.nextTick(flush);
    }
    socket.send(text);
  };
  const send = (message: ServerMessage) => sendText(JSON.stringify(message));
  return {
    player: who?.player ?? null,
    session: who?.session.id ?? null,
    known: performance.now(),
    waiting: 0,
    bytes: 0,
    address,
    looking: new Map(),
    socket,
    alive: true,
    nonsense: 0,
    sendText,
    send,
    told: (id, told) => {
      if (id !== undefined) send({ type: 'told', id, told });
    },
    flush,
  };
}
