import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Board, boards } from './boards.ts';
import { loadWorld } from './geography/world.ts';
import { make } from './make.ts';

/** `npm run maps`: draws all boards, or those named as arguments, two at a time. */

const folder = new URL('../boards/', import.meta.url);

interface Report {
  readonly board: string;
  readonly seconds: number;
  readonly sizes: Readonly<Record<string, number>>;
}

async function work(board: Board): Promise<Report> {
  const start = performance.now();
  const sizes = await make(board, loadWorld(), folder);
  return { board: board.id, seconds: (performance.now() - start) / 1000, sizes };
}

function delegate(board: Board): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: board,
      // Drawing makes many short-lived points: room for them saves a tenth of the time.
      resourceLimits: { maxYoungGenerationSizeMb: 128 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function drawAll(wanted: readonly Board[]): Promise<void> {
  const start = performance.now();
  const queue = [...wanted];
  const hand = async (): Promise<void> => {
    for (let board = queue.shift(); board; board = queue.shift()) {
      const { seconds, sizes } = await delegate(board);
      console.log(`${board.id}  ${seconds.toFixed(1)} s`);
      for (const [file, size] of Object.entries(sizes))
        console.log(`  ${(size / 1024).toFixed(0).padStart(5)} KB  ${file}`);
    }
  };
  await Promise.all([hand(), hand()]);
  console.log(`${wanted.length} boards in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

if (isMainThread) {
  const names = process.argv.slice(2);
  await drawAll(boards.filter(({ id }) => names.length === 0 || names.includes(id)));
} else {
  parentPort?.postMessage(await work(workerData));
}
