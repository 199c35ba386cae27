import type { ServerMessage } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import type { Fresh } from './databases.ts';
import { Page, Person, run, until } from './harness.ts';
import { startProcess } from './processes.ts';

/** In small with `npm test`, in full with `npm run test:long`. */
const KILLS = process.env.LONG ? 20 : 5;
const TABLES = 4;

/** Somebody who plays both seats as fast as the server answers, and remembers every answer that was acknowledged. */
class Player {
  readonly table: string;
  readonly cookie: string;
  /** Request → the sequence number it was acknowledged with. */
  readonly acknowledged = new Map<string, number>();
  /** Sent, but not acknowledged when the server died: it is sent again. */
  pending: Record<string, unknown> | undefined;
  #page: Page | undefined;
  #next = 0;

  constructor(table: string, cookie: string) {
    this.table = table;
    this.cookie = cookie;
  }

  async play(base: string): Promise<void> {
    const page = await Page.open(base, { cookie: this.cookie, origin: base }).catch(() => undefined);
    if (!page) return;
    this.#page = page;
    const gone = new Promise<undefined>((resolve) => page.socket.once('close', () => resolve(undefined)));
    await Promise.race([page.hello(this.table).catch(() => undefined), gone]);
    while (page.socket.readyState === page.socket.OPEN) {
      const message = this.pending ?? this.#choose(page);
      if (!message) break;
      this.pending = message;
      const reply = await Promise.race([page.ask(message).catch(() => undefined), gone]);
      if (!reply) return;
      this.#note(message, reply);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  stop(): void {
    this.#page?.close();
  }

  #choose(page: Page): Record<string, unknown> | undefined {
    const seats = ['anna', 'bela'].map((seat) => page.seat(this.table, seat));
    const at = seats.find((each) => each?.decision && each.waiting.includes(each.seat ?? ''));
    if (!at?.decision) return undefined;
    const { stamp, options } = at.decision;
    const option = options[this.#next % Math.min(2, options.length)];
    return { type: 'answer', table: this.table, seat: at.seat, stamp, option, id: `q${this.#next++}` };
  }

  #note(message: Record<string, unknown>, reply: ServerMessage): void {
    this.pending = undefined;
    if (reply.type === 'told' && 'seq' in reply.told)
      this.acknowledged.set(`${String(message.stamp)} ${String(message.id)}`, reply.told.seq);
  }
}

const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

/** The server is killed again and again while everybody plays. */
export function killAgainAndAgain(fresh: Fresh): void {
  test(`${KILLS} times under load: no acknowledged answer is lost, none is taken twice`, {
    timeout: 180_000,
  }, async () => {
    const where = await fresh();
    let server = await startProcess(where);
    const person = await Person.guest(server.base);
    const players: Player[] = [];
    for (let i = 0; i < TABLES; i++) {
      const { id } = await person.table({
        game: 'parley',
        players: 2,
        options: { rounds: '400' },
        seats: { anna: 'me', bela: 'me' },
      });
      players.push(new Player(id, person.cookie));
    }
    for (let kill = 0; kill < KILLS; kill++) {
      const playing = players.map((player) => player.play(server.base));
      const before = acknowledgedBy(players);
      await until(() => acknowledgedBy(players) >= before + TABLES);
      await new Promise((resolve) => setTimeout(resolve, (kill * 7) % 50));
      await server.kill();
      await Promise.all(playing);
      if (kill < KILLS - 1) server = await startProcess(where);
    }

    const after = await run(where);
    const { db } = after.server.hall.store;
    let total = 0;
    for (const { table, acknowledged } of players) {
      const rows = await db.selectFrom('moves').selectAll().where('table_id', '=', table).orderBy('seq').execute();
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index));
      const requests = rows.flatMap(({ request }) => request ?? []);
      expect(new Set(requests).size).toBe(requests.length);
      for (const [request, seq] of acknowledged) expect(rows[seq]?.request).toBe(request);
      total += acknowledged.size;
      await after.server.hall.matches.use(table, async (live) => expect(live.seq).toBe(rows.length - 1));
    }
    expect(total).toBeGreaterThan(KILLS * TABLES);
    await after.stop();
  });
}
