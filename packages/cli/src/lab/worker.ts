import { parentPort, workerData } from 'node:worker_threads';
import { titleOf } from '@quadrille/catalogue';
import type { Counts } from './gathered.ts';
import { observe, type Study } from './observe.ts';

const studies = workerData as readonly Study[];
if (!parentPort) throw new Error('This is a worker of the laboratory');
const port = parentPort;

/** Match 0 of every study comes first, then match 1. */
function play(number: number): Counts {
  const study = studies[number % studies.length];
  const title = study && titleOf(study.series.game);
  if (!title) throw new Error(`There is no study for match ${number}`);
  const { setup } = study.series;
  try {
    return observe(title, study, Math.floor(number / studies.length));
  } catch (error) {
    throw new Error(`${title.id} ${JSON.stringify(setup)} broke down in match ${number}`, { cause: error });
  }
}

port.on('message', (number: number) => port.postMessage(play(number)));
