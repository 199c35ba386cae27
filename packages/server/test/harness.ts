import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientMessage, Followed, ServerMessage, TableInfo, TableRequest } from '@quadrille/protocol';
import { followDiff, followState } from '@quadrille/protocol';
import { title as skirmish } from '@quadrille/skirmish';
import WebSocket from 'ws';
import { createServer, type QuadrilleServer, type ServerOptions } from '../src/index.ts';
import { parley } from './parley.ts';

/** No test of ours is a flood. */
const GENEROUS = { points: 1_000_000, per: 1 };
export const UNLIMITED = {
  request: GENEROUS,
  guest: GENEROUS,
  password: GENEROUS,
  connect: GENEROUS,
  message: GENEROUS,
  talk: GENEROUS,
  think: GENEROUS,
  table: GENEROUS,
};

export const ROOMY = {
  sockets: 10_000,
  pages: 10_000,
  tables: 10_000,
  onlookers: 10_000,
  waiting: 10_000,
  waitingInAll: 100_000,
  bytes: 100_000_000,
};

export interface Running {
  readonly server: QuadrilleServer;
  readonly base: string;
  readonly directory: string;
  stop(): Promise<void>;
}

export const freshDirectory = (): string => mkdtempSync(join(tmpdir(), 'quadrille-'));

/** A real server on a real port with a real database. */
export async function run(options: Partial<ServerOptions> = {}): Promise<Running> {
  const directory = options.directory ?? freshDirectory();
  const server = await createServer({
    titles: [skirmish, parley],
    allowances: UNLIMITED,
    most: ROOMY,
    ...options,
    directory,
  });
  const port = await server.listen(0, '127.0.0.1');
  return {
    server,
    base: `http://127.0.0.1:${port}`,
    directory,
    stop: async () => {
      await server.close();
      if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Somebody with a browser: keeps the cookie, names the origin. */
export class Person {
  readonly base: string;
  cookie = '';
  constructor(base: string) {
    this.base = base;
  }

  static async guest(base: string, name = 'Guest'): Promise<Person> {
    const person = new Person(base);
    await person.post('/api/guest', { name });
    return person;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        origin: this.base,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find((each) => each.startsWith('quadrille='));
    if (set) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const json: unknown = text.startsWith('{') ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, json, text };
  }

  async get<T>(path: string): Promise<T> {
    return this.#expect<T>('GET', path);
  }
  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.#expect<T>('POST', path, body);
  }

  async #expect<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, json, text } = await this.request(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return json as T;
  }

  async table(request: TableRequest): Promise<TableInfo> {
    return (await this.post<{ table: TableInfo }>('/api/tables', request)).table;
  }

  socket(headers: Record<string, string> = {}): Promise<Page> {
    return Page.open(this.base, { cookie: this.cookie, origin: this.base, ...headers });
  }
}

type Waiter = {
  readonly test: (message: ServerMessage) => boolean;
  readonly resolve: (message: ServerMessage) => void;
};

/** A page that follows tables through a socket, as the client does. */
export class Page {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly followed = new Map<string, Followed>();
  #waiters: Waiter[] = [];
  /** Requests are named once for each seat, whichever page they come from. */
  readonly #name = randomUUID();
  #next = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('error', () => {});
  }

  static open(base: string, headers: Record<string, string>): Promise<Page> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers });
      const page = new Page(socket);
      socket.once('open', () => resolve(page));
      socket.once('error', reject);
    });
  }

  #receive(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if (message.type === 'state') {
      const key = `${message.table} ${message.seat ?? ''}`;
      this.followed.set(key, followState(this.followed.get(key), message));
    }
    if (message.type === 'diff') {
      const key = `${message.table} ${message.seat ?? ''}`;
      const had = this.followed.get(key);
      const now = had && followDiff(had, message);
      if (!now) throw new Error(`A difference to ${message.seq} does not fit ${had?.seq}`);
      this.followed.set(key, now);
    }
    const met = this.#waiters.filter(({ test }) => test(message));
    this.#waiters = this.#waiters.filter((waiter) => !met.includes(waiter));
    for (const { resolve } of met) resolve(message);
  }

  seat(table: string, seat: string | null): Followed | undefined {
    return this.followed.get(`${table} ${seat ?? ''}`);
  }

  send(message: ClientMessage | Record<string, unknown>): void {
    this.socket.send(JSON.stringify(message));
  }

  next(test: (message: ServerMessage) => boolean, wait = 10_000): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('No such message came')), wait);
      this.#waiters.push({
        test,
        resolve: (message) => {
          clearTimeout(timer);
          resolve(message);
        },
      });
    });
  }

  /** Sends a request and gives what it was told, or why it was refused. */
  async ask(message: Record<string, unknown>): Promise<Extract<ServerMessage, { type: 'told' | 'refused' }>> {
    const id = String(message.id ?? `${this.#name} ${++this.#next}`);
    const reply = this.next((each) => (each.type === 'told' || each.type === 'refused') && each.id === id);
    this.send({ ...message, id });
    return (await reply) as Extract<ServerMessage, { type: 'told' | 'refused' }>;
  }

  hello(table: string, seen?: number) {
    return this.ask({ type: 'hello', table, ...(seen !== undefined && { seen }) });
  }

  close(): void {
    this.socket.terminate();
  }
}

/** How often something went wrong, as an operator sees it. */
export async function failuresOf(person: Person, what: string): Promise<number> {
  const { text } = await person.request('GET', '/metrics');
  return Number(new RegExp(`quadrille_failures_total\\{what="${what}"\\} (\\d+)`).exec(text)?.[1]);
}

/** Waits until something holds. */
export async function until<T>(
  what: () => T | undefined | false | Promise<T | undefined | false>,
  wait = 60_000,
): Promise<T> {
  const end = Date.now() + wait;
  for (;;) {
    const value = await what();
    if (value) return value;
    if (Date.now() > end) throw new Error(`It never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Several people at one table of parley, each with a page that follows it. */
export async function seated(
  base: string,
  names: readonly string[],
  request: Partial<TableRequest> = {},
): Promise<{
  readonly id: string;
  readonly people: Person[];
  readonly pages: Page[];
  readonly seats: readonly string[];
}> {
  const [host, ...others] = await Promise.all(names.map((name) => Person.guest(base, name)));
  if (!host) throw new Error('A table needs a host');
  const seats = ['anna', 'bela', 'cora', 'dora'].slice(0, names.length);
  const { id } = await host.table({
    game: 'parley',
    players: Math.max(2, names.length),
    seats: { [seats[0] ?? '']: 'me' },
    ...request,
  });
  for (const [index, person] of others.entries())
    await person.post(`/api/tables/${id}/join`, { seat: seats[index + 1] });
  const people = [host, ...others];
  const pages = await Promise.all(people.map((person) => person.socket()));
  await Promise.all(pages.map((page) => page.hello(id)));
  return { id, people, pages, seats };
}

/** What a seat is asked now, once its page has heard of it. */
export const asked = (page: Page, table: string, seat: string) =>
  until(() => {
    const at = page.seat(table, seat);
    return (at?.waiting.includes(seat) && at.decision) || undefined;
  });

/** Answers for a seat, and expects it to be taken. */
export async function answer(page: Page, table: string, seat: string, option?: string): Promise<number> {
  const decision = await asked(page, table, seat);
  const reply = await page.ask({
    type: 'answer',
    table,
    seat,
    stamp: decision.stamp,
    option: option ?? decision.options[0],
  });
  if (reply.type !== 'told' || !('seq' in reply.told)) throw new Error(JSON.stringify(reply));
  return reply.told.seq;
}
