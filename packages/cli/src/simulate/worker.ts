import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { titleOf } from '@quadrille/catalogue';
import { recordOf, type Title } from '@quadrille/kernel';
import { type Played, play } from './play.ts';
import { matchSeed, type Series, shuffleOf } from './series.ts';
import { NOTHING, plus, tallyOf } from './tally.ts';

/** Matches of the series to play: from the first to before the last. */
export type Portion = readonly [from: number, to: number];

const series = workerData as Series;
const title = titleOf(series.game);
if (!title || !parentPort) throw new Error('This is a worker of quadrille simulate');
const port = parentPort;

function playPortion(game: Title, [from, to]: Portion) {
  let tally = NOTHING;
  for (let number = from; number < to; number++) {
    const played = playOne(game, number);
    tally = plus(tally, tallyOf(played, shuffleOf(series, number)));
    if (series.records !== undefined) write(game, series.records, number, played);
  }
  return tally;
}

function playOne(game: Title, number: number): Played {
  try {
    return play(game, series, number);
  } catch (error) {
    throw new Error(`Match ${number} (seed ${matchSeed(series, number)}) broke down`, { cause: error });
  }
}

function write(game: Title, folder: string, number: number, { answers }: Played): void {
  const start = { setup: series.setup, seed: matchSeed(series, number), chance: 'fast' } as const;
  const record = recordOf(game.definition, start, answers);
  writeFileSync(join(folder, `${game.id}-${number}.json`), `${JSON.stringify(record)}\n`);
}

port.on('message', (portion: Portion) => port.postMessage(playPortion(title, portion)));
port.postMessage('ready');
