import type { Duplex } from 'node:stream';
import type { ServerMessage, Told } from '@quadrille/protocol';
import type { WebSocket } from 'ws';
import type { Subscriber } from '../match/audience.ts';
import type { PlayerRow } from '../store/schema.ts';

/** More unread bytes than this, and the client is not reading: it may come back. */
const MOST_BUFFERED = 4_000_000;

/** A page or program at the other end of a socket. */
export interface Connection {
  readonly player: PlayerRow | null;
  readonly address: string;
  /** The tables it looks at. */
  readonly looking: Map<string, Subscriber>;
  readonly socket: WebSocket;
  alive: boolean;
  /** Malformed messages so far. */
  nonsense: number;
  sendText(text: string): void;
  send(message: ServerMessage): void;
  told(id: string | undefined, told: Told): void;
  /** What has been said leaves now. */
  flush(): void;
}

export function connect(socket: WebSocket, stream: Duplex, player: PlayerRow | null, address: string): Connection {
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
    player,
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
