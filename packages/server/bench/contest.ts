import type { Server } from './children.ts';
import type { Figures } from './figures.ts';

/** A match as its four clients see it. */
export interface Seated {
  /**
   * Gives one answer of whoever is asked, and resolves when that client has been told that it counts: to how many answers
   * the record has grown by then. A server may give those that are no choice by itself.
   */
  answer(): Promise<number>;
  /** If the match is over, sits down to another. */
  goOn(): Promise<void>;
  /** Resolves when everybody at the table knows everything. */
  settled(): Promise<void>;
  close(): void;
}

/** A server of matches, and clients that play on it. */
export interface Rival {
  readonly name: string;
  readonly server: Server;
  /** Seats four clients at matches that have had these shares (0 to 1) of the answers of a whole one. */
  open(ages: readonly number[]): Promise<readonly Seated[]>;
  /** Bytes its clients have received so far. */
  received(): number;
}

/** Ages that stand for whole matches: where a match is found at a random moment of its life. */
const agesOf = (matches: number): number[] => Array.from({ length: matches }, (_, i) => (i + 0.5) / matches);

/** A single match is played in its first, its second and its last third, one after the other. */
const STRETCHES = 3;

const NOTHING: Figures = { answers: 0, seconds: 0, latencies: [], received: 0, written: 0, stored: 0, cpu: 0 };

/** Plays so many matches at once for so long: whoever is asked answers at once, or after a pause. */
export async function contest(
  rival: Rival,
  { matches, seconds, pause = 0 }: { readonly matches: number; readonly seconds: number; readonly pause?: number },
): Promise<Figures> {
  if (matches > 1) return stretch(rival, await rival.open(agesOf(matches)), seconds, pause);
  let all = NOTHING;
  for (const age of agesOf(STRETCHES))
    all = together(all, await stretch(rival, await rival.open([age]), seconds / STRETCHES, pause));
  return all;
}

async function stretch(rival: Rival, tables: readonly Seated[], seconds: number, pause: number): Promise<Figures> {
  const { server } = rival;
  const latencies: number[] = [];
  let between = 0; // from one match to the next, all tables together
  // A match that has just been opened is not yet one that is being played.
  const first = await Promise.all(tables.map((table) => table.answer()));
  await Promise.all(tables.map((table) => table.settled()));
  await Promise.all(tables.map((table) => table.goOn()));
  const before = {
    written: await server.written(),
    stored: server.stored(),
    cpu: server.cpu(),
    received: rival.received(),
  };
  const started = performance.now();
  const end = started + seconds * 1000;
  const grown = await Promise.all(
    tables.map(async (table, place) => {
      let last = first[place] ?? 0;
      let answers = 0;
      if (pause > 0) await sleep(Math.random() * pause);
      while (performance.now() < end) {
        const sent = performance.now();
        const now = await table.answer();
        const told = performance.now();
        latencies.push(told - sent);
        answers += now > last ? now - last : now; // another match may have begun
        last = now;
        await table.goOn();
        between += performance.now() - told;
        if (pause > 0) await sleep(pause);
      }
      return answers;
    }),
  );
  const took = (performance.now() - started - between / tables.length) / 1000;
  const cpu = server.cpu() - before.cpu;
  await Promise.all(tables.map((table) => table.settled()));
  const figures: Figures = {
    answers: grown.reduce((sum, each) => sum + each, 0),
    seconds: took,
    latencies,
    received: rival.received() - before.received,
    written: (await server.written()) - before.written,
    stored: server.stored() - before.stored,
    cpu,
  };
  for (const table of tables) table.close();
  return figures;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const together = (a: Figures, b: Figures): Figures => ({
  answers: a.answers + b.answers,
  seconds: a.seconds + b.seconds,
  latencies: [...a.latencies, ...b.latencies],
  received: a.received + b.received,
  written: a.written + b.written,
  stored: a.stored + b.stored,
  cpu: a.cpu + b.cpu,
});
