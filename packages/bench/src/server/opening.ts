import { join } from 'node:path';
import { Match, Random, setupFor, type Title } from '@quadrille/kernel';
import { createServer } from '@quadrille/server';
import { changeTable } from '@quadrille/server/hosting/change.ts';
import { begin } from '@quadrille/server/hosting/start.ts';
import { openLive } from '@quadrille/server/match/open.ts';
import { takeAnswer } from '@quadrille/server/match/play.ts';
import { insertTable } from '@quadrille/server/tables/create.ts';

const LENGTHS = [50, 200, 800, 1600];
const TIMES = 40;

/** What it costs to open a match of so many answers, and what an answer takes in rows. */
export async function openingCosts(directory: string, title: Title): Promise<string[]> {
  const server = await createServer({ directory: join(directory, 'opening') });
  const { hall } = server;
  const lines: string[] = [];
  const random = new Random('opening');
  for (const length of LENGTHS) {
    const id = await longMatch(length);
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const started = performance.now();
      await openLive(hall, id);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    const rows = await hall.store.db.selectFrom('moves').selectAll().where('table_id', '=', id).execute();
    const size = rows.reduce((sum, row) => sum + Object.values(row).join('').length, 0);
    const saved = await hall.store.db.selectFrom('checkpoints').selectAll().where('table_id', '=', id).execute();
    const cache = saved.reduce((sum, { checkpoint }) => sum + checkpoint.length, 0);
    const per = (bytes: number) => `${(bytes / rows.length).toFixed(0)} B`;
    lines.push(
      `opening a match of ${String(rows.length - 1).padStart(4)} answers: p50 ${times[TIMES / 2]?.toFixed(2)} ms; ` +
        `${per(size)} an answer in rows, ${per(cache)} in checkpoints`,
    );
  }
  await server.close();
  return lines;

  async function longMatch(length: number): Promise<string> {
    const setup = setupFor(title, { players: 4 });
    const id = await insertTable(hall, {
      host: 'bench',
      title,
      setup,
      settings: {
        name: 'bench',
        pace: { kind: 'untimed' },
        press: 'none',
        admission: 'private',
        seating: 'choose',
        start: 'host',
        spectators: null,
        hints: false,
      },
      seats: title.definition.seats(setup).map((seat) => ({ seat, player: 'bench', bot: null })),
      seed: lastingSeed(setup, length),
    });
    await changeTable(hall, id, (trx, table, live) => begin(hall, trx, table, live));
    await hall.matches.use(id, async (live) => {
      while (live.seq < length && !live.match.result) {
        const [seat = ''] = live.match.waiting;
        const options = live.match.questions(seat)[0]?.options ?? [];
        const option = random.pick(options, 'play').id;
        await takeAnswer(hall, live, {
          seat,
          option,
          which: 0,
          by: 'player',
          request: null,
          allowed: () => undefined,
        });
      }
    });
    hall.matches.drop(id);
    return id;
  }

  /** Random matches differ in length; the seed does not matter for that, so any will do. */
  function lastingSeed(setup: ReturnType<typeof setupFor>, length: number): string {
    const seed = `bench-${length}`;
    Match.create(title.definition, { setup, seed });
    return seed;
  }
}
