import { rmSync } from 'node:fs';
import { Random, setupFor } from '@quadrille/kernel';
import { type Followed, followDiff, followState, type ServerMessage } from '@quadrille/protocol';
import { sql } from 'kysely';
import { createGuest } from '../../src/accounts/players.ts';
import type { News } from '../../src/bus.ts';
import { changeTable } from '../../src/hosting/change.ts';
import { begin } from '../../src/hosting/start.ts';
import { openLive } from '../../src/match/open.ts';
import { positionOf } from '../../src/match/position.ts';
import { refusalFor } from '../../src/problem.ts';
import type { Connection } from '../../src/socket/connection.ts';
import { handle } from '../../src/socket/handlers.ts';
import { bye } from '../../src/socket/hello.ts';
import { NotNow } from '../../src/store/outage.ts';
import type { PlayerRow } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { insertTable } from '../../src/tables/create.ts';
import { freshDirectory } from '../harness.ts';
import { CANARY, parley } from '../parley.ts';
import { type House, openHouse } from './house.ts';

/** What can go wrong with a write: refused, broken before it is on disk, on disk but nobody heard, or slow. */
const WRITES = ['refused', 'broken', 'unsaid', 'slow'] as const;
type Write = (typeof WRITES)[number];

export const STEPS = [
  'answer',
  'together',
  'again',
  'foreign',
  'undo',
  'leave',
  'come',
  'restart',
  'write',
  'release',
  'jump',
  'jobs',
  'news',
  'deaf',
  'calm',
] as const;

/** A step of the scheduler: what is done, and a number that decides with whom and how. */
export type Step = readonly [what: (typeof STEPS)[number], lot: number];

/** Mistakes that a server could make; the simulation must find each. */
export const PLANTS = [
  'tells before it is on disk',
  'believes a write that failed',
  'keeps a memory that is ahead of the disk',
  'trusts its memory though others write',
  'tells nobody what it has written',
  'never reads what it missed',
  'takes the same request again',
  'shows everybody every seat',
  'lets anybody answer',
  'loses jobs',
  'answers for a bot without a claim',
  'shows a page nothing after it came back',
] as const;
export type Plant = (typeof PLANTS)[number];

/** Something that must never be. */
export class Breach extends Error {}
const holds = (fact: boolean, otherwise: string): void => {
  if (!fact) throw new Breach(otherwise);
};

const HOUSES = 2;
const PEOPLE = ['anna', 'bela'] as const;
const WORD = new RegExp(`${CANARY}-\\d+`, 'g');
/** After so many rounds of nothing but good will a match must be over. */
const PATIENCE = 400;

/** What is due is done within so many turns of the event loop. */
const JOBS = 2000;
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

interface Page {
  readonly seat: (typeof PEOPLE)[number];
  house: number;
  connection: Connection | undefined;
  followed: Followed | undefined;
  readonly frames: string[];
  sent: Record<string, unknown> | undefined;
}

/** Two servers over one store, two people and a bot at one table, and everything that can come between them. */
export class World {
  readonly #directory = freshDirectory();
  readonly #random: Random;
  readonly #plant: Plant | undefined;
  #time = Date.UTC(2026, 0, 5);
  #base!: Store;
  #table = '';
  #houses: House[] = [];
  #news: News[][] = [];
  readonly #people = new Map<string, PlayerRow>();
  readonly #pages: Page[] = [];
  readonly #known = new Map<string, Set<string>>();
  readonly #acknowledged = new Map<string, { readonly seq: number; readonly option: string; readonly seat: string }>();
  #write: Write | undefined;
  #held: { release(): void; fail(): void }[] = [];
  readonly #pending = new Set<Promise<void>>();
  #requests = 0;
  /** What went wrong while nobody was waiting for it. */
  #fault: { readonly fault: unknown } | undefined;

  private constructor(seed: string, plant: Plant | undefined) {
    this.#random = new Random(seed, 'fast');
    this.#plant = plant;
  }

