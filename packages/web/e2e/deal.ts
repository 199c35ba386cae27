/** Tables made and played over the wire: to begin a test in the middle of a match. */
import {
  type Asked,
  type Followed,
  followDiff,
  followState,
  type ServerMessage,
  SOCKET_PATH,
  type TableResponse,
} from '@quadrille/protocol';
import type { BrowserContext, Page } from 'playwright-core';

export interface Deal {
  readonly game?: string;
  readonly scenario: string;
  readonly players?: number;
  /** Who holds which seat: `me`, `open`, or a level of bots. */
  readonly seats: Readonly<Record<string, string>>;
  /** Who holds all others; without a word they play at random. */
  readonly bots?: string;
  readonly settings?: object;
  readonly options?: Readonly<Record<string, string>> | undefined;
}

/** The guest of this context opens a table; says where it is. */
export async function deal(
  context: BrowserContext,
  { game = 'coalitions', scenario, players = 6, seats, bots = 'random', settings, options }: Deal,
) {
  const { request } = context;
  await request.post('/api/guest', { data: {} });
  const { games } = (await (await request.get('/api/games')).json()) as {
    games: { id: string; scenarios: { id: string; seats: { players: number; seats: string[] }[] }[] }[];
  };
  const all =
    games
      .find(({ id }) => id === game)
      ?.scenarios.find(({ id }) => id === scenario)
      ?.seats.find((each) => each.players === players)?.seats ?? [];
  const holders = Object.fromEntries(all.map((seat) => [seat, seats[seat] ?? bots]));
  const said = await request.post('/api/tables', {
    data: { game, scenario, players, seats: holders, settings, options },
  });
  if (!said.ok()) throw new Error(await said.text());
  const { table } = (await said.json()) as TableResponse;
  return { id: table.id, path: `/table/${table.id}`, invite: table.mine.invite };
}

/** Opens a table over the wire and goes there. */
export async function sit(page: Page, table: Deal): Promise<void> {
  const { path } = await deal(page.context(), table);
  await page.goto(path);
}

/** What a seat answers; `undefined` stops. */
export type Player = (decision: Asked, position: Followed) => string | undefined;

/** The table has gone on meanwhile. */
const MOVED_ON: readonly string[] = ['stale', 'not-asked'];

const lineOf = async (context: BrowserContext, url: string): Promise<WebSocket> => {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  return new WebSocket(`${url.replace(/^http/, 'ws')}${SOCKET_PATH}`, { headers: { cookie } } as never);
};

/** Sends one message of this context's guest over the wire, and waits until it was taken. */
export async function sendOver(context: BrowserContext, url: string, message: object): Promise<void> {
  const socket = await lineOf(context, url);
  const id = crypto.randomUUID();
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ ...message, id }));
    socket.onerror = () => reject(new Error('The line is dead'));
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(String(data)) as ServerMessage;
      if (said.type === 'told' && said.id === id) resolve();
      if (said.type === 'refused' && said.id === id) reject(new Error(said.sentence));
    };
  }).finally(() => socket.close());
}

/** Plays the seats of this context's guest over the wire until the player stops, or the match; gives the last position. */
export async function playOver(context: BrowserContext, url: string, table: string, player: Player): Promise<Followed> {
  const socket = await lineOf(context, url);
  const known = new Map<string | null, Followed>();
  let count = 0;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => done(new Error('Nobody was asked in time')), 120_000);
    const done = (end: Followed | Error) => {
      clearTimeout(late);
      socket.close();
      if (end instanceof Error) reject(end);
      else resolve(end);
    };
    const answer = (position: Followed) => {
      const { decision, seat, waiting } = position;
      if (waiting.length === 0) return done(position);
      if (!decision || seat === null || decision.chosen !== undefined) return;
      const option = player(decision, position);
      if (option === undefined) return done(position);
      if (++count > 2000) return done(new Error(`Still ${decision.prompt.id} after ${count} answers`));
      socket.send(
        JSON.stringify({ type: 'answer', table, seat, stamp: decision.stamp, option, id: crypto.randomUUID() }),
      );
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', table }));
    socket.onerror = () => done(new Error('The line is dead'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      // The table may have moved on meanwhile: the next difference asks again.
      if (message.type === 'refused')
        return MOVED_ON.includes(message.code) ? undefined : done(new Error(message.sentence));
      if (message.type === 'state') known.set(message.seat, followState(known.get(message.seat), message));
      else if (message.type === 'diff') {
        const had = known.get(message.seat);
        const next = had && followDiff(had, message);
        if (next) known.set(message.seat, next);
      } else return;
      const position = known.get(message.seat);
      const news = message.type === 'state' || message.decisions !== undefined || position?.waiting.length === 0;
      if (position && news) answer(position);
    };
  });
}

/** Answers with what is wished for first, else ends plans, else takes the first; stops at one of these questions. */
export const until =
  (questions: readonly string[], wishes: readonly string[] = []): Player =>
  ({ prompt, options }) => {
    if (questions.includes(prompt.id)) return undefined;
    return wishes.find((wish) => options.includes(wish)) ?? options.find((option) => option === 'done') ?? options[0];
  };
