import { Worker } from 'node:worker_threads';
import type { MatchRecord, Texts } from '@quadrille/kernel';

/** How much longer than ours a file may be, and how long it may take to read it. */
const [TIMES, MORE] = [2, 4096];
const PATIENCE = 15_000;

export interface Judging {
  readonly game: string;
  readonly texts: Texts;
  readonly record: MatchRecord;
}

/** What the thread says: that it has begun, and what it has found. */
export type Judged = { readonly begun: true } | { readonly wrong: string | undefined };

/**
 * What is wrong with an edition that a stranger has brought with a record; nothing: it can be played. It is read and played
 * beside the server first: a text may be made so that reading it takes as long as one likes, and values so that a set-up does.
 */
export async function judged(
  game: string,
  ours: Texts,
  { texts, record }: Omit<Judging, 'game'>,
): Promise<string | undefined> {
  for (const [file, text] of Object.entries(texts)) {
    const own = Object.hasOwn(ours, file) ? ours[file] : undefined;
    if (own === undefined) return `the game has no file ${file}.`;
    if (text.length > TIMES * own.length + MORE) return `${file} is far longer than ours.`;
  }
  const worker = new Worker(new URL('./judging.ts', import.meta.url), {
    workerData: { game, texts, record } satisfies Judging,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  let late: NodeJS.Timeout | undefined;
  return new Promise<string | undefined>((done) => {
    // To load the rules takes as long as it takes: that is not what is judged.
    const begin = () => {
      late = setTimeout(() => done('it takes too long to play.'), PATIENCE);
    };
    worker.on('message', (said: Judged) => ('begun' in said ? begin() : done(said.wrong)));
    worker.once('error', () => done('it cannot be played.'));
    worker.once('exit', () => done('it cannot be played.'));
  }).finally(() => {
    clearTimeout(late);
    void worker.terminate();
  });
}