  static async open(seed: string, plant?: Plant): Promise<World> {
    const world = new World(seed, plant);
    await world.#begin(seed);
    return world;
  }

  async close(): Promise<void> {
    this.#releaseAll();
    await Promise.race([Promise.allSettled(this.#pending), turns(JOBS)]);
    for (const house of this.#houses) {
      house.stop();
      await Promise.race([house.jobs.stop(), turns(JOBS)]);
    }
    await this.#base.close();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #begin(seed: string): Promise<void> {
    this.#base = await openSqlite(this.#directory);
    // No world of ours loses its power: what is on disk is for `crash.ts` to look at.
    await sql`pragma synchronous = off`.execute(this.#base.db);
    for (let i = 0; i < HOUSES; i++) this.#openHouse(i);
    const { hall } = this.#at(0);
    for (const seat of PEOPLE) this.#people.set(seat, await createGuest(hall, { name: seat }));
    const host = this.#idOf('anna');
    const setup = setupFor(parley, { players: 3, options: { rounds: '3' } });
    this.#table = await insertTable(hall, {
      host,
      title: parley,
      setup,
      seed: seed.padEnd(32, '0').slice(0, 32),
      settings: {
        name: 'Faults',
        pace: { kind: 'untimed' },
        press: 'open',
        admission: 'open',
        seating: 'choose',
        start: 'host',
        spectators: 0,
        hints: false,
      },
      seats: [
        { seat: 'anna', player: host, bot: null },
        { seat: 'bela', player: this.#idOf('bela'), bot: null },
        { seat: 'cora', player: null, bot: 'random' },
      ],
    });
    await changeTable(hall, this.#table, (trx, table, live) => begin(hall, trx, table, live));
    for (const seat of PEOPLE)
      this.#pages.push({ seat, house: 0, connection: undefined, followed: undefined, frames: [], sent: undefined });
    for (const page of this.#pages) await this.#come(page, 0);
    await this.check();
  }

  #idOf(seat: string): string {
    return this.#people.get(seat)?.id ?? '';
  }

  #at(house: number): House {
    const found = this.#houses[house % HOUSES];
    if (!found) throw new Error('There is no such house');
    return found;
  }

  #openHouse(index: number): void {
    const listeners: ((news: News) => void)[] = [];
    this.#news[index] = [];
    const store = this.#storeFor(listeners);
    const house = openHouse(store, listeners, {
      name: `house-${index}`,
      random: this.#random,
      now: () => this.#time,
      failed: (fault) => {
        this.#fault ??= { fault };
      },
    });
    if (this.#plant === 'keeps a memory that is ahead of the disk') house.hall.matches.drop = () => {};
    this.#houses[index] = house;
  }

  /** The store as one of several processes knows it, with everything that can go wrong. */
  #storeFor(listeners: ((news: News) => void)[]): Store {
    let saying: News[] = [];
    const say = (news: News) => {
      if (this.#plant === 'tells nobody what it has written' && news.kind === 'moves') return;
      for (const inbox of this.#news) inbox.push(news);
    };
    return {
      kind: this.#base.kind,
      shared: this.#plant !== 'trusts its memory though others write',
      db: this.#base.db,
      bus: { publish: async (news) => say(news), subscribe: (listener) => void listeners.push(listener) },
      announce: async (_trx, news) => void saying.push(news),
      close: async () => {},
      write: async (table, work) => {
        const fault = this.#write;
        this.#write = undefined;
        if (fault === 'refused') throw new NotNow('No connection.');
        if (fault === 'slow')
          await new Promise<void>((release, reject) =>
            this.#held.push({ release, fail: () => reject(new NotNow('It was killed.')) }),
          );
        let told: News[] = [];
        let early: { readonly value: Awaited<ReturnType<typeof work>> } | undefined;
        try {
          const result = await this.#base.write(table, async (trx) => {
            saying = [];
            const value = await work(trx);
            told = saying;
            early = { value };
            if (fault === 'broken') throw new NotNow('The connection broke.');
            if (fault && this.#plant === 'tells before it is on disk') throw new NotNow('The disk is full.');
            return value;
          });
          for (const each of told) say(each);
          if (fault === 'unsaid') throw new NotNow('Nobody heard that it was written.');
          return result;
        } catch (cause) {
          const believes =
            this.#plant === 'believes a write that failed' || this.#plant === 'tells before it is on disk';
          if (believes && early) return early.value;
          throw cause;
        }
      },
    };
  }

  /** Does one step, and looks whether everything is as it must be. */
  async step([what, lot]: Step): Promise<void> {
    const page = this.#pages[lot % this.#pages.length] as Page;
    switch (what) {
      case 'answer':
        await this.#unlessHeld(this.#answer(page, lot));
        break;
      case 'together':
        await this.#unlessHeld(Promise.all(this.#pages.map((each) => this.#answer(each, lot))).then(() => {}));
        break;
      case 'again':
        if (page.sent && page.connection) await this.#unlessHeld(this.#send(page, page.sent));
        break;
      case 'foreign':
        await this.#unlessHeld(this.#answerForAnother(page));
        break;
      case 'undo':
        await this.#unlessHeld(
          this.#send(page, { type: 'undo', table: this.#table, seat: page.seat, id: `u${this.#requests++}` }),
        );
        break;
      case 'leave':
        this.#leave(page);
        break;
      case 'come':
        this.#leave(page);
        await this.#unlessHeld(this.#come(page, lot));
        break;
      case 'restart':
        await this.#restart(lot % HOUSES);
        break;
      case 'write':
        this.#write = WRITES[lot % WRITES.length];
        break;
      case 'release':
        await this.#settle();
        break;
      case 'jump':
        this.#time += ((lot % 41) - 8) * 1000;
        break;
      case 'jobs':
        await this.#unlessHeld(this.#doJobs(this.#at(lot)));
        break;
      case 'news':
        await this.#unlessHeld(this.#hear(lot % HOUSES, 1 + (lot % 3)));
        break;
      case 'deaf':
        this.#news[lot % HOUSES] = this.#plant === 'never reads what it missed' ? [] : [{ kind: 'missed' }];
        break;
      case 'calm':
        await this.calm();
        break;
    }
    await this.check();
  }

  /** Whoever waits for a slow write is not waited for. */
  async #unlessHeld(work: Promise<void>): Promise<void> {
    const done = work
      .catch((fault: unknown) => {
        this.#fault ??= { fault };
      })
      .finally(() => this.#pending.delete(done));
    this.#pending.add(done);
    for (let turn = 0; turn < 400 && this.#pending.has(done); turn++) {
      if (this.#held.length > 0 && turn > 40) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (this.#held.length === 0) await done;
  }

  /** Whatever is held goes on, or fails, until nobody waits any longer. */
  async #settle(how: 'release' | 'fail' = 'release'): Promise<void> {
    for (let turn = 0; this.#pending.size > 0 || this.#held.length > 0; turn++) {
      holds(turn < JOBS, 'somebody waits for ever');
      for (const held of this.#held.splice(0)) held[how]();
      await turns(1);
    }
  }

  #releaseAll(): void {
    for (const { release } of this.#held.splice(0)) release();
  }

  async #doJobs({ jobs }: House): Promise<void> {
    if (this.#plant === 'loses jobs') await this.#base.db.deleteFrom('jobs').execute();
    if (this.#plant === 'answers for a bot without a claim')
      await this.#base.db
        .updateTable('jobs')
        .set({ claimed_until: 0, due: this.#time + 3_600_000 })
        .execute();
    await Promise.race([jobs.look(), turns(JOBS).then(() => holds(false, 'jobs come to no end'))]);
  }

  async #answer(page: Page, lot: number): Promise<void> {
    const at = page.followed;
    const { seat } = page;
    if (!page.connection || !at?.decision || !at.waiting.includes(seat)) return;
    const { stamp, options } = at.decision;
    const option = options[lot % options.length];
    await this.#send(page, { type: 'answer', table: this.#table, seat, stamp, option, id: `q${this.#requests++}` });
  }

  async #answerForAnother(page: Page): Promise<void> {
    const other = this.#pages.find(({ seat }) => seat !== page.seat);
    const decision = other?.followed?.decision;
    if (!other || !decision || !page.connection) return;
    const { stamp, options } = decision;
    const [option] = options;
    const id = `f${this.#requests++}`;
    await this.#send(page, { type: 'answer', table: this.#table, seat: other.seat, stamp, option, id });
    holds(!this.#acknowledged.has(`${stamp} ${id}`), `${page.seat} answered for ${other.seat}`);
  }

  async #send(page: Page, message: Record<string, unknown>): Promise<void> {
    const { connection } = page;
    if (!connection) return;
    page.sent = message;
    const { post, hall } = this.#at(page.house);
    if (this.#plant === 'takes the same request again')
      await hall.matches.ifOpen(this.#table, async (live) => live.requests.clear());
    const sender: Connection =
      this.#plant === 'lets anybody answer' && typeof message.seat === 'string'
        ? { ...connection, player: this.#people.get(message.seat) ?? null }
        : connection;
    try {
      await handle(post, sender, message as never);
    } catch (fault) {
      const { problem } = refusalFor(fault);
      if (problem.code === 'fault') throw fault;
    }
  }

  #leave(page: Page): void {
    if (!page.connection) return;
    const house = this.#at(page.house);
    bye(house.hall, page.connection, this.#table);
    house.connections.delete(page.connection);
    page.connection = undefined;
  }

  async #come(page: Page, lot: number): Promise<void> {
    page.house = lot % HOUSES;
    const house = this.#at(page.house);
    const sendText = (text: string) => {
      if (page.connection !== connection) return;
      this.#receive(page, text);
    };
    const connection: Connection = {
      player: this.#people.get(page.seat) ?? null,
      session: null,
      known: 0,
      address: '',
      looking: new Map(),
      socket: { close: () => {} } as unknown as Connection['socket'],
      alive: true,
      nonsense: 0,
      waiting: 0,
      bytes: 0,
      sendText,
      send: (message: ServerMessage) => sendText(JSON.stringify(message)),
      told: (id, told) => {
        if (id !== undefined && 'seq' in told && page.sent?.id === id) this.#acknowledge(page.sent, told.seq);
      },
      flush: () => {},
    };
    page.connection = connection;
    page.followed = undefined;
    house.connections.add(connection);
    await this.#send(page, { type: 'hello', table: this.#table, id: `h${this.#requests++}` });
    if (this.#plant === 'shows everybody every seat') {
      const live = await openLive(house.hall, this.#table);
      for (const seat of PEOPLE) sendText(JSON.stringify({ type: 'peek', view: positionOf(live, seat).view }));
    }
    if (this.#plant === 'shows a page nothing after it came back') bye(house.hall, connection, this.#table);
  }

  #acknowledge(message: Record<string, unknown>, seq: number): void {
    const { type, stamp, id, option, seat } = message;
    if (type !== 'answer') return;
    const request = `${String(stamp)} ${String(id)}`;
    const before = this.#acknowledged.get(request);
    holds(before === undefined || before.seq === seq, `${request} was taken as ${before?.seq} and as ${seq}`);
    this.#acknowledged.set(request, { seq, option: String(option), seat: String(seat) });
  }

  #receive(page: Page, text: string): void {
    page.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state' && message.seat === page.seat) page.followed = followState(page.followed, message);
    if (message.type === 'diff' && message.seat === page.seat) {
      const now = page.followed && followDiff(page.followed, message);
      holds(now !== undefined, `a difference to ${message.seq} does not fit ${page.followed?.seq}`);
      page.followed = now;
    }
  }

  async #restart(index: number): Promise<void> {
    for (const page of this.#pages) if (page.house === index) this.#leave(page);
    await this.#settle('fail');
    this.#at(index).stop();
    this.#openHouse(index);
  }

  async #hear(index: number, most: number): Promise<void> {
    const house = this.#at(index);
    for (const news of this.#news[index]?.splice(0, most) ?? []) house.hear(news);
    // What is heard is done in the queue of its table.
    if (this.#held.length === 0)
      for (let i = 0; i < 3; i++) await house.hall.matches.ifOpen(this.#table, async () => {});
  }

  /** Nothing more goes wrong, and everything that was said is heard: every page shows how it stands. */
  async calm(): Promise<void> {
    this.#write = undefined;
    await this.#settle();
    for (let round = 0; round < 3; round++)
      for (const [index, house] of this.#houses.entries()) {
        await this.#hear(index, Number.POSITIVE_INFINITY);
        await new Promise((resolve) => setImmediate(resolve));
        await house.tellRest();
      }
    const live = await openLive(this.#at(0).hall, this.#table);
    for (const { connection, followed, seat } of this.#pages) {
      if (!connection) continue;
      const { seq, view, waiting } = positionOf(live, seat);
      const shown = JSON.stringify([followed?.seq, followed?.view, followed?.waiting]);
      holds(
        shown === JSON.stringify([seq, view, waiting]),
        `${seat} is shown ${shown}, not ${JSON.stringify([seq, view, waiting])}`,
      );
    }
  }

  /** What must hold whatever happens. */
  async check(): Promise<void> {
    if (this.#fault) throw this.#fault.fault;
    const { db } = this.#base;
    const rows = await db.selectFrom('moves').selectAll().where('table_id', '=', this.#table).orderBy('seq').execute();
    for (const [index, { seq }] of rows.entries()) holds(seq === index, `row ${seq} stands at ${index}`);
    const requests = rows.flatMap(({ request, seat }) => (request === null ? [] : [`${seat} ${request}`]));
    holds(new Set(requests).size === requests.length, 'a request was taken twice');
    for (const [request, { seq, option, seat }] of this.#acknowledged) {
      const row = rows[seq];
      const same = row?.request === request && row.option === option && row.seat === seat;
      holds(same, `${request} was acknowledged as ${seq} and is not there`);
    }
    const live = await openLive(this.#at(0).hall, this.#table);
    const { waiting } = await db
      .selectFrom('turns')
      .select('waiting')
      .where('table_id', '=', this.#table)
      .executeTakeFirstOrThrow();
    holds(
      waiting === JSON.stringify(live.match.waiting),
      `noted as waited for: ${waiting}, in truth ${live.match.waiting}`,
    );
    for (const seat of PEOPLE) {
      const known = this.#known.get(seat) ?? new Set();
      this.#known.set(seat, known);
      for (const word of (live.match.view(seat) as { readonly hand: readonly string[] }).hand) known.add(word);
    }
    for (const { seat, frames } of this.#pages) {
      const words = frames.splice(0).join().match(WORD) ?? [];
      for (const word of words) holds(this.#known.get(seat)?.has(word) === true, `${seat} was shown ${word}`);
    }
  }

  /** From here on nothing goes wrong: everybody comes, answers, and the match comes to its end. */
  async finish(): Promise<void> {
    await this.calm();
    for (const [index, page] of this.#pages.entries()) {
      this.#leave(page);
      await this.#come(page, index);
    }
    for (let round = 0; round < PATIENCE; round++) {
      const live = await openLive(this.#at(0).hall, this.#table);
      if (live.match.result) return;
      for (const page of this.#pages) await this.#answer(page, round);
      this.#time += 5000;
      for (const house of this.#houses) await this.#doJobs(house);
      if (this.#plant !== 'loses jobs' && round % 10 === 9)
        for (const house of this.#houses)
          holds((await house.findForgotten()) === 0, 'a table is waited at that no job looks after');
      await this.calm();
      await this.check();
    }
    throw new Breach('somebody is waited for in vain');
  }
}
