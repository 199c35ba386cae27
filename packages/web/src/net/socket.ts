import { signal } from '@preact/signals';
import {
  CLOSE,
  type ClientMessage,
  type Problem,
  type ServerMessage,
  SOCKET_PATH,
  type Told,
} from '@quadrille/protocol';
import { outbox } from './outbox.ts';

export const LINE_STATES = ['connecting', 'open', 'lost'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** How the line to the server is; shown when it is lost. */
export const line = signal<LineState>('connecting');

/** A refusal by the server, as a thing to throw. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

type Request = Extract<ClientMessage, { readonly id: string }>;
type Without<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Wish = Without<Request>;
type Listener = (message: ServerMessage) => void;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

const listeners = new Set<Listener>();
const hellos = new Map<string, () => ClientMessage>();
const waiting = new Map<string, { resolve(told: Told): void; reject(fault: Error): void }>();
let socket: WebSocket | undefined;
let wait = FIRST_WAIT;
let timer = 0;

const say = (message: ClientMessage) => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

function open(): void {
  clearTimeout(timer);
  const { protocol, host } = window.location;
  const fresh = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`);
  socket = fresh;
  fresh.onopen = () => {
    wait = FIRST_WAIT;
    line.value = 'open';
    for (const hello of hellos.values()) say(hello());
    // What had no reply goes out again under its old id: the server knows it and does not do it twice.
    for (const request of outbox.all()) say(request);
  };
  fresh.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ServerMessage);
  fresh.onclose = ({ code }) => {
    if (socket !== fresh) return;
    socket = undefined;
    line.value = 'lost';
    if (code === CLOSE.unknown) return;
    timer = window.setTimeout(open, wait * (0.7 + Math.random() * 0.6));
    wait = Math.min(LONGEST_WAIT, wait * 1.8);
  };
}

function hear(message: ServerMessage): void {
  if ((message.type === 'told' || message.type === 'refused') && message.id !== undefined) {
    outbox.settle(message.id);
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'told') request?.resolve(message.told);
    else request?.reject(new Refused(message));
    if (request) return;
  }
  for (const listener of listeners) listener(message);
}

/** Opens the line if it is not open yet. */
export function connect(): void {
  if (!socket) open();
}

/** Closes the line and opens it anew: after signing in as somebody else. */
export function reconnect(): void {
  const old = socket;
  socket = undefined;
  old?.close();
  open();
}

/** Follows a table: says hello now and after every loss of the line. Returns what stops it. */
export function follow(table: string, hello: () => ClientMessage, listener: Listener): () => void {
  listeners.add(listener);
  hellos.set(table, hello);
  connect();
  say(hello());
  return () => {
    listeners.delete(listener);
    hellos.delete(table);
    say({ type: 'bye', table });
  };
}

/** Says hello again: what we know does not fit what came. */
export function greet(table: string): void {
  const hello = hellos.get(table);
  if (hello) say(hello());
}

/** Listens to what is not about a table: notices. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  connect();
  return () => listeners.delete(listener);
}

/** Tells the server something that needs no reply. */
export const tell = say;

/** Asks for something. It is kept until there is a reply, and sent again after a loss of the line. */
export function request(wish: Wish): Promise<Told> {
  const id = crypto.randomUUID();
  const message = { ...wish, id } as Request;
  outbox.put(message);
  connect();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    say(message);
  });
}

// A machine that comes back from sleep, or a network that returns, need not wait for the clock.
window.addEventListener('online', () => {
  if (!socket || socket.readyState > WebSocket.OPEN) open();
});
