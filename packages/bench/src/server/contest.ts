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
/** Ages of the matches of each stretch. */
const stretchesOf = (matches: number): number[][] =>
  matches > 1 ? [agesOf(matches)] : agesOf(STRETCHES).map((age) => [age]);

const NOTHING: Figures = { answers: 0, seconds: 0, latencies: [], received: 0, written: 0, stored: 0, cpu: 0 };

export interface Terms {
  readonly matches: number;
  readonly seconds: number;
  /** Whoever is asked answers at once, or after so many milliseconds. */
  readonly pause?: number;
}

/** Plays so many matches at once for so long. */
export async function contest(rival: Rival, { matches, seconds, pause = 0 }: Terms): Promise<Figures> {
  const stretches = stretchesOf(matches);
  let all = NOTHING;
  for (const ages of stretches)
    all = together(all, await stretch(rival, await rival.open(ages), seconds / stretches.length, pause));
  return all;
}

/** Plays the same for both in turn, so that neither has the better machine: a machine is not as fast now as in a minute. */
export async function inTurn(
  contests: readonly [Contest, Contest],
  terms: Terms,
  turns: number,
): Promise<readonly (readonly [Figures, Figures])[]> {
  const played: [Figures, Figures][] = [];
  for (let turn = 0; turn < turns; turn++) played.push([await contests[0](terms), await contests[1](terms)]);
  return played;
}

export type Contest = (terms: Terms) => Promise<Figures>;

/** All turns of one side as one. */
export const summed = (figures: readonly Figures[]): Figures => figures.reduce(together, NOTHING);

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
